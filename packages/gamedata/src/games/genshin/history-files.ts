import history from '../../../data/genshin/history.json' with { type: 'json' }
import items from '../../../data/genshin/items.json' with { type: 'json' }
import permanent from '../../../data/genshin/permanent.json' with { type: 'json' }

export const HISTORY_FILES = { history, items, permanent }
