import { getProfile } from '@ephemeris/contract/account/account'
import { ERRORS } from '@ephemeris/contract/errors'
import { getCoverage } from '@ephemeris/contract/gacha/gacha-coverage'
import { type LedgerEntry, undoImport } from '@ephemeris/contract/gacha/gacha-ledger'
import { listRecords, MAX_RECORDS, type RecordsPage } from '@ephemeris/contract/gacha/gacha-records'
import { coverageOfPool, type ProofByPool } from '@ephemeris/core/gacha/coverage/covered-pulls'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import { serverOf } from '@ephemeris/core/gacha/server-of'
import { DAY_MS } from '@ephemeris/core/time/instant'
import type { UtcOffset } from '@ephemeris/core/time/zone'
import { SERVERS } from '@ephemeris/gamedata/pulls/servers'
import { deviceStorage } from '#web/lib/device/device-storage'
import { pullsDb } from '#web/lib/pulls/pulls-db'
import { type PullDownload, pullsOf, withDownload, withUndoing } from '#web/lib/pulls/stored-pulls'
import { call } from '#web/lib/server/api'
import { ApiError } from '#web/lib/server/api-error'
import { now } from '#web/lib/server/server-clock'
import { noteDownloaded, noteRemoved } from '#web/state/pulls/pull-choice'
import { refreshPulls } from '#web/state/pulls/use-pulls'

/** The server lists for this long what an undo removed. */
const REPEATED_AFTER_MS = 7 * DAY_MS

/**
 * Fetches an account's pulls, all pages of them, and then keeps them on this device in one write. (LOCAL-1)
 *
 * @param poolId `null`: every pool
 * @param signal anyone who aborts it leaves this device as it was
 * @returns how many came
 */
export async function downloadPulls(key: PullAccount, poolId: string | null, signal?: AbortSignal): Promise<number> {
  const download = await fetchAccount(key, poolId, signal)
  signal?.throwIfAborted()
  await pullsDb.change(key, download.owner, (previous) => withDownload(previous, key, download))
  signal?.throwIfAborted()
  noteDownloaded(key)
  await refreshPulls()
  return download.pulls.length
}

/**
 * Repeats on this device what the server undid: removes what it removed, and adds what it restored. The server lists it
 * again for a week, so that an answer that was lost is followed as well. (LOCAL-8)
 */
export async function followUndoings(key: PullAccount, entries: readonly LedgerEntry[]): Promise<void> {
  const stored = await pullsDb.read(key, await currentUser())
  const here = stored ? pullsOf(stored) : []
  const undone = entries.filter(({ undoneAt, at }) => undoneAt !== null && now() - at < REPEATED_AFTER_MS)
  const gone = new Set<string>()
  let restored = 0
  for (const { importId } of undone) {
    const { removedIds, removedPools, restored: back } = await call(undoImport, { importId })
    // An answer that an earlier version has stored names ids alone.
    const named = new Set(removedIds.map((id, n) => nameOf(id, removedPools[n])))
    for (const pull of here) {
      if (named.has(pullKey(pull)) || named.has(pull.id)) gone.add(pullKey(pull))
    }
    restored += back
  }
  if (gone.size > 0 || restored > 0) await forget(key, gone)
}

function nameOf(id: string, poolId: string | undefined): string {
  return poolId === undefined ? id : pullKey({ id, poolId })
}

async function forget(key: PullAccount, gone: ReadonlySet<string>): Promise<void> {
  const download = await fetchWhatIsLeft(key)
  await pullsDb.change(key, download.owner, (previous) => withUndoing(previous, key, { download, gone }))
  await refreshPulls()
}

/** Takes an account's pulls off this device. */
export async function removeDownload(key: PullAccount): Promise<void> {
  await pullsDb.remove(key, await currentUser())
  noteRemoved(key)
  await refreshPulls()
}

async function fetchWhatIsLeft(key: PullAccount): Promise<PullDownload> {
  try {
    return await fetchAccount(key, null)
  } catch (error) {
    if (!(error instanceof ApiError) || error.number !== ERRORS.RECORDS_ABSENT.number) throw error
    return { pulls: [], coverage: {}, server: offsetOf(key), owner: await currentUser(), at: now() }
  }
}

async function fetchAccount(key: PullAccount, poolId: string | null, signal?: AbortSignal): Promise<PullDownload> {
  const [pulls, coverage, owner] = await Promise.all([
    fetchPulls(key, poolId, signal),
    fetchCoverage(key, signal),
    currentUser(signal),
  ])
  return { pulls, coverage: coverageOfPool(coverage, poolId), server: offsetOf(key), owner, at: now() }
}

/** @throws RangeError for a UID of no server of the game, of which there are no pulls */
function offsetOf({ gameId, uid }: PullAccount): UtcOffset {
  const server = serverOf(uid, SERVERS[gameId])
  if (!server) throw new RangeError(`${uid} is no UID of ${gameId}`)
  return server.offset
}

async function fetchPulls(key: PullAccount, poolId: string | null, signal?: AbortSignal): Promise<readonly Pull[]> {
  const pulls: Pull[] = []
  let cursor: string | null = null
  do {
    const page: RecordsPage = await call(listRecords, pageOf(key, poolId, cursor), { signal })
    for (const { pull } of page.records) pulls.push(pull)
    cursor = page.next
  } while (cursor !== null)
  return pulls
}

/** In English, as the ledger has them: the interface's language is applied when they are shown. */
function pageOf(key: PullAccount, poolId: string | null, cursor: string | null) {
  return { ...key, poolId, cursor, limit: MAX_RECORDS, language: 'en' } as const
}

async function fetchCoverage(key: PullAccount, signal?: AbortSignal): Promise<ProofByPool> {
  const pools = await call(getCoverage, key, { signal })
  return Object.fromEntries(
    pools.map(({ poolId, isCompleteFromStart, gaps, safeUntil }) => [poolId, { isCompleteFromStart, gaps, safeUntil }]),
  )
}

async function currentUser(signal?: AbortSignal): Promise<string> {
  return deviceStorage.settings.user_id ?? (await call(getProfile, {}, { signal })).userId
}
