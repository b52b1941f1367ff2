import type { BrowserContext, Page, Request } from '@playwright/test'
import type { PageOpener } from './support/open-page.ts'
import { answerForPulls, answerProfile, downloadAccount, keptPulls, SIGNED_IN } from './support/pulls.ts'
import { expect, test } from './support/test.ts'

const PULLS = 2_000

function openPulls(openPage: PageOpener, path = '/gacha', pulls = PULLS): Promise<Page> {
  return openPage({ path, storage: SIGNED_IN, prepare: (page) => answerForPulls(page.context(), pulls) })
}

test('LOCAL-2 LOCAL-3 LOCAL-6 LOCAL-20 CHART-2 CHART-4 what was downloaded is shown by pool, in pictures that are tables too', async ({
  openPage,
}) => {
  const page = await openPulls(openPage)
  await page.getByText('This account’s pulls aren’t on this device.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Download' }).click()

  const card = page.locator('[data-pool="301"]')
  await card.getByText(/pulls, average/).waitFor()
  await expect.poll(() => page.locator('[data-pool]').count()).toBeGreaterThanOrEqual(3)
  await page.getByText('2,000', { exact: true }).waitFor()
  // One press shows every number, on this and any other screen, until the page is left.
  await page.getByRole('button', { name: 'Accounts and import' }).click()
  const accounts = page.getByRole('dialog', { name: 'Accounts and import' })
  await accounts.getByRole('button', { name: '8****0001', exact: true }).waitFor()
  await expect(accounts.getByText('800000001')).toHaveCount(0)
  await accounts.getByRole('button', { name: 'Show UID' }).first().click()
  await accounts.getByRole('button', { name: 'Export 1300000001' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'UID 800000001' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'UID 8****0001' }).waitFor()

  const toTable = page.getByRole('button', { name: 'Show as table' })
  for (const left of [2, 1, 0]) {
    await toTable.first().click()
    await expect(toTable).toHaveCount(left)
  }
  await expect
    .poll(() => page.getByRole('columnheader').allInnerTexts())
    .toEqual([
      ...['Server time', 'Name', 'Pity', 'Result', 'Featured at the time'],
      ...['Pulls', 'Actual', 'Expected'],
      ...['Month', 'Pulls', '5-star', '4-star'],
    ])
  await page.getByText('5-star luck: better than').waitFor()
  const question = await page.getByRole('button', { name: /^What “5-star luck/ }).boundingBox()
  expect(Math.min(question?.width ?? 0, question?.height ?? 0)).toBeGreaterThanOrEqual(24)

  // Another user of this device sees nothing of it.
  await answerProfile(page.context(), 'somebody else')
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    localStorage.setItem('ephemeris', JSON.stringify({ ...settings, user_id: 'somebody else', gachaUids: undefined }))
  })
  await page.reload()
  await page.getByText('This account’s pulls aren’t on this device.', { exact: false }).waitFor()

  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    localStorage.setItem('ephemeris', JSON.stringify({ ...settings, auth_token: undefined }))
  })
  await page.reload()
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/settings?highlight=login',
  )
  await expect(page.locator('[data-pool]')).toHaveCount(0)
})

/** An item that only the facts of one game name. */
const ITEM_OF = {
  genshin: 'Emerald Orb',
  starrail: 'Before the Tutorial Mission Starts',
  zenless: 'Steam Oven',
  wuthering: 'Verina',
} as const

test('LOCAL-10 the facts of a game come with its pulls alone, and who is signed out loads none and no names of pools', async ({
  openPage,
}) => {
  const programs: Promise<string>[] = []
  const textOf = async (asked: Request) => (await asked.response())?.text() ?? ''
  const listen = (page: Page) =>
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') programs.push(textOf(asked).catch(() => ''))
    })
  const gamesIn = async () => {
    const texts = await Promise.all(programs)
    return Object.entries(ITEM_OF).flatMap(([game, item]) => (texts.some((text) => text.includes(item)) ? [game] : []))
  }
  const hasPoolNames = async () => (await Promise.all(programs)).some((text) => text.includes('Chronicled Wish'))

  const stranger = await openPage({ path: '/gacha', prepare: async (page) => listen(page) })
  // The programs of the next page are asked for after those of this one.
  await stranger.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await stranger.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  await expect.poll(() => gamesIn()).toEqual([])
  await expect.poll(() => hasPoolNames()).toBe(false)

  const page = await openPage({
    path: '/gacha',
    storage: SIGNED_IN,
    prepare: async (opened) => {
      listen(opened)
      await answerForPulls(opened.context(), 60)
    },
  })
  await downloadAccount(page, 'genshin')
  await page.locator('[data-pool]').first().waitFor()
  await expect.poll(() => gamesIn()).toEqual(['genshin'])
  await expect.poll(() => hasPoolNames()).toBe(true)
  await page.getByRole('combobox', { name: 'Game' }).selectOption('Zenless Zone Zero')
  await page.getByRole('button', { name: 'Download' }).click()
  await page.locator('[data-pool]').first().waitFor()
  await expect.poll(() => gamesIn()).toEqual(['genshin', 'zenless'])
})

