import history from '../../data/genshin/history.json' with { type: 'json' }
import items from '../../data/genshin/items.json' with { type: 'json' }
import permanent from '../../data/genshin/permanent.json' with { type: 'json' }
import { readPullFacts } from './read-pull-facts.ts'

export const PULL_FACTS = readPullFacts('genshin', { history, items, permanent })
