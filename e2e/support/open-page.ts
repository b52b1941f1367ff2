import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { RETURNING } from './returning.ts'

/** Has something done when the test is over, in reverse order, whether it passed or failed. */
export type Defer = (task: () => Promise<unknown>) => void

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  narrow: { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true },
  /** Shows a hundred days and eighty rows at once, for journeys that look at everything. */
  wall: { viewport: { width: 4000, height: 3200 } },
} satisfies Record<string, BrowserContextOptions>

export type Size = keyof typeof SIZES

export interface OpenPage {
  readonly path?: string
  /** Another browser than the shared one. */
  readonly browser?: Browser
  /** Another server than the shared one. */
  readonly url?: string
  readonly size?: Size
  readonly colorScheme?: 'light' | 'dark'
  readonly locale?: string
  readonly timezoneId?: string
  /** What the product's entry of local storage holds before the page is first opened; a text is stored as it is. */
  readonly storage?: Readonly<Record<string, unknown>> | string
  /** Service workers stand between the page and the answers that journeys prepare: only those about them let them in. */
  readonly serviceWorkers?: 'allow' | 'block'
  /** Nothing is stored, so the dialog of the first visit opens; others have confirmed their games. */
  readonly isNewcomer?: boolean
  /** Errors that the journey provokes; every other one fails it. */
  readonly expectedErrors?: RegExp
  /** How far the page has to be; everything of it has to be there by default. */
  readonly waitUntil?: 'commit' | 'load'
  /** Things move, as for who has not asked for stillness. */
  readonly hasMotion?: boolean
  /** Called before the page loads, to change answers or the browser. */
  readonly prepare?: (page: Page) => Promise<unknown>
}

export type PageOpener = (options?: OpenPage) => Promise<Page>

/**
 * A page in a context of its own: fresh storage, reduced motion by default. The test fails if the page logs
 * an error, throws, or breaks its own security policy.
 */
export async function openPageIn(
  options: OpenPage & { readonly browser: Browser; readonly url: string },
  defer: Defer,
  testInfo: TestInfo,
): Promise<Page> {
  const { browser, url, path = '/timeline', size = 'desktop', storage = {}, expectedErrors, prepare } = options
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: url,
    colorScheme: options.colorScheme ?? 'light',
    locale: options.locale ?? 'en-GB',
    timezoneId: options.timezoneId ?? 'Asia/Shanghai',
    reducedMotion: options.hasMotion ? 'no-preference' : 'reduce',
    serviceWorkers: options.serviceWorkers ?? 'block',
  })
  const errors = collectErrors(context)
  defer(async () => {
    if (testInfo.status !== testInfo.expectedStatus) await photograph(context, testInfo)
    const unexpected = errors.filter((text) => !expectedErrors?.test(text))
    await forgetRoutes(context)
    await context.close()
    expect(unexpected).toEqual([])
  })

  const page = await context.newPage()
  if (typeof storage === 'string') await storeBeforeFirstLoad(page, storage)
  else if (!options.isNewcomer) {
    await storeBeforeFirstLoad(page, JSON.stringify({ ...RETURNING, ...storage }))
  }
  await prepare?.(page)
  await page.goto(path, { waitUntil: options.waitUntil ?? 'load' })
  return page
}

/**
 * A handler that is at work when its page is closed fails, and the runner counts that as a failure of whichever test
 * runs then. What the page logs from here on is not the journey's: its requests reach the server.
 */
async function forgetRoutes(context: BrowserContext): Promise<void> {
  const routed = [context, ...context.pages()]
  await Promise.all(routed.map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
}

/** Leaves a picture of every tab; the runner’s own pictures would be taken of passing tests as well. */
async function photograph(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const name = `failed-${testInfo.attachments.length + 1}.png`
    const path = testInfo.outputPath(name)
    // A tab that hangs must not hide why the test failed.
    await page.screenshot({ path, timeout: 5_000 }).then(
      () => testInfo.attach(name, { path, contentType: 'image/png' }),
      () => undefined,
    )
  }
}

/** Of all its tabs. */
function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => errors.push(`page: ${error.error().message}`))
  return errors
}

/** Only once: a reload finds what the page itself has stored since. */
async function storeBeforeFirstLoad(page: Page, text: string): Promise<void> {
  await page.addInitScript((entry) => {
    if (sessionStorage.getItem('seeded') !== null) return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.setItem('ephemeris', entry)
  }, text)
}
