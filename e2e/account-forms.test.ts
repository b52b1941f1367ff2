import { becomeUser, LABELS, logIn, signedIn } from './support/account.ts'
import { accountServer } from './support/account-server.ts'
import { expect, test } from './support/test.ts'

const server = accountServer()
const REFUSED = /status of 4\d\d/

test('PANEL-1 PANEL-2 from the registration by the mail to the login, a new password and out again', async () => {
  const page = await server.open({ expectedErrors: REFUSED })
  const { username, password } = await becomeUser(server, page)
  await expect(page).toHaveURL(/^[^?]*$/)

  const next = 'Copper lantern 10 by the sea'
  await page.getByRole('button', { name: 'Change password' }).first().click()
  const form = page.getByRole('form', { name: 'Change password' })
  await form.getByLabel('Current password').fill(`${password}!`)
  await form.getByLabel('New password').fill(next)
  await form.getByLabel(LABELS.repeated).fill(next)
  await form.getByRole('button', { name: 'Change password' }).click()
  await form.getByText('Wrong password.').waitFor()
  await expect(form.getByLabel('New password')).toHaveValue(next)
  await expect(form.getByLabel('Current password')).toBeFocused()

  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password was changed.', { exact: false }).waitFor()

  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('button', { name: 'Log in' }).first().waitFor()
  await page.reload()
  await logIn(page, username, next)
  await signedIn(page, username)
})

test('PANEL-4 what is wrong is shown at its field until it is changed, nothing typed is lost, and nothing is asked for it', async () => {
  const page = await server.open({ path: '/settings?highlight=login', expectedErrors: REFUSED })
  let asked = 0
  await page.route('**/api/auth/register', (route) => {
    asked += 1
    return route.continue()
  })
  await page.getByRole('radio', { name: 'Register' }).check()
  const form = page.getByRole('form', { name: 'Register' })
  const send = form.getByRole('button', { name: 'Register' })
  await send.click()
  await expect(form.getByText('Fill in this field.')).toHaveCount(4)
  await expect(form.getByLabel('Email', { exact: true })).toHaveAttribute('required')

  await form.getByLabel('User name').fill('ab')
  await form.getByLabel('Email', { exact: true }).fill('nobody')
  await form.getByLabel(LABELS.password, { exact: true }).fill('short')
  await form.getByLabel(LABELS.repeated).fill('other')
  await expect(form.getByText('Fill in this field.')).toHaveCount(0)
  await send.click()
  await form.getByText('Use at least 3 characters.').waitFor()
  await form.getByText('This isn’t an email address.').waitFor()
  await form.getByText('Use at least 8 characters.').waitFor()
  await form.getByText('The passwords don’t match.').waitFor()
  expect(asked).toBe(0)

  await form.getByLabel('User name').fill('lumen_42')
  await form.getByLabel('Email', { exact: true }).fill('lumen@example.org')
  await form.getByLabel(LABELS.password, { exact: true }).fill('password1')
  await form.getByLabel(LABELS.repeated).fill('password1')
  await send.click()
  await form.getByText('This password is too common.', { exact: false }).waitFor()
  expect(asked).toBe(1)

  await page.getByRole('radio', { name: 'Log in' }).check()
  await page.getByRole('form', { name: 'Log in' }).getByLabel(LABELS.name).fill('half typed')
  await page.getByRole('radio', { name: 'Register' }).check()
  await expect(form.getByLabel('User name')).toHaveValue('lumen_42')
  await expect(form.getByLabel(LABELS.password, { exact: true })).toHaveValue('password1')
  await page.getByRole('button', { name: 'Hide form' }).click()
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('lumen@example.org')
})

