import { getPushKey, subscribePush, unsubscribePush } from '@ephemeris/contract/reminders/reminder-channels'
import { deviceStorage } from '#web/lib/device/device-storage'
import { endSubscription, subscribeWith } from '#web/lib/push/browser-subscription'
import { isPushAllowed, pushSupport } from '#web/lib/push/push-support'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'

/**
 * Keeps this browser's push subscription valid. The subscription of the user who is logged in is renewed if the
 * browser has dropped it or the server has another key, and is confirmed to the server. While this browser does not
 * allow notifications, the server has none of it. A subscription of another user ends. (REM-47)
 */
export async function tendPush(): Promise<void> {
  const { auth_token: token, user_id: userId, pushUser } = deviceStorage.settings
  if (pushUser === null) return
  // Who is signed in is not known yet.
  if (token !== null && userId === null) return

  try {
    if (token === null || userId !== pushUser) {
      await endSubscription()
      deviceStorage.write({ pushUser: null })
    } else {
      if (pushSupport() === 'ready' && isPushAllowed()) await confirm()
      // The browser may have forgotten its subscription with the permission; it comes back with it.
      else await call(unsubscribePush, {})
      // Pages show which browsers there are.
      await readAgain({ queryKey: ['user', token, 'own-push'] })
      await readAgain({ queryKey: ['user', token, 'reminders'] })
    }
  } catch {
    // The server or the push service cannot be reached: the next start tries again.
  }
}

async function confirm(): Promise<void> {
  const { key } = await call(getPushKey, {})
  await call(subscribePush, await subscribeWith(key))
}
