import type { Page, Route } from '@playwright/test'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { expect, test } from './support/test.ts'
import { markOf, openerOf, runningBar, waitForBars } from './support/timeline.ts'

const ACCOUNTS = '**/assets/accounts-dialog-*'

const openFiles = (page: Page) => page.getByRole('button', { name: 'Open files' })
const accounts = (page: Page) => page.getByRole('dialog', { name: 'Accounts and import' })

/**
 * From here on no timer of the page ends: what waits for one never comes. Its clock goes on until it is stopped, and
 * cannot be stopped in its past.
 */
async function stopTimers(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** The program of the page comes, and throws as soon as it is drawn. */
async function breakScreen(route: Route): Promise<void> {
  const program = await (await route.fetch()).text()
  const name = /export\s*\{[^}]*\bas (\w+)/.exec(program)?.[1]
  const body = `const Broken = () => { throw new Error('broken') }; export { Broken as ${name} }`
  await route.fulfill({ contentType: 'text/javascript', body })
}

test('SHELL-53 a layer that opens for the first time appears when its program and texts have arrived, and its button is busy until then', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/gacha', prepare: (it) => it.clock.install() })
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(ACCOUNTS, async (route) => {
    await arrival
    await route.continue()
  })
  await openFiles(page).waitFor()
  await stopTimers(page)

  await openFiles(page).click()
  await expect(openFiles(page)).toHaveAttribute('aria-busy', 'true')
  await expect(accounts(page)).toHaveCount(0)
  arrive()
  await expect(accounts(page)).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)

  const timeline = await openPage({ prepare: (it) => it.clock.install() })
  await waitForBars(timeline)
  const id = String(await timeline.locator('[data-activity][data-type="event"]').first().getAttribute('data-activity'))
  await stopTimers(timeline)
  await markOf(timeline, id).click()
  await expect(timeline.getByRole('menu')).toBeVisible()
  await timeline.keyboard.press('Escape')
  await openerOf(timeline, id).click()
  await expect(timeline.getByRole('dialog').getByRole('region', { name: 'What players say' })).toBeVisible()
})

test('SHELL-53 a key that is pressed while a layer is on its way leaves the page and its button as they are', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/gacha' })
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(ACCOUNTS, async (route) => {
    await arrival
    await route.continue()
  })
  await openFiles(page).click()
  await expect(openFiles(page)).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Shift')
  arrive()
  await expect(accounts(page)).toBeVisible()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
})

test('SHELL-54 a layer that cannot be loaded says so, and the next press opens it as it should look', async ({
  openPage,
}) => {
  const page = await openPage({
    path: '/gacha',
    expectedErrors: /ERR_FAILED|Failed to fetch dynamically|Unable to preload CSS/,
    prepare: (it) => it.route(ACCOUNTS, (route) => route.abort()),
  })
  await openFiles(page).click()
  await expect(page.getByRole('alert')).toContainText('This couldn’t be loaded.')
  await expect(openFiles(page)).toBeFocused()
  await expect(page.locator('[aria-busy]')).toHaveCount(0)

  await page.unroute(ACCOUNTS)
  await openFiles(page).click()
  await expect(accounts(page)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/accounts-dialog-'))))
    .toBe(true)
})

test('SHELL-54 a layer whose program alone was missing opens with the next press, and other styles go on loading', async ({
  openPage,
}) => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const page = await openPage({
    path: '/gacha',
    expectedErrors: /ERR_FAILED|Failed to fetch dynamically|Unable to preload CSS/,
    prepare: async (it) => {
      await it.route(`${ACCOUNTS}.js`, (route) => route.abort())
      await it.route('**/assets/slow.css', async (route) => {
        await arrival
        await route.fulfill({ contentType: 'text/css', body: '' })
      })
    },
  })
  await page.evaluate(() => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '/assets/slow.css'
    link.onload = () => link.setAttribute('data-arrived', '')
    document.head.append(link)
  })
  await openFiles(page).click()
  await expect(page.getByRole('alert')).toContainText('This couldn’t be loaded.')

  await page.unroute(`${ACCOUNTS}.js`)
  await openFiles(page).click()
  await expect(accounts(page)).toBeVisible()
  arrive()
  await expect(page.locator('link[data-arrived]')).toHaveCount(1)
})

