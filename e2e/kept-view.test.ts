import type { Page } from '@playwright/test'
import { offerActivities, wireActivity } from './support/offer.ts'
import { expect, test } from './support/test.ts'
import { scroller, waitForBars } from './support/timeline.ts'

const OVER = '00000000-0000-4000-8000-0000000000e0'
const LATER = '00000000-0000-4000-8000-0000000000e1'
const SOON = '00000000-0000-4000-8000-0000000000e2'

/** Of Genshin Impact, by start: one that is over, one that ends late, one that ends soon. */
const ROWS = [
  wireActivity({ uuid: OVER, title: 'Over', start_time: '2026-05-01 10:00:00', end_time: '2026-05-19 03:59:59' }),
  wireActivity({ uuid: LATER, title: 'Later', start_time: '2026-05-10 10:00:00', end_time: '2026-06-09 03:59:59' }),
  wireActivity({ uuid: SOON, title: 'Soon', start_time: '2026-05-12 10:00:00', end_time: '2026-05-22 03:59:59' }),
]
const OPEN = {
  storage: { userGameSelections: { genshin: { enabled: true, activities: ['event'] } } },
  prepare: (page: Page) => offerActivities(page, { genshin: ROWS }),
}

/** In the order in which the rows stand, as the chart draws them. */
function rows(page: Page): Promise<(string | null)[]> {
  return page
    .locator('[data-activity]')
    .evaluateAll((bars) =>
      bars
        .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
        .map((bar) => bar.getAttribute('data-activity')),
    )
}

test('TL-5 the default order begins with what runs in all games; what comes is below that, what is over last', async ({
  openPage,
}) => {
  const [comes, elsewhere] = ['00000000-0000-4000-8000-0000000000e3', '00000000-0000-4000-8000-0000000000e4']
  const announced = wireActivity({ uuid: comes, start_time: '2026-05-22 10:00:00', end_time: '2026-05-29 03:59:59' })
  const page = await openPage({
    prepare: (opened) =>
      offerActivities(opened, { genshin: [announced, ...ROWS], wuthering: [wireActivity({ uuid: elsewhere })] }),
  })
  await expect.poll(() => rows(page)).toEqual([LATER, SOON, elsewhere, comes, OVER])
})

test('TL-5 every game is in the first view of a desktop and a tablet', async ({ openPage }) => {
  const page = await openPage()
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.reload()
    const games = () => runningInView(page)
    await expect.poll(games, `${width} px wide`).toEqual(new Set(['genshin', 'starrail', 'wuthering', 'zenless']))
  }
})

/** The games of what runs and stands whole in the height of the view. */
async function runningInView(page: Page): Promise<Set<string>> {
  return new Set(
    await scroller(page).evaluate((element) => {
      const { bottom } = element.getBoundingClientRect()
      return [...element.querySelectorAll<HTMLElement>('[data-activity][data-phase="running"]')]
        .filter((bar) => bar.getBoundingClientRect().bottom <= bottom)
        .map((bar) => bar.dataset.game ?? '')
        .sort()
    }),
  )
}

test('TL-70 order and filters are there again after a reload, the search is not', async ({ openPage }) => {
  const page = await openPage(OPEN)
  await waitForBars(page)
  await page.keyboard.press('s')
  await page.getByRole('button', { name: 'Hide done' }).click()
  await expect.poll(() => rows(page)).toEqual([OVER, SOON, LATER])
  await page.getByRole('searchbox').fill('soon')
  await expect.poll(() => rows(page)).toEqual([SOON])

  await page.reload()
  await expect.poll(() => rows(page)).toEqual([OVER, SOON, LATER])
  await expect(page.getByRole('button', { name: 'Hide done' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('TL-71 a phone begins with what ends first, until the player chooses', async ({ openPage }) => {
  const page = await openPage({ ...OPEN, size: 'phone' })
  await expect.poll(() => rows(page)).toEqual([OVER, SOON, LATER])
})
