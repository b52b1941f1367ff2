import history from '../../data/zenless/history.json' with { type: 'json' }
import items from '../../data/zenless/items.json' with { type: 'json' }
import permanent from '../../data/zenless/permanent.json' with { type: 'json' }
import { readPullFacts } from './read-pull-facts.ts'

export const PULL_FACTS = readPullFacts('zenless', { history, items, permanent })
