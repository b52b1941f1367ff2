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
  expect(await bar.locator('[data-countdown]').textContent()).toBe('expected tomorrow')
  expect(await bar.locator('[data-urgency]').getAttribute('data-urgency')).toBe('expected')
  expect(await openerOf(page, EXPECTED).getAttribute('aria-label')).toMatch(
    /expected.*May 18 to May 21.*Expected to end tomorrow/,
  )

  await expect.poll(() => barOf(page, ANNOUNCED).locator('[data-countdown]').textContent()).toMatch(/^2[12].h \d+.m$/)
  await page.getByRole('button', { name: '1 ends by tomorrow' }).waitFor()
})

test('ACT-21 the dialog of what is only expected counts no seconds and names no hour', async () => {
  const page = await open('/timeline')
  await waitForBars(page)
  await openerOf(page, EXPECTED).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Expected to end', { exact: true }).waitFor()
  await dialog.getByText('tomorrow', { exact: true }).waitFor()
  expect(await dialog.getByRole('timer').count()).toBe(0)
  expect(await dialog.textContent()).not.toMatch(/\d:\d\d/)
  await dialog.getByText('Lasts about 4 days').waitFor()
  expect(await dialog.getByText(/Day \d/).count()).toBe(0)
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
  ['en', 'expected tomorrow', 'Expected to end tomorrow'],
  ['zh-Hans', '预计明天', '预计明天结束'],
  ['zh-Hant', '預計明天', '預計明天結束'],
  ['ja', '明日終了（予想）', '明日終了（予想）'],
  ['ko', '내일 종료 예상', '내일 종료 예상'],
  ['fr', 'estimation\u00a0: demain', 'Fin estimée demain'],
])('ACT-21 the home page tells what is only expected as expected (%s)', async (language, text, spoken) => {
  const page = await open('/', language)
  const row = (id: string) => page.locator(`[data-in="home"][data-activity="${id}"]`)
  const chip = row(EXPECTED).locator('[data-urgency="expected"]')
  await chip.waitFor()
  expect(await chip.textContent()).toBe(text)
  expect(await row(EXPECTED).locator('.visually-hidden').last().textContent()).toBe(spoken)
  expect(await row(EXPECTED).getAttribute('data-certainty')).toBe('expected')
  expect(await row(ANNOUNCED).getAttribute('data-certainty')).toBe('announced')
  expect(await row(ANNOUNCED).locator('[data-urgency="urgent"]').count()).toBe(1)
})

const OPENED = '00000000-0000-4000-8000-0000000000f0'
const PAST = '00000000-0000-4000-8000-0000000000f1'

test('ACT-21 an announced start keeps its hour though the end is only expected', async () => {
  const rows = [
    wireActivity({
      uuid: OPENED,
      type: 'challenge',
      title: 'Opened',
      certainty: 'expected',
      start_certainty: 'announced',
      start_time: '2026-05-20 10:00:00',
      end_time: '2026-06-30 11:00:00',
    }),
    wireActivity({
      uuid: PAST,
      type: 'challenge',
      title: 'Past',
      certainty: 'expected',
      start_time: '2026-05-06 10:00:00',
      end_time: '2026-05-19 10:00:00',
    }),
  ]
  const page = await openPage({
    path: '/',
    prepare: (opened) => offerActivities(opened, { genshin: rows }),
  })
  const row = page.locator(`[data-in="home"][data-activity="${OPENED}"]`)
  await row.getByText('since 10:00').waitFor()
  expect(await row.getAttribute('data-certainty')).toBe('announced')

  await page.goto('/timeline')
  await waitForBars(page)
  await openerOf(page, OPENED).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('The end is not announced yet.', { exact: false }).waitFor()
  await dialog.getByText('Day 1 of about 42').waitFor()
  expect(await dialog.textContent()).toMatch(/10:00/)
  expect(await dialog.textContent()).not.toMatch(/11:00/)
  await page.keyboard.press('Escape')

  expect(await openerOf(page, PAST).getAttribute('aria-label')).toContain('Expected to have ended')
  await openerOf(page, PAST).click()
  await dialog.getByText('Expected to have ended', { exact: true }).waitFor()
})
