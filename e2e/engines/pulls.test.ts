import { Key } from 'selenium-webdriver'
import { RETURNING } from '../support/returning.ts'
import { LOGGED_PULLS } from './support/account-server.ts'
import { pressKeys } from './support/input.ts'
import { expect, test } from './support/test.ts'

test('BRING-2 BRING-9 the link of a game is imported, and pulls and records are on the device', async ({
  accounts,
  appAt,
  engine,
}) => {
  const auth_token = await accounts.signUp(`dora_${engine}`)
  const app = await appAt(accounts.url)
  await app.store({ ...RETURNING, auth_token, gachaSelectedGame: 'genshin' })
  await app.open('/gacha')
  await app.press('button', 'Choose an account')
  await app.press('tab', 'From the game')
  await app.fill('Link', accounts.pullLink)
  await app.press('button', 'Import')
  await app.expectText(`${LOGGED_PULLS} new, 0 already there`)
  await pressKeys(app, Key.ESCAPE)
  await app.expectVisible('[data-pool="301"]')
  await app.open('/gacha/records')
  await app.expectVisible('[data-pull]')
  await expect.poll(() => app.count('[data-pull]')).toBe(10)
})
