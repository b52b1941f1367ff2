import { RETURNING } from '../support/returning.ts'
import { expect, test } from './support/test.ts'

test('LOCK-8 SET-5 a page that the player goes back to has what was stored and who was logged out meanwhile', async ({
  accounts,
  appAt,
  engine,
}) => {
  const auth_token = await accounts.signUp(`emil_${engine}`)
  const app = await appAt(accounts.url)
  await app.store({ ...RETURNING, auth_token })
  await app.open('/settings')
  await app.find('button', 'Log out')
  await app.evaluate(() => {
    Object.assign(window, { isSame: true })
  })

  // A file of the same origin, without the product.
  await app.open('/logo.svg')
  await app.evaluate(
    (text: string) => localStorage.setItem('ephemeris', text),
    JSON.stringify({ ...RETURNING, theme: 'dark' }),
  )
  await app.goBack()
  test.info().annotations.push({
    type: 'kept by the browser',
    description: String(await app.evaluate(() => 'isSame' in window)),
  })
  await app.expectVisible('html[data-color-scheme="dark"]')
  await app.find('link', 'Log in')
  await expect.poll(() => app.has('button', 'Log out')).toBe(false)
  await app.set('radio', 'Light', 'on')
  await expect.poll(() => app.stored()).toMatchObject({ theme: 'light' })
})
