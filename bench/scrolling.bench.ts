import type { Page } from 'playwright-core'
import { launchChromium } from './support/chromium.ts'
import { below, report } from './support/figure.ts'
import { interleaved, medians } from './support/samples.ts'
import { openStage } from './support/stage.ts'
import { openTimeline } from './support/timeline-page.ts'

/** How many frames come late while the timeline is scrolled on both axes at once. */
const COUNTS = [2000, 20_000]
const ROUNDS = 5
const FRAMES = 240
/** Fast reading: a day per frame to the side, almost a row per frame downwards. */
const STEP = { leftPx: 36, topPx: 30 }
/** A frame at 60 per second takes 16.7 ms. */
const LATE_MS = 25

const stage = await openStage(COUNTS)
const browser = await launchChromium()

async function lateFramesPercent(count: number): Promise<number> {
  const timeline = await openTimeline(browser, stage.originOf(count))
  await timeline.page.waitForTimeout(1000)
  const frameTimes = await scroll(timeline.page)
  await timeline.close()
  return (100 * frameTimes.filter((ms) => ms > LATE_MS).length) / frameTimes.length
}

/** Scrolls one step per frame, turning round at the edges; returns how long each frame took, in ms. */
function scroll(page: Page): Promise<number[]> {
  return page.evaluate(
    async ({ frames, step }) => {
      const scroller = document.querySelector('[data-timeline-scroll]')
      if (!scroller) throw new Error('no timeline')
      const frameTimes: number[] = []
      let { leftPx, topPx } = step
      let last = await new Promise<number>(requestAnimationFrame)
      while (frameTimes.length < frames) {
        const { scrollLeft, scrollTop } = scroller
        scroller.scrollBy({ left: leftPx, top: topPx, behavior: 'instant' })
        if (scroller.scrollLeft === scrollLeft) leftPx = -leftPx
        if (scroller.scrollTop === scrollTop) topPx = -topPx
        const now = await new Promise<number>(requestAnimationFrame)
        frameTimes.push(now - last)
        last = now
      }
      return frameTimes
    },
    { frames: FRAMES, step: STEP },
  )
}

const percent = medians(await interleaved(COUNTS, ROUNDS, lateFramesPercent))
for (const [count, value] of percent) {
  report(`frames over ${LATE_MS} ms while scrolling, ${count} activities`, { value, unit: '%', target: below(5) })
}

await browser.close()
await stage.close()
