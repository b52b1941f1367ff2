import type { Locator, Page } from 'playwright-core'
import { openedBuilds } from './support/builds.ts'
import { calibrate } from './support/calibration.ts'
import { launchChromium } from './support/chromium.ts'
import { type Step, scrollBySteps } from './support/gesture.ts'
import { watchMainThread } from './support/main-thread.ts'
import { holdToBudget, reportTimes } from './support/returning-figures.ts'
import { deviceOf, haveVisited, type Returning } from './support/returning-visitor.ts'
import { openStage, type Stage } from './support/stage.ts'
import { untilPainted } from './support/stopwatch.ts'
import { noteFirstBar, switchLanguage, waitForFirstBar } from './support/timeline-page.ts'

/**
 * The timeline of a returning visitor: games chosen, marks set, nothing above the page. `docs/speed.md` says what each
 * figure means.
 *
 * `BENCH_BEFORE` names the folder of another build, which is then measured in turn with this one.
 */
const COUNTS = (process.env.BENCH_COUNTS ?? '60,200,2000').split(',').map(Number)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5)
const FRAMES = 120
const LATE_MS = 25
const GESTURES: Readonly<Record<string, Step>> = {
  horizontal: { leftPx: 80, topPx: 0 },
  diagonal: { leftPx: 36, topPx: 36 },
}
const DIALOG = '[role="dialog"]'
/** The title of the page in sight: the timeline waits hidden before it. */
const TITLE = '#main > :not([style*="none"]) h1'
/** Seen together with its bars; where a gesture ends there may be none. */
const CHART = '[data-timeline-scroll]'

interface Build {
  readonly name: string
  readonly stage: Stage
}

const browser = await launchChromium()
const builds = await openBuilds()
const samples = new Map<string, number[]>()
const calibration = await calibrate(browser)

for (const count of COUNTS) {
  const visitors = await Promise.all(
    builds.map(async ({ name, stage }) => {
      const origin = stage.originOf(count)
      return { name, origin, visitor: await haveVisited(browser, origin, deviceOf(count)) }
    }),
  )
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, origin, visitor } of visitors) await visit({ name, origin, visitor, count })
  }
  for (const { visitor } of visitors) await visitor.close()
}
reportTimes(samples)
holdToBudget(samples, calibration)

await browser.close()
for (const { stage } of builds) await stage.close()

async function openBuilds(): Promise<Build[]> {
  return Promise.all(
    openedBuilds().map(async ({ suffix, root }) => ({ name: suffix, stage: await openStage(COUNTS, root) })),
  )
}

interface Visit {
  readonly name: string
  readonly origin: string
  readonly visitor: Returning
  readonly count: number
}

async function visit({ name, origin, visitor, count }: Visit): Promise<void> {
  const note = (what: string, value: number) => {
    const key = `${what}, ${count} activities${name}`
    samples.set(key, [...(samples.get(key) ?? []), value])
  }
  const cold = await visitor.openCold()
  const page = await cold.newPage()
  note('first bar, cold cache, ms', await firstBar(page, origin))
  await cold.close()

  const warm = await visitor.warm.newPage()
  note('first bar, service worker, ms', await firstBar(warm, origin))
  await warm.waitForTimeout(1000)
  note('bar to its dialog, ms', await openDialog(warm))
  await warm.keyboard.press('Escape')
  await warm.locator(DIALOG).waitFor({ state: 'detached' })
  for (const [gesture, step] of Object.entries(GESTURES))
    await scroll(warm, step, (what, v) => note(`${gesture}: ${what}`, v))
  note('back to the timeline, ms', await returnToTimeline(warm))
  note('settings, first opened, ms', await openSettings(warm))
  await returnToTimeline(warm)
  note('language, first time, ms', await switchLanguage(warm, 'English', '日本語'))
  await switchLanguage(warm, '日本語', 'English')
  note('language, loaded before, ms', await switchLanguage(warm, 'English', '日本語'))
  await switchLanguage(warm, '日本語', 'English')
  note(
    'dark colours, ms',
    await untilPainted(warm, { kind: 'ground' }, () => warm.emulateMedia({ colorScheme: 'dark' })),
  )
  await warm.close()
}

async function firstBar(page: Page, origin: string): Promise<number> {
  await page.addInitScript(noteFirstBar)
  await page.goto(`${origin}/timeline`, { waitUntil: 'commit' })
  return waitForFirstBar(page)
}

async function openDialog(page: Page): Promise<number> {
  const bar = page.locator('[data-phase="running"] button[aria-haspopup="dialog"]').first()
  return untilPainted(page, { kind: 'seen', selector: DIALOG }, () => bar.dispatchEvent('click'))
}

async function scroll(page: Page, step: Step, note: (what: string, value: number) => void): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  const work = await watchMainThread(cdp)
  const frames = await scrollBySteps(page, step, FRAMES)
  const { totalMs, scriptMs, styleMs, layoutMs, paintMs } = await work()
  await cdp.detach()
  note(`frames over ${LATE_MS} ms, %`, (100 * frames.filter((ms) => ms > LATE_MS).length) / frames.length)
  note('main thread per frame, ms', totalMs / frames.length)
  note('  script, ms', scriptMs / frames.length)
  note('  style, ms', styleMs / frames.length)
  note('  layout, ms', layoutMs / frames.length)
  note('  paint and rest, ms', paintMs / frames.length)
}

async function returnToTimeline(page: Page): Promise<number> {
  await linkTo(page, 'Home').click()
  await page.locator(CHART).waitFor({ state: 'hidden' })
  await page.waitForTimeout(500)
  return untilPainted(page, { kind: 'seen', selector: CHART }, () => linkTo(page, 'Timeline').click())
}

/** By a click out of nothing: no pointer has come near the link before, which would load the page ahead. */
function openSettings(page: Page): Promise<number> {
  return untilPainted(page, { kind: 'text', selector: TITLE }, () => linkTo(page, 'Settings').dispatchEvent('click'))
}

function linkTo(page: Page, name: string): Locator {
  return page.getByRole('navigation').getByRole('link', { name, exact: true }).first()
}
