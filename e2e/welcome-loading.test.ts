import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'
import { confirmWelcome, GAME_NAMES, welcomeDialog } from './support/welcome.ts'

test('WEL-1 the timeline does not wait for the dialog, nor for its program', async ({ openPage }) => {
  const page = await openPage({
    isNewcomer: true,
    expectedErrors: /Failed to load resource|Failed to fetch/,
    prepare: (opened) => opened.route('**/assets/welcome-dialog-*', (route) => route.abort()),
  })
  await waitForBars(page)
  for (const name of GAME_NAMES)
    await page.getByRole('button', { name: new RegExp(`^${name}, \\d+ activities$`) }).waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => performance.getEntries().some(({ name }) => name.includes('/bar-extras-'))))
    .toBe(true)
})

test('WEL-1 what completes the bars is not loaded behind the dialog, and what opens above them when a pointer comes', async ({
  openPage,
}) => {
  const asked: string[] = []
  const page = await openPage({
    isNewcomer: true,
    prepare: async (opened) => opened.on('request', (request) => asked.push(request.url())),
  })
  const isAsked = (file: string) => asked.some((url) => url.includes(`/assets/${file}-`))
  await welcomeDialog(page).waitFor()
  await waitForBars(page)
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.waitForLoadState('networkidle')
  expect(isAsked('bar-extras')).toBe(false)
  await confirmWelcome(page)
  await expect.poll(() => isAsked('bar-extras')).toBe(true)

  await page.mouse.move(0, 0)
  // Until then the page before may still ask for what a pointer above its bars has called for.
  page.once('framenavigated', () => asked.splice(0))
  await page.reload()
  await waitForBars(page)
  await expect.poll(() => isAsked('bar-extras')).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(isAsked('layer-parts')).toBe(false)
  await page.locator('[data-activity]').first().hover()
  await expect.poll(() => isAsked('layer-parts')).toBe(true)
})

test('WEL-1 bells of the home page are not loaded behind the dialog', async ({ openPage }) => {
  const asked: string[] = []
  const page = await openPage({
    isNewcomer: true,
    path: '/',
    prepare: async (opened) => opened.on('request', (request) => asked.push(request.url())),
  })
  const isAsked = () => asked.some((url) => url.includes('/assets/home-parts-'))
  await welcomeDialog(page).waitFor()
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await page.waitForLoadState('networkidle')
  expect(isAsked()).toBe(false)
  await confirmWelcome(page)
  await expect.poll(isAsked).toBe(true)
})

for (const path of ['/', '/gacha', '/timeline', '/plan', '/tonight']) {
  test(`WEL-1 behind the dialog the page is drawn while no one presses anything (${path})`, async ({ openPage }) => {
    const page = await openPage({ isNewcomer: true, path })
    await welcomeDialog(page).waitFor()
    const title = page.locator('#root #main h1')
    await expect(title).toHaveCount(1)
    await expect(welcomeDialog(page)).toBeVisible()
    await confirmWelcome(page)
    await expect(title).toBeVisible()
  })
}
