import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deviceStorage } from '#web/lib/device/device-storage'
import { DEVICE_OWNER } from '#web/lib/device/device-user'
import { pullsDb } from '#web/lib/pulls/pulls-db'
import { storedKey } from '#web/lib/pulls/stored-pulls'
import { useUserKey } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { noteDownloaded } from '#web/state/pulls/pull-choice'

/**
 * Logged out, pulls of files that this device still has are shown, although the browser has removed the settings that
 * named them or could not store them. (LOCAL-21)
 */
export function useFoundAccounts(): void {
  const isLoggedOut = useDevice(({ auth_token: token, user_id: userId }) => token === null && userId === null)
  const { data } = useQuery({
    queryKey: [...useUserKey(), 'pulls', 'found'],
    queryFn: isLoggedOut ? () => pullsDb.accountsOf(DEVICE_OWNER, namedAccounts()) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

  useEffect(() => {
    const named = new Set(namedAccounts().map(storedKey))
    for (const account of data ?? []) if (!named.has(storedKey(account))) noteDownloaded(account)
  }, [data])
}

/** Those that are on this device, and those that the player has taken off it. */
function namedAccounts(): readonly PullAccount[] {
  const { downloaded, removed } = deviceStorage.settings.gachaUids
  return GAME_IDS.flatMap((gameId) =>
    [...(downloaded[gameId] ?? []), ...(removed[gameId] ?? [])].map((uid) => ({ gameId, uid })),
  )
}
