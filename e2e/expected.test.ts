import type { Page } from '@playwright/test'
import { switchLanguage } from './support/language.ts'
import { offerActivities, wireActivity } from './support/offer.ts'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { barOf, openerOf, waitForBars } from './support/timeline.ts'

const EXPECTED = '00000000-0000-4000-8000-00000000000e'
const ANNOUNCED = '00000000-0000-4000-8000-00000000000a'

/** Both end on the next day at the same hour, which of the first one no one has announced. */
const ROWS = [
  wireActivity({ uuid: EXPECTED, title: 'Only expected', certainty: 'expected', end_time: '2026-05-21 10:00:00' }),
  wireActivity({ uuid: ANNOUNCED, title: 'Announced', end_time: '2026-05-21 10:00:00' }),
]

function open(openPage: PageOpener, path: string): Promise<Page> {
  return openPage({
    path,
    prepare: (opened) => offerActivities(opened, { genshin: ROWS }),
  })
}

test('ACT-21 bar, dialog and day panel say what is only expected without an hour, and nothing of it is urgent', async ({
  openPage,
}) => {
  const page = await open(openPage, '/timeline')
  await waitForBars(page)
  await test.step('a bar that is only expected says about how many days, and nothing of it is urgent', async () => {
    const bar = barOf(page, EXPECTED)
    await expect(bar).toHaveAttribute('data-certainty', 'expected')
    await expect(bar.locator('[data-countdown]')).toHaveText('expected tomorrow')
    await expect(bar.locator('[data-urgency]')).toHaveAttribute('data-urgency', 'expected')
    await expect(openerOf(page, EXPECTED)).toHaveAttribute(
      'aria-label',
      /expected.*May\u00a018 to May\u00a021.*Expected to end tomorrow/,
    )

    await expect(barOf(page, ANNOUNCED).locator('[data-countdown]')).toHaveText(/^2[12].h \d+.m$/)
    await page.getByRole('button', { name: '1 ends by tomorrow' }).waitFor()
  })

  await test.step('the dialog of what is only expected counts no seconds and names no hour', async () => {
    await openerOf(page, EXPECTED).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Expected to end', { exact: true }).waitFor()
    await dialog.getByText('tomorrow', { exact: true }).waitFor()
    await expect(dialog.getByRole('timer')).toHaveCount(0)
    await expect(dialog).not.toHaveText(/\d:\d\d/)
    await dialog.getByText('Length: about 3 days').waitFor()
    await expect(dialog.getByText(/Day \d/)).toHaveCount(0)
  })

  await test.step('the day panel says what is only expected without an hour', async () => {
    await page.keyboard.press('Escape')
    await page.locator('[data-day="2026-05-21"]').click()
    const entry = (id: string) => page.locator(`[data-in="day-panel"][data-activity="${id}"]`)
    await entry(EXPECTED).getByText('Expected to end').waitFor()
    await expect(entry(EXPECTED)).toHaveAttribute('data-certainty', 'expected')
    await expect(entry(EXPECTED).locator('[data-urgency]')).toHaveAttribute('data-urgency', 'expected')
    await expect(entry(EXPECTED)).not.toHaveText(/\d:\d\d/)

    await expect(entry(ANNOUNCED)).toHaveAttribute('data-certainty', 'announced')
    await entry(ANNOUNCED).getByText('Ends 10:00').waitFor()
    await expect(entry(ANNOUNCED).locator('[data-urgency]')).toHaveAttribute('data-urgency', 'urgent')
  })
})

const ON_HOME = [
  ['zh-Hans', '预计明天', '预计明天结束'],
  ['zh-Hant', '預計明天', '預計明天結束'],
  ['ja', '明日終了（予想）', '明日終了（予想）'],
  ['ko', '내일 종료 예상', '내일 종료 예상'],
  ['fr', 'estimation\u00a0: demain', 'Fin estimée demain'],
  ['en', 'expected tomorrow', 'Expected to end tomorrow'],
] as const

