import type { FeaturedFacts } from '@ephemeris/core/gacha/facts'
import { rowsOf } from '../row.ts'

/** What was featured when, since each game's launch; ids only. */
export interface FeaturedSpan extends FeaturedFacts {
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
