import log from '../../../data/genshin/log.json' with { type: 'json' }
import pools from '../../../data/genshin/pools.json' with { type: 'json' }

export const PULL_FILES = { log, pools }
