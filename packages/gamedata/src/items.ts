import genshin from '../data/genshin/items.json' with { type: 'json' }
import starrail from '../data/starrail/items.json' with { type: 'json' }
import wuthering from '../data/wuthering/items.json' with { type: 'json' }
import zenless from '../data/zenless/items.json' with { type: 'json' }
import { type ByGame, readEach } from './by-game.ts'
import { type Item, readItems } from './item.ts'

export const ITEMS: ByGame<readonly Item[]> = readEach({ genshin, starrail, zenless, wuthering }, 'items', readItems)
