import { SourceMap } from 'node:module'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { BEFORE } from './support/builds.ts'
import { launchChromium } from './support/chromium.ts'
import { type Subject, startBuilds, subjectsAt } from './support/demonstration.ts'
import { report } from './support/figure.ts'
import { REPOSITORY } from './support/folders.ts'
import { deviceWithMarks } from './support/returning-visitor.ts'
import { interleaved, median } from './support/samples.ts'
import { type Call, type Trace, traceOf } from './support/trace.ts'

/**
 * What a page does until it is quiet, and at the first three presses: processor time of the main thread by what it was
 * spent on, and what was requested. Caches are empty. A phone's processor is four times slower: its times are four times
 * those of this machine. `docs/speed.md` has the ten dearest things.
 *
 * `BENCH_BEFORE` names the folder of another build, which is then measured in turn with this one; `BENCH_PAGES`, separated
 * by commas, the pages; `BENCH_DEVICES` the devices.
 */
const PAGES = (process.env.BENCH_PAGES ?? '/,/timeline,/gacha,/plan').split(',')
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const DEAREST = 10
/** Of a load; smaller parts of it are not shown. */
const LEAST_SHARE = 0.02
const LONG_MS = 50
const QUIET_MS = 2500
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const DEVICES = [
  { device: 'phone', timesSlower: 4, options: PHONE },
  { device: 'desktop', timesSlower: 1, options: { viewport: { width: 1440, height: 900 } } },
].filter(({ device }) => (process.env.BENCH_DEVICES ?? 'phone,desktop').includes(device))

/** Newcomers press in the welcome, others on the page. */
const PRESSED: Readonly<Record<string, string>> = { '/timeline': '[data-phase="running"] [aria-haspopup="dialog"]' }
const WELCOME = '[role="dialog"] [data-game]'

/** Work of the browser for a function of the page, by the names that `nameBrowserCalls` gives it. */
const NAMED = ['JSON', 'storage', 'messages']

interface Load {
  readonly trace: Trace
  readonly presses: readonly Trace[]
  readonly requests: number
  /** Scripts and styles as they travel, those inside the page excepted. */
  readonly kilobytes: number
}

const browser = await launchChromium()
const builds = await startBuilds()
const sources = await sourcesOf(REPOSITORY)
const dearest = new Map<string, number>()

for (const page of PAGES) {
  const subjects = (await subjectsAt(page, builds)).flatMap((one) => DEVICES.map((device) => ({ ...one, ...device })))
  const loads = await interleaved(subjects, ROUNDS, (subject) => loadOf(browser, subject, page))
  for (const [{ visitor, device, suffix, timesSlower }, rounds] of loads) {
    const name = `${page}, ${visitor}, ${device}${suffix}`
    const note = (what: string, ofLoad: (load: Load) => number, unit = 'ms') =>
      report(`${name}: ${what}`, { value: median(rounds.map(ofLoad)), unit })
    const ms = (trace: Trace) => timesSlower * sum(trace.tasks)
    const blocked = ({ tasks }: Trace) => sum(tasks.map((task) => Math.max(0, task * timesSlower - LONG_MS)))
    note('requests', ({ requests }) => requests, '')
    note('scripts and styles', ({ kilobytes }) => kilobytes, 'KB')
    note('main thread', ({ trace }) => ms(trace))
    note('blocked', ({ trace }) => blocked(trace))
    note('longest task', ({ trace }) => timesSlower * Math.max(...trace.tasks))
    note('tasks over 50 ms', ({ trace }) => trace.tasks.filter((task) => task * timesSlower > LONG_MS).length, '')
    note('forced styles and layouts', ({ trace }) => trace.forced, '')
    note('in idle time', ({ trace }) => trace.idleMs * timesSlower)
    const parts = suffix === BEFORE ? [] : rounds.map(({ trace }) => partsOf(trace, sources))
    for (const part of new Set(parts.flatMap((one) => [...one.keys()]))) {
      const value = timesSlower * median(parts.map((one) => one.get(part) ?? 0))
      dearest.set(part, (dearest.get(part) ?? 0) + value)
      if (value > LEAST_SHARE * median(rounds.map(({ trace }) => ms(trace)))) {
        report(`${name}:   ${part}`, { value, unit: 'ms' })
      }
    }
    for (const at of [0, 1, 2]) {
      note(`press ${at + 1}`, ({ presses }) => ms(presses[at] as Trace))
      note(`press ${at + 1}, longest task`, ({ presses }) => timesSlower * Math.max(...(presses[at] as Trace).tasks))
    }
  }
}
for (const [part, value] of [...dearest].sort(([, one], [, other]) => other - one).slice(0, DEAREST)) {
  report(`dearest in all: ${part}`, { value, unit: 'ms' })
}
for (const { product } of builds) await product.stop()
await browser.close()

