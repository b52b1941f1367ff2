import type { GameId } from '@ephemeris/core/games/game'
import {
  LANGUAGES,
  type Language,
  type LocalizedText,
  languageRow,
  type PartialText,
} from '@ephemeris/core/language/language'
import * as z from 'zod/mini'
import { readKind } from '../by-game.ts'
import { GAME_FILES } from '../games/named-games.ts'
import { name, type RowsOf, someText } from '../shape.ts'

/** In a language that has no names of its own, the names of another stand in. */
const completeName = z.pipe(
  name,
  z.transform((known: PartialText, { issues, value }): LocalizedText => {
    const inAll = LANGUAGES.map((language) => {
      const text = known[language] ?? known[languageRow(language).namesFrom ?? language]
      if (text === undefined) issues.push({ code: 'custom', message: `must have ${language}`, input: value })
      return [language, text]
    })
    return Object.fromEntries(inAll)
  }),
)

const currency = z.strictObject({
  /** As in `income.json`. */
  id: someText,
  name: completeName,
  /** Of one alone, in languages and for names where that is another form. */
  one: z._default(name, {}),
  /** Languages in which the game's own word was not found: the name there is ours, or the English one. */
  own: z._default(z.array(z.enum(LANGUAGES)), []),
})

/** What a game calls a currency or a ticket. */
export type CurrencyName = RowsOf<typeof currency>

export const CURRENCY_NAMES = readKind(GAME_FILES, 'currencyNames', z.array(currency))

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
