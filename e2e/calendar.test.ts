import type { Locator, Page, Route } from '@playwright/test'
import { createPrivateFeed, getPrivateFeed } from '../packages/contract/src/catalogue/calendar-feed.ts'
import { instant } from '../packages/core/src/time/instant.ts'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import type { Size } from './support/open-page.ts'
import { serverAnswer } from './support/server-answer.ts'
import { expect, test } from './support/test.ts'

const server = accountServer(WITHOUT_CHALLENGE)

const card = (page: Page) => page.getByRole('region', { name: 'Calendar', exact: true })
const address = (page: Page) => card(page).getByRole('textbox', { name: 'Calendar link' })
const button = (page: Page, name: string) => card(page).getByRole('button', { name, exact: true })

/** The status of a GET to the link in the field. */
const answerOf = (page: Page, url: string) => expect.poll(async () => (await page.request.get(url)).status())

/** Controls that a finger may miss. */
function smallTargets(part: Locator): Promise<string[]> {
  return part
    .locator('a, button, input, select')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.outerHTML.slice(0, 80)),
    )
}

for (const size of ['desktop', 'phone'] satisfies Size[]) {
  test(`FEED-20 who is signed out copies, scans or opens a public link for one game (${size})`, async ({
    openPage,
  }) => {
    const page = await openPage({ path: '/settings?highlight=reminders', size })
    await expect(address(page)).toHaveValue(/\/api\/calendar\/events\.ics\?lang=en&server=UTC%2B8$/)
    await card(page).getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Wuthering Waves' })
    await expect(address(page)).toHaveValue(/games=wuthering/)
    const url = await address(page).inputValue()
    await answerOf(page, url).toBe(200)
    await expect(card(page).getByRole('link')).toHaveText(['Apple Calendar'])
    await expect(card(page).getByRole('link')).toHaveAttribute('href', url.replace('http:', 'webcal:'))
    await expect(card(page).getByText('This Ephemeris runs on this computer (127.0.0.1)')).toBeVisible()
    if (size === 'phone') await expect.poll(() => smallTargets(card(page))).toEqual([])

    await button(page, 'QR').focus()
    await page.keyboard.press('Enter')
    const code = page.getByRole('img', { name: 'QR code of the calendar link' })
    await expect(code).toBeInViewport({ ratio: 1 })
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(code).toBeHidden()
    await expect(button(page, 'QR')).toBeFocused()
  })
}

test('FEED-20 a code that cannot be loaded says so in its place, and the next press tries again', async ({
  openPage,
}) => {
  let isDown = true
  const page = await openPage({
    path: '/settings',
    expectedErrors: /ERR_FAILED|Failed to fetch dynamically/,
    // The library of codes, by the folder of its module.
    prepare: (it) => it.route('**/assets/esm-*', (route) => (isDown ? route.abort() : route.continue())),
  })
  await button(page, 'QR').click()
  await expect(page.getByText('The code couldn’t be loaded.')).toBeVisible()
  await expect(card(page)).toBeVisible()
  isDown = false
  await page.keyboard.press('Escape')
  await button(page, 'QR').click()
  await expect(page.getByRole('img', { name: 'QR code of the calendar link' })).toBeVisible()
})

test('FEED-20 a browser that refuses to copy leaves the link selected and says so', async ({ openPage }) => {
  const page = await openPage({
    path: '/settings',
    prepare: (it) =>
      it.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
      }),
  })
  await button(page, 'Copy').click()
  await expect(card(page).getByText('The link is selected: copy it yourself.')).toBeVisible()
  await expect(address(page)).toBeFocused()
  const { length } = await address(page).inputValue()
  await expect.poll(() => address(page).evaluate((field: HTMLInputElement) => field.selectionEnd)).toBe(length)
})

