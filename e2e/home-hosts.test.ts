import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenPage, openPage } from './support/open-page.ts'
import { type Ephemeris, startEphemeris } from './support/server.ts'

const FILING_NUMBER = '沪ICP备2026000000号-1'

let ephemeris: Ephemeris

beforeAll(async () => {
  ephemeris = await startEphemeris({
    MAINLAND_HOST: 'mainland.localhost',
    INTERNATIONAL_HOST: 'world.localhost',
    FILING_NUMBER,
  })
}, 90_000)

afterAll(async () => {
  await ephemeris.stop()
})

/** The home page as the visitor of a host sees it. */
async function openAt(host: string, locale: string, options: OpenPage = {}) {
  const page = await openPage({
    path: '/',
    url: `http://${host}:${new URL(ephemeris.url).port}`,
    locale,
    ...options,
  })
  await page.locator('[data-in="home"]').first().waitFor()
  return {
    page,
    login: page.locator('main a[href="/settings?highlight=login"]'),
    tip: page.locator('main a[href="https://mainland.localhost/"]'),
    filing: page.getByRole('link', { name: FILING_NUMBER }),
  }
}

test('HOME-4 the mainland host offers the login and tells its filing number', async () => {
  const { page, login, tip, filing } = await openAt('mainland.localhost', 'zh-CN')
  expect(await filing.getAttribute('href')).toMatch(/^https:/)
  expect(await filing.getAttribute('rel')).toBe('noopener noreferrer')
  expect(await tip.count()).toBe(0)
  expect(await login.locator('svg').count()).toBe(1)
  await login.click()
  await page.waitForURL(/\/settings$/)
})

test('HOME-4 who is signed in on the mainland host is not asked to log in', async () => {
  const { login, filing } = await openAt('mainland.localhost', 'zh-CN', {
    storage: { auth_token: 'a-token' },
    // Whose it is, is still being asked.
    prepare: (opened) => opened.route('**/api/user/profile', () => undefined),
  })
  expect(await filing.count()).toBe(1)
  expect(await login.count()).toBe(0)
})

test.each(['world.localhost', 'elsewhere.localhost', '127.0.0.1'])(
  'HOME-4 %s leads readers of Simplified Chinese to the mainland site',
  async (host) => {
    const { login, tip, filing } = await openAt(host, 'zh-CN')
    expect(await tip.count()).toBe(1)
    expect(await login.count()).toBe(0)
    expect(await filing.count()).toBe(0)
  },
)

test('HOME-4 other readers are led nowhere', async () => {
  const { tip, login, filing } = await openAt('world.localhost', 'zh-TW')
  expect([await tip.count(), await login.count(), await filing.count()]).toEqual([0, 0, 0])
})
