import history from '../../../data/zenless/history.json' with { type: 'json' }
import items from '../../../data/zenless/items.json' with { type: 'json' }
import permanent from '../../../data/zenless/permanent.json' with { type: 'json' }

export const HISTORY_FILES = { history, items, permanent }
