import type { Page } from '@playwright/test'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import { openSlots } from './support/folded.ts'
import type { OpenPage } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { barOf, markOf, openerOf, runningBar, waitForBars } from './support/timeline.ts'

const server = accountServer(WITHOUT_CHALLENGE)

const ID = '6f1c1d1e-6a0e-5f3b-9a34-0d6a3d1f2b1'
const marks = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`${ID}${n}`, 'done']))

/** Marked before the demonstration's clock, and after it. */
const EARLIER = '2026-05-01T00:00:00Z'
const LATER = '2026-06-01T00:00:00Z'

interface Device extends Omit<OpenPage, 'storage' | 'url'> {
  readonly auth_token: string
  readonly held?: Readonly<Record<string, unknown>>
}

async function openSettings({ auth_token, held, ...options }: Device): Promise<Page> {
  const page = await server.open({ storage: { auth_token, ...held }, ...options })
  await openSlots(page)
  return page
}

/** As another device of the same player does. */
async function upload(auth_token: string, activityStatus: object, plan?: object): Promise<void> {
  const { ok } = await fetch(`${server.url()}/api/user/upload_settings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${auth_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      activityStatus,
      userGameSelections: {},
      plan,
      servers: { server: 'UTC+8', gameServers: {} },
    }),
  })
  expect(ok).toBe(true)
}

const slots = (page: Page) => page.getByRole('radiogroup', { name: 'Cloud slots' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Says in which direction as well. */
const syncButton = (page: Page) => page.getByRole('button', { name: /^Sync/ })
const dialog = (page: Page) => page.getByRole('dialog')

async function answer(page: Page, verb: string): Promise<string> {
  await dialog(page).waitFor()
  const text = (await dialog(page).textContent()) ?? ''
  await dialog(page).getByRole('button', { name: verb, exact: true }).click()
  return text
}

/** The device's own entry, as far as it travels. */
function held(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    const { activityStatus, gameOrder, userGameSelections, serverTimezone, gameServers = {} } = settings
    return { activityStatus, gameOrder, userGameSelections, serverTimezone, gameServers }
  })
}

test('SYNC-32 SYNC-33 what is marked on one device is on the other after an upload and a download, and undone to the last, also after a reload', async () => {
  const auth_token = await server.signUp('ada')
  const choice = { genshin: { enabled: true, activities: ['version', 'event'] } }
  const servers = { serverTimezone: 'UTC+1', gameServers: { zenless: 'UTC-5' } }
  const first = await openSettings({
    auth_token,
    held: { gameOrder: ['zenless'], userGameSelections: choice, ...servers },
  })
  await first.getByRole('link', { name: 'Timeline', exact: true }).first().click()
  await waitForBars(first)
  const id = await runningBar(first)
  await markOf(first, id).click()
  await first.getByRole('menuitemradio').nth(1).click()
  await first.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await openSlots(first)
  await slots(first).getByRole('radio', { name: 'Slot 2' }).check()
  await expect(button(first, 'Download')).toBeDisabled()
  await button(first, 'Upload').click()
  await first.getByText('Slot 2 now has 1 mark.').waitFor()
  await first.getByText(/^Slot 2, May\s20, 12:\d\d$/).waitFor()

  const own = { activityStatus: marks(2), activityStatusLastUpdated: EARLIER, gameOrder: ['wuthering'] }
  const second = await openSettings({ auth_token, size: 'phone', held: own })
  const before = await held(second)
  await expect(slots(second).getByRole('radio', { name: 'Slot 2' })).toBeChecked()
  await second.getByText('Newer here: 2 marks, games and servers.').waitFor()
  await button(second, 'Download').click()
  await expect
    .poll(() => answer(second, 'Replace'))
    .toMatch(/^.*Only on this device: 2 marks, games and servers\. Slot 2/)
  await second.getByText(/^Loaded from slot 2: 3 marks, games and servers\.$/).waitFor()
  await second.getByText('This device and slot 2 match.').waitFor()
  await expect
    .poll(() => held(second))
    .toMatchObject({
      activityStatus: { [id]: 'done' },
      gameOrder: ['zenless'],
      userGameSelections: choice,
      ...servers,
    })
  await expect.poll(async () => Object.keys((await held(second)).activityStatus ?? {})).toEqual([id])
  expect(await axeViolations(second)).toEqual([])

  await second.getByRole('link', { name: 'Timeline', exact: true }).first().click()
  await waitForBars(second)
  await expect(barOf(second, id)).toHaveAttribute('data-status', 'done')
  await second.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await second.getByRole('link', { name: /^Account/ }).click()
  await second.reload()
  await button(second, 'Undo').click()
  await second.getByText('This device is back to how it was before.').waitFor()
  await expect.poll(() => held(second)).toEqual(before)
  await expect(button(second, 'Undo')).toHaveCount(0)
})

test('SYNC-31 what would be replaced is asked about with the numbers, and nothing is asked where nothing is lost', async () => {
  const auth_token = await server.signUp('bea')
  const blank = await openSettings({ auth_token, held: {} })
  await button(blank, 'Upload').click()
  await blank
    .getByRole('alert')
    .getByText(/Nothing on this device to upload yet/)
    .waitFor()
  await blank.getByText('Slot 1, never updated').waitFor()

  await upload(auth_token, marks(3))
  const second = await openSettings({
    auth_token,
    held: { activityStatus: marks(2), activityStatusLastUpdated: LATER, plan: { playsUntil: '02:00' } },
  })
  await button(second, 'Upload').click()
  await dialog(second).waitFor()
  expect(await axeViolations(second, '[role="dialog"]')).toEqual([])
  await expect
    .poll(() => answer(second, 'Cancel'))
    .toMatch(
      /Newer in slot 1 \(May\s20, 12:\d\d\): 1 mark\. Newer here: plan and daily tasks\. The slot’s content stays/,
    )
  await button(second, 'Download').click()
  await expect
    .poll(() => answer(second, 'Cancel'))
    .toMatch(/Only on this device: plan and daily tasks\. Slot 1 \(May\s20, 12:/)
  await expect.poll(async () => (await held(second)).activityStatus).toEqual(marks(2))
  await button(second, 'Upload').click()
  await answer(second, 'Overwrite')
  await second.getByText('Slot 1 now has 2 marks.').waitFor()
  await second.getByText('This device and slot 1 match.').waitFor()

  // Nothing that is here alone.
  await upload(auth_token, marks(4), { playsUntil: '02:00' })
  await button(second, 'Download').click()
  await second.getByText(/^Loaded from slot 1: 2 marks\.$/).waitFor()
  await expect.poll(async () => (await held(second)).activityStatus).toEqual(marks(4))

  const unmarked = await openSettings({ auth_token, held: { gameOrder: ['zenless'] } })
  await button(unmarked, 'Upload').click()
  await expect.poll(() => answer(unmarked, 'Cancel')).toMatch(/Newer in slot 1 \(May\s20, 12:/)
})

test('SYNC-34 SYNC-44 a cleared slot is had back from its earlier versions', async () => {
  const auth_token = await server.signUp('cleo')
  const page = await openSettings({
    auth_token,
    held: { activityStatus: marks(5), activityStatusLastUpdated: EARLIER },
  })
  await page.getByText('Earlier versions').click()
  await page.getByText('Slot 1 has no earlier versions.').waitFor()
  await button(page, 'Upload').click()
  await page.getByText('Slot 1 now has 5 marks.').waitFor()
  await button(page, 'Clear slot 1').click()
  await answer(page, 'Clear')
  await page.getByText('Slot 1, never updated').waitFor()
  await page.getByText('5 marks · until the slot was cleared').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: /^Restore the version from May\s20/ }).click()
  await expect.poll(() => answer(page, 'Restore')).toMatch(/Slot 1 goes back to 5 marks from May\s20/)
  await page.getByText(/^Slot 1, May\s20/).waitFor()
})

test('SYNC-35 SYNC-30 what another device has written meanwhile is asked about, one thing at a time, and a failure is shown', async () => {
  const auth_token = await server.signUp('dora')
  const page = await openSettings({
    auth_token,
    held: { activityStatus: marks(2), activityStatusLastUpdated: EARLIER },
    expectedErrors: /409|upload_settings/,
  })
  await upload(auth_token, marks(7))
  await button(page, 'Upload').click()
  await expect.poll(() => answer(page, 'Overwrite')).toContain('Newer in slot 1')
  await page.getByText('Slot 1 now has 2 marks.').waitFor()

  await upload(auth_token, marks(6))
  await button(page, 'Upload').click()
  await dialog(page).waitFor()
  await upload(auth_token, marks(4))
  await answer(page, 'Overwrite')
  await page.getByText('Another device changed slot 1 in the meantime.').first().waitFor()
  await dialog(page)
    .getByText(/Newer in slot 1 .*: 2 marks\./)
    .waitFor()

  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/user/upload_settings', async (route) => {
    await failing
    await route.abort()
  })
  await answer(page, 'Overwrite')
  await expect(syncButton(page)).toBeDisabled()
  for (const name of ['Upload', 'Download', 'Clear slot 1']) {
    await expect(button(page, name)).toBeDisabled()
  }
  fail()
  await page.getByRole('alert').getByText('Can’t reach the server. Check your connection.').waitFor()
  await expect(button(page, 'Upload')).toBeEnabled()
})

test('SYNC-36 uploading what the slot already holds asks nothing and keeps no version', async () => {
  const auth_token = await server.signUp('ivy')
  const held = { activityStatus: marks(3), activityStatusLastUpdated: LATER }
  const page = await openSettings({ auth_token, held })
  for (const _ of ['into the empty slot', 'again']) {
    const answered = page.waitForResponse('**/api/user/upload_settings')
    await button(page, 'Upload').click()
    expect((await answered).status()).toBe(200)
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, 'Upload')).toBeEnabled()
  }

  const versions = await fetch(`${server.url()}/api/user/settings_versions?slot=1`, {
    headers: { authorization: `Bearer ${auth_token}` },
  })
  await expect.poll(() => versions.json()).toMatchObject({ data: { versions: [] } })
})

/** The account's letter at the end of the top bar. */
const sign = (page: Page) => page.getByRole('banner').getByRole('link').last()

/** The page asks again after ten seconds at the earliest. */
const WITHIN = { timeout: 25_000 }

/** As when the player comes back to the page. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

test('SYNC-40 SYNC-43 SYNC-45 SHELL-55 what is marked on a phone is seen on the desktop when it is looked at again, and one press brings both together', async () => {
  const auth_token = await server.signUp('nora')
  const desktop = await openSettings({ auth_token, held: { activityStatus: marks(2) } })
  await desktop.getByText('Newer here: 2 marks, games and servers.').waitFor()
  await expect(sign(desktop)).toHaveAccessibleName('nora: changes on this device only')
  await expect(syncButton(desktop)).toHaveText('Sync to slot 1')
  await syncButton(desktop).click()
  await desktop.getByText('This device and slot 1 match.').first().waitFor()
  await expect(sign(desktop)).toHaveAccessibleName('nora: everything is saved')
  await expect(syncButton(desktop)).toHaveText('Sync')
  await expect(syncButton(desktop)).toHaveAttribute('data-look', 'outline')

  const phone = await server.open({ storage: { auth_token }, size: 'phone', path: '/timeline' })
  await waitForBars(phone)
  const id = await runningBar(phone)
  await openerOf(phone, id).focus()
  await phone.keyboard.press('2')
  await expect(sign(phone)).toHaveAccessibleName('nora: changes here and in the cloud')
  await phone.goto(`${server.url()}/settings#account`)
  await phone.getByText('Newer in slot 1: 2 marks.').waitFor()
  await phone.getByText('Newer here: 1 mark.').waitFor()
  expect(await axeViolations(phone)).toEqual([])
  await expect(syncButton(phone)).toHaveText('Sync both ways')
  await syncButton(phone).click()
  await phone.getByText('This device and slot 1 match.').waitFor()
  await expect(sign(phone)).toHaveAccessibleName('nora: everything is saved')

  await expect
    .poll(async () => {
      await lookAgain(desktop)
      return sign(desktop).getAttribute('aria-label')
    }, WITHIN)
    .toBe('nora: newer in the cloud')
  await desktop.getByText('Newer in slot 1: 1 mark.').waitFor()
  await expect(syncButton(desktop)).toHaveText('Sync to this device')
  await syncButton(desktop).click()
  await expect(sign(desktop)).toHaveAccessibleName('nora: everything is saved')
  await expect.poll(async () => (await held(desktop)).activityStatus).toEqual({ ...marks(2), [id]: 'done' })
})

