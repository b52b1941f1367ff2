import { axeViolations } from './support/axe.ts'
import { cachedAddresses, kill, ownServer, UNREACHABLE, waitUntilCached } from './support/offline.ts'
import { removeDataDir, usedDataDir } from './support/server.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'

test('PWA-1 without a server every page opens, with the last catalogue and the time of it', async ({
  openPage,
  defer,
}) => {
  const server = await ownServer(defer)
  const page = await openPage({
    url: server.url,
    locale: 'zh-CN',
    serviceWorkers: 'allow',
    expectedErrors: UNREACHABLE,
  })
  await waitForBars(page)
  await waitUntilCached(page, 'zh-Hans')
  await kill(server)

  for (const path of [
    '/',
    '/gacha',
    '/gacha/records',
    '/plan',
    '/settings',
    '/shortcuts',
    '/about',
    '/notification',
    '/tonight',
    '/genshin-activities',
    '/nowhere',
    '/timeline',
  ]) {
    await page.goto(path)
    await page.getByRole('status').filter({ hasText: '离线中，显示的是 12:0' }).waitFor()
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang), path).toBe('zh-Hans')
  }
  await waitForBars(page)
})

test('PWA-2 PWA-19 what the first visit took to the device, the reader of databases among it, does not travel again', async ({
  openPage,
}) => {
  const page = await openPage({ serviceWorkers: 'allow' })
  await waitForBars(page)
  await waitUntilCached(page, 'en')
  await expect.poll(() => cachedAddresses(page)).toContainEqual(expect.stringMatching(/^\/assets\/sql-wasm-/))

  const travelled: string[] = []
  page.context().on('response', (answer) => {
    const isFromServer = !answer.fromServiceWorker()
    if (isFromServer && answer.url().includes('/assets/')) travelled.push(answer.url())
  })
  await page.reload()
  await waitForBars(page)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  expect(travelled).toEqual([])
})

test('PWA-3 other games and another language are shown out of what was kept, at the right time of day', async ({
  openPage,
  defer,
}) => {
  const server = await ownServer(defer, { EPHEMERIS_CLOCK: '2026-05-20T04:00:00Z' })
  const page = await openPage({ url: server.url, serviceWorkers: 'allow', expectedErrors: UNREACHABLE })
  await waitForBars(page)
  await waitUntilCached(page, 'en')
  await kill(server)

  await page.goto('/settings')
  await page.getByRole('checkbox', { name: 'Genshin Impact' }).uncheck()
  await page.goto('/timeline')
  await waitForBars(page)
  await expect(page.locator('[data-activity][data-game="genshin"]')).toHaveCount(0)
  await expect(page.locator('[data-now-clock]')).toHaveText(/^12:0/)

  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()
  await waitForBars(page)
})

test('PWA-3 who has only ever seen the settings finds the timeline filled, too', async ({ openPage, defer }) => {
  const server = await ownServer(defer)
  const page = await openPage({
    url: server.url,
    path: '/settings',
    serviceWorkers: 'allow',
    expectedErrors: UNREACHABLE,
  })
  await waitUntilCached(page, 'en')
  await kill(server)
  await page.goto('/timeline')
  await waitForBars(page)
})

test('PWA-3 once the server answers again the banner goes and everything is asked again', async ({
  openPage,
  defer,
}) => {
  const dataDir = await usedDataDir()
  defer(() => removeDataDir(dataDir))
  const first = await ownServer(defer, { DATA_DIR: dataDir })
  const page = await openPage({ url: first.url, serviceWorkers: 'allow', expectedErrors: UNREACHABLE })
  await waitForBars(page)
  await waitUntilCached(page, 'en')
  await kill(first)
  await page.reload()
  const banner = page.getByRole('status').filter({ hasText: 'Offline. Showing data from 12:0' })
  await banner.waitFor()
  expect(await axeViolations(page)).toEqual([])

  await ownServer(defer, { DATA_DIR: dataDir, PORT: new URL(first.url).port })
  const refreshed = page.waitForResponse((answer) => answer.url().includes('/api/events') && answer.ok())
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await banner.waitFor({ state: 'detached' })
  await refreshed
})

test('PWA-4 the device keeps the app and the public catalogue, and nothing else', async ({ openPage }) => {
  const page = await openPage({ serviceWorkers: 'allow', expectedErrors: /404/ })
  await waitForBars(page)
  await waitUntilCached(page, 'en')
  await page.evaluate(async () => {
    await fetch('/api/games', { headers: { authorization: 'Bearer eph_private' } })
    await fetch('/api/games?token=eph_private')
    await fetch('/api/nothing')
    await fetch('/openapi.json')
  })
  const kept = new Set(await cachedAddresses(page))
  // The timeline is there as it was drawn, if the page had the leisure: PWA-20.
  const others = [...kept].filter((at) => !at.startsWith('/assets/') && at !== '/timeline')
  expect([...new Set(others.map((at) => at.replace(/\?.*/, '')))].toSorted()).toEqual([
    '/',
    '/api/codes',
    '/api/config',
    '/api/events',
    '/api/games',
    '/language',
    '/logo.svg',
  ])
  expect(others.filter((at) => at.includes('eph_private'))).toEqual([])
})

test('PWA-5 with a server every page comes from it, with its status', async ({ openPage }) => {
  const page = await openPage({ serviceWorkers: 'allow', expectedErrors: /404/ })
  await waitUntilCached(page, 'en')
  expect((await page.goto('/settings'))?.status()).toBe(200)
  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  expect((await page.goto('/healthz'))?.headers()['content-type']).not.toContain('text/html')
})

test('PWA-11 the service worker is asked for after everything that the first page needs', async ({ openPage }) => {
  const asked: string[] = []
  const page = await openPage({
    serviceWorkers: 'allow',
    prepare: async (it) => {
      it.context().on('request', (request) => asked.push(new URL(request.url()).pathname))
      it.once('load', () => asked.push('load'))
    },
  })
  await waitUntilCached(page, 'en')
  expect(asked.indexOf('/sw.js')).toBeGreaterThan(asked.indexOf('load'))
})

test('PWA-12 a text becomes the address of a program only if it is one of our own files', async ({ openPage }) => {
  const page = await openPage({ expectedErrors: /TrustedScriptURL/ })
  const start = (address: string) =>
    page.evaluate((at) => {
      try {
        new Worker(at).terminate()
        return 'allowed'
      } catch {
        return 'refused'
      }
    }, address)
  await expect.poll(() => start('/assets/any-1a2b.js')).toBe('allowed')
  for (const address of ['data:text/javascript,1', 'blob:1', '/api/games', '//elsewhere.example/assets/a.js']) {
    await expect.poll(() => start(address), address).toBe('refused')
  }
})
