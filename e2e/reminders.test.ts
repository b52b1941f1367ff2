import type { Page } from '@playwright/test'
import { connectWebhook, removeWebhook } from '../packages/contract/src/reminders/reminder-channels.ts'
import { testReminders } from '../packages/contract/src/reminders/reminders.ts'
import { instant } from '../packages/core/src/time/instant.ts'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { axeViolations } from './support/axe.ts'
import type { OpenPage, PageOpener } from './support/open-page.ts'
import {
  answerForReminders,
  EVERYTHING_SET_UP,
  NOTHING_SET_UP,
  type ReminderServer,
} from './support/reminder-answers.ts'
import { expect, test } from './support/test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Reminders', exact: true })
const box = (page: Page, name: string) => card(page).getByRole('checkbox', { name, exact: true })
const channel = (page: Page, name: string) => card(page).getByRole('region', { name, exact: true })
const button = (page: Page, name: string | RegExp) => card(page).getByRole('button', { name, exact: true })

/** The settings of someone whose reminders are these. */
async function openReminders(
  openPage: PageOpener,
  overview: ReminderServer['overview'],
  options: OpenPage = {},
): Promise<{ page: Page; server: ReminderServer }> {
  let server: ReminderServer = { overview, isDown: false }
  const page = await openPage({
    path: '/settings?highlight=reminders',
    storage: ACCOUNT_HOLDER,
    ...options,
    prepare: async (it) => {
      await answerForAccount(it)
      server = await answerForReminders(it, overview)
      await options.prepare?.(it)
    },
  })
  await card(page).waitFor()
  return { page, server }
}

test('REM-40 REM-41 a box is saved by itself, with a check in its row, and returns with a message when that fails', async ({
  openPage,
}) => {
  const { page, server } = await openReminders(openPage, EVERYTHING_SET_UP, { expectedErrors: /ERR_FAILED/ })
  await expect(card(page).getByRole('columnheader')).toHaveText(['Remind me', 'Calendar', 'Push', 'Email', 'Discord'])
  await expect(card(page).getByRole('rowheader')).toHaveCount(7)
  await expect(card(page).getByText('Times in UTC+8')).toBeVisible()

  await box(page, 'Push: before something ends').focus()
  await page.keyboard.press('ArrowDown')
  await expect(box(page, 'Push: a version starts')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(box(page, 'Email: a version starts')).toBeChecked()
  await expect(card(page).locator('[data-saved="version_start"]')).toBeVisible()
  await expect(card(page).getByRole('status').filter({ hasText: 'Saved' })).toHaveCount(1)
  await expect(card(page).locator('[data-saved]')).toHaveCount(0)
  expect(server.overview.settings.rules.version_start.channels).toEqual(['calendar', 'push', 'mail'])

  await button(page, 'Before something ends: 1 day before').click()
  await page.getByRole('menuitemradio', { name: '3 hours before' }).click()
  await expect(button(page, 'Before something ends: 3 hours before')).toBeFocused()
  await expect.poll(() => server.overview.settings.rules.before_end.leadHours).toBe(3)

  server.isDown = true
  await box(page, 'Discord: a version starts').click()
  await expect(page.getByText(/^Not saved: /)).toBeVisible()
  await expect(box(page, 'Discord: a version starts')).not.toBeChecked()
  expect(await axeViolations(page, 'main')).toEqual([])
})

test('REM-41 REM-45 without a way the page has the ways and one sentence, and each says what to do first (phone)', async ({
  openPage,
}) => {
  const { page } = await openReminders(openPage, NOTHING_SET_UP, {
    size: 'phone',
    prepare: (it) =>
      it.addInitScript(() => {
        // Safari on an iPhone, in a tab.
        Object.defineProperty(navigator, 'standalone', { get: () => false })
        Reflect.deleteProperty(window, 'PushManager')
      }),
  })
  await expect(channel(page, 'Push').getByRole('listitem')).toHaveCount(3)
  await expect(channel(page, 'Push').getByRole('switch')).toHaveCount(0)
  await expect(card(page).getByText('Connect one of these')).toBeVisible()
  await expect(card(page).getByText('Before something ends')).toHaveCount(0)
  await expect(card(page).getByText('Quiet hours')).toHaveCount(0)
  const small = await card(page)
    .locator('button, input, a')
    .evaluateAll((all) =>
      all
        .filter((one) => !one.matches('[role="switch"]') && one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML.slice(0, 90)),
    )
  expect(small).toEqual([])
  expect(await axeViolations(page, 'main')).toEqual([])
})

test('REM-45 a browser that never passes on an answer ends in a sentence, and can be asked again', async ({
  openPage,
}) => {
  const { page } = await openReminders(openPage, EVERYTHING_SET_UP, {
    prepare: async (opened) => {
      await opened.clock.install()
      await opened.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { value: 'default' })
        Object.assign(Notification, { requestPermission: () => new Promise(() => {}) })
      })
    },
  })
  const push = channel(page, 'Push')
  await push.getByRole('switch', { name: 'Push' }).click()
  await expect(push.getByRole('switch', { name: 'Push' })).toBeChecked()
  await page.clock.runFor(31_000)
  await push.getByRole('alert').filter({ hasText: 'at the bell in the address bar' }).waitFor()
  await expect(push.getByRole('switch', { name: 'Push' })).not.toBeChecked()
  await push.getByRole('button', { name: 'Try again' }).click()
  await expect(push.getByRole('alert')).toHaveCount(0)
})

