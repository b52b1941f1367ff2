import type { Page } from '@playwright/test'
import {
  MICROSOFT,
  MICROSOFT_ENV,
  OIDC_ENV,
  type OpenIdPeer,
  startMicrosoftPeer,
  startOwnPeer,
} from '../apps/server/src/testing/peers/openid-peer.ts'
import { QQ, QQ_ENV, type QqPeer, startQqPeer } from '../apps/server/src/testing/peers/qq-peer.ts'
import { writeUpstreams } from '../apps/server/src/testing/peers/upstream.ts'
import { becomeUser, LABELS } from './support/account.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'

let qq: QqPeer
let microsoft: OpenIdPeer
let own: OpenIdPeer
let upstreams: ReturnType<typeof writeUpstreams>

test.beforeAll(async () => {
  qq = await startQqPeer()
  microsoft = await startMicrosoftPeer()
  own = await startOwnPeer()
  upstreams = writeUpstreams({ [QQ]: qq.origin, [MICROSOFT]: microsoft.origin })
})

test.afterAll(() => {
  qq.close()
  microsoft.close()
  own.close()
  upstreams.remove()
})

const server = accountServer(() => ({
  ...WITHOUT_CHALLENGE,
  ...QQ_ENV,
  ...MICROSOFT_ENV,
  ...OIDC_ENV,
  OIDC_ISSUER: own.issuer,
  OIDC_NAME: 'Our house',
  EPHEMERIS_UPSTREAMS: upstreams.path,
  MAINLAND_HOST: '127.0.0.1',
}))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openLinked(page: Page): Promise<void> {
  await button(page, 'Linked accounts').click()
  await page.getByText('Accounts from other services that you can log in with.').waitFor()
}

test('SOC-20 SOC-21 SOC-22 PANEL-13 in with QQ, Microsoft linked to it, out, in with Microsoft as the same, unlinked, and deleted without a password', async () => {
  microsoft.serve(server.url())
  const page = await server.open({ path: '/settings?highlight=login' })
  await button(page, 'Log in with Microsoft').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await button(page, 'Log in with QQ').click()
  await page.getByText('旅行者', { exact: true }).waitFor()
  await expect(page).toHaveURL(/^[^?]*$/)
  await expect(button(page, 'Change password')).toHaveCount(0)

  await openLinked(page)
  await page.getByText('Linked. It’s your only way to log in, so it can’t be unlinked.').waitFor()
  await expect(button(page, 'Unlink QQ')).toHaveCount(0)
  await button(page, 'Link Microsoft').click()
  await page.getByText('Your Microsoft account is linked', { exact: false }).waitFor()
  await expect(page).toHaveURL(/^[^?]*$/)
  await openLinked(page)
  await button(page, 'Unlink QQ').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await Promise.all([page.waitForResponse('**/api/auth/logout'), button(page, 'Log out').click()])
  await button(page, 'Log in').first().click()
  await button(page, 'Log in with Microsoft').click()
  await page.getByText('旅行者', { exact: true }).waitFor()
  await openLinked(page)
  await button(page, 'Unlink Microsoft').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink', exact: true }).click()
  await page.getByText('Microsoft is unlinked.').waitFor()
  await button(page, 'Link Microsoft').waitFor()

  const name = (await page.getByText(/^@player_/).textContent())?.slice(1) ?? ''
  await button(page, 'My data').click()
  await button(page, 'Delete account').click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account?' })
  await dialog.getByText('Your account has no password', { exact: false }).waitFor()
  await dialog.getByLabel(`Type ${name} to confirm`).fill(name)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.getByText('Your account was deleted.').waitFor()
})

