import history from '../../../data/wuthering/history.json' with { type: 'json' }
import items from '../../../data/wuthering/items.json' with { type: 'json' }
import permanent from '../../../data/wuthering/permanent.json' with { type: 'json' }

export const HISTORY_FILES = { history, items, permanent }
