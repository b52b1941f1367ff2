import { openPage } from '#web/lib/push/open-page'
import { shownPush } from '#web/lib/push/shown-push'

declare const self: ServiceWorkerGlobalScope

/** Shows a push, also while a page is in front. (REM-46) */
export function showPush(data: PushMessageData | null): Promise<void> {
  const { title, options } = shownPush(data?.text() ?? null, self.location.origin)
  return self.registration.showNotification(title, options)
}

/** Brings the page of a notification to the front. (REM-46) */
export async function openPageOf(notification: Notification): Promise<void> {
  notification.close()
  const data: { readonly page?: unknown } = Object(notification.data)
  await openPage(data.page, { clients: self.clients, origin: self.location.origin })
}

/** Subscribes again with the same key, so that the next page can inform the server. (REM-47) */
export async function renewSubscription(former: PushSubscription | null): Promise<void> {
  const key = former?.options.applicationServerKey
  if (!key || (await self.registration.pushManager.getSubscription())) return
  await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}
