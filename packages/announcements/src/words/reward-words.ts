import type { LocalizedText } from '@ephemeris/core/language/language'
import { readKind } from '@ephemeris/gamedata/by-game'
import { CATALOGUE_FILES_BY_GAME } from '@ephemeris/gamedata/games/catalogue-files'
import { CURRENCY_NAMES } from '@ephemeris/gamedata/income/currency-names'
import { number, someText, texts } from '@ephemeris/gamedata/shape'
import * as z from 'zod/mini'
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

const rewardItem = z.pipe(
  z.strictObject({ id: someText, perPull: number, also: z._default(texts, []) }),
  z.transform(({ id, perPull, also }, { issues }): RewardItemFacts => {
    const name = Object.values(CURRENCY_NAMES)
      .flat()
      .find((currency) => currency.id === id)?.name
    if (name) return { id, name, spellings: [...new Set([...Object.values(name), ...also])], perPull }
    issues.push({ code: 'custom', message: 'must be a currency', input: id, path: ['id'] })
    return z.NEVER
  }),
)

export const REWARD_ITEMS = readKind(CATALOGUE_FILES_BY_GAME, 'noticeRewards', z.array(rewardItem))

/** The words around rewards, of all languages together; expressions, matched without regard to case. */
export const REWARD_WORDS = {
  /** Headings above what an activity gives. */
  labels: anyOf(words.labels),
  /** Headings under which nothing is promised any more. */
  otherLabels: anyOf(words.otherLabels),
  /** A clause with one of them promises nothing certain: "up to", "each", "exchange". */
  hedges: anyOf(words.hedges),
} as const
