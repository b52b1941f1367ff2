import type { Page } from '@playwright/test'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { axeViolations } from './support/axe.ts'
import { expect, test } from './support/test.ts'
import { openerOf, runningBar, waitForBars } from './support/timeline.ts'

const server = accountServer(WITHOUT_CHALLENGE)

async function openEvent(page: Page): Promise<void> {
  await waitForBars(page)
  await openerOf(page, await runningBar(page, '[data-type="event"]')).click()
  await page.getByRole('heading', { name: 'What players say' }).waitFor()
}

const option = (page: Page, name: RegExp) => page.getByRole('dialog').getByRole('button', { name })

test('VOTE-9 no one signed in sees what players chose and the way to log in', async ({ openPage }) => {
  const page = await openPage()
  await openEvent(page)
  await page.getByText('No votes yet.').waitFor()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in to vote' })).toHaveAttribute(
    'href',
    '/settings?highlight=login',
  )
  expect(await axeViolations(page)).toEqual([])
})

for (const size of ['desktop', 'phone'] as const) {
  test(`VOTE-8 a vote shows at once, is kept, changed and withdrawn (${size})`, async ({ openPage }) => {
    const auth_token = await server.signUp(`ada_${size}`)
    const page = await openPage({ url: server.url(), size, storage: { auth_token, hasCompletedGameSelection: true } })
    await openEvent(page)
    await page.getByText('Vote', { exact: true }).click()
    await option(page, /^Easy/).click()
    await page.getByText('Difficulty: Easy (1)').waitFor()
    await expect(option(page, /^Easy/)).toHaveAttribute('aria-pressed', 'true')
    await option(page, /^Hard/).click()
    await page.getByText('Difficulty: Hard (1)').waitFor()
    expect(await axeViolations(page)).toEqual([])

    await page.reload()
    await openEvent(page)
    await page.getByText('Difficulty: Hard (1)').waitFor()
    await page.getByText('Vote', { exact: true }).click()
    // The page shows it before the server has it, and the next journey counts the votes.
    const withdrawn = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await option(page, /^Hard/).click()
    await page.getByText('No votes yet.').waitFor()
    await withdrawn
  })
}

test('SHELL-61 the polls open below a button with the chevron of everything that opens in place', async ({
  openPage,
}) => {
  const auth_token = await server.signUp('opener')
  const page = await openPage({ url: server.url(), storage: { auth_token, hasCompletedGameSelection: true } })
  await openEvent(page)
  const opener = page.getByRole('dialog').getByRole('button', { name: 'Vote', exact: true })
  await opener.locator('svg').waitFor()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  await option(page, /^Easy/).waitFor()
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
})

test('VOTE-8 a vote that fails is taken back, and the page says so', async ({ openPage }) => {
  const auth_token = await server.signUp('eve')
  const page = await openPage({
    url: server.url(),
    storage: { auth_token, hasCompletedGameSelection: true },
    expectedErrors: /tags\/vote/,
  })
  await openEvent(page)
  await page.getByText('Vote', { exact: true }).click()
  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/tags/vote', async (route) => {
    await failing
    await route.abort()
  })
  await option(page, /^Easy/).click()
  await page.getByText('Difficulty: Easy (1)').waitFor()
  await expect(option(page, /^Hard/)).toBeDisabled()
  fail()
  await page.getByRole('alert').getByText('Your vote wasn’t saved').waitFor()
  await page.getByText('No votes yet.').waitFor()
})

async function answerVotes(page: Page, status: number, refusal: object): Promise<void> {
  await page.route('**/api/tags/vote', (route) =>
    route.fulfill({ status, json: { code: status, data: null, ...refusal } }),
  )
}

test('VOTE-10 a withdrawal that fails says so in its own words, and what the server says', async ({ openPage }) => {
  const auth_token = await server.signUp('kay')
  const page = await openPage({
    url: server.url(),
    storage: { auth_token, hasCompletedGameSelection: true },
    expectedErrors: /status of 500/,
  })
  await openEvent(page)
  await page.getByText('Vote', { exact: true }).click()
  await option(page, /^Easy/).click()
  await page.getByText('Difficulty: Easy (1)').waitFor()

  await answerVotes(page, 500, { error_code: 100007, message: 'The ballot box is being repaired.' })
  await option(page, /^Easy/).click()
  await page.getByRole('alert').getByText('Your vote wasn’t withdrawn: The ballot box is being repaired.').waitFor()
  await page.getByText('Difficulty: Easy (1)').waitFor()
  await option(page, /^Hard/).click()
  await page.getByRole('alert').getByText('Your vote wasn’t saved: The ballot box is being repaired.').waitFor()
})

for (const [cause, error_code] of [
  ['nobody was seen', 200001],
  ['an unknown token', 200003],
  ['an expired session', 200017],
  ['a number of its own', 299999],
] as const) {
  test(`VOTE-10 a 401 leads to the login, in whatever form: ${cause}`, async ({ openPage }) => {
    const auth_token = await server.signUp(`lee_${error_code}`)
    const page = await openPage({
      url: server.url(),
      storage: { auth_token, hasCompletedGameSelection: true },
      expectedErrors: /status of 401/,
    })
    await openEvent(page)
    await page.getByText('Vote', { exact: true }).click()
    await answerVotes(page, 401, { error_code, message: 'Who is there?' })
    await option(page, /^Easy/).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Log in to vote' })).toHaveAttribute(
      'href',
      '/settings?highlight=login',
    )
    // Only the last one does not end the session: the polls stay.
    await expect(option(page, /^Easy/)).toHaveCount(error_code === 299999 ? 1 : 0)
  })
}
