import type { Page } from 'playwright-core'
import { launchChromium } from './support/chromium.ts'
import { below, report } from './support/figure.ts'
import { median } from './support/samples.ts'
import { openStage } from './support/stage.ts'
import { untilPainted } from './support/stopwatch.ts'
import { openTimeline, switchLanguage } from './support/timeline-page.ts'

/** How soon the whole timeline shows another language, or other colours. */
const COUNT = 2000
const ROUNDS = 7

const stage = await openStage([COUNT])
const browser = await launchChromium()
const [firstTime, again, colours]: [number[], number[], number[]] = [[], [], []]

for (let round = 0; round < ROUNDS; round++) {
  const { page, close } = await openTimeline(browser, stage.originOf(COUNT))
  await page.waitForTimeout(1000)
  firstTime.push(await switchLanguage(page, 'English', '日本語'))
  await switchLanguage(page, '日本語', 'English')
  again.push(await switchLanguage(page, 'English', '日本語'))
  colours.push(await switchColours(page))
  await close()
}

/** From the moment at which the system turns dark until the page has been painted so, in ms. */
async function switchColours(page: Page): Promise<number> {
  return untilPainted(page, { kind: 'ground' }, () => page.emulateMedia({ colorScheme: 'dark' }))
}

report('language switch, first time', { value: median(firstTime), unit: 'ms', target: below(500) })
report('language switch, again', { value: median(again), unit: 'ms', target: below(200) })
report('colour switch', { value: median(colours), unit: 'ms', target: below(200) })

await browser.close()
await stage.close()
