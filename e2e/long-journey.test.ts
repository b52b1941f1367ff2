import type { Page } from '@playwright/test'
import { type MailServer, startMailServer } from '../apps/server/src/testing/mail/mail-server.ts'
import { becomeUser, signedIn } from './support/account.ts'
import { accountServer, WITHOUT_CHALLENGE } from './support/account-server.ts'
import { startCameraBrowser } from './support/fake-camera.ts'
import { openSlots } from './support/folded.ts'
import { expect, test } from './support/test.ts'
import { barOf, markOf, waitForBars } from './support/timeline.ts'

let mailbox: MailServer

test.beforeAll(async () => {
  mailbox = await startMailServer()
})

test.afterAll(() => mailbox.close())

const server = accountServer(() => ({ ...WITHOUT_CHALLENGE, ...mailbox.env }))

/** Both devices are at home, as a trusted proxy says it. */
const HOME = { 'x-forwarded-for': '203.0.113.47' }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const slot = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Cloud slots' }).getByRole('radio', { name })

/** Another screen of the page that is open. */
async function turnTo(page: Page, screen: 'Timeline' | 'Settings'): Promise<void> {
  await page.getByRole('link', { name: screen, exact: true }).first().click()
  if (screen === 'Timeline') await waitForBars(page)
}

async function mark(page: Page, id: string, status: string): Promise<void> {
  await markOf(page, id).click()
  await page.getByRole('menuitemradio', { name: status }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
}

function marksOf(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('ephemeris') ?? '{}').activityStatus)
}

test('MAIL-1 PANEL-1 QR-20 SYNC-32 an account made by mail takes its marks to a second device that signs in by a code held before the camera of the first', async ({
  defer,
}) => {
  const camera = await startCameraBrowser(defer)
  const first = await server.open({
    browser: camera.browser,
    prepare: (page) => page.setExtraHTTPHeaders(HOME),
  })
  const linkTo = async (email: string) => (await mailbox.next(email)).link ?? ''
  const { username } = await becomeUser({ linkTo }, first)

  await turnTo(first, 'Timeline')
  const running = first.locator('[data-activity][data-phase="running"]')
  await running.nth(1).waitFor()
  const [done = '', starred = ''] = await running.evaluateAll((bars) =>
    bars.map((bar) => bar.getAttribute('data-activity') ?? ''),
  )
  await mark(first, done, 'Done')
  await mark(first, starred, 'Starred')
  const marks = { [done]: 'done', [starred]: 'starred' }
  await expect.poll(() => marksOf(first)).toEqual(marks)
  await turnTo(first, 'Settings')
  await openSlots(first)
  await slot(first, 'Slot 2').check()
  await button(first, 'Upload').click()
  await first.getByText('Slot 2 now has 2 marks.').waitFor()

  const second = await server.open({ prepare: (page) => page.setExtraHTTPHeaders(HOME) })
  await button(second, 'Log in').click()
  await second.getByRole('tab', { name: 'QR code' }).click()
  const code = second.getByRole('img', { name: 'Login QR code' })
  await code.waitFor()
  await camera.show(code)
  await button(first, 'Log in another device').click()
  const question = first.getByRole('dialog', { name: 'Log in this device?' })
  await question.getByRole('button', { name: 'Approve' }).click()
  await first.getByText('The device is logged in.').waitFor()
  await signedIn(second, username)

  await expect.poll(() => marksOf(second)).not.toEqual(marks)
  await openSlots(second)
  await expect(slot(second, 'Slot 2')).toBeChecked()
  await button(second, 'Download').click()
  await second.getByText(/^Loaded from slot 2:/).waitFor()
  await expect.poll(() => marksOf(second)).toEqual(marks)
  await turnTo(second, 'Timeline')
  for (const [id, status] of Object.entries(marks)) {
    await expect(barOf(second, id)).toHaveAttribute('data-status', status)
  }
})
