import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { offerActivities, wireActivity } from './support/offer.ts'
import { openPage } from './support/open-page.ts'
import { barOf, openerOf, waitForBars } from './support/timeline.ts'

const EXPECTED = '00000000-0000-4000-8000-00000000000e'
const ANNOUNCED = '00000000-0000-4000-8000-00000000000a'

/** Both end on the next day at the same hour, which of the first one nobody has announced. */
const ROWS = [
  wireActivity({ uuid: EXPECTED, title: 'Only expected', certainty: 'expected', end_time: '2026-05-21 10:00:00' }),
  wireActivity({ uuid: ANNOUNCED, title: 'Announced', end_time: '2026-05-21 10:00:00' }),
]

function open(path: string, userLanguage = 'en'): Promise<Page> {
  return openPage({
    path,
    storage: { userLanguage },
    prepare: (opened) => offerActivities(opened, { genshin: ROWS }),
  })
}

test('ACT-21 a bar that is only expected says about how many days, and nothing of it is urgent', async () => {
  const page = await open('/timeline')
  await waitForBars(page)
  const bar = barOf(page, EXPECTED)
  expect(await bar.getAttribute('data-certainty')).toBe('expected')
  expect(await bar.locator('[data-countdown]').textContent()).toMatch(/^about 1.d$/)
  expect(await bar.locator('[data-urgency]').getAttribute('data-urgency')).toBe('expected')
  expect(await openerOf(page, EXPECTED).getAttribute('aria-label')).toMatch(/expected.*May 18 to May 21.*about 1 day/)

  expect(await barOf(page, ANNOUNCED).locator('[data-countdown]').textContent()).toMatch(/^22.h 0.m$/)
  await page.getByRole('button', { name: '1 ends by tomorrow' }).waitFor()
})

test('ACT-21 the dialog of what is only expected counts no seconds and names no hour', async () => {
  const page = await open('/timeline')
  await waitForBars(page)
  await openerOf(page, EXPECTED).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('about 1 day', { exact: true }).waitFor()
  expect(await dialog.getByRole('timer').count()).toBe(0)
  expect(await dialog.textContent()).not.toMatch(/\d:\d\d/)
  await dialog.getByText('Day 3 of about 4').waitFor()
})

test('ACT-21 the day panel tells what is only expected without an hour', async () => {
  const page = await open('/timeline')
  await waitForBars(page)
  await page.locator('[data-day="2026-05-21"]').click()
  const entry = (id: string) => page.locator(`[data-in="day-panel"][data-activity="${id}"]`)
  await entry(EXPECTED).getByText('Expected to end').waitFor()
  expect(await entry(EXPECTED).getAttribute('data-certainty')).toBe('expected')
  expect(await entry(EXPECTED).locator('[data-urgency]').getAttribute('data-urgency')).toBe('expected')
  expect(await entry(EXPECTED).textContent()).not.toMatch(/\d:\d\d/)

  expect(await entry(ANNOUNCED).getAttribute('data-certainty')).toBe('announced')
  await entry(ANNOUNCED).getByText('Ends 10:00').waitFor()
  expect(await entry(ANNOUNCED).locator('[data-urgency]').getAttribute('data-urgency')).toBe('urgent')
})

test.each([
  ['en', /^expected in about 1.d$/],
  ['zh-Hans', /^预计约 1 天后$/],
  ['zh-Hant', /^預計約 1 天後$/],
  ['ja', /^予想：約1日後$/],
  ['ko', /^약 1일 후 예상$/],
  ['fr', /^prévu dans env\. 1.j$/],
])('ACT-21 the home page tells what is only expected as expected (%s)', async (language, text) => {
  const page = await open('/', language)
  const row = (id: string) => page.locator(`[data-in="home"][data-activity="${id}"]`)
  const chip = row(EXPECTED).locator('[data-urgency="expected"]')
  await chip.waitFor()
  expect(await chip.textContent()).toMatch(text)
  expect(await row(EXPECTED).getAttribute('data-certainty')).toBe('expected')
  expect(await row(ANNOUNCED).getAttribute('data-certainty')).toBe('announced')
  expect(await row(ANNOUNCED).locator('[data-urgency="urgent"]').count()).toBe(1)
})
