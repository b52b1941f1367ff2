import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deviceStorage } from '#web/lib/device/device-storage'
import { DEVICE_OWNER } from '#web/lib/device/device-user'
import { pullsDb } from '#web/lib/pulls/pulls-db'
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
    queryFn: isLoggedOut ? () => pullsDb.accountsOf(DEVICE_OWNER) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  })

  useEffect(() => {
    const { downloaded, removed } = deviceStorage.settings.gachaUids
    for (const account of data ?? []) {
      const { gameId, uid } = account
      const isKnown = [downloaded, removed].some((uids) => uids[gameId]?.includes(uid))
      if (!isKnown) noteDownloaded(account)
    }
  }, [data])
}
