import type { Page } from '@playwright/test'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import { offerActivities, wireActivity } from './support/offer.ts'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'

const server = accountServer(WITHOUT_CHALLENGE)

const GENSHIN = { userGameSelections: { genshin: { enabled: true, activities: ['event', 'version'] } } }
const weekly = (title: string) => ({ title, gameId: 'genshin', time: { unit: 'week', weekday: 1, clock: 'server' } })

const form = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const barCalled = (page: Page, title: string) =>
  page.locator('[data-timeline-scroll] [data-type="own"]', { hasText: title })

const sign = (page: Page) => page.locator('[data-sign="own"]')

function ownOf(page: Page): Promise<Record<string, { title: string }>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').own ?? {})
}

test('OWN-6 OWN-2 OWN-3 a chore is added with two presses, found by the search, marked, changed and taken away, with a way back', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/tonight', storage: GENSHIN })
  await press(page, 'Add your own')
  await form(page).getByRole('button', { name: 'Weekly bosses' }).click()
  await page.getByText('Added: Weekly bosses').waitFor()
  await expect(form(page)).toHaveCount(0)
  // Twice is once.
  await press(page, 'Add your own')
  await expect(form(page).getByRole('button', { name: 'Expeditions' })).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Weekly bosses' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Timeline', exact: true }).first().click()
  await waitForBars(page)
  await expect(barCalled(page, 'Weekly bosses')).toHaveCount(2)
  await page.getByRole('searchbox').first().fill('weekly bosses')
  await expect(page.locator('[data-timeline-scroll] [data-activity]')).toHaveCount(2)

  await barCalled(page, 'Weekly bosses').first().locator('button[aria-haspopup="menu"]').click()
  await page.getByRole('menuitemradio').nth(1).click()
  await expect(barCalled(page, 'Weekly bosses').first()).toHaveAttribute('data-status', 'done')

  await barCalled(page, 'Weekly bosses').first().locator('button[aria-haspopup="dialog"]').click()
  await form(page).getByText('Added by you').first().waitFor()
  await form(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await form(page).getByLabel('Title').fill('Weekly bosses, all three')
  await form(page).getByLabel('Note').fill('Dvalin first')
  await press(page, 'Save')
  await expect(barCalled(page, 'Weekly bosses, all three').first()).toHaveAttribute('data-status', 'done')

  await barCalled(page, 'all three').first().locator('button[aria-haspopup="dialog"]').click()
  await form(page).getByText('Dvalin first').waitFor()
  await form(page).getByRole('button', { name: 'Edit', exact: true }).click()
  await press(page, 'Delete')
  await expect(barCalled(page, 'all three')).toHaveCount(0)
  await press(page, 'Undo')
  await expect(barCalled(page, 'all three')).toHaveCount(2)
})

test('OWN-14 a weekly chore is marked on tonight while its week runs, and the toast takes it back', async ({
  openPage,
}) => {
  const own = { '00000000000a': weekly('Weekly bosses') }
  const page = await openPage({ path: '/tonight', storage: { ...GENSHIN, own } })
  const box = page
    .getByRole('region', { name: 'Last evening to play' })
    .getByRole('button', { name: 'Mark Weekly bosses as done' })
  await box.click()
  await expect(box).toHaveCount(0)
  await press(page, 'Undo')
  await expect(box).toBeVisible()
})

test('OWN-12 an entry of an hour has its whole title and its sign beside its bar', async ({ openPage }) => {
  const time = { unit: 'once', start: '2026-05-20T03:30:00Z', end: '2026-05-20T04:30:00Z' }
  const own = { '00000000000a': { title: 'Running hour', gameId: 'genshin', time } }
  const page = await openPage({ storage: { ...GENSHIN, own } })
  const words = barCalled(page, 'Running hour').locator('[data-label] > [lang], [data-label] > span').first()
  await expect(words.locator(sign(page))).toBeVisible()
  await expect.poll(() => words.evaluate((title) => title.scrollWidth - title.clientWidth)).toBeLessThanOrEqual(0)
})

