import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { ACCOUNT_HOLDER, answerForAccount } from './support/account-answers.ts'
import { BROWSER_FLAGS, chromiumPath } from './support/chromium.ts'
import { answerForPulls, SIGNED_IN } from './support/pulls.ts'
import { returnAsKnown } from './support/returning.ts'
import { startEphemeris } from './support/server.ts'
import { openerOf, runningBar, scrollTo, waitForBars } from './support/timeline.ts'

/** Takes the pictures of the documents from a built product: `npx tsx e2e/screenshots.ts`, or only those of the screens that are named behind it. */
const FOLDER = path.resolve(import.meta.dirname, '../docs/screenshots')

const named = process.argv.slice(2)
const isWanted = (screen: string) => named.length === 0 || named.includes(screen)

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

/** How to come from the timeline to the screen; photographed on every device in both themes. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  timeline: async () => {},
  day: async (page) => {
    await page.locator('[data-day="2026-05-20"]').click()
    await page.getByRole('dialog').waitFor()
  },
  dialog: async (page) => {
    // By keyboard: a click of the mouse would scroll to the middle of the bar first.
    await openerOf(page, await runningBar(page)).evaluate((button) => button.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
  },
}

interface Visit {
  readonly path: string
  readonly isNewcomer?: boolean
  /** What the device of the visitor holds. */
  readonly storage?: object
  readonly prepare?: (page: Page) => Promise<void>
  readonly show: (page: Page) => Promise<void>
  /** Photographed in both themes; others in one per device. */
  readonly isInBothThemes?: boolean
}

/** Someone with pulls in every game, who brings those of the first one to this device. */
const WITH_PULLS = {
  path: '/gacha',
  storage: SIGNED_IN,
  prepare: (page: Page) => answerForPulls(page, 1_500),
}

/** In both languages. */
const DOWNLOAD = /^(Download|下载)$/

async function showPulls(page: Page): Promise<void> {
  await page.getByRole('button', { name: DOWNLOAD }).click()
  await page.locator('[data-pool]').first().waitFor()
  await page.locator('dl dd').nth(8).waitFor()
}

/** Screens that need no marks. */
const VISITS: Readonly<Record<string, Visit>> = {
  shortcuts: { path: '/shortcuts', show: (page) => page.getByRole('article').first().waitFor() },
  launch: {
    path: '/shortcuts',
    show: async (page) => {
      await page.locator('article[data-game="genshin"] button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  welcome: { path: '/timeline', isNewcomer: true, show: (page) => page.getByRole('dialog').waitFor() },
  about: { path: '/about', show: (page) => page.getByRole('main').getByRole('link').first().waitFor() },
  login: {
    path: '/settings?highlight=login',
    prepare: answerForAccount,
    show: async (page) => {
      await page.getByRole('tab').first().waitFor()
      await page.locator('[data-challenge="ready"]').waitFor()
      await page.locator('[data-highlighted]').waitFor({ state: 'detached' })
    },
  },
  account: {
    path: '/settings#account',
    storage: { ...ACCOUNT_HOLDER, activityStatusLastUpdated: '2026-05-19T13:40:02Z' },
    prepare: answerForAccount,
    show: async (page) => {
      await page.waitForLoadState('networkidle')
      await page
        .locator('section:has([role="radiogroup"])')
        .first()
        .evaluate((card) => card.scrollIntoView())
    },
    isInBothThemes: true,
  },
  gacha: { ...WITH_PULLS, show: showPulls, isInBothThemes: true },
  charts: {
    ...WITH_PULLS,
    show: async (page) => {
      await showPulls(page)
      await page.locator('[aria-labelledby="pull-charts"]').evaluate((charts) => charts.scrollIntoView())
    },
  },
  records: {
    ...WITH_PULLS,
    show: async (page) => {
      await showPulls(page)
      await page.locator('[data-pool] a').first().click()
      await page.locator('[data-pull]').first().waitFor()
    },
  },
  import: {
    ...WITH_PULLS,
    show: async (page) => {
      await page.getByRole('main').getByRole('button').first().click()
      await page.getByRole('tab').nth(1).click()
      await page.locator('textarea').waitFor()
    },
  },
}

/** Marks that make the pictures look lived in: by the row they stand in. */
const MARKS = ['done', '', 'starred', 'in_progress', '', 'done', '', 'cancelled', '', 'done']

const ephemeris = await startEphemeris()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: BROWSER_FLAGS })
try {
  await mkdir(FOLDER, { recursive: true })
  for (const language of ['en', 'zh-Hans']) {
    for (const device of ['desktop', 'phone'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        await photograph(browser, { language, device, theme })
        await photographVisits(browser, { language, device, theme })
      }
    }
  }
} finally {
  await browser.close()
  await ephemeris.stop()
}

interface Shot {
  readonly language: string
  readonly device: keyof typeof DEVICES
  readonly theme: 'light' | 'dark'
}

function openContext(from: Browser, { language, device, theme }: Shot): Promise<BrowserContext> {
  return from.newContext({
    ...DEVICES[device],
    baseURL: ephemeris.url,
    locale: language,
    timezoneId: 'Asia/Shanghai',
    colorScheme: theme,
    reducedMotion: 'reduce',
  })
}

async function photographVisits(from: Browser, shot: Shot): Promise<void> {
  const ownTheme = shot.device === 'desktop' ? 'light' : 'dark'
  for (const [screen, visit] of Object.entries(VISITS)) {
    const { path: address, isNewcomer, storage, prepare, show, isInBothThemes } = visit
    if (!isWanted(screen) || (shot.theme !== ownTheme && !isInBothThemes)) continue
    const context = await openContext(from, shot)
    if (!isNewcomer) await returnAsKnown(context, storage)
    const page = await context.newPage()
    await prepare?.(page)
    await page.goto(address)
    await show(page)
    await takePicture(page, screen, shot)
    await context.close()
  }
}

async function takePicture(page: Page, screen: string, { language, device, theme }: Shot): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.screenshot({ path: path.join(FOLDER, `${screen}.${language}.${device}-${theme}.png`) })
}

async function photograph(from: Browser, shot: Shot): Promise<void> {
  for (const [screen, show] of Object.entries(SCREENS)) {
    if (!isWanted(screen)) continue
    const context = await openContext(from, shot)
    await returnAsKnown(context)
    const page = await context.newPage()
    await page.goto('/timeline')
    await sortByEnd(page)
    await markRows(page)
    await sortByEnd(page)
    await show(page)
    await takePicture(page, screen, shot)
    if (screen === 'timeline') await photographHome(page, shot)
    await context.close()
  }
}

/** With the marks that the timeline was given. */
async function photographHome(page: Page, shot: Shot): Promise<void> {
  await page.goto('/')
  await page.locator('[data-in="home"]').first().waitFor()
  await page.locator('[data-tonight]').first().waitFor()
  await takePicture(page, 'home', shot)
}

async function sortByEnd(page: Page): Promise<void> {
  await waitForBars(page)
  await page.keyboard.press('s')
  await scrollTo(page, {})
}

async function markRows(page: Page): Promise<void> {
  const ids = await page
    .locator('[data-timeline-scroll] [data-activity]')
    .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('data-activity') ?? ''))
  const marks = ids.flatMap((id, row) => {
    const mark = MARKS[row % MARKS.length]
    return mark ? [[id, mark]] : []
  })
  await page.evaluate((activityStatus) => {
    const stored = JSON.parse(localStorage.getItem('ephemeris') ?? '{}')
    localStorage.setItem('ephemeris', JSON.stringify({ ...stored, activityStatus }))
  }, Object.fromEntries(marks))
  await page.reload()
}
