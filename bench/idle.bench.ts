import type { CDPSession } from 'playwright-core'
import { launchChromium } from './support/chromium.ts'
import { below, report } from './support/figure.ts'
import { median } from './support/samples.ts'
import { openStage } from './support/stage.ts'
import { openTimeline } from './support/timeline-page.ts'

/** What an open timeline costs while nobody touches it: work of the main thread, in ms per second. */
const COUNT = 2000
const SECONDS = 10
const ROUNDS = 3

const stage = await openStage([COUNT])
const browser = await launchChromium()
const timeline = await openTimeline(browser, stage.originOf(COUNT))
await timeline.cdp.send('Performance.enable')
await timeline.page.waitForTimeout(5000)

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

const samples: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  const before = await taskSeconds(timeline.cdp)
  await timeline.page.waitForTimeout(SECONDS * 1000)
  samples.push(((await taskSeconds(timeline.cdp)) - before) * (1000 / SECONDS))
}
report('main thread while idle', { value: median(samples), unit: 'ms/s', target: below(10) })

await timeline.close()
await browser.close()
await stage.close()
