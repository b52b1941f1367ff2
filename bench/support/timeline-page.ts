import type { Browser, CDPSession, Page } from 'playwright-core'
import { returnAsKnown } from '../../e2e/support/returning.ts'
import { untilPainted } from './stopwatch.ts'

const DESKTOP = { width: 1440, height: 900 }

export interface TimelinePage {
  readonly page: Page
  readonly cdp: CDPSession
  close(): Promise<void>
}

/**
 * Opens the timeline with an empty cache, and returns once bars are seen, as a visitor who has confirmed their games: above
 * the timeline nothing opens.
 */
export async function openTimeline(browser: Browser, origin: string): Promise<TimelinePage> {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'en-US', timezoneId: 'Europe/Berlin' })
  await returnAsKnown(context)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.addInitScript(noteFirstBar)
  await page.goto(`${origin}/timeline`, { waitUntil: 'commit' })
  await waitForFirstBar(page)
  return { page, cdp, close: () => context.close() }
}

/** From the start of the navigation until the first bar had been painted, in ms; `noteFirstBar` has to run in the page. */
export async function waitForFirstBar(page: Page): Promise<number> {
  const entry = await page.waitForFunction(() => performance.getEntriesByName('first bar painted')[0]?.startTime)
  return Number(await entry.jsonValue())
}

/** From the click on the language until the calendar's weekdays are painted in it, in ms. */
export async function switchLanguage(page: Page, from: string, to: string): Promise<number> {
  await page.getByRole('button', { name: from }).click()
  const ms = await untilPainted(page, { kind: 'text', selector: '[data-day]' }, () =>
    page.getByRole('menuitemradio', { name: to }).click(),
  )
  await page.waitForTimeout(500)
  return ms
}

/** Runs in the page. The frame that shows the bar is painted between its animation callback and the next task. */
export function noteFirstBar(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-activity]')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => performance.mark('first bar painted')
      port2.postMessage(null)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
}
