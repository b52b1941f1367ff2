import type { GameId } from '@ephemeris/core/games/game'
import {
  LANGUAGES,
  type Language,
  type LocalizedText,
  languageRow,
  type PartialText,
} from '@ephemeris/core/language/language'
import { type ByGame, readKind } from '../by-game.ts'
import { GAME_FILES } from '../games/named-games.ts'
import { Row } from '../row.ts'

/** What a game calls a currency or a ticket. */
export interface CurrencyName {
  /** As in `income.json`. */
  readonly id: string
  readonly name: LocalizedText
  /** Of one alone, in languages and for names where that is another form. */
  readonly one: PartialText
  /** Languages in which the game's own word was not found: the name there is ours, or the English one. */
  readonly own: readonly Language[]
}

export const CURRENCY_NAMES: ByGame<readonly CurrencyName[]> = readKind(GAME_FILES, 'currencyNames', (value, where) =>
  new Row({ things: value }, where).rows('things').map((row) => {
    const name = row.name('name')
    const own = row.textsOrNull('own') ?? []
    const id = row.text('id')
    const inAll = LANGUAGES.map((language) => {
      const text = name[language] ?? name[languageRow(language).namesFrom ?? language]
      if (text === undefined) throw new RangeError(`${where} ${id}: no name in ${language}`)
      return [language, text] as const
    })
    return {
      id,
      name: Object.fromEntries(inAll) as LocalizedText,
      one: row.nameOrNull('one') ?? {},
      own: LANGUAGES.filter((language) => own.includes(language)),
    }
  }),
)

/** `1 Intertwined Fate`, `5 Intertwined Fates`: the name that stands behind such an amount; an unknown one is its id. */
export function currencyName(gameId: GameId, id: string, { language, amount }: NamedAmount): string {
  const known = CURRENCY_NAMES[gameId].find((currency) => currency.id === id)
  if (!known) return id
  const isOne = amount !== undefined && new Intl.PluralRules(language).select(amount) === 'one'
  return (isOne ? known.one[language] : undefined) ?? known.name[language]
}

interface NamedAmount {
  readonly language: Language
  /** Absent: the name stands alone. */
  readonly amount?: number | undefined
}
