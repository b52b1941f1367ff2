import type { Locator, Page } from '@playwright/test'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import type { OpenPage, PageOpener } from './support/open-page.ts'
import { smallTargets } from './support/small-targets.ts'
import { expect, test } from './support/test.ts'
import { openerOf, runningBar, waitForBars } from './support/timeline.ts'
import { holdToasts } from './support/toasts.ts'

const server = accountServer(WITHOUT_CHALLENGE)

const WUTHERING_ALONE = {
  genshin: { enabled: false },
  starrail: { enabled: false },
  zenless: { enabled: false },
  wuthering: { enabled: true, activities: ['event', 'gacha'] },
}

const row = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Reminder' })
const bell = (page: Page): Locator => row(page).locator('[data-bell]')
const time = (page: Page) => row(page).getByLabel('Remind me', { exact: true })

async function openActivity(page: Page): Promise<string> {
  await waitForBars(page)
  const id = await runningBar(page)
  await openerOf(page, id).click()
  await bell(page).waitFor()
  return id
}

async function signedInPage(openPage: PageOpener, options: OpenPage = {}): Promise<Page> {
  return openPage({ storage: ACCOUNT_HOLDER, prepare: answerForAccount, ...options })
}

/** What the account has, as another device gets it. */
async function notesOf(token: string): Promise<Record<string, { value: unknown }>> {
  const answer = await fetch(`${server.url()}/api/user/notes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ notes: {} }),
  })
  return (await answer.json()).data.notes
}

test('NOTE-11 NOTE-14 a bell is set, moved by its menu, taken off by B, and kept on the device of who is signed out', async ({
  openPage,
}) => {
  const page = await openPage()
  const id = await openActivity(page)
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'false')
  await bell(page).click()
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(row(page)).toContainText('Works once you log in')
  await time(page).selectOption('3 hours before this ends')
  await page.reload()
  await waitForBars(page)
  await openerOf(page, id).click()
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(bell(page)).toHaveAccessibleName('Remind me 3 hours before this ends')
  await page.keyboard.press('b')
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('b')
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/settings#reminders')
  await expect(page.getByText('1 reminder is saved on this device')).toBeVisible()
})

test('NOTE-13 the row says when and by which ways it rings; it has no axe violation and no small target (phone)', async ({
  openPage,
}) => {
  const page = await signedInPage(openPage, {
    size: 'phone',
    expectedErrors: /ERR_FAILED/,
    prepare: async (it) => {
      await answerForAccount(it)
      // The server does not know this session, and its votes would end it.
      await it.route('**/api/tags/**', (route) => route.abort())
    },
  })
  await openActivity(page)
  await expect(row(page)).not.toContainText('push')
  await bell(page).click()
  await expect(row(page)).toContainText(/\d\d:\d\d by .*push/)
  await expect(row(page)).toContainText('email')
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
  await expect.poll(async () => (await smallTargets(page)).filter((one) => !one.includes('Language'))).toEqual([])
})

test('NOTE-6 NOTE-12 NOTE-13 REM-3 what was set and chosen signed out rings after a login; “Choose how” leads to the reminders and back', async () => {
  const token = await server.signUp('ringer')
  const page = await server.open({ path: '/timeline', storage: { userGameSelections: WUTHERING_ALONE } })
  const id = await openActivity(page)
  await bell(page).click()
  await page.evaluate((auth_token) => {
    const stored = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    localStorage.setItem('ephemeris', JSON.stringify({ ...stored, auth_token }))
  }, token)
  await page.reload()
  const value = (isPaused: boolean) => ({ edge: 'end', leadHours: expect.any(Number), isPaused })
  await expect.poll(async () => (await notesOf(token))[`bell/${id}`]?.value).toEqual(value(false))

  // The choice made signed out is the account's, too. (REM-3)
  await expect.poll(async () => (await notesOf(token)).games?.value).toMatchObject(WUTHERING_ALONE)
  await waitForBars(page)
  await openerOf(page, id).click()
  await expect(row(page)).toContainText('nothing can reach you yet')
  await row(page).getByRole('link', { name: 'Choose how' }).click()
  await expect(page.getByRole('region', { name: 'Reminders', exact: true })).toBeVisible()
  await page.goBack()
  await expect(bell(page)).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('dialog').getByRole('radio', { name: 'Done', exact: true }).check()
  await expect(row(page)).toContainText('No reminder while')
  await expect.poll(async () => (await notesOf(token))[`bell/${id}`]?.value).toEqual(value(true))
})

test('NOTE-15 NOTE-16 a row of what ends soon sets and takes off its bell, by finger and by keyboard', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/', size: 'phone', prepare: holdToasts })
  const toggle = page
    .getByRole('region', { name: 'Today' })
    .getByRole('button', { name: /: remind me / })
    .first()
  await toggle.click()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle).toHaveAccessibleDescription(/Saved on this device/)
  // Nothing rings yet, so nothing says that it will. (NOTE-16)
  await expect(page.getByText('Reminder set')).toHaveCount(0)
  await expect.poll(() => smallTargets(page)).toEqual([])

  // Hollow, and what is missing stands beside it. (NOTE-16)
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(toggle).toHaveAccessibleDescription(/Saved on this device/)
  await expect(toggle.locator('[data-bell-state="waits"]')).toBeVisible()
  const kept = page.getByRole('listitem').filter({ has: page.locator('[data-bell-state="waits"]') })
  await expect(kept.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(toggle).toHaveAttribute('data-bell', /^[0-9a-f-]{36}$/)
  await toggle.press('Enter')
  await expect(toggle).toHaveAttribute('aria-pressed', 'false')

  const ready = await signedInPage(openPage, { path: '/' })
  await ready
    .getByRole('region', { name: 'Today' })
    .getByRole('button', { name: /: remind me / })
    .first()
    .click()
  await expect(ready.getByRole('status').filter({ hasText: /Reminder set: .* before this ends\.$/ })).toBeVisible()
})
