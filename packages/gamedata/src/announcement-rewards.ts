import type { PartialText } from '@ephemeris/core/language/language'
import file from '../data/announcements/rewards.json' with { type: 'json' }
import { type ByGame, readEach } from './by-game.ts'
import { Row } from './row.ts'

/** What players spend on pulls, as announcements promise it. */
export interface RewardItemFacts {
  readonly id: string
  readonly name: PartialText
  /** Every spelling that announcements use, in any language. */
  readonly spellings: readonly string[]
  /** How many of it make one pull. */
  readonly perPull: number
}

export const REWARD_ITEMS: ByGame<readonly RewardItemFacts[]> = readEach(file.items, 'rewards', (value, where) =>
  new Row({ items: value }, where).rows('items').map((row) => {
    const name = row.name('name')
    const spellings = [...Object.values(name), ...(row.textsOrNull('also') ?? [])]
    return { id: row.text('id'), name, spellings: [...new Set(spellings)], perPull: row.number('perPull') }
  }),
)

/** The words around rewards, of all languages together; expressions, matched without regard to case. */
export const REWARD_WORDS = {
  /** Headings above what an activity gives. */
  labels: expressions(file.labels),
  /** Headings under which nothing is promised any more. */
  otherLabels: expressions(file.otherLabels),
  /** A clause with one of them promises nothing certain: "up to", "each", "exchange". */
  hedges: expressions(file.hedges),
} as const

function expressions(sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(source, 'i'))
}
