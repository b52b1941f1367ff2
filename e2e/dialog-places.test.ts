import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { waitForBars } from './support/timeline.ts'

/** The height of the dialog, and where all that it consists of begins, from its top. */
function places(page: Page): Promise<number[]> {
  return page.getByRole('dialog').evaluate((dialog) => {
    const { top, height } = dialog.getBoundingClientRect()
    const rows = dialog.querySelector('ul[aria-label="Where this comes from"]')?.parentElement
    const parts = [...(rows?.parentElement?.children ?? []), ...(rows?.children ?? [])]
    return [height, ...parts.map((part) => part.getBoundingClientRect().top - top)].map(Math.round)
  })
}

for (const [kind, opener, last] of [
  [
    'event',
    '[data-activity][data-type="event"][data-phase="running"] button[aria-haspopup="dialog"]',
    'What players say',
  ],
  [
    'challenge',
    '[data-activity][data-type="challenge"][data-phase="running"] button[aria-haspopup="dialog"]',
    'Rewards',
  ],
  ['banner', '[data-activity][data-type="gacha"][data-phase="running"] button[aria-haspopup="dialog"]', 'Featured'],
] as const) {
  test(`SHELL-67 nothing moves in the dialog of a ${kind} when its parts arrive`, async ({ openPage }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const page = await openPage({
      size: 'phone',
      prepare: (opened) =>
        opened.route(/\/assets\/(bar-extras|bell-row|vote-section|banner-box)-[^/]*\.js$/, async (route) => {
          await released
          await route.fallback()
        }),
    })
    await waitForBars(page)
    await page.locator(opener).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('list', { name: 'Where this comes from' })).toBeVisible()
    const before = await places(page)
    release()
    await expect(dialog.getByRole('region', { name: 'Reminder' })).toBeVisible()
    await expect(dialog.getByRole('region', { name: last })).toBeAttached()
    await page.locator('[data-amount]').first().waitFor({ state: 'attached' })
    await expect.poll(() => places(page)).toEqual(before)
  })
}