test('PANEL-7 PANEL-8 a refused login rests for ten seconds, also while the form is away, and each submit has an answer of its own', async () => {
  const answers: string[] = []
  const page = await server.open({ expectedErrors: REFUSED, prepare: (opened) => opened.clock.install() })
  await page.route('**/api/auth/login', (route) => {
    answers.push(route.request().postDataJSON().cf_token)
    return route.continue()
  })
  await page.getByRole('button', { name: 'Log in' }).first().click()
  const box = page.locator('[data-challenge]').first()
  await expect.poll(async () => (await box.boundingBox())?.height).toBeGreaterThanOrEqual(65)
  await page.locator('[data-challenge="ready"]').waitFor()
  await expect.poll(async () => (await box.boundingBox())?.height).toBe(65)

  await logIn(page, 'nobody_here', 'wrong wrong')
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByText('Wrong user name or password.').waitFor()
  const resting = form.getByRole('button', { name: /^Log in \(\d+\u2009?\s?s\)$/ })
  await expect(resting).toBeDisabled()
  await page.getByRole('button', { name: 'Hide form' }).click()
  await page.getByRole('button', { name: 'Log in' }).first().click()
  await resting.waitFor()
  await page.clock.runFor(10_000)
  await form.getByRole('button', { name: 'Log in', exact: true }).waitFor()
  await expect(form.getByLabel(LABELS.name)).toHaveValue('nobody_here')

  await form.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => answers.length).toBe(2)
  expect(new Set(answers).size).toBe(2)
})

test('PANEL-8 a form that is sent before the page knows what is asked waits for it, and sends an answer', async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const answers: unknown[] = []
  const page = await server.open({
    expectedErrors: REFUSED,
    prepare: (opened) =>
      opened.route('**/api/config', async (route) => {
        await held
        await route.continue()
      }),
  })
  await page.route('**/api/auth/login', (route) => {
    answers.push(route.request().postDataJSON().cf_token)
    return route.continue()
  })
  await logIn(page, 'nobody_here', 'wrong wrong')
  const form = page.getByRole('form', { name: 'Log in' })
  await expect(form.getByRole('button', { name: 'Log in' })).toBeDisabled()
  letGo()
  await form.getByText('Wrong user name or password.').waitFor()
  expect(answers).toEqual([expect.stringMatching(/./)])
})

test('PANEL-5 another mail is offered where one is wanting, and a click beside it or Escape does not close the question', async () => {
  const page = await server.open({ path: '/settings?highlight=login', expectedErrors: REFUSED })
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 403, json: { code: 403, message: 'Not yet.', error_code: 200011, data: null } }),
  )
  await logIn(page, 'lumen@example.org', 'Copper lantern 9 on the hill')
  await page.getByRole('button', { name: 'No email? Send it again' }).click()
  const offered = page.getByRole('dialog', { name: 'Send the email again' })
  await expect(offered.getByLabel('Email', { exact: true })).toHaveValue('lumen@example.org')
  await offered.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('radio', { name: 'Register' }).check()
  await page.getByRole('form', { name: 'Register' }).getByLabel('User name').fill('lumen_42')
  await page.getByRole('form', { name: 'Register' }).getByLabel('Email', { exact: true }).fill('lumen@example.org')
  await page.getByRole('button', { name: 'No email? Send it again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send the email again' })
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('lumen@example.org')
  await expect(dialog.getByLabel('User name')).toHaveValue('lumen_42')
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await dialog.getByText('If that account still needs confirming', { exact: false }).waitFor()
  await expect(dialog.getByRole('button', { name: /^Send again \(/ })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('LANG-47 a refusal is shown by its label and by what the server says beyond it, in the language of the page', async () => {
  const page = await server.open({
    path: '/settings?highlight=login',
    locale: 'en-GB',
    storage: { userLanguage: 'fr' },
    expectedErrors: /status of 403/,
  })
  const asked = page.waitForRequest('**/api/auth/login')
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 403, error_code: 200012, message: 'Jusqu’au 1er juin, pour spam. ban_id=7', data: null },
    }),
  )
  const form = page.getByRole('form', { name: 'Se connecter' })
  await form.locator('input').first().fill('ada')
  await form.locator('input[type="password"]').fill('quiet harbour 47')
  await form.getByRole('button', { name: 'Se connecter' }).click()
  await form.getByText('Ce compte est suspendu\u00a0: Jusqu’au 1er juin, pour spam.', { exact: true }).waitFor()
  expect(await (await asked).headerValue('accept-language')).toBe('fr')
})