test('ACT-21 the home page says in every language what is only expected as expected', async ({ openPage }) => {
  const later = wireActivity({ uuid: ANNOUNCED, title: 'Announced', end_time: '2026-05-21 20:00:00' })
  const page = await openPage({
    path: '/',
    prepare: (opened) => offerActivities(opened, { genshin: [...ROWS.slice(0, 1), later] }),
  })
  const row = (id: string) => page.locator(`[data-in="home"][data-activity="${id}"]`)
  for (const [language, text, spoken] of ON_HOME) {
    await switchLanguage(page, language)
    await expect(row(EXPECTED).locator('[data-urgency="expected"]')).toHaveText(text)
    await expect(row(EXPECTED).locator('.visually-hidden').last()).toHaveText(spoken)
    await expect(row(EXPECTED)).toHaveAttribute('data-certainty', 'expected')
    await expect(row(ANNOUNCED)).toHaveAttribute('data-certainty', 'announced')
    await expect(row(ANNOUNCED).locator('[data-urgency="urgent"]')).toHaveCount(1)
  }
})

const OPENED = '00000000-0000-4000-8000-0000000000f0'
const PAST = '00000000-0000-4000-8000-0000000000f1'

test('ACT-21 an announced start keeps its hour though the end is only expected', async ({ openPage }) => {
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
  await row.getByText(/ ago$/).waitFor()
  await expect(row).toHaveAttribute('data-certainty', 'announced')

  await page.goto('/timeline')
  await waitForBars(page)
  await openerOf(page, OPENED).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('list', { name: 'Where this comes from' }).getByRole('button').last().click()
  await dialog.getByText('The end isn’t announced yet.', { exact: false }).waitFor()
  await dialog.getByText('Day 1 of about 42').waitFor()
  await expect(dialog).toHaveText(/10:00/)
  await expect(dialog).not.toHaveText(/11:00/)
  await page.keyboard.press('Escape')

  await expect.poll(() => openerOf(page, PAST).getAttribute('aria-label')).toContain('Expected to have ended')
  await openerOf(page, PAST).click()
  await dialog.getByText('Expected to have ended', { exact: true }).waitFor()
})

const LIVE = '00000000-0000-4000-8000-00000000000b'
const NEXT = '00000000-0000-4000-8000-00000000000c'
const OF_RULE = {
  certainty: 'expected',
  source: { name: 'cadence', url: null, updated_at: '2026-05-01T00:00:00Z' },
} as const
const VERSIONS = [
  wireActivity({
    ...{ uuid: LIVE, type: 'version', title: 'Genshin Impact Version 9.1', ...OF_RULE, start_certainty: 'announced' },
    ...{ start_time: '2026-04-08 11:00:00', end_time: '2026-05-27 06:00:00' },
    launcher: { state: 'live', since: '2026-04-08T04:00:00Z' },
  }),
  wireActivity({
    ...{ uuid: NEXT, type: 'version', title: 'Genshin Impact Version 9.2', ...OF_RULE },
    ...{ start_time: '2026-05-27 11:00:00', end_time: '2026-07-08 06:00:00' },
    launcher: { state: 'pre_download', since: '2026-05-19T04:00:00Z' },
  }),
]

for (const [language, open, live] of [
  ['en', 'Pre-download open', 'Live in the publisher’s launcher'],
  ['zh-Hans', '预下载已开启', '官方启动器已更新至此版本'],
] as const) {
  test(`HOME-3 TL-60 ACT-21 home and dialog say what launchers show of versions (${language})`, async ({
    openPage,
  }) => {
    const page = await openPage({
      path: '/',
      storage: { userLanguage: language },
      prepare: (opened) => offerActivities(opened, { genshin: VERSIONS }),
    })
    await page.getByRole('link', { name: open }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(live).waitFor()
    await expect(dialog).not.toHaveText(/11:00/)
    await page.goto(`/timeline?activity=${NEXT}`)
    await dialog.getByText(open).waitFor()
  })
}
