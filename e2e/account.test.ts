import { text } from 'node:stream/consumers'
import { becomeUser, LABELS, logIn, signedIn } from './support/account.ts'
import { ACCOUNT_HOLDER } from './support/account-answers.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { expect, test } from './support/test.ts'

const server = accountServer(WITHOUT_CHALLENGE)
const REFUSED = /status of 4\d\d/

test('PANEL-2 (C109) leaving clears this device although the server is away, and the server hears of it later', async () => {
  const page = await server.open({ expectedErrors: /ERR_FAILED/ })
  const { username, password } = await becomeUser(server, page)
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').auth_token)

  await page.route('**/api/auth/logout', (route) => route.abort())
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()
  const stored = () => page.evaluate(() => JSON.stringify(localStorage))
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').auth_token))
    .toBeUndefined()
  await expect.poll(async () => (await stored()) + (await page.locator('body').textContent())).not.toContain(username)

  // The next login takes the place of the cookie that the left session needs for anything but its end.
  await page.reload()
  await logIn(page, username, password)
  await page.getByRole('button', { name: 'Log out everywhere' }).waitFor()
  await expect.poll(() => stored()).toContain(token)

  await page.unroute('**/api/auth/logout')
  await page.reload()
  await signedIn(page, username)
  await expect.poll(stored).not.toContain(token)
  await page.reload()
  await signedIn(page, username)
  await page.getByRole('button', { name: 'Devices' }).click()
  await page.locator('li').getByText('This device', { exact: true }).waitFor()
  await expect(page.getByRole('button', { name: 'Log out everywhere' })).toHaveCount(0)
})

test('PANEL-11 PANEL-12 PANEL-13 PANEL-21 another device is logged out, the data are taken along, the account is deleted', async () => {
  const other = await server.open({ expectedErrors: REFUSED })
  const { username, password } = await becomeUser(server, other)
  const page = await server.open({ path: '/plan', expectedErrors: REFUSED })
  await page.getByRole('banner').getByRole('link').last().click()
  await logIn(page, username, password)
  await page.waitForURL('**/plan')
  await page.getByRole('heading', { level: 1, name: 'Plan' }).waitFor()
  await page.goto('/settings')
  await signedIn(page, username)

  await page.getByRole('button', { name: 'Log out everywhere' }).waitFor()
  await page.getByRole('button', { name: 'Devices' }).click()
  await page.locator('li').getByText('This device', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Log out \S+ on / }).click()
  await page.getByRole('button', { name: 'Log out everywhere' }).waitFor({ state: 'detached' })
  await other.reload()
  await other.getByText('Your login has expired.', { exact: false }).waitFor()
  await other.getByRole('button', { name: 'Log in' }).first().click()
  await expect(other.getByRole('form', { name: 'Log in' }).getByLabel(LABELS.name)).toHaveValue(username)

  await page.getByRole('button', { name: 'My data' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^ephemeris-account-\d{8}\.json$/)
  expect(await text(await download.createReadStream())).toContain(username)

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' })
  await dialog.getByLabel(`Type ${username} to confirm`).fill('somebody')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByText(`This isn’t ${username}.`).waitFor()
  await dialog.getByLabel(`Type ${username} to confirm`).fill(username)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText('Your account was deleted.').waitFor()
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()
})

test('PANEL-3 clearing this device takes marks and the choice of games, and nothing else', async () => {
  const page = await server.open({
    storage: {
      activityStatus: { a: 'done', b: 'starred' },
      activityStatusLastUpdated: '2026-05-19T20:00:01Z',
      userGameSelections: { genshin: { enabled: true, activities: ['event'] } },
      gameOrder: ['zenless', 'genshin', 'starrail', 'wuthering'],
      hasCompletedGameSelection: true,
      theme: 'light',
    },
  })
  await page.getByText('This device: last mark May 20, 04:00').waitFor()
  await page.getByRole('button', { name: 'Clear this device' }).click()
  const dialog = page.getByRole('dialog', { name: 'Clear this device?' })
  await dialog.getByText('2 marks', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Clear this device' }).click()
  await expect(page.getByText(/^This device: /)).toHaveCount(0)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}'))
  expect(kept).toMatchObject({ gameOrder: ['zenless', 'genshin', 'starrail', 'wuthering'], theme: 'light' })
  expect(kept).not.toHaveProperty('activityStatus.a')
  expect(kept).not.toHaveProperty('activityStatusLastUpdated')
  expect(kept).not.toHaveProperty('userGameSelections')
})

test('PANEL-16 signed out, clearing this device is a small button below everything else, and asks first', async () => {
  const page = await server.open({ size: 'phone' })
  const clear = page.getByRole('button', { name: 'Clear this device' })
  const box = await clear.boundingBox()
  const card = await page.locator('section').filter({ has: clear }).boundingBox()
  expect(Number(box?.width)).toBeLessThan(Number(card?.width) / 2)
  const reset = await page.getByRole('button', { name: 'Reset password' }).boundingBox()
  expect(Number(box?.y)).toBeGreaterThanOrEqual(Number(reset?.y) + Number(reset?.height))

  await clear.click()
  await page.getByRole('dialog', { name: 'Clear this device?' }).getByRole('button', { name: 'Cancel' }).click()
})

for (const [failure, status] of [
  ['the server fails', 500],
  ['nobody answers', null],
] as const) {
  test(`PANEL-15 when ${failure} the session stays, and the way out is there`, async () => {
    const page = await server.open({
      storage: ACCOUNT_HOLDER,
      expectedErrors: /status of 500|ERR_FAILED/,
      // Nothing that is asked for someone is answered.
      prepare: (opened) =>
        opened.route('**/api/**', (route) => {
          if (!('authorization' in route.request().headers())) return route.continue()
          if (status === null) return route.abort()
          return route.fulfill({
            status,
            json: { code: status, error_code: 100007, message: 'Down for repairs.', data: null },
          })
        }),
    })
    const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Account' }) })
    const message =
      status === null ? 'Can’t reach the server.' : 'The service isn’t available right now: Down for repairs.'
    await card.getByRole('alert').getByText(message).waitFor()
    const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}'))
    await expect.poll(() => kept()).toMatchObject(ACCOUNT_HOLDER)

    await card.getByRole('button', { name: 'Log out', exact: true }).click()
    await card.getByRole('button', { name: 'Log in' }).first().waitFor()
    await expect.poll(() => kept()).not.toHaveProperty('auth_token')
  })
}
