import log from '../../../data/starrail/log.json' with { type: 'json' }
import pools from '../../../data/starrail/pools.json' with { type: 'json' }

export const PULL_FILES = { log, pools }
