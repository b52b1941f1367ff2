import type { Page } from 'playwright-core'
import { launchChromium } from './support/chromium.ts'
import { below, report } from './support/figure.ts'
import { watchMainThread } from './support/main-thread.ts'
import { interleaved, median } from './support/samples.ts'
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

interface Scrolling {
  readonly latePercent: number
  /** Of the main thread, per frame. */
  readonly workMs: number
}

async function measure(count: number): Promise<Scrolling> {
  const { page, cdp, close } = await openTimeline(browser, stage.originOf(count))
  await page.waitForTimeout(1000)
  const work = await watchMainThread(cdp)
  const frameTimes = await scroll(page)
  const workMs = (await work()).totalMs / frameTimes.length
  await close()
  return { latePercent: (100 * frameTimes.filter((ms) => ms > LATE_MS).length) / frameTimes.length, workMs }
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

for (const [count, samples] of await interleaved(COUNTS, ROUNDS, measure)) {
  const latePercent = median(samples.map((sample) => sample.latePercent))
  const workMs = median(samples.map((sample) => sample.workMs))
  report(`frames over ${LATE_MS} ms while scrolling, ${count} activities`, {
    value: latePercent,
    unit: '%',
    target: below(5),
  })
  report(`main thread per frame of scrolling, ${count} activities`, { value: workMs, unit: 'ms', target: below(8) })
}

await browser.close()
await stage.close()