test('FEED-20 a server on the internet has ways into calendars that read from elsewhere', async ({ openPage }) => {
  const page = await openPage({ path: '/settings', storage: ACCOUNT_HOLDER, prepare: answerForAccount })
  const links = card(page).getByRole('link')
  await expect(links).toHaveText(['Google Calendar', 'Apple Calendar', 'Outlook.com'])
  await expect(links.first()).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/.*webcal%3A%2F%2Fephemeris/)
  await expect(card(page).getByText('Read 1 day ago')).toBeVisible()
  await expect(card(page).getByText(/runs (?:at home|on this computer)/)).toHaveCount(0)
})

test('FEED-21 a failed reading can be tried again, and three days without one are shown', async ({ openPage }) => {
  const data = getPrivateFeed.reply.write({
    url: 'https://ephemeris.example/api/calendar/feed/eph_0.ics',
    ...{ language: 'en', server: 'UTC+8', gameServers: {}, alarmHours: [24] },
    ...{ createdAt: instant(Date.UTC(2026, 4, 1)), readAt: instant(Date.UTC(2026, 4, 17)) },
  })
  let isDown = true
  const page = await openPage({
    path: '/settings',
    storage: ACCOUNT_HOLDER,
    expectedErrors: /ERR_FAILED/,
    prepare: async (it) => {
      await answerForAccount(it)
      await it.route(`**${getPrivateFeed.path}`, (route) =>
        isDown ? route.abort() : route.fulfill({ json: { code: 200, message: 'OK', data } }),
      )
    },
  })
  await expect(card(page).getByRole('alert')).toBeVisible()
  isDown = false
  await button(page, 'Try again').click()
  await expect(card(page).getByText(/^Your calendar hasn’t read the link since .*17/)).toBeVisible()
  await expect(card(page).getByText(/^(Read|Not read)/)).toHaveCount(0)
})

test('FEED-21 a private link is created by a click, replaced after a question, and turned off', async () => {
  const auth_token = await server.signUp('calendar-reader')
  const page = await server.open({
    storage: { auth_token },
    expectedErrors: /ERR_FAILED/,
  })
  await button(page, 'Create a link').click()
  await expect(card(page).getByText('Not read yet')).toBeVisible()
  await expect(button(page, 'New link')).toBeFocused()
  const first = await address(page).inputValue()
  await answerOf(page, first).toBe(200)
  await page.reload()
  await expect(address(page)).toHaveValue(first)
  await expect(card(page).getByText(/^Read /)).toBeVisible()

  const question = page.getByRole('dialog')
  await button(page, 'New link').click()
  await expect(question).toContainText('Calendars that use the old link will go empty.')
  await page.keyboard.press('Escape')
  await expect(button(page, 'New link')).toBeFocused()
  await expect(address(page)).toHaveValue(first)

  await page.route(`**${createPrivateFeed.path}`, (route) => route.abort(), { times: 1 })
  await button(page, 'New link').click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(card(page).getByRole('alert')).toBeVisible()
  await expect(address(page)).toHaveValue(first)

  // The server replaces the link, and its answer is lost.
  const loseAnswer = async (route: Route) => {
    await serverAnswer(route)
    await route.abort()
  }
  await page.route(`**${createPrivateFeed.path}`, loseAnswer, { times: 1 })
  await button(page, 'New link').click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(address(page)).not.toHaveValue(first)
  await answerOf(page, first).toBe(404)
  const found = await address(page).inputValue()
  await answerOf(page, found).toBe(200)

  await button(page, 'New link').click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await expect(address(page)).not.toHaveValue(found)
  await expect(card(page).getByRole('alert')).toHaveCount(0)
  await expect(button(page, 'New link')).toBeFocused()
  const second = await address(page).inputValue()
  await answerOf(page, found).toBe(404)
  await answerOf(page, second).toBe(200)

  await button(page, 'Turn off').click()
  await question.getByRole('button', { name: 'Turn off' }).click()
  await expect(button(page, 'Create a link')).toBeFocused()
  await answerOf(page, second).toBe(404)
})
