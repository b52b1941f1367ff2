import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { logIn, signedIn } from './support/account.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import { openSlots } from './support/folded.ts'
import { serverAnswer } from './support/server-answer.ts'
import { expect, test } from './support/test.ts'
import { openerOf, runningBar } from './support/timeline.ts'

/** With the account of the demonstration, which has marks in a slot and pulls of every game. */
const server = accountServer({ ...WITHOUT_CHALLENGE, EPHEMERIS_ENV: 'development', EPHEMERIS_DEMO: '1' })

let users = 0

const DEMO = { username: 'demo', password: 'lanterns over the harbour' }

async function logInAsDemo(page: Page): Promise<void> {
  await logIn(page, DEMO.username, DEMO.password)
  await signedIn(page, DEMO.username)
}

/** What the device keeps. */
function kept(page: Page) {
  return page.evaluate(() => {
    const { activityStatus = {}, gachaUids, isAccountOffered } = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    const downloaded: Record<string, string[]> = gachaUids?.downloaded ?? {}
    return {
      marks: Object.keys(activityStatus),
      games: Object.keys(downloaded).filter((game) => downloaded[game]?.length),
      isOffered: isAccountOffered === true,
    }
  })
}

for (const size of ['desktop', 'phone'] as const) {
  test(`SYNC-37 LOCAL-12 after a login on a fresh device one press brings the marks and the pulls of every game (${size})`, async () => {
    const page = await server.open({ size })
    await logInAsDemo(page)
    const offer = page.getByRole('status').filter({ hasText: 'aren’t here' })
    await offer
      .getByText(/^Newer in slot \d: \d+ marks, .*games and servers\. [\d,]+ pulls of your account aren’t here\.$/)
      .waitFor()
    await expect.poll(() => kept(page)).toEqual({ marks: [], games: [], isOffered: true })
    expect(await axeViolations(page)).toEqual([])

    // It waits, on whichever page, but never above a dialog. (TOAST-5)
    await page.goto('/timeline')
    await offer.waitFor()
    await openerOf(page, await runningBar(page)).click()
    await page.getByRole('dialog').waitFor()
    await expect(offer).toHaveCount(0)
    await page.keyboard.press('Escape')
    await offer.getByRole('button', { name: 'Download all' }).click()
    await page.getByText(/^[\d,]+ pulls downloaded\.$/).waitFor()
    await offer.waitFor({ state: 'detached' })
    const { marks, games, isOffered } = await kept(page)
    expect(marks.length).toBeGreaterThan(10)
    expect([games.toSorted(), isOffered]).toEqual([['genshin', 'starrail', 'wuthering', 'zenless'], false])

    await page.goto('/gacha')
    await page.locator('[data-pool]').first().waitFor()
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Wuthering Waves')
    await page.locator('[data-pool]').first().waitFor()
    await expect(offer).toHaveCount(0)
  })
}

test('PLAN-47 pulls that arrive answer the question for a pity, on the page that asks', async () => {
  const page = await server.open()
  await logInAsDemo(page)
  const offer = page.getByRole('status').filter({ hasText: 'aren’t here' })
  await offer.waitFor()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await page
    .getByRole('button', { name: /^Add (?!a goal)/ })
    .first()
    .click()
  const question = page.getByRole('textbox', { name: /: your pity\?$/ })
  await question.waitFor()
  await offer.getByRole('button', { name: /^(Download|Sync) all$/ }).click()
  await expect(page.getByRole('region', { name: 'What you have' })).toContainText(/from your pull history.*Pity \d+/)
  await expect(question).toHaveCount(0)
})

/** Resolves when the page has learned which accounts its user has: by then an offer would be there. */
function waitForUids(page: Page): Promise<unknown> {
  return page.waitForResponse((answer) => answer.url().includes('/api/gachalog/uid/list') && answer.ok())
}

