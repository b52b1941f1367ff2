import { getReminders, type ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { skipToken, useQuery } from '@tanstack/react-query'
import { type MissingWay, missingWay } from '#web/features/evening/ready-ways'
import { isPushAllowed } from '#web/lib/push/push-support'
import { call } from '#web/lib/server/api'
import { useIsSignedIn, useUserKey } from '#web/state/account/session'
import { useDevice } from '#web/state/device'

export interface ReminderReach {
  /** `null`: nothing, as far as is known. */
  readonly missing: MissingWay | null
  /** `null`: not known yet, or no one is signed in. */
  readonly overview: ReminderOverview | null
  readonly hasFailed: boolean
}

interface ReachOptions {
  /** Calendars are no way: they get nothing of it. */
  readonly isSent?: boolean
  /** The server is asked; `false`: nothing is set that could be kept from the player. */
  readonly isAsked?: boolean
}

/** By what reminders reach the player, or what keeps them all. (NOTE-13) */
export function useReach({ isSent = false, isAsked = true }: ReachOptions = {}): ReminderReach {
  const isSignedIn = useIsSignedIn()
  const hadPush = useDevice(({ pushUser, user_id: userId }) => pushUser !== null && pushUser === userId)
  const { data: overview = null, isError: hasFailed } = useQuery({
    queryKey: [...useUserKey(), 'reminders'],
    queryFn: isSignedIn && isAsked ? ({ signal }) => call(getReminders, {}, { signal }) : skipToken,
  })
  const missing = isSignedIn
    ? overview && missingWay(overview, { isSent, hasLostPush: hadPush && !isPushAllowed() })
    : 'account'
  return { missing, overview, hasFailed }
}
