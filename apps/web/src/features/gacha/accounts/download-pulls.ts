import { getProfile } from '@ephemeris/contract/account'
import { ERRORS } from '@ephemeris/contract/errors'
import { getCoverage } from '@ephemeris/contract/gacha-coverage'
import { listRecords, MAX_RECORDS } from '@ephemeris/contract/gacha-records'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { noteDownloaded, noteRemoved } from '#web/features/gacha/choice'
import { refreshPulls } from '#web/features/gacha/use-pulls'
import { call } from '#web/lib/api'
import { ApiError } from '#web/lib/api-error'
import { deviceStorage } from '#web/lib/device-storage'
import { pullsDb } from '#web/lib/pulls-db'
import { now } from '#web/lib/server-clock'
import { type AccountKey, type Download, replacedBy, type StoredCoverage, withDownload } from '#web/lib/stored-pulls'

/**
 * Fetches an account's pulls, all pages of them, and then keeps them on this device in one write. (LOCAL-1)
 *
 * @param poolId `null`: every pool
 * @returns how many came
 */
export async function downloadPulls(key: AccountKey, poolId: string | null): Promise<number> {
  const download = await fetchAccount(key, poolId)
  await pullsDb.change(key, (former) => withDownload(former, key, download))
  noteDownloaded(key)
  await refreshPulls()
  return download.pulls.length
}

/** After something was taken back on the server: this device holds the same again, no more and no less. */
export async function renewDownload(key: AccountKey): Promise<void> {
  const download = await fetchWhatIsLeft(key)
  await pullsDb.change(key, (former) => replacedBy(former, key, download))
  await refreshPulls()
}

/** Takes an account's pulls off this device. */
export async function removeDownload(key: AccountKey): Promise<void> {
  await pullsDb.remove(key)
  noteRemoved(key)
  await refreshPulls()
}

async function fetchWhatIsLeft(key: AccountKey): Promise<Download> {
  try {
    return await fetchAccount(key, null)
  } catch (error) {
    if (!(error instanceof ApiError) || error.number !== ERRORS.RECORDS_ABSENT.number) throw error
    return { pulls: [], coverage: {}, owner: await currentUser(), at: now() }
  }
}

async function fetchAccount(key: AccountKey, poolId: string | null): Promise<Download> {
  const [pulls, coverage, owner] = await Promise.all([fetchPulls(key, poolId), fetchCoverage(key), currentUser()])
  return { pulls, coverage, owner, at: now() }
}

async function fetchPulls(key: AccountKey, poolId: string | null): Promise<readonly Pull[]> {
  const pulls: Pull[] = []
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<typeof fetchPage>> = await fetchPage(key, poolId, cursor)
    for (const { pull } of page.records) pulls.push(pull)
    cursor = page.next
  } while (cursor !== null)
  return pulls
}

/** In English, as the ledger has them: the interface's language is applied when they are shown. */
function fetchPage(key: AccountKey, poolId: string | null, cursor: string | null) {
  return call(listRecords, { ...key, poolId, cursor, limit: MAX_RECORDS, language: 'en' })
}

async function fetchCoverage(key: AccountKey): Promise<Readonly<Record<string, StoredCoverage>>> {
  const pools = await call(getCoverage, key)
  return Object.fromEntries(
    pools.map(({ poolId, isCompleteFromStart, gaps, safeUntil }) => [poolId, { isCompleteFromStart, gaps, safeUntil }]),
  )
}

async function currentUser(): Promise<string> {
  return deviceStorage.settings.user_id ?? (await call(getProfile, {})).userId
}
