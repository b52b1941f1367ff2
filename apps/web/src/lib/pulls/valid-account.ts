import type { PoolProof, ProofByPool, ProofGap } from '@ephemeris/core/gacha/coverage/covered-pulls'
import type { FilePart } from '@ephemeris/core/gacha/coverage/file-spans'
import { parseWallTime } from '@ephemeris/core/time/wall-time'
import type { PullHole, StoredAccount, StoredFiles, StoredPull } from '#web/lib/pulls/stored-pulls'

const TEXTS = [
  ...['id', 'name', 'rank_type', 'item_type', 'gacha_type'],
  ...['uigf_gacha_type', 'item_id', 'gacha_id', 'count'],
] as const

/**
 * What is sound of a record of the database, which a faulty version, an extension or a player may have written: parts
 * that cannot be read are left out. `null`: it is no record at all. (LOCAL-13)
 */
export function validAccount(record: unknown): StoredAccount | null {
  if (!isObject(record)) return null
  const { gameId, owner, gachaTypes, stats, lastUpdated, files, broughtTo } = record
  if (typeof gameId !== 'string' || typeof owner !== 'string') return null
  const users = validUsers(broughtTo)
  const pools = entriesOf(gachaTypes).map(([pool, rows]) => [pool, validPool(pool, rows)] as const)
  const holes = pools.flatMap(([, pool]) => pool.holes)
  return {
    gameId,
    owner,
    gachaTypes: Object.fromEntries(pools.map(([id, { rows }]) => [id, rows])),
    stats: { coverage: validCoverage(isObject(stats) ? stats.coverage : null) },
    lastUpdated: isTime(lastUpdated) ? lastUpdated : 0,
    ...(Array.isArray(files) && { files: files.flatMap(validFiles) }),
    ...(users.length > 0 && { broughtTo: users }),
    ...(holes.length > 0 && { holes }),
  }
}

function validFiles(value: unknown): StoredFiles[] {
  if (!isObject(value) || !isTime(value.at)) return []
  const formats = Array.isArray(value.formats) ? value.formats.filter((format) => typeof format === 'string') : []
  const parts = Array.isArray(value.parts) && value.parts.every(isPart) ? value.parts : null
  return [{ at: value.at, formats, pulls: validRows(value.pulls), ...(parts && { parts }) }]
}

function isPart(part: unknown): part is FilePart {
  return Array.isArray(part) && part.length > 0 && part.every((end) => isObject(end) && isPoolTime(end))
}

function isPoolTime({ poolId, time }: Readonly<Record<string, unknown>>): boolean {
  return typeof poolId === 'string' && typeof time === 'string' && parseWallTime(time) !== null
}

/** Earlier versions wrote one user. */
function validUsers(value: unknown): string[] {
  const users = Array.isArray(value) ? value : [value]
  return users.filter((user) => typeof user === 'string')
}

function validRows(rows: unknown): StoredPull[] {
  return Array.isArray(rows) ? rows.filter(isPull) : []
}

/** The rows that can be read, each looked at once, and a hole for each run of others. */
function validPool(poolId: string, stored: unknown): { readonly rows: StoredPull[]; readonly holes: PullHole[] } {
  const rows: StoredPull[] = []
  const holes: PullHole[] = []
  let isInHole = false
  const endHole = (before: string | null) => {
    if (isInHole) holes.push({ poolId, after: rows.at(-1)?.time ?? null, before })
    isInHole = false
  }
  for (const row of Array.isArray(stored) ? stored : []) {
    if (isPull(row)) {
      endHole(row.time)
      rows.push(row)
    } else isInHole = true
  }
  endHole(null)
  return { rows, holes }
}

function isPull(row: unknown): row is StoredPull {
  if (!isObject(row) || !TEXTS.every((name) => typeof row[name] === 'string')) return false
  const { time, order } = row
  return typeof time === 'string' && isWallTime(time) && Number.isFinite(order)
}

/** The pulls of a ten-pull have one time: it is read once. */
let lastTime = ''

function isWallTime(time: string): boolean {
  if (time === lastTime) return true
  const isSound = parseWallTime(time) !== null
  if (isSound) lastTime = time
  return isSound
}

function validCoverage(coverage: unknown): ProofByPool {
  return Object.fromEntries(entriesOf(coverage).filter((entry): entry is [string, PoolProof] => isCoverage(entry[1])))
}

function isCoverage(value: unknown): value is PoolProof {
  if (!isObject(value) || typeof value.isCompleteFromStart !== 'boolean' || !Array.isArray(value.gaps)) return false
  return value.gaps.every(isGap) && (value.safeUntil === null || isTime(value.safeUntil))
}

function isGap(value: unknown): value is ProofGap {
  return isObject(value) && isTime(value.from) && isTime(value.to)
}

/** ms since 1970, as far as dates reach. */
function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15
}

function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : []
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
