import log from '../../../data/wuthering/log.json' with { type: 'json' }
import pools from '../../../data/wuthering/pools.json' with { type: 'json' }

export const PULL_FILES = { log, pools }
