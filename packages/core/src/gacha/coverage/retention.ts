import { DAY_MS, type Instant } from '../../time/instant.ts'

export interface RetentionFacts {
  /** `null`: all others. */
  readonly pools: readonly string[] | null
  readonly keptDays: number
  readonly warnDays: number
}

/** The row of the facts that holds for a pool, known or not. */
export function retentionOf(poolId: string, rows: readonly RetentionFacts[]): RetentionFacts | null {
  return rows.find(({ pools }) => pools === null || pools.includes(poolId)) ?? null
}

/** `late`: pulls may be falling off the log already. */
export type RetentionState = 'safe' | 'soon' | 'late'

const SOON_DAYS = 30

/** How urgent the next import is. (GACHA-21) */
export function retentionState(safeUntil: Instant, now: Instant): RetentionState {
  if (now >= safeUntil) return 'late'
  return safeUntil - now <= SOON_DAYS * DAY_MS ? 'soon' : 'safe'
}