test('SHELL-54 a section that cannot be loaded says so in its place, and its button loads what it was to show', async ({
  openPage,
}) => {
  const program = '**/assets/qr-link-*.js'
  const id = 'a'.repeat(32)
  const page = await openPage({
    path: `/settings?qr_code=${id}&qr_session_id=${id}`,
    expectedErrors: /ERR_FAILED|Failed to fetch dynamically/,
    prepare: (it) => it.route(program, (route) => route.abort()),
  })
  await expect(page.getByRole('alert')).toContainText('This couldn’t be loaded.')

  await page.unroute(program)
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Log in first to approve the other device.')).toBeVisible()
})

test('SHELL-66 a step back leaves dialog, menu and drawer with their page, and only a step that returns finds the dialog', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/about', size: 'phone' })
  const bar = page.getByRole('navigation')
  const about = page.getByRole('heading', { name: 'About', level: 1 })
  const sorting = page.getByRole('button', { name: /^Sort/ })
  const visit = async () => {
    await bar.getByRole('link', { name: 'Timeline' }).click()
    await waitForBars(page)
  }
  await visit()
  const id = await runningBar(page)
  await openerOf(page, id).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await about.waitFor()
  await page.goForward()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await about.waitFor()

  await visit()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await sorting.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.goBack()
  await about.waitFor()
  await visit()
  await expect(sorting).toHaveAttribute('aria-expanded', 'false')

  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await about.waitFor()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('SHELL-7 SHELL-54 a page that breaks or does not load says so in its place, and the rest works on', async ({
  openPage,
}) => {
  const page = await openPage({ expectedErrors: /./ })
  const alert = page.getByRole('alert')
  const again = alert.getByRole('button', { name: 'Try again' })
  await waitForBars(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^(Shortcuts|Links)$/ }).click()
  await expect(alert).toContainText('The server can’t be reached.')
  await page.context().setOffline(false)
  await again.click()
  await page.getByRole('heading', { level: 1, name: 'Shortcuts' }).waitFor()

  await page.route('**/assets/about-screen-*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'About' }).click()
  await expect(alert).toContainText('This page didn’t load')
  await page.unroute('**/assets/about-screen-*.js')
  await again.click()
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()

  await page.route('**/assets/settings-screen-*.js', breakScreen)
  await page.getByRole('link', { name: 'Settings' }).click()
  await alert.getByRole('button', { name: 'Reload' }).waitFor()
  await expect(alert).toContainText('stopped working')
  await page.getByRole('link', { name: 'Timeline' }).click()
  await waitForBars(page)
})

test('SHELL-69 a dialog makes the page inert after its first frame; Escape closes it also before, and the focus goes back', async ({
  openPage,
}) => {
  const page = await openPage({ prepare: (it) => it.clock.install() })
  await waitForBars(page)
  const bar = openerOf(page, await runningBar(page))
  const dialog = page.getByRole('dialog')
  const modal = page.locator('dialog:modal')

  await bar.click()
  await expect(modal).toHaveCount(1)
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(bar).toBeFocused()

  await stopTimers(page)
  await bar.click()
  await expect(dialog).toBeVisible()
  await expect(modal).toHaveCount(0)
  await expect(dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(bar).toBeFocused()
})

test('SHELL-54 work in the background whose program cannot be loaded waits for the next start', async ({
  openPage,
}) => {
  let refused = 0
  const page = await openPage({
    path: '/settings',
    storage: ACCOUNT_HOLDER,
    // And no error of the page itself.
    expectedErrors: /ERR_FAILED/,
    prepare: async (it) => {
      await answerForAccount(it)
      await it.route(/\/assets\/(?:compare-newest|notes-upkeep)-[^/]*\.js$/, async (route) => {
        refused += 1
        await route.abort()
      })
    },
  })
  await expect.poll(() => refused).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Log out', exact: true })).toBeVisible()
})
