/**
 * What this browser can do for push messages. `ready`: the player may be asked, or has allowed them; `blocked`: the
 * player or the browser refuses them for this site; `install`: iOS gives them to installed apps alone; `insecure`: the
 * page came without TLS; `none`: it knows no push.
 */
export type PushSupport = 'ready' | 'blocked' | 'install' | 'insecure' | 'none'

/** What decides it, as the browser says it. */
export interface BrowserTraits {
  readonly isSecure: boolean
  readonly hasPush: boolean
  /** `null`: the browser does not say whether the page is on the home screen. */
  readonly isOnHomeScreen: boolean | null
  readonly permission: NotificationPermission
}

export function supportOf({ isSecure, hasPush, isOnHomeScreen, permission }: BrowserTraits): PushSupport {
  if (!isSecure) return 'insecure'
  if (!hasPush) return isOnHomeScreen === false ? 'install' : 'none'
  return permission === 'denied' ? 'blocked' : 'ready'
}

/** Whether the player allows push messages in this browser at this moment. */
export function isPushAllowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted'
}

/** What this browser can do at this moment. Nothing is asked of the player. */
export function pushSupport(): PushSupport {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  return supportOf({
    isSecure: window.isSecureContext,
    hasPush,
    isOnHomeScreen: 'standalone' in navigator ? navigator.standalone === true : null,
    permission: hasPush ? Notification.permission : 'default',
  })
}
