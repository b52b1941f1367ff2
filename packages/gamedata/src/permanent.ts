import genshin from '../data/genshin/permanent.json' with { type: 'json' }
import starrail from '../data/starrail/permanent.json' with { type: 'json' }
import wuthering from '../data/wuthering/permanent.json' with { type: 'json' }
import zenless from '../data/zenless/permanent.json' with { type: 'json' }
import { type ByGame, readEach } from './by-game.ts'
import { type PermanentItem, readPermanent } from './permanent-item.ts'

export const PERMANENT: ByGame<readonly PermanentItem[]> = readEach(
  { genshin, starrail, zenless, wuthering },
  'permanent',
  readPermanent,
)
