import { launchChromium } from './support/chromium.ts'
import { below, report } from './support/figure.ts'
import { watchMainThread } from './support/main-thread.ts'
import { median } from './support/samples.ts'
import { openStage } from './support/stage.ts'
import { openTimeline } from './support/timeline-page.ts'

/** What an open timeline costs while it is not used: work of the main thread, in ms per second. */
const COUNT = 2000
const SECONDS = 10
const ROUNDS = 3

const stage = await openStage([COUNT])
const browser = await launchChromium()
const timeline = await openTimeline(browser, stage.originOf(COUNT))
await timeline.page.waitForTimeout(5000)

const samples: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const work = await watchMainThread(timeline.cdp)
  await timeline.page.waitForTimeout(SECONDS * 1000)
  samples.push((await work()).totalMs / SECONDS)
}
report('main thread while idle', { value: median(samples), unit: 'ms/s', target: below(10) })

await timeline.close()
await browser.close()
await stage.close()
