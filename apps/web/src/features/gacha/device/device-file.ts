import { writePullFile } from '@ephemeris/core/gacha/exchange/write-file'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { factsFor } from '#web/features/gacha/device/device-history'
import { DEVICE_OWNER } from '#web/lib/device/device-user'
import { provenOf } from '#web/lib/pulls/file-pulls'
import { pullsDb } from '#web/lib/pulls/pulls-db'
import { pullsOf } from '#web/lib/pulls/stored-pulls'
import { now } from '#web/lib/server/server-clock'

/** Of our file format's writer; readers of ours ask nothing of it. */
const WRITER_VERSION = '1'

/** The complete history of an account that this device keeps, as UIGF with our extension. (LOCAL-16, UIGF-11) */
export async function deviceFile({ gameId, uid }: PullAccount): Promise<File> {
  const stored = await pullsDb.read({ gameId, uid }, DEVICE_OWNER)
  const facts = await factsFor({ gameId, uid })
  const pulls = stored ? pullsOf(stored) : []
  const account = { gameId, uid, pulls, proven: provenOf(stored?.files ?? [], facts) }
  const options = { mode: 'extended', language: 'en', at: now(), appVersion: WRITER_VERSION } as const
  const { content } = writePullFile([account], options, () => facts.index)
  return new File([JSON.stringify(content)], `ephemeris-${gameId}-${uid}.json`, { type: 'application/json' })
}
