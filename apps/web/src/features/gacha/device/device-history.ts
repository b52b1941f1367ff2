import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { serverOf } from '@ephemeris/core/gacha/server-of'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { DEVICE_DEFAULTS, type DeviceSettings, type PullUids } from '#web/lib/device/device-schema'
import { deviceStorage } from '#web/lib/device/device-storage'
import { DEVICE_OWNER } from '#web/lib/device/device-user'
import { type FileFacts, withoutFiles } from '#web/lib/pulls/file-pulls'
import { pullsDb } from '#web/lib/pulls/pulls-db'
import { pullsOf, type StoredFiles, storedKey } from '#web/lib/pulls/stored-pulls'
import { now } from '#web/lib/server/server-clock'
import { useUserKey } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { loadFacts } from '#web/state/pulls/game-facts'
import { noteRemoved } from '#web/state/pulls/pull-choice'
import { refreshPulls } from '#web/state/pulls/use-pulls'

/** An account that files brought to this device without a login. */
export interface DeviceAccount extends PullAccount {
  readonly pulls: number
  readonly files: readonly StoredFiles[]
  /** The users whose accounts have all of it. */
  readonly broughtTo: readonly string[]
}

/** What files brought to this device without a login, anyone who is logged in now. (LOCAL-15) */
export function useDeviceHistory(): UseQueryResult<readonly DeviceAccount[]> {
  const uids = useDevice(uidsOf)
  return useQuery({
    queryKey: [...useUserKey(), 'pulls', 'on this device', uids.downloaded],
    queryFn: readHistory,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}

/** Without a look into the database: those that this device should have. */
export function deviceAccounts(): readonly PullAccount[] {
  const { downloaded } = uidsOf(deviceStorage.settings)
  return GAME_IDS.flatMap((gameId) => (downloaded[gameId] ?? []).map((uid) => ({ gameId, uid })))
}

function uidsOf({ auth_token: token, user_id: userId, gachaUids, gachaUidsOf }: DeviceSettings): PullUids {
  return token === null && userId === null ? gachaUids : (gachaUidsOf[DEVICE_OWNER] ?? DEVICE_DEFAULTS.gachaUids)
}

async function readHistory(): Promise<readonly DeviceAccount[]> {
  const history: DeviceAccount[] = []
  for (const key of deviceAccounts()) {
    const stored = await pullsDb.read(key, DEVICE_OWNER)
    if (!stored) continue
    const { files = [], broughtTo = [] } = stored
    const pulls = Object.values(stored.gachaTypes).reduce((count, rows) => count + rows.length, 0)
    history.push({ ...key, pulls, files, broughtTo })
  }
  return history
}

/**
 * Undoes what was confirmed together; pulls that other files also have stay. (LOCAL-15) @returns how many pulls went
 */
export async function undoFiles(key: PullAccount, at: number): Promise<number> {
  const facts = await factsFor(key)
  let gone = 0
  let isEmpty = false
  await pullsDb.change(key, DEVICE_OWNER, (previous) => {
    const next = previous && withoutFiles(previous, key, { takenAt: at, facts })
    gone = (previous ? pullsOf(previous).length : 0) - (next ? pullsOf(next).length : 0)
    isEmpty = next === null
    return next
  })
  if (isEmpty) noteRemoved(key)
  await refreshPulls()
  return gone
}

export async function removeFromDevice(key: PullAccount): Promise<void> {
  await pullsDb.remove(key, DEVICE_OWNER)
  noteRemoved(key)
  await refreshPulls()
}

/** Notes whose account has all of it now; the device keeps it for anyone who is logged out. */
export async function noteTransferred(accounts: readonly PullAccount[], userId: string): Promise<void> {
  for (const key of accounts) {
    await pullsDb.change(
      key,
      DEVICE_OWNER,
      (previous) =>
        previous && {
          ...previous,
          gameId: storedKey(key),
          broughtTo: [...new Set([...(previous.broughtTo ?? []), userId])],
        },
    )
  }
  await refreshPulls()
}

/** @throws RangeError for a UID of no server of the game, of which no file is read */
export async function factsFor({ gameId, uid }: PullAccount): Promise<FileFacts> {
  const index = await loadFacts(gameId)
  const server = serverOf(uid, index.facts.servers)
  if (!server) throw new RangeError(`${uid} is no UID of ${gameId}`)
  return { index, server: server.offset, at: now() }
}