test('GACHA-37 a finished pool is one line, which opens', async ({ openPage }) => {
  const page = await openPulls(openPage, '/gacha', 600)
  await downloadAccount(page, 'genshin')
  await page.locator('[data-pool="301"]').waitFor()
  await expect(page.locator('[data-pool="100"]')).toHaveCount(0)
  await page.getByRole('button', { name: /^Beginner banner finished, 20 pulls/ }).click()
  await page.locator('[data-pool="100"]').waitFor()
})

test('GACHA-38 who has no pulls is shown the ways to them, and what is shown then', async ({ openPage }) => {
  const page = await openPage({ path: '/gacha', storage: { gachaSelectedGame: 'zenless' } })
  const main = page.getByRole('main')
  for (const way of ['From another tracker', 'From the game', 'Enter it yourself']) {
    await main.getByRole('heading', { name: way }).waitFor()
  }
  await expect(main.getByText(/^Such as UIGF, paimon\.moe, /)).toBeVisible()
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/settings?highlight=login')
  await expect(main.getByRole('link', { name: 'Open the plan' })).toHaveAttribute('href', '/plan')
  await expect(main.getByRole('region', { name: 'What you’ll see here' })).toContainText('What each S-Rank cost')
  await main.getByRole('button', { name: 'Open files' }).click()
  await expect(page.getByRole('tab', { name: 'From a file' })).toHaveAttribute('aria-selected', 'true')
})

