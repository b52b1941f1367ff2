import type { Page } from 'playwright-core'
import { launchChromium } from './support/chromium.ts'
import { atMost, report } from './support/figure.ts'
import { ratioTo } from './support/samples.ts'
import { openStage } from './support/stage.ts'
import { openTimeline } from './support/timeline-page.ts'

/** How many elements the page holds: what is visible is drawn, however much there is. (TL-13) */
const COUNTS = [200, 2000, 20_000]
const SCROLL_STEPS = 40

const stage = await openStage(COUNTS)
const browser = await launchChromium()

/** How many elements the page holds after loading, and at most at any step of scrolling through it. */
async function mostElements(count: number): Promise<{ loaded: number; scrolled: number }> {
  const timeline = await openTimeline(browser, stage.originOf(count))
  await timeline.page.waitForTimeout(1000)
  const loaded = await timeline.page.evaluate(() => document.getElementsByTagName('*').length)
  const scrolled = await mostWhileScrolling(timeline.page)
  await timeline.close()
  return { loaded, scrolled }
}

function mostWhileScrolling(page: Page): Promise<number> {
  return page.evaluate(async (steps) => {
    const scroller = document.querySelector('[data-timeline-scroll]')
    if (!scroller) throw new Error('no timeline')
    let most = 0
    for (let step = 0; step <= steps; step++) {
      const share = step / steps
      scroller.scrollTo({ top: share * scroller.scrollHeight, left: share * scroller.scrollWidth, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      most = Math.max(most, document.getElementsByTagName('*').length)
    }
    return most
  }, SCROLL_STEPS)
}

const most = new Map<number, number>()
for (const count of COUNTS) {
  const { loaded, scrolled } = await mostElements(count)
  most.set(count, scrolled)
  report(`elements after loading, ${count} activities`, { value: loaded })
  report(`elements at most while scrolling, ${count} activities`, { value: scrolled, target: atMost(1500) })
}
report('elements at most, 20000 to 2000 activities', { value: ratioTo(2000, 20_000, most), target: atMost(1.2) })

await browser.close()
await stage.close()