test('SOC-22 a fresh login before linking logs out only when the way to it is known', async () => {
  const page = await server.open({ expectedErrors: /status of 40[13]|ERR_FAILED/ })
  const tokenOf = () => page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').auth_token)
  const logInAgain = async () => {
    await openLinked(page)
    await button(page, 'Link Microsoft').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Log in with QQ' }).click()
  }
  await page.goto('/settings?highlight=login')
  await button(page, 'Log in with QQ').click()
  await page.getByText('旅行者', { exact: true }).waitFor()
  const token = await tokenOf()

  const unproved = { status: 403, json: { code: 403, error_code: 200018, message: 'Log in again.', data: null } }
  await page.route('**/api/user/identities/link', (route) => route.fulfill(unproved))
  await page.route('**/api/auth/qq/login*', (route) => route.abort(), { times: 1 })
  await logInAgain()
  await page.getByRole('alert').waitFor()
  await expect.poll(() => tokenOf()).toBe(token)

  await page.reload()
  await page.getByText('旅行者', { exact: true }).waitFor()
  await logInAgain()
  const newToken = () => tokenOf().catch(() => token)
  await expect.poll(newToken).not.toBe(token)
  await expect.poll(newToken).toEqual(expect.any(String))
  await page.getByText('旅行者', { exact: true }).waitFor()
})

test('SOC-10 SOC-11 SOC-22 the password is asked for where a service is linked, and a change of password asks whether it stays', async () => {
  microsoft.serve(server.url())
  const page = await server.open({ expectedErrors: /status of 400/ })
  const { password } = await becomeUser(server, page)
  await openLinked(page)
  await button(page, 'Link Microsoft').click()
  const dialog = page.getByRole('dialog', { name: 'Link Microsoft' })
  const field = dialog.getByLabel('Current password')
  await field.fill(`${password}!`)
  await dialog.getByRole('button', { name: 'Continue to Microsoft' }).click()
  await dialog.getByText('Wrong password.').waitFor()
  await expect(field).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await field.fill(password)
  await dialog.getByRole('button', { name: 'Continue to Microsoft' }).click()
  await page.getByText('Your Microsoft account is linked', { exact: false }).waitFor()

  const next = 'Copper lantern 10 by the sea'
  await button(page, 'Change password').first().click()
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current password').fill(password)
  await form.getByLabel('New password').fill(next)
  await form.getByLabel(LABELS.repeated).fill(next)
  await expect(form.getByRole('checkbox', { name: 'Keep Microsoft linked' })).not.toBeChecked()
  expect(await axeViolations(page)).toEqual([])
  await form.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('you can no longer log in with Microsoft', { exact: false }).waitFor()
  await openLinked(page)
  await button(page, 'Link Microsoft').waitFor()
})

test('SOC-21 (C062) what another service or a stranger’s link says is replaced by our own words, and leaves the address', async () => {
  const words = `<script>alert(1)</script>${'call 0900 '.repeat(250)}`
  const page = await server.open({
    path: `/settings?qq_error=${encodeURIComponent(words)}`,
    expectedErrors: /status of 400/,
  })
  await page.getByRole('alert').getByText('The QQ login was cancelled or failed.').waitFor()
  await expect(page).toHaveURL(/^[^?]*$/)
  await expect(page.locator('body')).not.toContainText('0900')

  await page.goto('/settings?ms_code=made&ms_state=up')
  await page.getByRole('alert').getByText('The login with the other service failed.').waitFor()
  await expect(page).toHaveURL(/^[^?]*$/)
})

test('SOC-12 SOC-20 SOC-21 SOC-22 in with the operator’s own provider by its name, and linked by that name', async () => {
  own.serve(server.url())
  own.person = { sub: 'lumine', name: 'Lumine' }
  const page = await server.open({ path: '/settings?highlight=login', expectedErrors: /status of 502/ })
  own.isDenied = true
  await button(page, 'Log in with Our house').click()
  await page.getByRole('alert').getByText('The Our house login was cancelled or failed.').waitFor()
  await expect(page).toHaveURL(/^[^?]*\/settings$/)

  own.isDenied = false
  await page.goto('/settings?highlight=login')
  await button(page, 'Log in with Our house').click()
  await page.getByText('Lumine', { exact: true }).waitFor()
  await expect(page).toHaveURL(/^[^?]*\/settings$/)
  await openLinked(page)
  await page.getByText('Our house', { exact: true }).waitFor()
  await page.getByText('Linked. It’s your only way to log in, so it can’t be unlinked.').waitFor()
  await button(page, 'Devices').click()
  await page.getByText(/^Our house, last used/).waitFor()
  expect(await axeViolations(page)).toEqual([])
})
