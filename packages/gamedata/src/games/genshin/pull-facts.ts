import { readPullFacts } from '../../pulls/read-pull-facts.ts'
import { HISTORY_FILES } from './history-files.ts'

export const PULL_FACTS = readPullFacts('genshin', HISTORY_FILES)
