import type { Page } from '@playwright/test'
import { type PushPeer, startPushPeer } from '../apps/server/src/testing/peers/push-peer.ts'
import { writeUpstreams } from '../apps/server/src/testing/peers/upstream.ts'
import { subscribePush } from '../packages/contract/src/reminders/reminder-channels.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { BROWSER_FLAGS } from './support/chromium.ts'
import { type BrowserSubscription, pretendSubscriptions } from './support/push.ts'
import { expect, test } from './support/test.ts'

const PUSH_SERVICE = 'https://fcm.googleapis.com'

// Only the whole browser shows notifications.
test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_FLAGS } })

let peer: PushPeer
let upstreams: ReturnType<typeof writeUpstreams>
let env: Readonly<Record<string, string>>

test.beforeAll(async () => {
  peer = await startPushPeer()
  upstreams = writeUpstreams({ [PUSH_SERVICE]: peer.origin })
  env = {
    ...WITHOUT_CHALLENGE,
    PUBLIC_URL: 'https://ephemeris.example',
    EPHEMERIS_ENV: 'test',
    EPHEMERIS_UPSTREAMS: upstreams.path,
  }
})

test.afterAll(() => {
  peer.close()
  upstreams.remove()
})

const server = accountServer(() => env)

const card = (page: Page) => page.getByRole('region', { name: 'Reminders', exact: true })
const pushSwitch = (page: Page) => card(page).getByRole('switch', { name: 'Push' })

/** What the browser shows, by its service worker. */
function shown(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const notifications = await registration.getNotifications()
    return notifications.map(({ title, lang, data }) => ({ title, lang, page: data.page }))
  })
}

/** Hands a push to the service worker, as the browser does that has it from its push service. */
async function deliver(page: Page, text: string): Promise<void> {
  // The browser drops what comes before the service worker is active, which takes a while on a busy machine.
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'))
  const session = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin: server.url(), registrationId, data: text })
}

test('REM-44 REM-46 REM-47 a click brings push to this browser, a test arrives and is shown, and logging out ends it', async () => {
  const auth_token = await server.signUp('push-reader')
  const subscription: BrowserSubscription = peer.subscribe('journey')
  const page = await server.open({
    storage: { auth_token },
    serviceWorkers: 'allow',
    prepare: async (it) => {
      await it.context().grantPermissions(['notifications'])
      await pretendSubscriptions(it, subscription)
    },
  })
  await expect(pushSwitch(page)).not.toBeChecked()
  await expect(card(page).getByText('Connect one of these')).toBeVisible()
  // A click and not `check`: the switch turns when the server has the subscription.
  await pushSwitch(page).click()
  await expect(card(page).getByRole('checkbox', { name: 'Push: before something ends' })).toBeChecked()
  await expect(pushSwitch(page)).toBeChecked()

  await card(page).getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('Test sent by push.')).toBeVisible()
  // Among real reminders, if something of the catalogue ends soon on the day of the run.
  const tests = () => peer.received.filter(({ message }) => message.notification.tag === 'test')
  await expect.poll(() => tests().length).toBe(1)
  const message = tests()[0]?.message
  const expected = { title: message?.notification.title, lang: 'en', page: expect.stringMatching(/^\/[a-z]/) }
  // A busy browser forgets a notification that a page asks for before it is shown; a second one replaces the first.
  await expect(async () => {
    await deliver(page, JSON.stringify(message))
    await expect.poll(() => shown(page), { timeout: 20_000 }).toEqual([expected])
  }).toPass()

  // At each start the server hears that the browser is still there.
  const confirmed = page.waitForRequest((request) => request.url().endsWith(subscribePush.path))
  await page.reload()
  expect((await confirmed).postDataJSON()).toEqual(subscription)
  await expect(pushSwitch(page)).toBeChecked()

  // Without the permission it is no way and not in the list; with the permission it is back. (REM-47)
  await page.context().clearPermissions()
  await page.reload()
  await expect(card(page).getByText('Connect one of these')).toBeVisible()
  await expect(card(page).getByRole('button', { name: /^Remove / })).toHaveCount(0)
  await page.context().grantPermissions(['notifications'])
  await page.reload()
  await expect(pushSwitch(page)).toBeChecked()

  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  const isSubscribed = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.pushManager.getSubscription()) !== null
    })
  await expect.poll(isSubscribed).toBe(false)
})
