import { DAY_MS, HOUR_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Limit } from './rate-limits.ts'

const KIB = 1024
const DAY = DAY_MS / SECOND_MS

/**
 * Which versions of a slot stay: the newest ones however old they are, every one of the last hour, the last one of each
 * hour for a day, and the last one of each day for a week. Three slots have 5 MB in all. (SYNC-14)
 */
export const SLOT_VERSIONS = {
  newest: 5,
  recentMs: HOUR_MS,
  recent: 50,
  hourlyMs: DAY_MS,
  keptMs: 7 * DAY_MS,
  /** As the database compresses them. The newest ones fit in at their largest. */
  bytes: 1600 * KIB,
} as const

/** What one user uploads into slots. (SYNC-19) */
export const SLOT_KIB: Limit = { name: 'slot-kib', points: 20 * KIB, seconds: DAY }

/** So long after its registration an account is new, and may turn out to be one of many of the same person. (OPS-99) */
export const NEW_FOR_MS = 3 * DAY_MS

/** What all new accounts that use one network store in a day. (OPS-99) */
export const NEWCOMERS_KIB: Limit = {
  name: 'newcomers-kib',
  points: 512 * KIB,
  seconds: DAY,
  refusal: 'NEWCOMERS_FULL',
}

/** Files that one user imports: each leaves an entry for good, also where it brings nothing new. (LEDGER-15) */
export const FILE_IMPORTS: Limit = { name: 'file-imports', points: 200, seconds: DAY }

/** A pull with its share of the indexes. */
export const KIB_OF_PULL = 1
