import genshin from '../data/genshin/history.json' with { type: 'json' }
import starrail from '../data/starrail/history.json' with { type: 'json' }
import wuthering from '../data/wuthering/history.json' with { type: 'json' }
import zenless from '../data/zenless/history.json' with { type: 'json' }
import { type ByGame, readEach } from './by-game.ts'
import { type FeaturedSpan, readHistory } from './featured-span.ts'

export const HISTORY: ByGame<readonly FeaturedSpan[]> = readEach(
  { genshin, starrail, zenless, wuthering },
  'history',
  readHistory,
)
