import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, type Size } from './support/open-page.ts'
import { waitForBars } from './support/timeline.ts'

/** The left edge of the mark in the bar on top, and the height of that bar. */
function mark(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluate((bar) => {
    const svg = bar.matches('a') ? bar.querySelector('svg') : bar.querySelector(':scope > svg')
    const box = svg?.getBoundingClientRect()
    return [box?.left ?? Number.NaN, box?.top ?? Number.NaN]
  })
}

test.each<Size>(['desktop', 'phone'])(
  'SHELL-9 the bar on top is painted at once and stays in its place (%s)',
  async (size) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const page = await openPage({
      size,
      waitUntil: 'commit',
      prepare: async (opened) => {
        await opened.route('**/assets/index-*.js', async (route) => {
          await held
          await route.continue()
        })
      },
    })
    await page.locator('.first-paint').waitFor()
    const painted = await mark(page, '.first-paint')

    letGo()
    await waitForBars(page)
    const standing = await mark(page, 'header a[href="/"]')
    expect(standing[0]).toBeCloseTo(painted[0] ?? Number.NaN, 0)
    expect(standing[1]).toBeCloseTo(painted[1] ?? Number.NaN, 0)
  },
)
