import history from '../../../data/starrail/history.json' with { type: 'json' }
import items from '../../../data/starrail/items.json' with { type: 'json' }
import permanent from '../../../data/starrail/permanent.json' with { type: 'json' }

export const HISTORY_FILES = { history, items, permanent }
