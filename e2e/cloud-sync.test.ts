import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type AccountServer, startAccountServer } from './support/accounts.ts'
import { axeViolations } from './support/axe.ts'
import { type OpenPage, openPage } from './support/open-page.ts'
import { RETURNING } from './support/returning.ts'
import { barOf, markOf, runningBar, waitForBars } from './support/timeline.ts'

const ID = '6f1c1d1e-6a0e-5f3b-9a34-0d6a3d1f2b1'
const marks = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`${ID}${n}`, 'done']))

/** Marked before the demonstration's clock, and after it. */
const EARLIER = '2026-05-01T00:00:00Z'
const LATER = '2026-06-01T00:00:00Z'

interface Device extends Omit<OpenPage, 'storage' | 'url'> {
  readonly server: AccountServer
  readonly auth_token: string
  readonly held?: Readonly<Record<string, unknown>>
}

async function openSettings({ server, auth_token, held, ...options }: Device): Promise<Page> {
  const storage = { auth_token, ...RETURNING, ...held }
  const page = await openPage({ path: '/settings', url: server.url, storage, ...options })
  await slots(page).waitFor()
  return page
}

async function start(): Promise<{ server: AccountServer; auth_token: string }> {
  const server = await startAccountServer()
  return { server, auth_token: await server.signUp('ada') }
}

