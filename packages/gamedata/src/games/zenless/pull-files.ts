import log from '../../../data/zenless/log.json' with { type: 'json' }
import pools from '../../../data/zenless/pools.json' with { type: 'json' }

export const PULL_FILES = { log, pools }
