import { getPushKey, subscribePush, unsubscribePush } from '@ephemeris/contract/reminders/reminder-channels'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useChannelChanged } from '#web/features/reminders/use-reminders'
import { deviceStorage } from '#web/lib/device/device-storage'
import {
  askPermission,
  endSubscription,
  PushRefused,
  subscribeWith,
  subscriptionId,
} from '#web/lib/push/browser-subscription'
import { pushSupport } from '#web/lib/push/push-support'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'
import { useUserKey } from '#web/state/account/session'

/** What this browser can do for push, and the id of its subscription; `null`: it has none. */
export function useOwnPush() {
  return useQuery({
    queryKey: useOwnPushKey(),
    // A browser that does not say counts as off; the press that follows says that it does not answer.
    queryFn: async () => ({ support: pushSupport(), id: await subscriptionId().catch(() => null) }),
    // The player may have changed the browser's settings meanwhile.
    staleTime: 0,
  })
}

/** Takes push messages in this browser, or ends that. The browser asks the player only after the press. (REM-44) */
export function usePushSwitch() {
  const queryKey = useOwnPushKey()
  const channelChanged = useChannelChanged()

  return useMutation({
    mutationFn: async ({ isOn }: { isOn: boolean }) => {
      if (isOn) await subscribe()
      else await unsubscribe()
    },
    onSettled: async () => {
      await readAgain({ queryKey })
      await channelChanged()
    },
  })
}

/** Ends the messages to another browser of the user. */
export function usePushRemoval() {
  const channelChanged = useChannelChanged()
  return useMutation({
    mutationFn: (id: string) => call(unsubscribePush, { id }),
    onSuccess: channelChanged,
  })
}

function useOwnPushKey() {
  return [...useUserKey(), 'own-push'] as const
}

async function subscribe(): Promise<void> {
  try {
    await askPermission()
  } catch (error) {
    // What the player answered is shown by the state of the browser.
    if (error instanceof PushRefused) return
    throw error
  }
  const { key } = await call(getPushKey, {})
  const subscription = await subscribeWith(key)
  try {
    await call(subscribePush, subscription)
  } catch (error) {
    await endSubscription()
    throw error
  }
  deviceStorage.update(({ user_id: userId }) => ({ pushUser: userId }))
}

async function unsubscribe(): Promise<void> {
  const id = await subscriptionId()
  if (id !== null) await call(unsubscribePush, { id })
  await endSubscription()
  deviceStorage.write({ pushUser: null })
}
