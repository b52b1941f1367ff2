import { offerGenerated } from './support/offer.ts'
import type { PageOpener } from './support/open-page.ts'
import { expect, test } from './support/test.ts'
import { scrollTo, waitForBars } from './support/timeline.ts'

/** Elements of the whole page, far down in the list. */
async function countElements(openPage: PageOpener, activities: number): Promise<number> {
  const page = await openPage({ prepare: (opened) => offerGenerated(opened, activities) })
  await waitForBars(page)
  await scrollTo(page, { top: 9_000 })
  await page.locator('[data-activity]').first().waitFor()
  return page.locator('*').count()
}

test('TL-13 twenty thousand activities put no more into the page than two thousand', async ({ openPage }) => {
  const fewer = await countElements(openPage, 2_000)
  const more = await countElements(openPage, 20_000)

  expect(more).toBeLessThan(2_500)
  expect(more / fewer).toBeGreaterThan(0.9)
  expect(more / fewer).toBeLessThan(1.1)
})
