import { expect, inject, test } from 'vitest'
import { openPage, type Size } from './support/open-page.ts'

const SIZES: readonly Size[] = ['desktop', 'phone']

/** Every address with its title in two languages. */
const TITLES = [
  ['/timeline', 'Timeline', '时间线'],
  ['/settings', 'Settings', '设置'],
  ['/shortcuts', 'Shortcuts', '快捷方式'],
  ['/about', 'About', '关于'],
  ['/notification', 'Notifications', '通知'],
  ['/nowhere', 'Page not found', '页面不存在'],
] as const

const NOT_FOUND = /404 \(Not Found\).*\/nowhere/

test.each(SIZES)('PAGE-1 the page about the product has disclaimer, version, source and team (%s)', async (size) => {
  const page = await openPage({ path: '/about', size })
  const disclaimer = page.getByRole('region', { name: 'Disclaimer' })
  await expect.poll(() => disclaimer.getByRole('listitem').count()).toBe(4)
  expect(await disclaimer.locator('strong').count()).toBe(4)

  const project = page.getByRole('region', { name: 'The project' })
  const { data }: { data: { version: string; site: { source_url: string } } } = await (
    await fetch(`${inject('url')}/api/config`)
  ).json()
  await project.getByText(`Version ${data.version}`).waitFor()
  const source = project.getByRole('link', { name: /^Source code/ })
  expect(await source.getAttribute('href')).toBe(data.site.source_url)
  expect(await source.getAttribute('rel')).toBe('noopener noreferrer')

  const team = page.getByRole('region', { name: 'Team' }).getByRole('listitem')
  expect(await team.allTextContents()).toEqual(['The Ephemeris projectProject Lead and Developer'])
})

test.each(SIZES)('PAGE-2 the notification page is not in the navigation and shows its text (%s)', async (size) => {
  const page = await openPage({ path: '/notification', size })
  const card = page.getByRole('region', { name: 'Nothing to announce' })
  await card.getByText(/^News of Ephemeris/).waitFor()
  if (size === 'phone') await page.getByRole('button', { name: 'Open navigation' }).click()
  expect(await page.locator('nav a[href="/notification"]').count()).toBe(0)
})

test.each(TITLES)('PAGE-3 %s is titled in the language of the page, also after a reload', async (path, en, zh) => {
  const page = await openPage({ path, expectedErrors: NOT_FOUND })
  await expect.poll(() => page.title()).toBe(`${en} - Ephemeris`)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('menuitemradio', { name: '简体中文' }).click()
  await expect.poll(() => page.title()).toBe(`${zh} - Ephemeris`)
  await page.reload()
  await expect.poll(() => page.title()).toBe(`${zh} - Ephemeris`)
})

test.each(SIZES)(
  'PAGE-3 every listed page is reached by the menu, and its title changes with it (%s)',
  async (size) => {
    const page = await openPage({ path: '/about', size })
    for (const [path, title] of TITLES.slice(0, 4)) {
      if (size === 'phone') await page.getByRole('button', { name: 'Open navigation' }).click()
      await page.locator(`nav a[href="${path}"]`).last().click()
      await expect.poll(() => page.title()).toBe(`${title} - Ephemeris`)
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
    }
  },
)

test.each(SIZES)('SHELL-1 an address that leads nowhere leads back to the start (%s)', async (size) => {
  const page = await openPage({ path: '/nowhere', size, expectedErrors: NOT_FOUND })
  await page.getByRole('heading', { level: 1, name: 'There is no star at this place' }).waitFor()
  const home = page.getByRole('main').getByRole('link', { name: 'Back to the start' })
  expect(await home.getAttribute('href')).toBe('/')
})

test.each(['standalone', 'window-controls-overlay'])(
  'SHELL-2 installed, in a window of its own (%s), the title is the page alone',
  async (mode) => {
    const page = await openPage({
      path: '/about',
      prepare: (opened) =>
        opened.addInitScript((shown) => {
          const ask = window.matchMedia.bind(window)
          window.matchMedia = (query) => ask(query.includes(`(display-mode: ${shown})`) ? 'all' : query)
        }, mode),
    })
    await expect.poll(() => page.title()).toBe('About')
  },
)

test('PAGE-4 no request tells from which page it came', async () => {
  const referrers: string[] = []
  const page = await openPage({
    path: '/shortcuts',
    prepare: async (opened) => {
      opened.on('request', async (request) => {
        const referrer = (await request.allHeaders()).referer
        if (referrer !== undefined) referrers.push(`${request.url()}: ${referrer}`)
      })
    },
  })
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  expect(referrers).toEqual([])
  expect(await page.locator('meta[name="referrer"]').getAttribute('content')).toBe('no-referrer')
})
