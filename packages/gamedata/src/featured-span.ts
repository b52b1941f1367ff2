import type { FactSpan } from './fact-time.ts'
import { rowsOf } from './row.ts'

/** What was featured when, since each game's launch (wuthering: since 2025-03-27); ids only. */
export interface FeaturedSpan extends FactSpan {
  readonly pool: string | null
  /** `null`: not told by the source. */
  readonly version: string | null
  /** It never ends; without it an absent end is not known. */
  readonly isPermanent: boolean
  readonly featured5: readonly string[]
  /** `null`: not found. */
  readonly featured4: readonly string[] | null
  /** How many featured items have no known id. */
  readonly pending: number
}

export function readHistory(file: unknown, where: string): readonly FeaturedSpan[] {
  return rowsOf(file, where).map((row) => ({
    pool: row.textOrNull('pool'),
    version: row.textOrNull('version'),
    start: row.text('start'),
    end: row.textOrNull('end'),
    isPermanent: row.flag('isPermanent'),
    featured5: row.texts('featured5'),
    featured4: row.textsOrNull('featured4'),
    pending: row.numberOrNull('pending') ?? 0,
  }))
}
