import type { Page } from '@playwright/test'
import { logIn, signedIn } from './support/account.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import { answerForPulls, downloadAccount, SIGNED_IN } from './support/pulls.ts'
import { expect, test } from './support/test.ts'

/** With the account of the demonstration, which has pulls of every game. */
const server = accountServer({ ...WITHOUT_CHALLENGE, EPHEMERIS_ENV: 'development', EPHEMERIS_DEMO: '1' })

async function openSharing(page: Page) {
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Share your pulls' })
  await dialog.getByRole('radio', { name: 'Page' }).check()
  return dialog
}

for (const size of ['desktop', 'phone'] as const) {
  test(`SHOW-5 SHOW-2 SHOW-3 a page is made, read without a login or a script, and ended (${size})`, async ({
    browser,
  }) => {
    const page = await server.open({ size })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await logIn(page, 'demo', 'lanterns over the harbour')
    await signedIn(page, 'demo')
    await page.getByRole('button', { name: 'Download all' }).click()
    await page.getByText(/^[\d,]+ pulls downloaded\.$/).waitFor()
    await page.goto('/gacha')
    await page.locator('[data-pool]').first().waitFor()
    const figures = await page.getByRole('region', { name: 'Account' }).locator('dd').allInnerTexts()

    const dialog = await openSharing(page)
    const title = `Our evening on a ${size}`
    await dialog.getByRole('textbox', { name: 'Title (optional)' }).fill(title)
    await dialog.getByRole('button', { name: 'Create page' }).click()
    await dialog.getByText('Not opened yet').waitFor()
    await expect.poll(() => axeViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await dialog.getByText('Copied', { exact: true }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await expect(dialog.getByRole('link', { name: `Open ${title}` })).toHaveAttribute('href', link)

    const viewport = page.viewportSize()
    const reader = await browser.newContext({ javaScriptEnabled: false, locale: 'en', viewport })
    const shown = await reader.newPage()
    const first = await shown.goto(link)
    expect(first?.status()).toBe(200)
    await expect(shown).toHaveTitle(title)
    const [pulls = '', average = '', flips = ''] = await shown.locator('header dd').allInnerTexts()
    expect([pulls, Number(average).toFixed(1), flips]).toEqual([figures[0], Number(figures[1]).toFixed(1), figures[2]])
    await expect(shown.locator('li b').first()).toHaveCSS('border-radius', '6px')
    await expect(shown.locator('body')).not.toContainText(/\b[1-9]\d{8,9}\b/, { useInnerText: true })
    const picture = await reader.request.get(`${link}/picture.png`)
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])

    const other = await browser.newPage({ viewport, locale: 'en' })
    await other.goto(link)
    await expect.poll(() => other.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    // The page follows the system alone: nothing of the app has to be waited for.
    await other.evaluate(() => localStorage.setItem('ephemeris', '{"theme":"light"}'))
    await expect.poll(() => axeViolations(other)).toEqual([])
    await other.close()

    await page.goto(size === 'phone' ? '/settings#account' : '/settings')
    await page.getByRole('button', { name: 'Shared pages' }).click()
    await page.getByText('Last opened').first().waitFor()
    await page.getByRole('button', { name: `Delete ${title}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByText(`${title} was deleted.`).waitFor()
    await expect(page.getByRole('button', { name: `Delete ${title}` })).toHaveCount(0)
    const again = await shown.reload()
    expect(again?.status()).toBe(404)
    await expect(shown.locator('body')).toContainText('This no longer exists.')
    expect((await reader.request.get(`${link}/picture.png`)).status()).toBe(404)
    await reader.close()
  })
}

test('SHOW-5 the installed app asks the server for a page each time, and has none without a connection', async () => {
  const page = await server.open({ serviceWorkers: 'allow', expectedErrors: /404/ })
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  const answer = await page.goto('/show/none')
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([404, false])
  await page.getByText('This no longer exists.').waitFor()
})

test('SHOW-5 a refusal to make a page is a sentence beside it', async ({ openPage }) => {
  const page = await openPage({
    path: '/gacha',
    storage: SIGNED_IN,
    expectedErrors: /404/,
    prepare: async (opened) => {
      await answerForPulls(opened.context(), 300)
      await opened.route('**/api/user/access_tokens*', (route) =>
        route.fulfill({ json: { code: 200, message: 'OK', data: { tokens: [] } } }),
      )
      await opened.route('**/api/user/shown_pages', (route) =>
        route.fulfill({
          status: 404,
          json: { code: 404, message: 'There are no pulls here.', error_code: 600003, data: null },
        }),
      )
    },
  })
  await downloadAccount(page, 'genshin')
  const dialog = await openSharing(page)
  await dialog.getByRole('button', { name: 'Create page' }).click()
  await expect(dialog.getByRole('alert')).toContainText('There are no pulls for this account')
  await expect(dialog.getByRole('button', { name: 'Create page' })).toBeEnabled()
})
