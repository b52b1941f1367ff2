import genshin from '../data/genshin/translations.json' with { type: 'json' }
import starrail from '../data/starrail/translations.json' with { type: 'json' }
import wuthering from '../data/wuthering/translations.json' with { type: 'json' }
import zenless from '../data/zenless/translations.json' with { type: 'json' }
import { type ByGame, readEach } from './by-game.ts'
import { Row } from './row.ts'
import type { Text } from './text.ts'

export const TRANSLATED = ['events', 'recurring', 'pools', 'items', 'versions', 'pending'] as const

export type TranslatedKind = (typeof TRANSLATED)[number]

/** Our own translations by row id (`pending`: by English name); only languages in which no official text is known. */
export type Translations = Readonly<Record<TranslatedKind, ReadonlyMap<string, Text>>>

export function readTranslations(file: unknown, where: string): Translations {
  const all = new Row(file, where)
  const of = (kind: TranslatedKind) => all.namesByKey(kind)
  return {
    events: of('events'),
    recurring: of('recurring'),
    pools: of('pools'),
    items: of('items'),
    versions: of('versions'),
    pending: of('pending'),
  }
}

export const TRANSLATIONS: ByGame<Translations> = readEach(
  { genshin, starrail, zenless, wuthering },
  'translations',
  readTranslations,
)