test('LOCAL-3 LOCAL-4 deleting pulls here says what is left on the server, and leaves nothing here', async ({
  openPage,
}) => {
  const page = await openPulls(openPage)
  await downloadAccount(page, 'genshin')
  await page.getByRole('button', { name: 'Accounts and import' }).click()
  await page.getByRole('button', { name: 'More for 9****0001' }).click()
  await expect(page.getByRole('menuitem', { name: 'Remove from the list…' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('menuitem')).toHaveText(['Delete from the server…', 'Remove from the list…'])
  await page.getByRole('button', { name: 'More for 8****0001' }).click()
  await page.getByRole('menuitem', { name: 'Delete from this device…' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the pulls for 8****0001 from this device?' })
  await question.getByText('The server keeps its copy of 2,000 pulls', { exact: false }).waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('The pulls for 8****0001 were deleted from this device.').waitFor()
  await expect.poll(() => keptPulls(page, 'genshin')).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByText('No account selected for this game.', { exact: false }).waitFor()
  await page.reload()
  await page.getByText('No account selected for this game.', { exact: false }).waitFor()
  await expect(page.getByRole('button', { name: 'Paste the link' })).toBeVisible()
  const { selected, downloaded } = await page.evaluate(
    () => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').gachaUids,
  )
  expect([selected.genshin, downloaded.genshin]).toEqual([undefined, []])
})

test('LOCAL-11 an account of which no one has a pull is shown without any, and offers no download', async ({
  openPage,
}) => {
  const page = await openPulls(openPage, '/gacha', 0)
  await page.getByText('No pulls yet.').waitFor()
  await expect(page.getByRole('button', { name: 'Records' })).toBeDisabled()
  await page.getByText('Charts appear after your first pulls on this banner.').waitFor()
  await page.getByRole('button', { name: 'Import' }).last().waitFor()
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Accounts and import' }).click()
  await page.getByRole('button', { name: 'Download pulls for 8****0001' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download pulls to this device' })
  await dialog.getByText('The server has no pulls for this account.', { exact: false }).waitFor()
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled()
})

test('LOCAL-12 from the page of an account the pulls of all games come in one go, which can be cancelled and goes on', async ({
  openPage,
}) => {
  const page = await openPulls(openPage, '/gacha', 60)
  const release = await holdRecords(page, 'starrail')
  await page.getByRole('button', { name: 'Download all 4 accounts' }).click()
  await page.locator('[data-pool]').first().waitFor()
  await page.getByText('Downloading Honkai: Star Rail (2 of 4)').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText(/^\d+ pulls of your account aren’t here\.$/).waitFor()
  await release()
  await expect.poll(() => keptPulls(page, 'starrail')).toBe(0)
  await page.getByRole('button', { name: 'Download all' }).click()
  await page.getByText(/^\d+ pulls downloaded\.$/).waitFor()
  await page.getByRole('button', { name: 'Download all' }).waitFor({ state: 'detached' })
  for (const gameId of ['genshin', 'starrail', 'zenless', 'wuthering'] as const) {
    await expect.poll(() => keptPulls(page, gameId), gameId).toBeGreaterThan(0)
  }
})

test('LOCAL-12 SYNC-37 where the page of pulls offers them, no toast does', async ({ openPage }) => {
  const page = await openPage({
    path: '/timeline',
    storage: { ...SIGNED_IN, gachaSelectedGame: 'genshin', isAccountOffered: true },
    prepare: (opened) => answerForPulls(opened.context(), 60),
  })
  const toast = page.getByRole('button', { name: 'Download all', exact: true })
  await toast.waitFor()
  await page.getByRole('link', { name: 'Pulls', exact: true }).click()
  await page.getByRole('button', { name: 'Download all 4 accounts' }).waitFor()
  await expect(toast).toHaveCount(0)
  await page.getByRole('link', { name: 'Timeline', exact: true }).click()
  await toast.waitFor()
})

/** The server does not answer for the records of a game until it is let go. */
async function holdRecords(page: Page, gameId: string): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const address = `**/api/gachalog/records/${gameId}/**`
  await page.route(address, async (route) => {
    await held
    await route.abort().catch(() => undefined)
  })
  return async () => {
    release()
    await page.unroute(address)
  }
}

test('BRING-1 a pasted text is judged at once, by the chosen game', async ({ openPage }) => {
  const page = await openPulls(openPage)
  await page.getByRole('button', { name: 'Choose an account' }).click()
  await page.getByRole('tab', { name: 'From the game' }).click()
  const field = page.getByRole('textbox', { name: 'Link' })
  const submit = page.getByRole('button', { name: 'Import', exact: true }).last()
  await expect(submit).toBeDisabled()

  const link =
    'https://public-operation-hk4e-sg.hoyoverse.com/gacha_info/api/getGachaLog?authkey_ver=1&sign_type=2&game_biz=hk4e_global&region=os_asia&lang=en&authkey=abc%2Bdef'
  for (const [text, sentence] of [
    ['nothing of the kind', 'There’s no link in this text.'],
    ['https://evilmihoyo.com/x', 'This link isn’t for a game’s pull history.'],
    [link.replace('&authkey=abc%2Bdef', ''), 'This link is missing its key.'],
  ] as const) {
    await field.fill(text)
    await page.getByText(sentence, { exact: false }).waitFor()
    await expect(submit).toBeDisabled()
  }
  await field.fill(`Look: "${link}"`)
  await page.getByText('This is a pull history link.').waitFor()
  await expect(submit).toBeEnabled()
  await page.getByRole('region', { name: 'Game' }).getByLabel('Game').selectOption('zenless')
  await page.getByText('This link is for another game.', { exact: false }).waitFor()
})

/** More for a long look: `KILLED_TABS=50`. */
const ROUNDS = Number(process.env.KILLED_TABS ?? 4)
const MANY = 10_000

test('LOCAL-1 a tab that is killed while pulls are kept leaves the previous set or the new one', async ({
  openPage,
}) => {
  test.setTimeout(300_000 + ROUNDS * 20_000)
  const longest = MANY + ROUNDS
  const first = await openPage({
    path: '/gacha',
    storage: SIGNED_IN,
    // A page without the app has no sign of its own.
    expectedErrors: /favicon\.ico/,
    prepare: (page) => answerForPulls(page.context(), 1_000, longest),
  })
  const context = first.context()
  await downloadAccount(first, 'genshin')
  let previous = await keptPulls(first, 'genshin')
  expect(previous).toBe(1_000)
  // A page without the app, which looks into the database from outside.
  await first.goto('/healthz')

  for (let round = 0; round < ROUNDS; round += 1) {
    const next = MANY + round
    await context.unrouteAll()
    await answerForPulls(context, next, longest)
    await downloadAndDie(context, (round + 1) / (ROUNDS + 1))
    const kept = await keptPulls(first, 'genshin')
    expect([previous, next], `round ${round}`).toContain(kept)
    previous = kept
  }
})

/** Kills the tab at a share of the way from the press to the end; the way is what the page itself takes. */
async function downloadAndDie(context: BrowserContext, share: number): Promise<void> {
  const doomed = await context.newPage()
  await doomed.goto('/gacha')
  await doomed.getByRole('button', { name: 'Accounts and import' }).click()
  await doomed
    .locator('[data-uid="800000001"]')
    .getByRole('button', { name: /^Download/ })
    .click()
  const dialog = doomed.getByRole('dialog', { name: 'Download pulls to this device' })
  const records = doomed.waitForResponse((response) => response.url().includes('/api/gachalog/records/'))
  await dialog.getByRole('button', { name: 'Download' }).click()
  await records
  const cdp = await context.newCDPSession(doomed)
  const died = doomed.waitForEvent('crash')
  // From the moment at which everything has come: reading, merging and writing take some hundred milliseconds.
  await doomed.waitForTimeout(share * 600)
  void cdp.send('Page.crash').catch(() => undefined)
  await died
  await doomed.close()
}
