import type { Page } from '@playwright/test'

export interface BrowserSubscription {
  readonly endpoint: string
  /** base64url. */
  readonly p256dh: string
  readonly auth: string
}

/** Push subscriptions without a push service, which no browser has in a test: this one, as long as it is not ended. */
export async function pretendSubscriptions(page: Page, subscription: BrowserSubscription): Promise<void> {
  await page.addInitScript((its) => {
    const KEY = 'pretended-push'
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer

    function present() {
      const key = sessionStorage.getItem(KEY)
      if (key === null) return null
      return {
        endpoint: its.endpoint,
        options: { applicationServerKey: bytes(key) },
        getKey: (name: 'p256dh' | 'auth') => bytes(its[name]),
        unsubscribe: async () => {
          sessionStorage.removeItem(KEY)
          return true
        },
      }
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => present(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        sessionStorage.setItem(KEY, applicationServerKey)
        return present()
      },
    })
  }, subscription)
}