test('REM-42 REM-43 REM-48 REM-52 quiet hours, evenings and the next messages are on the saved clock', async ({
  openPage,
}) => {
  const { page, server } = await openReminders(openPage, EVERYTHING_SET_UP, { timezoneId: 'Europe/Berlin' })
  const [from, until] = [card(page).getByLabel('Quiet from'), card(page).getByLabel('Quiet until')]
  await expect(from).toHaveValue('23:00')
  await expect(card(page).getByText(/^Wed, May\s20, 20:00$/)).toBeVisible()
  await expect(card(page).getByText(/^Abyssal Moon Spire ends in 1 day, and 1 more$/)).toBeVisible()
  const unsent = card(page).getByRole('region', { name: 'Not sent' })
  await expect(unsent.getByRole('listitem')).toHaveText([/Mon, May\s18, 20:00.*Abyssal Moon Spire ends.*by push/])

  await until.selectOption('23:00')
  await expect(card(page).getByText('Choose two different times.')).toBeVisible()
  await expect(until).toHaveValue('23:00')
  await until.selectOption('07:30')
  await expect.poll(() => server.overview.settings.quietHours).toEqual({ isOn: true, from: 23 * 60, to: 7.5 * 60 })
  // The device is in another zone than the one that was saved: from now on its clock holds.
  expect(server.overview.settings.timeZone).toBe('Europe/Berlin')
  await expect(card(page).getByText('Times in UTC+2')).toBeVisible()

  await channel(page, 'Evening email').getByRole('switch').click()
  await expect.poll(() => server.overview.settings.isMailOn).toBe(false)
})

test('REM-41 REM-50 a calendar alone has one column, and offers no test, since nothing is sent to it', async ({
  openPage,
}) => {
  const calendar = EVERYTHING_SET_UP.calendar
  const { page } = await openReminders(openPage, { ...NOTHING_SET_UP, calendar })
  await card(page).getByText('Whether it rings is up to your calendar app.', { exact: false }).waitFor()
  await expect(button(page, 'Send a test')).toHaveCount(0)
  // What needs another way is not there, nor what a calendar cannot carry. (REM-41)
  await expect(card(page).getByRole('columnheader')).toHaveText(['Remind me', 'Calendar'])
  await expect(card(page).getByRole('rowheader')).toHaveCount(4)
  await expect(card(page).getByRole('checkbox', { disabled: true })).toHaveCount(0)
})

test('REM-42 the quiet hours are written as the clock that the player has chosen', async ({ openPage }) => {
  const { page } = await openReminders(openPage, EVERYTHING_SET_UP, {
    storage: { ...ACCOUNT_HOLDER, 'timeline-time-format': '12' },
  })
  await expect(card(page).getByLabel('Quiet from').locator('option:checked')).toHaveText(/^11:00.PM$/)
  await card(page)
    .getByText(/If an activity ends before then, you’re reminded shortly before 11:00.PM/)
    .waitFor()
})

test('REM-49 REM-50 a webhook that has stopped says why, can be replaced or removed, and a test says what arrived', async ({
  openPage,
}) => {
  const at = instant(Date.UTC(2026, 4, 10, 4))
  const stopped = {
    ...EVERYTHING_SET_UP,
    mail: { state: 'bounced', address: 'a***@example.org', bouncedAt: at },
    webhook: { ...EVERYTHING_SET_UP.webhook, state: 'stopped', fault: 'gone', stoppedAt: at, succeededAt: at },
  } as const
  const { page, server } = await openReminders(openPage, stopped, { expectedErrors: /400|ERR_/ })
  const webhook = channel(page, 'Discord or another webhook')
  await expect(webhook.getByRole('alert')).toContainText('Discord says this webhook was deleted.')
  await expect(card(page).getByRole('columnheader', { name: 'Discord has a problem' })).toBeVisible()
  await expect(channel(page, 'Evening email').getByRole('alert')).toContainText('was returned on May 10')

  let isRefused = true
  await page.route(`**${connectWebhook.path}`, async (route) => {
    if (route.request().method() === 'DELETE') {
      server.overview = { ...server.overview, webhook: NOTHING_SET_UP.webhook }
      return route.fulfill({ json: { code: 200, message: 'OK', data: null } })
    }
    if (isRefused) {
      return route.fulfill({ status: 400, json: { error_code: 100002, message: 'Not an address.', data: null } })
    }
    server.overview = { ...server.overview, webhook: EVERYTHING_SET_UP.webhook }
    return route.fulfill({
      json: { code: 200, message: 'OK', data: connectWebhook.reply.write(EVERYTHING_SET_UP.webhook) },
    })
  })
  await button(page, 'Paste a new one').click()
  const field = webhook.getByRole('textbox', { name: 'Webhook address' })
  await expect(field).toBeFocused()
  await field.fill('https://discord.com/api/webhooks/1/2')
  await button(page, 'Connect').click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('https://discord.com/api/webhooks/1/2')
  isRefused = false
  await field.press('Enter')
  await expect(webhook.getByText('Connected', { exact: true })).toBeVisible()
  await expect(field).toHaveCount(0)

  const results = { push: 'sent', webhook: 'failed' } as const
  await page.route(`**${testReminders.path}`, (route) =>
    route.fulfill({ json: { code: 200, message: 'OK', data: testReminders.reply.write(results) } }),
  )
  await button(page, 'Send a test').click()
  await expect(page.getByText('Test sent by push, but not by Discord.')).toBeVisible()
  await expect(button(page, /^Send again in \d+ s$/)).toBeDisabled()

  expect(removeWebhook.path).toBe(connectWebhook.path)
  await button(page, 'Remove').last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(field).toBeVisible()
})
