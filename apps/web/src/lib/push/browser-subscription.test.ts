import { afterEach, expect, test, vi } from 'vitest'
import { endSubscription, PushUnreachable, subscriptionId } from '#web/lib/push/browser-subscription'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A browser with a service worker whose push manager answers this. */
function stubBrowser(getSubscription: () => Promise<unknown>): void {
  const registration = { pushManager: { getSubscription } }
  vi.stubGlobal('window', { PushManager: class {} })
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
}

test('REM-45 a browser that never says whether it has a subscription is no browser without one', async () => {
  vi.useFakeTimers()
  stubBrowser(() => new Promise(() => {}))
  const asked = expect(subscriptionId()).rejects.toThrow(PushUnreachable)
  await vi.advanceTimersByTimeAsync(60_000)
  await asked
})

test('REM-45 a subscription that the browser does not end is not taken for ended', async () => {
  stubBrowser(async () => ({ unsubscribe: () => Promise.reject(new Error('no')) }))
  await expect(endSubscription()).rejects.toThrow(PushUnreachable)
})

test('REM-45 a browser without a subscription says so', async () => {
  stubBrowser(async () => null)
  expect(await subscriptionId()).toBeNull()
  await endSubscription()
})
