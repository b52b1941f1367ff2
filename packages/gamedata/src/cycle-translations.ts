import type { PartialText } from '@ephemeris/core/language/language'
import genshin from '../data/genshin/cycle-translations.json' with { type: 'json' }
import starrail from '../data/starrail/cycle-translations.json' with { type: 'json' }
import wuthering from '../data/wuthering/cycle-translations.json' with { type: 'json' }
import zenless from '../data/zenless/cycle-translations.json' with { type: 'json' }
import { type ByGame, readEach } from './by-game.ts'
import { Row } from './row.ts'

/** Our own names of cycles by row id; only languages in which no official name is known. */
export const CYCLE_TRANSLATIONS: ByGame<ReadonlyMap<string, PartialText>> = readEach(
  { genshin, starrail, zenless, wuthering },
  'cycle-translations',
  (file, where) => new Row(file, where).namesByKey('recurring'),
)
