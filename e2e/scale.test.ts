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

test('TL-13 the rows in view are drawn first, those around them afterwards', async ({ openPage }) => {
  const page = await openPage({
    prepare: async (opened) => {
      await offerGenerated(opened, 200)
      await opened.addInitScript(() => {
        const drawn: number[] = []
        const note = () => {
          const count = document.querySelectorAll('[data-activity]').length
          if (count === 0 || count === drawn.at(-1)) return
          drawn.push(count)
          document.documentElement.dataset.drawn = drawn.join(' ')
        }
        new MutationObserver(note).observe(document, { childList: true, subtree: true })
      })
    },
  })
  await waitForBars(page)
  const root = page.locator('html')
  const drawn = async () => ((await root.getAttribute('data-drawn')) ?? '').split(' ').map(Number)
  const [first = 0] = await drawn()
  expect(first).toBeGreaterThan(3)
  await expect.poll(async () => Math.max(...(await drawn()))).toBeGreaterThan(first)
})
