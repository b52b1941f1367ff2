import type { Page } from '@playwright/test'
import { axeViolations } from './support/axe.ts'
import { smallTargets } from './support/small-targets.ts'
import { expect, test } from './support/test.ts'

const ring = (page: Page, game: string) => page.locator(`[data-stamina="${game}"]`)
const field = (page: Page) => page.getByLabel('How much you have now')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })

test('NOTE-23 NOTE-24 NOTE-30 stamina is typed once and counts, spending moves its end, and a check-in holds (phone)', async ({
  openPage,
}) => {
  const page = await openPage({ path: '/', size: 'phone' })
  await expect(ring(page, 'wuthering')).toContainText('Enter Waveplates')
  await ring(page, 'zenless').click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('43')
  await expect(page.getByRole('dialog')).toContainText(/Full (today|tomorrow) at \d\d:\d\d\./)
  await page.getByRole('switch', { name: 'Remind me when full' }).click()
  await page.getByLabel('Earlier, at').fill('220')
  await expect(page.getByRole('dialog')).toContainText('Works once you log in')
  expect(await axeViolations(page, '[role="dialog"]')).toEqual([])
  await inDialog(page, 'Start').click()
  await expect(ring(page, 'zenless')).toHaveAttribute('data-now', '43')
  const fullAt = await ring(page, 'zenless').getAttribute('data-full-at')

  await ring(page, 'zenless').click()
  await inDialog(page, '−20').click()
  await expect(field(page)).toHaveValue('23')
  await inDialog(page, 'Save').click()
  await expect(ring(page, 'zenless')).toHaveAttribute('data-now', '23')
  const later = await ring(page, 'zenless').getAttribute('data-full-at')
  expect(Date.parse(later ?? '') - Date.parse(fullAt ?? '')).toBe(20 * 6 * 60_000)

  await button(page, 'Check in Zenless Zone Zero').click()
  await page.reload()
  await expect(button(page, 'Checked in Zenless Zone Zero')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: /^Check-in page of/ })).toHaveCount(3)
  await expect.poll(async () => (await smallTargets(page)).filter((one) => !one.includes('Language'))).toEqual([])
  expect(await axeViolations(page)).toEqual([])

  await ring(page, 'zenless').click()
  await inDialog(page, 'Turn off').click()
  await expect(ring(page, 'zenless')).toContainText('Enter Battery Charge')
  await button(page, 'Undo').click()
  await expect(ring(page, 'zenless')).toHaveAttribute('data-now', '23')
})

test('TON-10 the badge of the installed app counts what is open tonight, and follows a mark', async ({ openPage }) => {
  const page = await openPage({
    path: '/tonight',
    prepare: (it) =>
      it.addInitScript(() => {
        const real = window.matchMedia.bind(window)
        window.matchMedia = (query) => real(query.includes('display-mode') ? 'all' : query)
        const shown = (count: number) =>
          Promise.resolve(document.documentElement.setAttribute('data-badge', String(count)))
        Object.assign(navigator, { setAppBadge: shown, clearAppBadge: () => shown(0) })
      }),
  })
  const rows = page.locator('[data-tonight]')
  await rows.first().waitFor()
  const badge = () => page.evaluate(() => Number(document.documentElement.dataset.badge))
  await expect.poll(badge).toBeGreaterThan(0)
  const before = await badge()
  await page
    .getByRole('button', { name: /as done$/ })
    .first()
    .click()
  await expect.poll(badge).toBe(before - 1)
})
