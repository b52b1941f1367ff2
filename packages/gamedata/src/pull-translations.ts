import type { PartialText } from '@ephemeris/core/language/language'
import genshin from '../data/genshin/pull-translations.json' with { type: 'json' }
import starrail from '../data/starrail/pull-translations.json' with { type: 'json' }
import wuthering from '../data/wuthering/pull-translations.json' with { type: 'json' }
import zenless from '../data/zenless/pull-translations.json' with { type: 'json' }
import { type ByGame, readEach } from './by-game.ts'
import { Row } from './row.ts'

/** Our own names of pools and items by row id; only languages in which no official name is known. */
export interface PullTranslations {
  readonly pools: ReadonlyMap<string, PartialText>
  readonly items: ReadonlyMap<string, PartialText>
}

function readPullTranslations(file: unknown, where: string): PullTranslations {
  const all = new Row(file, where)
  return { pools: all.namesByKey('pools'), items: all.namesByKey('items') }
}

export const PULL_TRANSLATIONS: ByGame<PullTranslations> = readEach(
  { genshin, starrail, zenless, wuthering },
  'pull-translations',
  readPullTranslations,
)
