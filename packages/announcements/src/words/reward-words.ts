import type { LocalizedText } from '@ephemeris/core/language/language'
import { type ByGame, readKind } from '@ephemeris/gamedata/by-game'
import { CATALOGUE_FILES_BY_GAME } from '@ephemeris/gamedata/games/catalogue-files'
import { CURRENCY_NAMES } from '@ephemeris/gamedata/income/currency-names'
import { Row } from '@ephemeris/gamedata/row'
import words from '../../data/reward-words.json' with { type: 'json' }
import { anyOf } from './any-of.ts'

/** What players spend on pulls, as announcements promise it. */
export interface RewardItemFacts {
  readonly id: string
  readonly name: LocalizedText
  /** Every spelling that announcements use, in any language. */
  readonly spellings: readonly string[]
  /** How many of it make one pull. */
  readonly perPull: number
}

export const REWARD_ITEMS: ByGame<readonly RewardItemFacts[]> = readKind(
  CATALOGUE_FILES_BY_GAME,
  'noticeRewards',
  (value, where) => {
    const names = new Map(
      Object.values(CURRENCY_NAMES).flatMap((all) => all.map(({ id, name }) => [id, name] as const)),
    )
    return new Row({ items: value }, where).rows('items').map((row) => {
      const id = row.text('id')
      const name = names.get(id)
      if (name === undefined) throw new RangeError(`${where} ${id}: no such currency`)
      const spellings = [...Object.values(name), ...(row.textsOrNull('also') ?? [])]
      return { id, name, spellings: [...new Set(spellings)], perPull: row.number('perPull') }
    })
  },
)

/** The words around rewards, of all languages together; expressions, matched without regard to case. */
export const REWARD_WORDS = {
  /** Headings above what an activity gives. */
  labels: anyOf(words.labels),
  /** Headings under which nothing is promised any more. */
  otherLabels: anyOf(words.otherLabels),
  /** A clause with one of them promises nothing certain: "up to", "each", "exchange". */
  hedges: anyOf(words.hedges),
} as const
