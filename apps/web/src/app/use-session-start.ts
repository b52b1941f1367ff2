import type { SlotTimes } from '@ephemeris/core/sync/slot'
import { useEffect, useEffectEvent } from 'react'
import { useErrorText } from '#web/i18n/use-error-text'
import { deviceStorage } from '#web/lib/device/device-storage'
import { inBackground } from '#web/lib/page/in-background'
import { useReachability } from '#web/lib/server/reachability'
import { useSessionLoss } from '#web/lib/server/session-loss'
import { whenIdle } from '#web/lib/time/idle'
import { useProfile } from '#web/state/account/session'
import { useDevice } from '#web/state/device'
import { tendNotes } from '#web/state/evening/notes'
import { useSlotState } from '#web/state/slots/slot-state'
import { showToast } from '#web/ui/message/toasts'

/**
 * Asks at every start who is signed in, reports why the login ended, and informs the server of sessions that were left while
 * it could not be reached, brings the push subscription of this browser in order, and compares notes with the account.
 */
export function useSessionStart(): void {
  const errorText = useErrorText()
  const { isReachable } = useReachability()
  const { error } = useSessionLoss()
  const showLoss = useEffectEvent((loss: unknown) => showToast({ tone: 'error', text: errorText(loss) }))
  const times = useProfile().data?.slotTimes

  useEffect(() => {
    if (error === null) return
    showLoss(error)
    useSessionLoss.setState({ error: null })
  }, [error])

  useEffect(() => {
    if (isReachable && deviceStorage.settings.unrevokedTokens.length > 0) void revokeLeftSessions()
  }, [isReachable])

  useEffect(() => {
    if (times === undefined) useSlotState.setState({ state: 'unknown' })
    if (!isReachable || times === undefined) return
    const left = new AbortController()
    whenIdle(() => void followNewest(times, left.signal))
    return () => left.abort()
  }, [times, isReachable])

  const notes = useDevice((device) => device.notes)
  const marks = useDevice((device) => device.activityStatus)
  const games = useDevice((device) => device.gameList && device.userGameSelections)
  const pushUser = useDevice((device) => device.pushUser)
  const userKey = useDevice((device) => `${device.auth_token === null} ${device.user_id} ${device.workOwner}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user is the reason to look
  useEffect(() => {
    if (pushUser !== null) whenIdle(() => void tendPush())
  }, [pushUser, userKey])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another user, and marks that silence bells, are reasons to look
  useEffect(() => {
    const hasNotes = Object.keys(notes).length > 0 || games !== null
    if (isReachable && hasNotes) whenIdle(() => tendNotes())
  }, [notes, games, marks, userKey, isReachable])
}

/** What does it comes where this browser has ever subscribed. */
const tendPush = () => inBackground(import('#web/state/push-upkeep'), (program) => program.tendPush())

/** What does it comes when someone is signed in. */
const followNewest = (times: SlotTimes, left: AbortSignal) =>
  inBackground(
    import('#web/state/slots/compare-newest'),
    (program) => left.aborted || program.followNewest(times, left),
  )

/** What does it comes when there is something to do. */
const revokeLeftSessions = () =>
  inBackground(import('#web/state/account/sign-out'), (program) => program.revokeLeftSessions())
