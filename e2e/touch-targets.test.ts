import type { Locator, Page } from '@playwright/test'
import { PAGE_PATHS } from '../packages/contract/src/pages.ts'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { PLANNED } from './support/planned.ts'
import { answerForPulls, downloadAccount, SIGNED_IN } from './support/pulls.ts'
import { smallTargets } from './support/small-targets.ts'
import { expect, test } from './support/test.ts'
import { openerOf, waitForBars } from './support/timeline.ts'

/** Pages that have an answer to wait for; of others the first thing that they show. */
const WAITS: Readonly<Record<string, (page: Page) => Locator>> = {
  '/timeline': (page) => page.locator('[data-activity]').first(),
  '/plan': (page) => page.locator('[data-income]'),
  '/almanac/genshin': (page) => page.locator('[data-row]').first(),
  '/tonight': (page) => page.locator('[data-tonight]').first(),
}

const TABLET = { width: 820, height: 1180 }

/** What a dialog holds is measured once it has come; then it is closed. */
async function measureDialog(page: Page, opener: Locator): Promise<void> {
  await opener.click()
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => smallTargets(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('SHELL-36 fingers have 44 px for every control of every page, and in its dialogs', async ({ openPage }) => {
  const page = await openPage({ path: '/timeline', size: 'phone', storage: PLANNED })
  for (const { path } of PAGE_PATHS) {
    await page.goto(path)
    await (
      WAITS[path]?.(page) ?? page.locator('main :is(h1, h2, button, a)').filter({ visible: true }).first()
    ).waitFor()
    await expect.poll(() => smallTargets(page), path).toEqual([])
  }

  await page.goto('/timeline')
  await waitForBars(page)
  await measureDialog(page, page.getByRole('button', { name: 'Open navigation' }))
  await measureDialog(page, page.locator('[data-day="2026-05-20"]'))
  const bar = await page.locator('[data-timeline-scroll] [data-activity]').first().getAttribute('data-activity')
  await measureDialog(page, openerOf(page, bar ?? ''))
  await page.goto('/')
  await measureDialog(page, page.locator('[data-stamina]').first())
  await page.goto('/plan')
  await page.locator('[data-income]').click()
  await page.getByRole('switch').first().waitFor()
  await expect.poll(() => smallTargets(page)).toEqual([])
  await measureDialog(page, page.getByRole('button', { name: 'Add a goal' }).first())

  await page.setViewportSize(TABLET)
  for (const path of ['/timeline', '/almanac/genshin']) {
    await page.goto(path)
    await WAITS[path]?.(page).waitFor()
    await expect.poll(() => smallTargets(page), `${path} on a tablet`).toEqual([])
  }
})

/** What each page of the settings shows last, with an account that has set up everything. */
const SETTINGS: Readonly<Record<string, (page: Page) => Locator>> = {
  games: (page) => page.getByLabel('Server for Honkai: Star Rail'),
  reminders: (page) => page.getByRole('main').getByRole('combobox').first(),
  account: (page) => page.getByRole('button', { name: /^Sync/ }),
  time: (page) => page.getByRole('main').getByRole('switch').first(),
}

test('SHELL-36 fingers have 44 px for every control of the settings, with all that an account has', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/about', size: 'phone', storage: ACCOUNT_HOLDER, prepare: answerForAccount })
  for (const [subject, last] of Object.entries(SETTINGS)) {
    await page.goto(`/settings#${subject}`)
    await last(page).waitFor()
    await expect.poll(() => smallTargets(page), subject).toEqual([])
  }

  await page.setViewportSize(TABLET)
  for (const [subject, last] of Object.entries(SETTINGS)) {
    await page.goto(`/settings#${subject}`)
    await last(page).waitFor()
    await expect.poll(() => smallTargets(page), `${subject} on a tablet`).toEqual([])
  }
})

test('SHELL-36 fingers have 44 px for every control of the pulls, their records and their dialogs', async ({
  openPage,
}) => {
  const page = await openPage({
    path: '/gacha',
    size: 'phone',
    storage: SIGNED_IN,
    prepare: (opened) => answerForPulls(opened.context(), 120),
  })
  await downloadAccount(page, 'genshin')
  await page.goto('/gacha')
  await page.locator('[data-pool="301"]').getByText(/pulls/).first().waitFor()
  await expect.poll(() => smallTargets(page)).toEqual([])
  await measureDialog(page, page.getByRole('button', { name: 'Accounts and import' }))
  await page.goto('/gacha/records')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => smallTargets(page)).toEqual([])
  await page.setViewportSize(TABLET)
  await page.getByRole('columnheader').first().waitFor()
  await expect.poll(() => smallTargets(page), 'records on a tablet').toEqual([])
})
