import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { barOf, markOf, runningBar, waitForBars } from './support/timeline.ts'

/** As in Safari 16 and Firefox 121. */
function withoutPopovers(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
  })
}

test('OPS-105 the menu of marks opens and closes in a browser without popovers', async ({ openPage }) => {
  const page = await openPage({ prepare: withoutPopovers })
  await waitForBars(page)
  const id = await runningBar(page)
  await markOf(page, id).click()
  await page.getByRole('menuitemradio', { name: 'Done' }).click()
  await expect(barOf(page, id)).toHaveAttribute('data-status', 'done')
  await expect(page.getByRole('menu')).toHaveCount(0)
})