test('OWN-15 what was typed is there again after Escape and after pressing outside, until it is saved', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/tonight', storage: GENSHIN })
  const title = form(page).getByLabel('Title')
  await press(page, 'Add your own')
  await title.fill('Guild raid')
  await page.keyboard.press('Escape')
  await expect(form(page)).toHaveCount(0)
  await press(page, 'Add your own')
  await expect(title).toHaveValue('Guild raid')
  await form(page).getByLabel('Note').fill('At nine')
  await page.mouse.click(5, 5)
  await expect(form(page)).toHaveCount(0)
  await press(page, 'Add your own')
  await expect(title).toHaveValue('Guild raid')
  await expect(form(page).getByLabel('Note')).toHaveValue('At nine')
  await press(page, 'Save')
  await page.getByText('Added: Guild raid').waitFor()
  await press(page, 'Add your own')
  await expect(title).toHaveValue('')
})

test('OWN-6 OWN-12 OWN-3 something of no game is added from a day, on the device’s clock, and tonight counts it until it is marked', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/timeline', size: 'phone', storage: GENSHIN })
  await waitForBars(page)
  await page.locator('[data-day="2026-05-20"]').click()
  await press(page, 'Add your own')
  await press(page, 'Save')
  await form(page).getByText('Give it a name.').waitFor()
  await form(page).getByLabel('Until', { exact: true }).fill('2026-05-19T23:59')
  await form(page).getByText('The end must be after the start.').waitFor()
  await form(page).getByLabel('Until', { exact: true }).fill('2026-05-20T23:59')
  await form(page).getByLabel('Title').fill('Guild raid')
  await form(page).getByLabel('Game', { exact: true }).selectOption('Another game')
  await form(page).getByLabel('Name of the game or group').fill('Another game')
  await form(page).getByLabel('Colour').selectOption('Green')
  await form(page).getByLabel('Worth in pulls').fill('-2')
  await form(page).getByText('A number from 0 to 9,999.').waitFor()
  await press(page, 'Save')
  await expect(form(page).getByText('The end must be after the start.')).toHaveCount(0)
  await form(page).getByLabel('Worth in pulls').fill('2')
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Save')
  await page.getByText('Added: Guild raid').waitFor()
  await expect(barCalled(page, 'Guild raid').locator(sign(page))).toHaveCount(1)
  await expect(form(page).locator('li', { hasText: 'Guild raid' }).locator(sign(page))).toBeVisible()

  await page.goto('/tonight')
  const row = page.locator('[data-tonight]', { hasText: 'Guild raid' })
  await expect(row).toHaveAttribute('data-pulls', '2')
  await expect(page.locator('[data-tonight]').filter({ has: sign(page) })).toHaveCount(1)
  await expect(row.filter({ has: sign(page) })).toBeVisible()
  await row.getByRole('button').first().click()
  await expect(row).toHaveCount(0)
  const [entry] = Object.values(await ownOf(page))
  expect(entry).toMatchObject({
    ...{ gameId: null, group: 'Another game', color: 'green', worth: 2 },
    time: { unit: 'once', start: '2026-05-19T16:00:00Z', end: '2026-05-20T15:59:00Z' },
  })
})

test('OWN-6 OWN-2 an address opens the form, and what device storage holds of entries that cannot be read shows the others', async ({
  openPage,
}) => {
  const own = { '00000000000a': weekly('Readable'), '00000000000b': { title: 7 }, '<script>': weekly('Strange id') }
  const page = await openPage({ path: '/timeline?add=own', storage: { ...GENSHIN, own } })
  await form(page).getByLabel('Title').waitFor()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/timeline$/)
  await expect(barCalled(page, 'Readable')).toHaveCount(2)
  await expect(barCalled(page, 'Strange id')).toHaveCount(0)
})

test('OWN-8 what two devices add is on both after a merge, and what one takes away goes', async () => {
  const auth_token = await server.signUp('own_entries')
  const open = (id: string, title: string) =>
    server.open({
      path: '/settings',
      storage: {
        auth_token,
        ...GENSHIN,
        own: { [id]: weekly(title) },
        changedAt: { [`own/${id}`]: '2026-05-01T00:00:00Z' },
      },
    })
  const sync = async (page: Page) => {
    await page.getByRole('button', { name: /^Sync/ }).click()
  }
  const first = await open('00000000000a', 'Shop')
  await sync(first)
  const second = await open('00000000000b', 'Bosses')
  await sync(second)
  await expect.poll(async () => Object.keys(await ownOf(second)).sort()).toEqual(['00000000000a', '00000000000b'])

  await second.goto('/timeline')
  await barCalled(second, 'Shop').first().locator('button[aria-haspopup="dialog"]').click()
  await form(second).getByRole('button', { name: 'Edit', exact: true }).click()
  await press(second, 'Delete')
  await second.goto('/settings')
  await sync(second)
  await first.reload()
  await sync(first)
  await expect.poll(async () => Object.keys(await ownOf(first))).toEqual(['00000000000b'])
})