test('SYNC-40 SYNC-31 two devices that were never together lose neither marks nor a plan: a download asks, a sync keeps both', async () => {
  const auth_token = await server.signUp('otto')
  const plan = (primogem: number) => ({ accounts: { genshin: { owned: { primogem }, since: '2026-05-01T00:00:00Z' } } })
  await upload(auth_token, { [`${ID}a`]: 'done', [`${ID}b`]: 'done' })
  const device = await openSettings({ auth_token, held: { activityStatus: marks(3), plan: plan(16000) } })
  await button(device, 'Download').click()
  await expect.poll(() => answer(device, 'Cancel')).toContain('Only on this device: 3 marks, plan and daily tasks.')
  await syncButton(device).click()
  await device.getByText(/^Loaded from slot 1: 2 marks\.$/).waitFor()
  await expect.poll(async () => Object.keys((await held(device)).activityStatus ?? {})).toHaveLength(5)

  // What was here before comes back.
  await device.reload()
  await button(device, 'Undo').click()
  await expect.poll(async () => (await held(device)).activityStatus).toEqual(marks(3))
})

test('SYNC-40 SYNC-30 a sync that meets another device’s write merges that too, and one that fails says why and changes nothing', async () => {
  const auth_token = await server.signUp('pia')
  const page = await openSettings({
    auth_token,
    held: { activityStatus: marks(2) },
    expectedErrors: /409|upload_settings|download_settings/,
  })
  await upload(auth_token, { [`${ID}a`]: 'done' })
  await page.route(
    '**/api/user/upload_settings',
    async (route) => {
      await upload(auth_token, { [`${ID}a`]: 'done', [`${ID}b`]: 'done' })
      await route.continue()
    },
    { times: 1 },
  )
  await syncButton(page).click()
  await page.getByText(/^Loaded from slot 1: 2 marks\.$/).waitFor()

  await upload(auth_token, marks(7))
  const before = await held(page)
  await page.route('**/api/user/download_settings*', (route) => route.abort())
  await syncButton(page).click()
  await page.getByRole('alert').getByText('Can’t reach the server. Check your connection.').first().waitFor()
  await expect.poll(() => held(page)).toEqual(before)
})
