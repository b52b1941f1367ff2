import type { Page } from '@playwright/test'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { writePullFile } from '../packages/core/src/gacha/exchange/write-file.ts'
import { indexFacts } from '../packages/core/src/gacha/facts.ts'
import type { GameId } from '../packages/core/src/games/game.ts'
import { instant } from '../packages/core/src/time/instant.ts'
import { GACHA_FACTS } from '../packages/gamedata/src/pulls/gacha-facts.ts'
import { axeViolations } from './support/axe.ts'
import { PLANNED } from './support/planned.ts'
import { answerForPulls, downloadAccount, keptPulls, SIGNED_IN } from './support/pulls.ts'
import { RETURNING } from './support/returning.ts'
import { expect, test } from './support/test.ts'

const { uid, pulls } = simulatedAccount('genshin', { pulls: 60, seed: 'storage', uid: '800000001' })

function pullFile() {
  const options = { mode: 'strict', language: 'en', at: instant(Date.UTC(2026, 4, 20)), appVersion: '1.0' } as const
  const factsOf = (gameId: GameId) => indexFacts(gameId, GACHA_FACTS[gameId])
  const { content } = writePullFile([{ gameId: 'genshin', uid, pulls }], options, factsOf)
  return { name: 'pulls.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) }
}

async function openFile(page: Page) {
  await page.getByRole('button', { name: 'Open files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.locator('input[type="file"]').setInputFiles(pullFile())
  return dialog
}

/** As small as a full disk leaves it; `null`: as it is. */
async function limitStorage(page: Page, quotaSize: number | null): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== null && { quotaSize }) })
}

/** As a browser does that needs the room. */
async function removePulls(page: Page): Promise<void> {
  await page.goto('/about')
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('GachaTrackerDB_v2').onsuccess = resolve
      }),
  )
}

test('LOCAL-17 LOCAL-18 LOCAL-21 a full storage is said and keeps the preview, and pulls that the browser removes are named', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/gacha', storage: { gachaSelectedGame: 'genshin' } })
  const dialog = await openFile(page)
  const confirm = dialog.getByRole('button', { name: 'Import 60 pulls' })
  await confirm.waitFor()
  await limitStorage(page, 1)
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('The browser’s storage is full.')

  await limitStorage(page, null)
  await confirm.click()
  await dialog.getByRole('heading', { name: '60 pulls added' }).waitFor()
  await expect.poll(() => keptPulls(page, 'genshin')).toBe(60)

  // The browser removes the settings that name them.
  await page.goto('/about')
  await page.evaluate((entry) => localStorage.setItem('ephemeris', entry), JSON.stringify(RETURNING))
  await page.goto('/gacha')
  await page.getByRole('main').getByText('8****0001').first().waitFor()

  await removePulls(page)
  await page.goto('/gacha')
  await page.getByText('The browser removed the pulls of 8****0001 from this device. Open the file again.').waitFor()
  await page.goto('/gacha/records')
  await page.getByText('The browser removed the pulls of 8****0001 from this device. Open the file again.').waitFor()
})

test('LOCAL-17 storage that another tab blocks is said, also for a file, and its late answer is used', async ({
  openPage,
}) => {
  const uids = { selected: { genshin: uid }, downloaded: { genshin: [uid] } }
  const page = await openPage({
    path: '/gacha',
    storage: { gachaSelectedGame: 'genshin', gachaUids: uids },
    // Another tab has an older version open and does not close it.
    prepare: (opened) =>
      opened.addInitScript(() => {
        const opening = indexedDB.open('GachaTrackerDB_v2', 1)
        opening.onsuccess = () => window.addEventListener('release', () => opening.result.close())
      }),
  })
  const silence = 'The browser’s storage doesn’t answer. Close other tabs of Ephemeris'
  await page.getByRole('alert').filter({ hasText: silence }).waitFor()
  await page.getByRole('button', { name: 'Accounts and import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accounts and import' })
  await dialog.getByRole('tab', { name: 'From a file' }).click()
  await dialog.locator('input[type="file"]').setInputFiles(pullFile())
  await dialog.getByText(silence).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link', { name: 'Plan' }).first().click()
  await page.getByRole('alert').filter({ hasText: silence }).waitFor()
  await page.goBack()

  await page.evaluate(() => window.dispatchEvent(new Event('release')))
  await page.getByText('The browser removed the pulls of 8****0001').waitFor()
})

