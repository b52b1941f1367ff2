import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { BROWSER_FLAGS, chromiumPath } from './support/chromium.ts'
import { returnAsKnown } from './support/returning.ts'
import { startEphemeris } from './support/server.ts'
import { openerOf, runningBar, scrollTo, waitForBars } from './support/timeline.ts'

/** Takes the pictures of the documents from a built product: `npx tsx e2e/screenshots.ts`. */
const FOLDER = path.resolve(import.meta.dirname, '../docs/screenshots')

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
    // By keyboard: a press of the mouse would scroll to the middle of the bar first.
    await openerOf(page, await runningBar(page)).evaluate((button) => button.focus({ preventScroll: true }))
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
  },
}

interface Visit {
  readonly path: string
  readonly isNewcomer?: boolean
  readonly show: (page: Page) => Promise<void>
}

/** Screens that need no marks; photographed once per device. */
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
}

/** Marks that make the pictures look lived in: by the row they stand in. */
const MARKS = ['done', '', 'starred', 'in_progress', '', 'done', '', 'cancelled', '', 'done']

const ephemeris = await startEphemeris()
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: BROWSER_FLAGS })
try {
  await mkdir(FOLDER, { recursive: true })
  for (const language of ['en', 'zh-Hans']) {
    for (const device of ['desktop', 'phone'] as const) {
      for (const theme of ['light', 'dark'] as const) await photograph(browser, { language, device, theme })
      await photographVisits(browser, { language, device, theme: device === 'desktop' ? 'light' : 'dark' })
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
  for (const [screen, { path: address, isNewcomer, show }] of Object.entries(VISITS)) {
    const context = await openContext(from, shot)
    if (!isNewcomer) await returnAsKnown(context)
    const page = await context.newPage()
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