test('SYNC-37 a device with marks of its own is offered a sync, and who declines keeps them and is not asked again', async () => {
  const own = { activityStatus: { mine: 'done' }, activityStatusLastUpdated: '2026-05-01T00:00:00Z' }
  const page = await server.open({ storage: own })
  await logInAsDemo(page)
  const offer = page.getByRole('button', { name: 'Sync all' })
  await page.getByText(/^Newer in slot \d: \d+ marks.* Newer here: 1 mark.* [\d,]+ pulls/).waitFor()
  const sync = page.getByRole('button', { name: 'Sync both ways' })
  await expect(sync).toHaveCount(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await offer.waitFor({ state: 'detached' })
  await sync.waitFor()
  await expect.poll(() => kept(page)).toEqual({ marks: ['mine'], games: [], isOffered: false })

  // The list of accounts, which makes an offer, is there and shown: none has been made.
  const uidsLoaded = waitForUids(page)
  await page.goto('/gacha')
  await uidsLoaded
  await page.getByRole('button', { name: 'Accounts and import' }).click()
  await page.getByRole('dialog').locator('[data-uid]').first().waitFor()
  await expect(offer).toHaveCount(0)
})

test('SYNC-37 SYNC-40 after a login, marks and a plan of this device are kept beside those of the account, and the plan is named', async () => {
  const primogem = (amount: number) => ({ plan: { accounts: { genshin: { owned: { primogem: amount } } } } })
  const page = await server.open({ storage: primogem(16000) })
  await logInAsDemo(page)
  await page.getByText(/^Newer in slot \d: \d+ marks.* Newer here: .*plan/).waitFor()
  await page.getByRole('button', { name: 'Sync all' }).click()
  await page
    .getByText(/^Loaded from slot \d: \d+ marks, .*plan/)
    .first()
    .waitFor()
  await expect.poll(async () => (await kept(page)).marks.length).toBeGreaterThan(10)
  await page.getByText(/^[\d,]+ pulls downloaded\.$/).waitFor()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').plan.accounts.genshin)
  expect(stored.owned.primogem).toBeGreaterThan(0)
})

test('SYNC-37 SYNC-2 a newcomer who has chosen games and a server takes a slot without servers, and nothing is newer on either side', async () => {
  users += 1
  const username = `older_${users}_reader`
  const token = await server.signUp(username)
  const { ok } = await fetch(`${server.url()}/api/user/upload_settings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ activityStatus: { mine: 'done' }, userGameSelections: {}, gameOrder: ['zenless'] }),
  })
  expect(ok).toBe(true)
  const at = '2026-05-19T00:00:00Z'
  const page = await server.open({
    storage: {
      userGameSelections: { genshin: { enabled: true, activities: ['event'] } },
      serverTimezone: 'UTC+1',
      changedAt: { 'userGameSelections/genshin': at, 'servers/server': at },
    },
  })
  await logIn(page, username, 'quiet harbour 47')
  await signedIn(page, username)
  await page.getByText('Newer in your account: 1 mark, games and servers.').waitFor()
  await page.getByRole('button', { name: 'Download all' }).click()
  await page
    .getByText(/^Loaded from slot 1: 1 mark, /)
    .first()
    .waitFor()
  await page.getByText('This device and slot 1 match.').waitFor()
  await expect(page.locator('[data-account="equal"]')).toHaveCount(1)
  await expect(page.getByText(/^Newer /)).toHaveCount(0)
  const chosen = await page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').serverTimezone)
  expect(chosen).toBe('UTC+1')
})

test('SYNC-37 SYNC-33 an account with marks alone is offered them alone, and the toast names what came and takes it back', async () => {
  const page = await server.open({
    prepare: (opened) =>
      opened.route('**/api/gachalog/uid/list', async (route) => {
        const answer = await serverAnswer(route)
        const reply = await answer.json()
        for (const accounts of Object.values<unknown[]>(reply.data.uids_by_game)) accounts.length = 0
        await route.fulfill({ response: answer, json: reply })
      }),
  })
  await logInAsDemo(page)
  await page.getByText(/^Newer in slot \d: \d+ marks, .*games and servers\.$/).waitFor()
  // In one place, also where the slots are.
  await openSlots(page)
  await page.getByRole('radiogroup', { name: 'Cloud slots' }).waitFor()
  await expect(page.getByText(/Newer in slot/)).toHaveCount(1)
  await page.goto('/timeline')
  await page.getByRole('button', { name: 'Download all' }).click()
  const toast = page.getByRole('status').filter({ hasText: /Loaded from slot \d: \d+ marks, .*games and servers\./ })
  await toast.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('This device is back to how it was before.').waitFor()
  await expect.poll(async () => (await kept(page)).marks).toEqual([])
})

test('LOCAL-12 a download that fails keeps what has come, says why and goes on', async () => {
  const page = await server.open({ expectedErrors: /500/ })
  await logInAsDemo(page)
  const answer = { status: 500, json: { code: 500, error_code: 100001, message: 'Broken.', data: null } }
  await page.route('**/api/gachalog/records/zenless/**', (route) => route.fulfill(answer), { times: 1 })
  await page.getByRole('button', { name: 'Download all' }).click()
  await page
    .getByRole('alert')
    .getByText(/^2 of 4 accounts downloaded\. /)
    .waitFor()
  await expect.poll(async () => (await kept(page)).games.toSorted()).toEqual(['genshin', 'starrail'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText(/^[\d,]+ pulls downloaded\.$/).waitFor()
  await expect.poll(async () => (await kept(page)).games.length).toBe(4)
  await expect.poll(async () => (await kept(page)).isOffered).toBe(false)
})

const BROKEN = { status: 500, json: { code: 500, error_code: 100001, message: 'Broken.', data: null } }

test('LOCAL-14 a download that has stopped is not shown to the user who logs in next', async () => {
  const page = await server.open({ expectedErrors: /500/ })
  await logInAsDemo(page)
  await page.route('**/api/gachalog/records/zenless/**', (route) => route.fulfill(BROKEN), { times: 1 })
  await page.getByRole('button', { name: 'Download all' }).click()
  await page.getByText(/^2 of 4 accounts downloaded\. /).waitFor()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByText(/^2 of 4 accounts downloaded\. /).waitFor({ state: 'detached' })

  await becomeNext(page)
  await expect(page.getByText(/accounts? downloaded/)).toHaveCount(0)
})

test('LOCAL-14 a logout ends the download that goes on, and nothing of it reaches the next user', async () => {
  const page = await server.open()
  await logInAsDemo(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = page.waitForRequest('**/api/gachalog/records/starrail/**')
  await page.route('**/api/gachalog/records/starrail/**', async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  await page.getByRole('button', { name: 'Download all' }).click()
  const given = page.waitForEvent('requestfailed', (request) => request.url().includes('/records/starrail/'))
  await asked
  await page.getByText('Downloading Honkai: Star Rail (2 of 4)').waitFor()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await given
  release()

  await becomeNext(page)
  await expect(page.getByText(/^Downloading /)).toHaveCount(0)
  await expect.poll(async () => (await kept(page)).games).toEqual([])
})

/** Another user logs in, in the same page, sets aside what is there, and learns which accounts are theirs. */
async function becomeNext(page: Page): Promise<void> {
  users += 1
  const username = `next_${users}_reader`
  await server.signUp(username)
  const uidsLoaded = waitForUids(page)
  await logIn(page, username, 'quiet harbour 47')
  await signedIn(page, username)
  await page.getByRole('dialog').getByRole('button', { name: 'Set aside, start with mine' }).click()
  await uidsLoaded
}

test('TOKEN-5 TOKEN-6 a read-only token is made and copied as a line for a shell, which reads the evening, and is ended', async () => {
  const page = await server.open()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInAsDemo(page)
  await page.getByRole('button', { name: 'Read-only tokens' }).click()
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByRole('button', { name: 'Copy as curl' }).click()
  await page.getByText('Copied', { exact: true }).waitFor()
  const line = await page.evaluate(() => navigator.clipboard.readText())
  expect(line).toMatch(/^curl -H 'Authorization: Bearer eph_[\w-]+' 'http[^']+\/api\/open\/me\?[^']+'$/)
  const run = promisify(execFile)
  const answer = async () => JSON.parse((await run('sh', ['-c', line.replace('curl', 'curl -s')])).stdout)
  const { data } = await answer()
  expect(data.version).toBe('1.1')
  expect(data.pulls.length).toBeGreaterThan(3)

  await page.reload()
  await page.getByRole('button', { name: 'Read-only tokens' }).click()
  await page.getByText('Last used').waitFor()
  await expect(page.getByText('It’s shown only once')).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete Token 1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Token 1 was deleted.').waitFor()
  await expect(page.getByRole('button', { name: 'Delete Token 1' })).toHaveCount(0)
  const { code } = await answer()
  expect(code).toBe(401)
})