test('PANEL-19 who lost the session still sees pulls and plan, under a line with the login, until they log out', async ({
  openPage,
}) => {
  const page = await openPage({
    path: '/gacha',
    storage: { ...SIGNED_IN, ...PLANNED },
    prepare: (opened) => answerForPulls(opened.context(), 200),
    expectedErrors: /401 \(Unauthorized\)/,
  })
  await downloadAccount(page, 'genshin')
  await page.context().unrouteAll({ behavior: 'wait' })
  await page.reload()
  const line = page.getByRole('status').filter({ hasText: 'Your login has expired.' })
  await line.waitFor()
  await page.locator('[data-pool="301"]').waitFor()
  // The line says it, and nothing passes over the page to say it again.
  await expect(page.getByText('Your login isn’t valid.', { exact: false })).toHaveCount(0)
  await page.getByRole('button', { name: 'Accounts and import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Genshin Impact · 8****0001' }).click()
  await page.locator('[data-pool="301"]').waitFor()

  await page.goto('/plan')
  await page.locator('[data-goal="any"]').waitFor()
  await line.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('textbox', { name: 'User name' }).or(page.getByLabel('Username')).first().waitFor()

  // The browser has removed them meanwhile: they are on the server.
  await removePulls(page)
  for (const path of ['/gacha/records', '/gacha']) {
    await page.goto(path)
    await page
      .getByText('The browser removed the pulls of 8****0001 from this device. Log in and download them again.')
      .waitFor()
    await expect(page.getByRole('main').getByRole('button', { name: /Choose|Open files/ })).toHaveCount(0)
  }
  await page.getByRole('combobox', { name: 'Game' }).selectOption('starrail')
  await page.getByText('These pulls aren’t on this device. Log in and download them.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL('**/settings**')

  await line.getByRole('button', { name: 'Log out' }).click()
  await expect(line).toHaveCount(0)
  await page.goto('/gacha')
  await page.getByText('Without an account', { exact: false }).waitFor()
})

for (const size of ['desktop', 'phone'] as const) {
  test(`PANEL-20 who logs in where another user worked is asked, and loses and mixes nothing (${size})`, async ({
    openPage,
  }) => {
    const others = { workOwner: 'somebody-else', activityStatus: { event: 'done' }, ...PLANNED }
    const open = () =>
      openPage({
        path: '/plan',
        size,
        storage: { auth_token: SIGNED_IN.auth_token, ...others },
        prepare: (opened) => answerForPulls(opened.context(), 20),
      })
    const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}'))

    const aside = await open()
    const question = aside.getByRole('dialog', { name: 'Another account used this device' })
    await question.getByText('It has 1 mark and 1 plan goal here.').waitFor()
    expect(await axeViolations(aside)).toEqual([])
    await question.getByRole('button', { name: 'Set aside, start with mine' }).click()
    await expect(question).toHaveCount(0)
    await expect(aside.locator('[data-goal="any"]')).toHaveCount(0)
    await expect
      .poll(() => stored(aside))
      .toMatchObject({
        workOwner: SIGNED_IN.user_id,
        workOf: { 'somebody-else': { activityStatus: { event: 'done' }, plan: PLANNED.plan } },
        activityStatus: {},
      })
    await aside.reload()
    await aside.getByRole('heading', { level: 1 }).waitFor()
    await expect(question).toHaveCount(0)

    const shared = await open()
    await shared.getByRole('dialog').getByRole('button', { name: 'Keep using them' }).click()
    await shared.locator('[data-goal="any"]').waitFor()
    await expect
      .poll(() => stored(shared))
      .toMatchObject({ activityStatus: { event: 'done' }, workOwner: SIGNED_IN.user_id })
  })
}