async function loadOf(
  on: Browser,
  { product, visitor, options }: Subject & (typeof DEVICES)[number],
  path: string,
): Promise<Load> {
  const { origin } = product
  const catalogue = await (await fetch(`${origin}/api/events?lang=en`)).text()
  const known = [{ name: 'ephemeris', value: JSON.stringify(deviceWithMarks(catalogue)) }]
  const localStorage = visitor === 'returning' ? known : []
  const context = await on.newContext({
    ...options,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  const page = await context.newPage()
  await page.addInitScript(nameBrowserCalls)
  const cdp = await context.newCDPSession(page)
  const bytes = new Map<string, number>()
  let requests = 0
  cdp.on('Network.requestWillBeSent', () => (requests += 1))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.(js|css)$/.test(new URL(response.url).pathname)) bytes.set(requestId, -response.encodedDataLength)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const headers = bytes.get(requestId)
    if (headers !== undefined) bytes.set(requestId, Math.max(0, headers + encodedDataLength))
  })
  await cdp.send('Network.enable')
  const trace = await traceOf(page, async () => {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(QUIET_MS)
  })
  const load = { trace, requests, kilobytes: sum([...bytes.values()]) / 1024 }
  const presses: Trace[] = []
  const isWelcomed = (await page.locator(WELCOME).count()) > 0
  for (const press of pressesOf(page, path, isWelcomed)) {
    presses.push(
      await traceOf(page, async () => {
        await press()
        await page.waitForTimeout(1000)
      }),
    )
  }
  await context.close()
  return { ...load, presses }
}

function pressesOf(page: Page, path: string, isWelcomed: boolean): readonly (() => Promise<void>)[] {
  const to = path === '/timeline' ? '/' : '/timeline'
  const press = (selector: string) => page.locator(selector).first().dispatchEvent('click')
  if (isWelcomed) {
    return [() => press(WELCOME), () => press(WELCOME), () => page.keyboard.press('Escape')]
  }
  return [
    () => press(PRESSED[path] ?? '#main button'),
    () => page.keyboard.press('Escape'),
    () => press(`nav a[href="${to}"]`),
  ]
}

/** The browser's own functions are not seen in a profile, unless a function of the page calls them. Runs in the page. */
function nameBrowserCalls(): void {
  const wrap = (owner: object, kind: string, names: readonly string[]) => {
    for (const name of names) {
      const own = Reflect.get(owner, name)
      const named = {
        [kind](this: unknown, ...given: unknown[]) {
          return Reflect.apply(own, this, given)
        },
      }
      Reflect.set(owner, name, named[kind])
    }
  }
  wrap(JSON, 'JSON', ['parse', 'stringify'])
  wrap(Storage.prototype, 'storage', ['getItem', 'setItem', 'removeItem', 'key'])
  wrap(IDBFactory.prototype, 'storage', ['open'])
  wrap(IDBDatabase.prototype, 'storage', ['transaction'])
  wrap(MessagePort.prototype, 'messages', ['postMessage'])
}

type Sources = ReadonlyMap<string, SourceMap>

/** The maps of a build's files; the built files themselves have none. */
async function sourcesOf(root: string): Promise<Sources> {
  const output = (await build({
    root: path.join(root, 'apps/web'),
    logLevel: 'error',
    build: { write: false, sourcemap: 'hidden' },
  })) as Rolldown.RolldownOutput
  return new Map(
    output.output.flatMap((file) =>
      file.type === 'chunk' && file.map ? [[`/${file.fileName}`, new SourceMap(file.map as never)] as const] : [],
    ),
  )
}

/** Everything but script by its kind; script by the module that ran, and by whether React drew with it. */
function partsOf({ kinds, stacks }: Trace, sources: Sources): ReadonlyMap<string, number> {
  const parts = new Map<string, number>([...kinds].filter(([kind]) => kind !== 'script'))
  for (const { calls, share } of stacks) {
    const part = partOf(calls, sources)
    parts.set(part, (parts.get(part) ?? 0) + share * (kinds.get('script') ?? 0))
  }
  return parts
}

function partOf(calls: readonly Call[], sources: Sources): string {
  const modules = calls.map((call) => moduleOf(call, sources))
  const browsers = calls.find(({ callFrame }) => NAMED.includes(callFrame.functionName))
  if (browsers && !browsers.callFrame.url) return browsers.callFrame.functionName
  const react = modules.findIndex((module) => module?.includes('/react-dom/'))
  if (react >= 0) {
    // What React called first is the component.
    const drawn = modules.slice(0, react).findLast((module) => module?.includes('/src/'))
    return drawn ? `React: ${groupOf(drawn)}` : 'React itself'
  }
  const own = modules.find((module) => module !== null)
  const isEvaluated = calls.some(
    ({ callFrame: { url, lineNumber, columnNumber } }) => url && !lineNumber && !columnNumber,
  )
  return `${isEvaluated ? 'evaluate' : 'calls'}: ${own ? groupOf(own) : 'other'}`
}

function moduleOf({ callFrame: { url, lineNumber = 0, columnNumber = 0 } }: Call, sources: Sources): string | null {
  if (!url) return null
  const entry = sources.get(new URL(url).pathname)?.findEntry(lineNumber, columnNumber)
  return entry && 'originalSource' in entry ? entry.originalSource : null
}

/** `features/timeline`, `core/timeline`, `react-dom`: a folder of the app or of a package, or a library. */
function groupOf(module: string): string {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1]
  if (library) return library
  const [, own] = /apps\/web\/src\/(.*)$/.exec(module) ?? /^(?:\.\.\/)*src\/(.*)$/.exec(module) ?? []
  if (own) return own.split('/').slice(0, 2).join('/')
  const [, name = module, folder] = /packages\/(\w+)\/src\/(\w+)?/.exec(module) ?? []
  return [name, folder].filter(Boolean).join('/')
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
