import { PASSWORD } from './support/account-server.ts'
import type { AppPage } from './support/app-page.ts'
import { expect, test } from './support/test.ts'

async function isSignedIn(app: AppPage): Promise<void> {
  await app.find('button', 'Log out')
  await expect.poll(async () => typeof (await app.stored()).auth_token).toBe('string')
}

test('PANEL-1 PANEL-8 someone registers with a proof of work, confirms by the mail, logs out and in again', async ({
  accounts,
  appAt,
  engine,
}) => {
  const username = `ada_${engine}`
  const app = await appAt(accounts.url)
  await app.open('/settings?highlight=login')
  await app.set('radio', 'Register', 'on')
  await app.fill('User name', username)
  await app.fill('Email', `${username}@example.org`)
  await app.fill('Password', PASSWORD)
  await app.fill('Repeat password', PASSWORD)
  await app.press('button', 'Register')
  await app.expectText(`We’ve sent an email to ${username}@example.org`)

  await app.open(await accounts.linkTo(`${username}@example.org`))
  await app.fill('Password', PASSWORD)
  await app.press('button', 'Activate and log in')
  await isSignedIn(app)
  await app.press('button', 'Log out')
  await app.find('button', 'Log in')

  await app.open('/settings?highlight=login')
  await app.fill('User name or email', username)
  await app.fill('Password', PASSWORD)
  await app.pressOn('form button[type="submit"]')
  await isSignedIn(app)
})
