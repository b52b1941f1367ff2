import path from 'node:path'
import process from 'node:process'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { build } from 'vite'
import { launchChromium } from './support/chromium.ts'
import { below, report } from './support/figure.ts'
import { answerPlan } from './support/plan-sample.ts'
import { median } from './support/samples.ts'

/** What a change of a plan costs: the income of 180 days, the chances and dates of four goals. */
const ROUNDS = 30

for (const gameId of GAME_IDS) {
  const samples = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    answerPlan(gameId)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  report(`plan of four goals over 180 days, ${gameId}`, { value: median(samples), unit: 'ms', target: below(50) })
}

/** The same code in a page of a real browser, by the page's clock; its first answer is that of a page just opened. */
const script = await bundle(path.join(import.meta.dirname, 'support/plan-in-page.ts'))
const browser = await launchChromium()
for (const gameId of GAME_IDS) {
  const page = await browser.newPage()
  await page.addScriptTag({ content: script, type: 'module' })
  await page.waitForFunction(() => 'timePlans' in globalThis)
  const samples = await page.evaluate(([game, rounds]) => globalThis.timePlans(game, rounds), [gameId, ROUNDS] as const)
  const [first = Number.NaN, ...later] = samples
  report(`plan of four goals over 180 days in Chromium, ${gameId}`, {
    value: median(later),
    unit: 'ms',
    target: below(50),
  })
  report(`the first answer in a new page of Chromium, ${gameId}`, { value: first, unit: 'ms' })
  await page.close()
}
await browser.close()

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: 'plan' } },
  })
  const [output] = Array.isArray(built) ? built : [built]
  const chunk = output && 'output' in output ? output.output[0] : null
  if (!chunk) throw new Error('nothing was built')
  return chunk.code
}
