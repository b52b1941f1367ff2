import { writePullFile } from '@ephemeris/core/gacha/exchange/write-file'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { DEVICE_OWNER } from '#web/lib/device/device-user'
import { apartPulls } from '#web/lib/pulls/file-pulls'
import { pullsDb } from '#web/lib/pulls/pulls-db'
import { pullsOf } from '#web/lib/pulls/stored-pulls'
import { now } from '#web/lib/server-clock'
import { loadFacts } from '#web/state/pulls/game-facts'

/** Of our file format's writer; readers of ours ask nothing of it. */
const WRITER_VERSION = '1'

/** The complete history of an account that this device keeps, as UIGF with our extension. (LOCAL-16) */
export async function deviceFile({ gameId, uid }: PullAccount): Promise<File> {
  const stored = await pullsDb.read({ gameId, uid }, DEVICE_OWNER)
  return fileOf({ gameId, uid }, stored ? pullsOf(stored) : [], '')
}

/** The same in a file for each of those that do not meet, so that the time between them stays a gap. (GACHA-25) */
export async function deviceFiles({ gameId, uid }: PullAccount): Promise<readonly File[]> {
  const stored = await pullsDb.read({ gameId, uid }, DEVICE_OWNER)
  const parts = stored ? apartPulls(stored) : []
  return Promise.all(parts.map((pulls, n) => fileOf({ gameId, uid }, pulls, n === 0 ? '' : `-${n + 1}`)))
}

async function fileOf({ gameId, uid }: PullAccount, pulls: readonly Pull[], suffix: string): Promise<File> {
  const index = await loadFacts(gameId)
  const options = { mode: 'extended', language: 'en', at: now(), appVersion: WRITER_VERSION } as const
  const { content } = writePullFile([{ gameId, uid, pulls }], options, () => index)
  return new File([JSON.stringify(content)], `ephemeris-${gameId}-${uid}${suffix}.json`, { type: 'application/json' })
}
