import { readPullFacts } from '../../pulls/read-pull-facts.ts'
import { HISTORY_FILES } from './history-files.ts'

export const PULL_FACTS = readPullFacts('zenless', HISTORY_FILES)
