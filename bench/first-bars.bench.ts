import { launchChromium } from './support/chromium.ts'
import { atMost, report } from './support/figure.ts'
import { interleaved, medians, ratioTo } from './support/samples.ts'
import { openStage } from './support/stage.ts'
import { openTimeline } from './support/timeline-page.ts'

/** How long a newcomer waits until the timeline shows bars, and how little that depends on the number of activities. */
const COUNTS = [60, 200, 2000, 20_000]
const ROUNDS = 7

const stage = await openStage(COUNTS)
const browser = await launchChromium()

async function firstBarMs(count: number): Promise<number> {
  const timeline = await openTimeline(browser, stage.originOf(count), 'newcomer')
  await timeline.close()
  return timeline.firstBarMs
}

await firstBarMs(200)
const ms = medians(await interleaved(COUNTS, ROUNDS, firstBarMs))
for (const [count, value] of ms) report(`time to first bars, ${count} activities`, { value, unit: 'ms' })
report('time to first bars, 2000 to 200 activities', { value: ratioTo(200, 2000, ms), target: atMost(1.3) })
report('time to first bars, 20000 to 200 activities', { value: ratioTo(200, 20_000, ms), target: atMost(1.6) })

await browser.close()
await stage.close()