test('OWN-10 a note and an effort on an activity of the catalogue: refused when too long, kept, counted tonight, taken back', async ({
  openPage,
}) => {
  const id = '00000000-0000-4000-8000-0000000000d0'
  const rows = [wireActivity({ uuid: id, title: 'Rich event', end_time: '2026-05-21 03:59:59' })]
  const prepare = (opened: Page) => offerActivities(opened, { genshin: rows })
  const page = await openPage({ path: '/tonight', storage: GENSHIN, prepare })
  await page.locator(`[data-tonight="${id}"]`).getByRole('link').click()
  const mine = form(page).getByRole('region', { name: 'Your note' })
  await mine.getByRole('button', { name: 'Add a note' }).click()
  await form(page).getByRole('textbox').fill('x'.repeat(501))
  await press(page, 'Save')
  await form(page).getByText('501 characters').waitFor()
  await form(page).getByRole('textbox').fill('Dvalin first')
  await form(page).getByRole('radio', { name: 'Short' }).check()
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Save')
  await mine.getByText('Dvalin first').waitFor()
  await expect.poll(() => ownOf(page)).toEqual({ [id]: { note: 'Dvalin first', effort: 'short' } })

  await page.goto('/tonight')
  const row = page.locator(`[data-tonight="${id}"]`)
  await row.getByText('short').waitFor()
  await row.getByRole('link').click()
  await mine.getByRole('button', { name: 'Edit' }).click()
  await form(page).getByRole('textbox').fill('')
  await form(page).getByRole('radio', { name: 'Not set' }).check()
  await press(page, 'Save')
  await mine.getByRole('button', { name: 'Add a note' }).waitFor()
  await press(page, 'Undo')
  await mine.getByText('Dvalin first').waitFor()
})

test('OWN-11 a calendar is imported by its address; what cannot be read is said where it was pasted', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/tonight', storage: GENSHIN, expectedErrors: /status of 400/ })
  const asked: unknown[] = []
  const text = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Raid\nDTSTART:20260521T180000Z\nEND:VEVENT\nEND:VCALENDAR'
  await page.route('**/api/calendar/outside', async (route) => {
    asked.push(route.request().postDataJSON())
    if (asked.length === 1) await route.continue()
    else await route.fulfill({ json: { code: 200, message: '', data: { text } } })
  })
  await press(page, 'Add your own')
  await form(page).getByText('From a file or calendar').click()
  const field = form(page).getByLabel('Or paste its text or address')
  await field.fill('https://127.0.0.1/me.ics')
  await press(page, 'Import')
  await form(page).getByText('Paste the https or webcal address').waitFor()
  await field.fill('webcal://calendar.example/me.ics')
  await press(page, 'Import')
  await page.getByText('1 entry imported.').waitFor()
  expect(asked).toEqual([{ url: 'https://127.0.0.1/me.ics' }, { url: 'https://calendar.example/me.ics' }])
  await expect.poll(async () => Object.values(await ownOf(page)).map(({ title }) => title)).toEqual(['Raid'])
})

test('OWN-13 a double press on an empty place of the timeline adds something on that day, one on a bar does not', async ({
  openPage,
}) => {
  const own = { '00000000000a': weekly('Bosses') }
  const page = await openPage({ path: '/timeline', storage: { ...GENSHIN, own } })
  await waitForBars(page)
  const [day, view] = await Promise.all([
    page.locator('[data-day="2026-06-05"]').boundingBox(),
    page.locator('[data-timeline-scroll]').boundingBox(),
  ])
  const x = (day?.x ?? 0) + (day?.width ?? 0) / 2
  const bar = barCalled(page, 'Bosses').last()
  const box = await bar.boundingBox()
  await page.mouse.dblclick(x, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect(form(page).getByLabel('From')).toHaveValue('2026-06-05T00:00')
  expect(x).toBeGreaterThan(view?.x ?? 0)
  await page.keyboard.press('Escape')
  await expect(form(page)).toHaveCount(0)
  await bar.dblclick()
  await expect(form(page).getByText('Added by you').first()).toBeVisible()
  await expect(form(page).getByLabel('From')).toHaveCount(0)
})
