import { parseInstant } from '../../time/instant.ts'
import { formatWallTime, wallTimeOf } from '../../time/wall-time.ts'
import { utcOffset } from '../../time/zone.ts'
import { type AccountReading, type AccountRows, type FactsOf, readAccount } from './account-rows.ts'
import { addSkipped } from './file-reading.ts'
import type { FileRecord } from './record.ts'
import { kuroRow } from './wuthering-rows.ts'

const POOL_KEY = /^\d{1,8}$/

/** Reads wuwa-gacha-tool's export: the log's answers keyed by pool, and `uid`. `null` for another shape. (UIGF-8) */
export function readKeyedPools(root: FileRecord, fallbackUid: string, factsOf: FactsOf): AccountReading | null {
  const pools = root.keys().filter((key) => POOL_KEY.test(key) && root.list(key) !== null)
  if (pools.length === 0) return null

  const uid = root.text('uid') || fallbackUid
  const readings = pools.map((pool) => {
    const source = { ...KURO, section: pool, uid, rows: root.list(pool) ?? [] }
    return readAccount({ ...source, toRaw: (row) => kuroRow(row, pool) }, factsOf)
  })
  const problems = readings.flatMap((reading) => reading.problems)
  const pulls = readings.flatMap(({ account }) => account?.pulls ?? [])
  const skipped = addSkipped(readings.flatMap(({ account }) => (account ? [account] : [])))
  const isRead = readings.every(({ account }) => account !== null)
  return { account: isRead ? { gameId: 'wuthering', uid, pulls, skipped } : null, problems }
}

/**
 * Reads wuwatracker's export: `playerId` and `pulls`, newest first, with times in UTC and `group` counting a ten-pull
 * from its oldest. `null` for another shape. (UIGF-8)
 */
export function readTrackerPulls(root: FileRecord, fallbackUid: string, factsOf: FactsOf): AccountReading | null {
  const pulls = root.list('pulls')
  if (!pulls) return null

  const uid = root.text('playerId') || fallbackUid
  const source = { ...KURO, section: 'pulls', uid, rows: pulls, timezone: 0 }
  return readAccount({ ...source, toRaw: (row) => ({ ...kuroRow(row), time: inUtc(row.text('time')) }) }, factsOf)
}

const KURO = {
  gameId: 'wuthering',
  timezone: null,
  mayLackId: true,
  isNewestFirst: true,
} as const satisfies Partial<AccountRows>

/** `2026-06-13T06:20:36+00:00` as a clock in UTC shows it; empty for any other form. */
function inUtc(text: string): string {
  const at = parseInstant(text)
  return at === null ? '' : formatWallTime(wallTimeOf(at, utcOffset(0)))
}