/** As another device of the same player does. */
async function upload({ server, auth_token }: Omit<Device, 'held'>, activityStatus: object): Promise<void> {
  const { ok } = await fetch(`${server.url}/api/user/upload_settings`, {
    method: 'POST',
    headers: { authorization: `Bearer ${auth_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ activityStatus, userGameSelections: {} }),
  })
  expect(ok).toBe(true)
}

const slots = (page: Page) => page.getByRole('radiogroup', { name: 'Slots of the cloud' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

async function answer(page: Page, verb: string): Promise<string> {
  const text = (await dialog(page).textContent()) ?? ''
  await dialog(page).getByRole('button', { name: verb, exact: true }).click()
  return text
}

/** The device's own entry, as far as it travels. */
function held(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const { activityStatus, gameOrder, userGameSelections } = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    return { activityStatus, gameOrder, userGameSelections }
  })
}

async function isChecked(page: Page, slot: number): Promise<boolean> {
  return slots(page)
    .getByRole('radio', { name: `Slot ${slot}` })
    .isChecked()
}

test('SYNC-32 what is marked on one device is on the other after an upload and a download, and undone to the last', async () => {
  const account = await start()
  const first = await openSettings({ ...account, held: { gameOrder: ['zenless'] } })
  await first.getByRole('link', { name: 'Timeline', exact: true }).first().click()
  await waitForBars(first)
  const id = await runningBar(first)
  await markOf(first, id).click()
  await first.getByRole('menuitemradio').nth(1).click()
  await first.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await slots(first).getByRole('radio', { name: 'Slot 2' }).check()
  expect(await button(first, 'Download').isDisabled()).toBe(true)
  await button(first, 'Upload').click()
  await first.getByText('Slot 2 now holds 1 mark.').waitFor()
  await first.getByText(/^Slot 2, 2026-05-20 12:\d\d:\d\d$/).waitFor()

  const own = { activityStatus: marks(2), activityStatusLastUpdated: EARLIER, gameOrder: ['wuthering'] }
  const second = await openSettings({ ...account, size: 'phone', held: own })
  const before = await held(second)
  expect(await isChecked(second, 2)).toBe(true)
  await button(second, 'Download').click()
  await second.getByText('This device now has the 1 mark of slot 2.').waitFor()
  expect(await held(second)).toEqual(await held(first))
  expect((await held(second)).activityStatus).toEqual({ [id]: 'done' })
  expect(await axeViolations(second)).toEqual([])

  await second.getByRole('link', { name: 'Timeline', exact: true }).first().click()
  await waitForBars(second)
  await expect.poll(() => barOf(second, id).getAttribute('data-status')).toBe('done')
  await second.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await button(second, 'Undo').click()
  await second.getByText('This device is as it was before the download.').waitFor()
  expect(await held(second)).toEqual(before)
  expect(await button(second, 'Undo').count()).toBe(0)
})

test('SYNC-33 a download can be undone until the page is loaded again', async () => {
  const account = await start()
  await upload(account, marks(1))
  const page = await openSettings(account)
  await button(page, 'Download').click()
  await button(page, 'Undo').waitFor()
  await page.reload()
  await slots(page).waitFor()
  expect(await button(page, 'Undo').count()).toBe(0)
})

test('SYNC-31 a full slot is written over after a question with the numbers, and an empty one without', async () => {
  const account = await start()
  await upload(account, marks(3))

  const second = await openSettings({
    ...account,
    held: { activityStatus: marks(2), activityStatusLastUpdated: EARLIER },
  })
  await button(second, 'Upload').click()
  await dialog(second).waitFor()
  expect(await axeViolations(second, '[role="dialog"]')).toEqual([])
  expect(await answer(second, 'Cancel')).toMatch(
    /Slot 1 holds 3 marks, uploaded 2026-05-20 12:.* 2 marks of this device/,
  )
  await button(second, 'Upload').click()
  await answer(second, 'Overwrite')
  await second.getByText('Slot 1 now holds 2 marks.').waitFor()

  const blank = await openSettings({ ...account, held: { gameOrder: ['zenless'] } })
  await button(blank, 'Upload').click()
  expect(await answer(blank, 'Cancel')).toContain('This device has no marks, but slot 1 holds 2 marks')
})

test('SYNC-31 a device that has nothing uploads nothing, and says so', async () => {
  const page = await openSettings(await start())
  await button(page, 'Upload').click()
  await page
    .getByRole('alert')
    .getByText(/nothing on this device to upload yet/)
    .waitFor()
  await page.getByText('Slot 1, never updated').waitFor()
})

test('SYNC-31 a download over later marks is asked about, one over earlier marks is not', async () => {
  const account = await start()
  await upload(account, marks(1))

  const newer = await openSettings({ ...account, held: { activityStatus: marks(4), activityStatusLastUpdated: LATER } })
  await newer.getByText('This device is newer than slot 1.').waitFor()
  await button(newer, 'Download').click()
  expect(await answer(newer, 'Cancel')).toContain('4 marks, the choice')
  expect((await held(newer)).activityStatus).toEqual(marks(4))
  await button(newer, 'Download').click()
  await answer(newer, 'Replace')
  await newer.getByText('This device now has the 1 mark of slot 1.').waitFor()
  expect((await held(newer)).activityStatus).toEqual(marks(1))
  expect(await newer.getByText('This device is newer than slot 1.').count()).toBe(0)
})

test('SYNC-34 a cleared slot is had back from its earlier versions', async () => {
  const account = await start()
  const page = await openSettings({
    ...account,
    held: { activityStatus: marks(5), activityStatusLastUpdated: EARLIER },
  })
  await page.getByText('Earlier versions').click()
  await page.getByText('Slot 1 has no earlier versions.').waitFor()
  await button(page, 'Upload').click()
  await page.getByText('Slot 1 now holds 5 marks.').waitFor()
  await button(page, 'Clear slot 1').click()
  await answer(page, 'Clear')
  await page.getByText('Slot 1, never updated').waitFor()
  await page.getByText('5 marks · until the slot was cleared').waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('button', { name: /^Restore the version of 2026-05-20/ }).click()
  expect(await answer(page, 'Restore')).toContain('Slot 1 gets back 5 marks of 2026-05-20')
  await page.getByText(/^Slot 1, 2026-05-20/).waitFor()
})

test('SYNC-35 what another device has written meanwhile is asked about, not written over', async () => {
  const account = await start()
  await upload(account, marks(1))
  const held = { activityStatus: marks(2), activityStatusLastUpdated: EARLIER }
  const page = await openSettings({ ...account, held, expectedErrors: /409/ })
  await button(page, 'Upload').click()
  await dialog(page).waitFor()
  await upload(account, marks(7))

  await answer(page, 'Overwrite')
  await page.getByText('Another device has changed slot 1 in the meantime.').waitFor()
  expect(await answer(page, 'Overwrite')).toContain('Slot 1 holds 7 marks')
  await page.getByText('Slot 1 now holds 2 marks.').waitFor()
})

test('SYNC-35 a slot that was empty when it was looked at is not written over either', async () => {
  const account = await start()
  const held = { activityStatus: marks(2), activityStatusLastUpdated: EARLIER }
  const page = await openSettings({ ...account, held, expectedErrors: /409/ })
  await upload(account, marks(7))
  await button(page, 'Upload').click()
  expect(await answer(page, 'Cancel')).toContain('Slot 1 holds 7 marks')
})

test('SYNC-30 one thing at a time: while it is under way nothing else is offered, and its failure is told', async () => {
  const account = await start()
  const held = { activityStatus: marks(1), activityStatusLastUpdated: EARLIER }
  const page = await openSettings({ ...account, held, expectedErrors: /upload_settings/ })
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/user/upload_settings', async (route) => {
    await failing
    await route.abort()
  })
  await button(page, 'Upload').click()
  for (const name of ['Upload', 'Download', 'Clear slot 1']) {
    await expect.poll(() => button(page, name).isDisabled()).toBe(true)
  }
  fail()
  await page.getByRole('alert').getByText('The server cannot be reached. Check your connection.').waitFor()
  await expect.poll(() => button(page, 'Upload').isDisabled()).toBe(false)
  await page.getByText('Slot 1, never updated').waitFor()
})
