import { writePullFile } from '@ephemeris/core/gacha/exchange/write-file'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { DEVICE_OWNER } from '#web/lib/device/device-user'
import { pullsDb } from '#web/lib/pulls/pulls-db'
import { pullsOf } from '#web/lib/pulls/stored-pulls'
import { now } from '#web/lib/server-clock'
import { loadFacts } from '#web/state/pulls/game-facts'

/** Of our file format's writer; readers of ours ask nothing of it. */
const WRITER_VERSION = '1'

/** The complete history of an account that this device keeps, as UIGF with our extension. (LOCAL-16) */
export async function deviceFile({ gameId, uid }: PullAccount): Promise<File> {
  const [stored, index] = await Promise.all([pullsDb.read({ gameId, uid }, DEVICE_OWNER), loadFacts(gameId)])
  const pulls = stored ? pullsOf(stored) : []
  const options = { mode: 'extended', language: 'en', at: now(), appVersion: WRITER_VERSION } as const
  const { content } = writePullFile([{ gameId, uid, pulls }], options, () => index)
  return new File([JSON.stringify(content)], `ephemeris-${gameId}-${uid}.json`, { type: 'application/json' })
}
