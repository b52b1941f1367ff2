import type { BrowserContext } from 'playwright-core'
import { openedBuilds } from './support/builds.ts'
import { launchChromium } from './support/chromium.ts'
import { atMost, report } from './support/figure.ts'
import { generatedAnswer } from './support/generated-activities.ts'
import { deviceOf, haveVisited } from './support/returning-visitor.ts'
import { interleaved, medians } from './support/samples.ts'
import { openStage } from './support/stage.ts'
import { serveStaticPage } from './support/static-page.ts'
import { noteFirstBar, waitForFirstBar } from './support/timeline-page.ts'

/**
 * How close the first bar comes to the earliest possible moment: that of a page written by hand, which holds its bars.
 * `BENCH_BEFORE` names the folder of another build, which is then measured in turn with this one.
 */
const COUNT = 200
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
const LIMIT = atMost(1.5)
/** A busy page is taken for idle after five seconds. */
const IDLE_MS = 8_000
const WINDOW = { viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'Europe/Berlin' } as const

interface Variant {
  readonly name: string
  readonly target?: typeof LIMIT
  firstBarMs(): Promise<number>
}

const browser = await launchChromium()
const handWritten = await serveStaticPage(generatedAnswer(COUNT))
const limit: Variant = { name: 'page written by hand', firstBarMs: () => inNewContext(handWritten.origin) }
const stages = await Promise.all(
  openedBuilds().map(async ({ suffix, root }) => ({ suffix, stage: await openStage([COUNT], root) })),
)
const variants = [limit, ...(await Promise.all(stages.map(variantsOf))).flat()]

for (const variant of variants) await variant.firstBarMs()
const ms = medians(await interleaved(variants, ROUNDS, (variant) => variant.firstBarMs()))
const limitMs = ms.get(limit) ?? Number.NaN
for (const [{ name, target }, value] of ms) {
  report(`first bar, ${name}`, { value, unit: 'ms' })
  if (target) report(`first bar, ${name}, to the page written by hand`, { value: value / limitMs, target })
}

await browser.close()
handWritten.close()
for (const { stage } of stages) await stage.close()

async function variantsOf({ suffix, stage }: (typeof stages)[number]): Promise<Variant[]> {
  const origin = stage.originOf(COUNT)
  const { warm } = await haveVisited(browser, origin, deviceOf(COUNT))
  await stayFor(warm, `${origin}/timeline`)
  return [
    { name: `newcomer${suffix}`, firstBarMs: () => inNewContext(`${origin}/timeline`) },
    {
      name: `service worker${suffix}`,
      target: LIMIT,
      firstBarMs: () => firstBarIn(warm, `${origin}/timeline`),
    },
    {
      name: `service worker, without what was drawn last${suffix}`,
      firstBarMs: () => firstBarIn(warm, `${origin}/timeline`, forgetDrawings),
    },
  ]
}

/** Until the page was idle, as with a visitor who looks at it: then it keeps what it has drawn. */
async function stayFor(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('[data-activity]').first().waitFor()
  await page.waitForTimeout(IDLE_MS)
  await page.close()
}

async function inNewContext(address: string): Promise<number> {
  const context = await browser.newContext(WINDOW)
  try {
    return await firstBarIn(context, address)
  } finally {
    await context.close()
  }
}

/** Runs in the page: the cache of drawings seems to be empty. */
function forgetDrawings(): void {
  const match = CacheStorage.prototype.match
  CacheStorage.prototype.match = function (request, options) {
    return options?.cacheName === undefined ? match.call(this, request, options) : Promise.resolve(undefined)
  }
}

async function firstBarIn(context: BrowserContext, address: string, prepare = () => {}): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(prepare)
  await page.addInitScript(noteFirstBar)
  await page.goto(address, { waitUntil: 'commit' })
  const ms = await waitForFirstBar(page)
  await page.waitForLoadState('load')
  await page.close()
  return ms
}
