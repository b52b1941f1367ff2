import { expect, type Locator, type Page } from '@playwright/test'

/** A bar as it stands in the chart; positions are in the chart, whatever is scrolled. */
export interface ChartBar {
  readonly id: string
  readonly game: string
  readonly type: string
  readonly status: string
  readonly leftPx: number
  readonly widthPx: number
}

/** The chart is there and shows activities. */
export async function waitForBars(page: Page): Promise<void> {
  await page.locator('[data-activity]').first().waitFor()
}

export function scroller(page: Page): Locator {
  return page.locator('[data-timeline-scroll]')
}

export function barOf(page: Page, id: string): Locator {
  return page.locator(`[data-timeline-scroll] [data-activity="${id}"]`)
}

/** The button that covers the bar and opens its dialog. */
export function openerOf(page: Page, id: string): Locator {
  return barOf(page, id).locator('button[aria-haspopup="dialog"]')
}

/** The button inside the bar that shows its mark and opens the menu of marks. */
export function markOf(page: Page, id: string): Locator {
  return barOf(page, id).locator('button[aria-haspopup="menu"]')
}

/** The bars that can be seen as a whole, from top to bottom: those that the mouse reaches without scrolling. */
export function barsInView(page: Page): Promise<ChartBar[]> {
  return scroller(page).evaluate((element) => {
    const view = element.getBoundingClientRect()
    return [...element.querySelectorAll<HTMLElement>('[data-activity]')]
      .map((bar) => ({ bar, box: bar.getBoundingClientRect() }))
      .filter(({ box }) => box.top >= view.top + 100 && box.bottom <= view.bottom - 20)
      .filter(({ box }) => box.left >= view.left + 40 && box.right <= view.right - 20)
      .sort((a, b) => a.box.top - b.box.top)
      .map(({ bar, box }) => ({
        id: bar.dataset.activity ?? '',
        game: bar.dataset.game ?? '',
        type: bar.dataset.type ?? '',
        status: bar.dataset.status ?? '',
        leftPx: box.left - view.left + element.scrollLeft,
        widthPx: box.width,
      }))
  })
}

/**
 * The first bar that runs now, stands in a row that can be seen and matches `wanted`. Rows out of view may go again
 * while the chart takes its place.
 */
export async function runningBar(page: Page, wanted = ''): Promise<string> {
  let found = ''
  const look = async () => {
    found = await firstRunning(page, wanted)
    return found
  }
  await expect.poll(look, `a running activity in view: ${wanted}`).not.toBe('')
  return found
}

/** Empty while none is in view. */
function firstRunning(page: Page, wanted: string): Promise<string> {
  return scroller(page).evaluate((element, having) => {
    const view = element.getBoundingClientRect()
    const bar = [...element.querySelectorAll<HTMLElement>(`[data-activity][data-phase="running"]${having}`)]
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.top >= view.top + 100 && box.bottom <= view.bottom - 20)
      .sort((a, b) => a.box.top - b.box.top)[0]
    return bar?.one.dataset.activity ?? ''
  }, wanted)
}

/** The bars that are in the page now, in the order of their rows. */
export function drawnBars(page: Page): Promise<ChartBar[]> {
  return collectBars(page, { isWholeChart: false })
}

/** Every bar of the timeline in the order of its rows; opens what is folded and scrolls through the whole chart to see them all. */
export function allBars(page: Page): Promise<ChartBar[]> {
  return collectBars(page, { isWholeChart: true })
}

function collectBars(page: Page, options: { isWholeChart: boolean }): Promise<ChartBar[]> {
  return scroller(page).evaluate(async (element, { isWholeChart }) => {
    const found = new Map<string, { row: number; bar: ChartBar }>()
    const start = { left: element.scrollLeft, top: element.scrollTop }
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

    function collect(): void {
      const view = element.getBoundingClientRect()
      for (const bar of element.querySelectorAll<HTMLElement>('[data-activity]')) {
        const { activity: id = '', game = '', type = '', status = '' } = bar.dataset
        const box = bar.getBoundingClientRect()
        const row = Number(bar.closest('[aria-rowindex]')?.getAttribute('aria-rowindex'))
        const leftPx = box.left - view.left + element.scrollLeft
        found.set(id, { row, bar: { id, game, type, status, leftPx, widthPx: box.width } })
      }
    }

    collect()
    for (let top = 0; isWholeChart && top < element.scrollHeight; top += element.clientHeight) {
      for (let left = 0; left < element.scrollWidth; left += element.clientWidth) {
        element.scrollTo({ top, left, behavior: 'instant' })
        await frame()
        for (const fold of element.querySelectorAll<HTMLElement>('[data-later] [aria-expanded="false"]')) {
          fold.click()
          await frame()
        }
        collect()
      }
    }
    element.scrollTo({ ...start, behavior: 'instant' })
    return [...found.values()].sort((a, b) => a.row - b.row).map(({ bar }) => bar)
  }, options)
}

/** Where the chart is scrolled to. */
export function scrollOf(page: Page): Promise<{ left: number; top: number }> {
  return scroller(page).evaluate(({ scrollLeft: left, scrollTop: top }) => ({ left, top }))
}

export async function scrollTo(page: Page, position: { left?: number; top?: number }): Promise<void> {
  await scroller(page).evaluate(async (element, to) => {
    element.scrollTo({ ...to, behavior: 'instant' })
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, position)
}

/** Position of the now line as a share of the chart's width, beside the gutter; under 0 or over 1 out of view. */
export function shareOfNow(page: Page): Promise<number> {
  return page.locator('[data-now]').evaluate((line) => {
    const element = line.closest('[data-timeline-scroll]')
    if (!element) throw new Error('the now line stands outside of the chart')
    const view = element.getBoundingClientRect()
    const box = line.getBoundingClientRect()
    return (box.left + box.width / 2 - view.left) / element.clientWidth
  })
}
