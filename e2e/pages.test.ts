import { listActivities } from '../packages/contract/src/catalogue/catalogue.ts'
import { switchLanguage } from './support/language.ts'
import { layoutShift } from './support/layout-shift.ts'
import type { Size } from './support/open-page.ts'
import { expect, test } from './support/test.ts'

const SIZES: readonly Size[] = ['desktop', 'phone']

/** Every address with its title in two languages. */
const TITLES = [
  ['/timeline', 'Timeline', '时间线'],
  ['/plan', 'Plan', '抽卡计划'],
  ['/settings', 'Settings', '设置'],
  ['/shortcuts', 'Shortcuts', '快捷入口'],
  ['/about', 'About', '关于'],
  ['/notification', 'Notifications', '通知'],
  ['/nowhere', 'Page not found', '页面不存在'],
] as const

const NOT_FOUND = /404 \(Not Found\).*\/nowhere/

for (const size of SIZES) {
  test(`PAGE-1 the page about the product has disclaimer, version, source, team and the sites of the games (${size})`, async ({
    openPage,
    url,
  }) => {
    const page = await openPage({ path: '/about', size })
    const disclaimer = page.getByRole('region', { name: 'Disclaimer' })
    await expect(disclaimer.getByRole('listitem')).toHaveCount(4)
    await expect(disclaimer.locator('strong')).toHaveCount(4)

    const project = page.getByRole('region', { name: 'Ephemeris', exact: true })
    const { data }: { data: { version: string; site: { source_url: string } } } = await (
      await fetch(`${url}/api/config`)
    ).json()
    await project.getByText(`Version ${data.version}`).waitFor()
    const source = project.getByRole('link', { name: /^Source code/ })
    await expect(source).toHaveAttribute('href', data.site.source_url)
    await expect(source).toHaveAttribute('rel', 'noopener noreferrer')

    const team = page.getByRole('region', { name: 'Team' }).getByRole('listitem')
    await expect.poll(() => team.allTextContents()).toEqual(['The Ephemeris projectProject Lead and Developer'])

    const sites = page.getByRole('main').locator('[data-game] a')
    await expect
      .poll(() => sites.evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).hostname)))
      .toEqual(['genshin.hoyoverse.com', 'hsr.hoyoverse.com', 'zenless.hoyoverse.com', 'wutheringwaves.kurogames.com'])
  })
}

for (const size of SIZES) {
  test(`PAGE-2 PAGE-5 the notification page is not in the navigation, and shows what was announced with its bells (${size})`, async ({
    openPage,
  }) => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const page = await openPage({
      path: '/notification',
      size,
      prepare: (opened) =>
        opened.route(`**${listActivities.path}*`, async (route) => {
          await answered
          await route.continue()
        }),
    })
    const main = page.getByRole('main')
    await main.getByRole('progressbar', { name: 'Loading announcements' }).waitFor()
    await expect(main.locator('li')).toHaveCount(16)
    answer()
    await expect(main.locator('[data-bell]').first()).toBeVisible()
    await expect.poll(() => layoutShift(page)).toBeLessThan(0.01)
    await expect(main.getByRole('region').first()).toHaveAccessibleName('Genshin Impact')
    await expect(main.getByRole('region').last()).toHaveAccessibleName('Wuthering Waves')
    await expect(main.getByRole('link', { name: 'Reminders' })).toHaveAttribute('href', /^\/settings/)
    const zenless = page.getByRole('region', { name: 'Zenless Zone Zero' })
    await expect(zenless.getByRole('listitem')).toHaveCount(4)
    await expect(zenless.getByRole('listitem').first().getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/timeline\?activity=/,
    )
    // Its sources are in Chinese alone.
    await expect(zenless.getByRole('link', { name: /^Announcement of / })).toHaveCount(0)
    if (size === 'phone') await page.getByRole('button', { name: 'Open navigation' }).click()
    await expect(page.locator('nav a[href="/notification"]')).toHaveCount(0)
  })
}

test('PAGE-3 SHELL-2 every page is titled by page and app in its language, also after a reload', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/about', expectedErrors: NOT_FOUND })
  for (const [path, en, zh] of TITLES) {
    await switchLanguage(page, 'en')
    await page.goto(path)
    await expect(page).toHaveTitle(`${en} - Ephemeris`)
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('menuitemradio', { name: '简体中文' }).click()
    await expect(page).toHaveTitle(`${zh} - Ephemeris`)
    await page.reload()
    await expect(page).toHaveTitle(`${zh} - Ephemeris`)
  }
})

for (const size of SIZES) {
  test(`PAGE-3 every listed page is reached by the menu, and its title changes with it (${size})`, async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/about', size })
    for (const [path, title] of TITLES.slice(0, 4)) {
      if (size === 'phone') await page.getByRole('button', { name: 'Open navigation' }).click()
      await page.locator(`nav a[href="${path}"]`).last().click()
      await expect(page).toHaveTitle(`${title} - Ephemeris`)
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
  })
}

for (const size of SIZES) {
  test(`SHELL-1 an address that leads nowhere leads back to the start (${size})`, async ({ openPage }) => {
    const page = await openPage({ path: '/nowhere', size, expectedErrors: NOT_FOUND })
    await page.getByRole('heading', { level: 1, name: 'No star here' }).waitFor()
    const home = page.getByRole('main').getByRole('link', { name: 'Back to home' })
    await expect(home).toHaveAttribute('href', '/')
    await home.click()
    await page.getByRole('heading', { level: 1, name: 'Ephemeris' }).waitFor()
    await expect(page).toHaveURL('/')
  })
}

for (const mode of ['standalone', 'window-controls-overlay'] as const) {
  test(`SHELL-2 installed, in a window of its own (${mode}), the title is the page alone`, async ({ openPage }) => {
    const page = await openPage({
      path: '/about',
      prepare: (opened) =>
        opened.addInitScript((shown) => {
          const ask = window.matchMedia.bind(window)
          window.matchMedia = (query) => ask(query.includes(`(display-mode: ${shown})`) ? 'all' : query)
        }, mode),
    })
    await expect(page).toHaveTitle('About')
  })
}

test('PAGE-4 no request says from which page it came', async ({ openPage }) => {
  const referrers: string[] = []
  const page = await openPage({
    path: '/shortcuts',
    prepare: async (opened) => {
      opened.on('request', async (request) => {
        const { referer: referrer } = await request.allHeaders()
        if (referrer) referrers.push(`${request.url()}: ${referrer}`)
      })
    },
  })
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(referrers).toEqual([])
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
})
