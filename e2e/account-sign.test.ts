import type { Locator } from '@playwright/test'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { openerOf, runningBar, waitForBars } from './support/timeline.ts'

/** As the newest slot of who is signed in. */
const MARKED_BEFORE = { activityStatus: { event: 'done' }, activityStatusLastUpdated: '2026-05-18T04:00:00.000Z' }

/** In px, of a page on a phone. */
const PAGE_MARGIN = 16

function distanceToEdge(control: Locator): Promise<number> {
  return control.evaluate((element) => Math.round(window.innerWidth - element.getBoundingClientRect().right))
}

for (const size of ['desktop', 'phone'] as const) {
  test(`SHELL-55 who is signed out finds the login at the end of the top bar (${size})`, async ({ openPage }) => {
    const page = await openPage({ path: '/', size })
    const logIn = page.getByRole('banner').getByRole('link').last()
    for (const path of ['/timeline', '/settings']) {
      await expect(logIn).toHaveText('Log in')
      await page.goto(path)
    }
    for (const width of size === 'phone' ? [320, 360, 390, 430] : []) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => distanceToEdge(logIn), `${width}`).toBe(PAGE_MARGIN)
    }
    await logIn.click()
    await page.getByRole('form', { name: 'Log in' }).waitFor()
  })
}

test('SHELL-55 WEL-2 who is signed in and has chosen no games yet is shown by name in the welcome, without a login', async ({
  openPage,
}) => {
  const storage = { ...ACCOUNT_HOLDER, hasCompletedGameSelection: false }
  const page = await openPage({ storage, prepare: answerForAccount })
  const welcome = page.getByRole('dialog')
  await expect(welcome.getByRole('link', { name: /^Ada: / })).toBeVisible()
  await expect(welcome.getByText('Log in')).toHaveCount(0)
})

test('SHELL-55 the letter of who is signed in says whether all is saved', async ({ openPage }) => {
  const page = await openPage({
    path: '/timeline',
    storage: { ...ACCOUNT_HOLDER, ...MARKED_BEFORE },
    prepare: answerForAccount,
    expectedErrors: /401|Failed to load resource|Failed to fetch/,
  })
  const sign = page.getByRole('banner').getByRole('link').last()
  await expect(sign).toHaveAccessibleName('Ada: everything is saved')
  await expect(sign).toHaveText('A')

  await waitForBars(page)
  await openerOf(page, await runningBar(page)).focus()
  await page.keyboard.press('2')
  await expect(sign).toHaveAccessibleName('Ada: changes on this device only')

  await page.route('**/api/config*', (route) => route.abort())
  await page.evaluate(() => window.dispatchEvent(new Event('offline')))
  await expect(sign).toHaveAccessibleName('Ada: offline')

  const refusal = { code: 401, error_code: 200001, message: 'Log in.', data: null }
  await page.unroute('**/api/config*')
  await page.route('**/api/user/profile*', (route) => route.fulfill({ status: 401, json: refusal }))
  await page.reload()
  await expect(sign).toHaveAccessibleName('Ada: login expired')
  await page.getByText('Your login has expired.', { exact: false }).waitFor()
  expect(await axeViolations(page)).toEqual([])
})

test('SHELL-55 on a phone on its side the account is at the foot of the rail', async ({ openPage }) => {
  const page = await openPage({ path: '/plan', size: 'phone' })
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(1)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toBeInViewport()
})
