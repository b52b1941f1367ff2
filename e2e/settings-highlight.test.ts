import type { Page } from '@playwright/test'
import { openAdvanced } from './support/folded.ts'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'

/** Notes the titles of what is highlighted, in order: on a busy machine that is over before it is looked for. */
async function noteHighlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const titles: string[] = []
    let before = new Set<Element>()
    Object.assign(window, { highlights: titles })
    new MutationObserver(() => {
      const present = new Set(document.querySelectorAll('[data-highlighted]'))
      for (const card of present) if (!before.has(card)) titles.push(card.querySelector('h2')?.textContent ?? '')
      before = present
    }).observe(document, { attributes: true, attributeFilter: ['data-highlighted'], childList: true, subtree: true })
  })
}

async function openSettings(openPage: PageOpener, path: string): Promise<Page> {
  const page = await openPage({ path, size: 'phone', prepare: noteHighlights })
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  return page
}

function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

async function expectHighlighted(page: Page, title: string, times = 1): Promise<void> {
  const card = page.getByRole('region', { name: title })
  const highlights = () => page.evaluate(() => (window as { highlights?: string[] }).highlights ?? [])
  await expect.poll(async () => (await highlights()).filter((one) => one === title).length).toBe(times)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title)
  await expect.poll(() => pathOf(page)).toBe('/settings')
  await expect(async () => {
    const box = await card.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(700)
  }).toPass()
  await expect(card).not.toHaveAttribute('data-highlighted')
}

test('SET-6 the zone chip leads to the zones: in view, with the focus, highlighted for a moment', async ({
  openPage,
}) => {
  const page = await openPage({ size: 'phone', prepare: noteHighlights })
  await waitForBars(page)
  await page.getByRole('link', { name: /UTC\+8/ }).click()
  await expectHighlighted(page, 'Time')
})

for (const [panel, title] of [
  ['timezone', 'Time'],
  ['games', 'Games and server'],
] as const) {
  test(`SET-6 highlight=${panel} works when its address is opened directly`, async ({ openPage }) => {
    const page = await openSettings(openPage, `/settings?highlight=${panel}`)
    await expectHighlighted(page, title)
    if (panel === 'games') await expect(page.getByRole('checkbox', { name: 'Genshin Impact' })).toHaveCount(1)
  })
}

test('SET-6 PANEL-3 who comes to log in has the form below the top of the window', async ({ openPage }) => {
  for (const path of ['/settings?highlight=login', '/settings#account']) {
    const page = await openPage({ path })
    await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible()
    const heading = page.getByRole('heading', { level: 2, name: 'Account', exact: true })
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(150)
  }
})

test('SET-6 a panel can be pointed at twice in a row, and one that is not there is ignored', async ({ openPage }) => {
  const page = await openSettings(openPage, '/settings?highlight=games')
  await expectHighlighted(page, 'Games and server')
  await follow(page, '/settings?highlight=timezone')
  await expectHighlighted(page, 'Time')
  await follow(page, '/settings?highlight=timezone')
  await expectHighlighted(page, 'Time', 2)

  await follow(page, '/settings?highlight=nowhere')
  await expect(page.locator('[data-highlighted]')).toHaveCount(0)
})

/** As a link on the page does; the parameter leaves the address. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await expect.poll(() => pathOf(page)).toBe('/settings')
}

test('SET-43 what few need is behind one fold, which an address that points there opens', async ({ openPage }) => {
  const page = await openPage({ path: '/settings' })
  const reset = page.getByRole('button', { name: 'Reset language cache' })
  await expect(reset).toHaveCount(0)
  await openAdvanced(page)
  await expect(reset).toBeVisible()
  await expect(page.getByLabel('Background image')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh list' })).toBeVisible()

  const pointed = await openPage({ path: '/settings?highlight=language', size: 'phone' })
  await pointed.getByRole('button', { name: 'Reset language cache' }).waitFor()
})
