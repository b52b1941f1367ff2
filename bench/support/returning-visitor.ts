import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'
import { RETURNING } from '../../e2e/support/returning.ts'
import { generatedAnswer } from './generated-activities.ts'

/** Every fifth activity is marked, as by a player who keeps up with some of it. */
const MARKED_EVERY = 5
const STATES = ['done', 'in_progress', 'starred'] as const

const DEVICE = { viewport: { width: 1440, height: 900 }, locale: 'en-US', timezoneId: 'Europe/Berlin' } as const

/** What a device holds whose owner has confirmed the games and set marks on `count` generated activities. */
export function deviceOf(count: number): object {
  return deviceWithMarks(generatedAnswer(count))
}

/** @param catalogue the answer of `GET /api/events`, as text */
export function deviceWithMarks(catalogue: string): object {
  const ids = [...catalogue.matchAll(/"uuid":"([^"]+)"/g)].map(([, id = '']) => id)
  const marked = ids.filter((_, index) => index % MARKED_EVERY === 0)
  const activityStatus = Object.fromEntries(marked.map((id, index) => [id, STATES[index % STATES.length]]))
  return { ...RETURNING, activityStatus }
}

export interface Returning {
  /** The service worker and the caches of the browser are there. */
  readonly warm: BrowserContext
  /** A browser with the same settings and nothing else: caches were emptied, or it is another device. */
  openCold(): Promise<BrowserContext>
  close(): Promise<void>
}

/** Lets a visitor open the timeline once, until all of the program is kept on the device. */
export async function haveVisited(browser: Browser, origin: string, device: object): Promise<Returning> {
  const warm = await browser.newContext(withDevice(origin, device))
  const page = await warm.newPage()
  await page.goto(`${origin}/timeline`)
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'))
  await page.locator('[data-activity]').first().waitFor()
  const storageState = await warm.storageState()
  await page.close()
  return {
    warm,
    openCold: () => browser.newContext({ ...DEVICE, storageState, serviceWorkers: 'block' }),
    close: () => warm.close(),
  }
}

function withDevice(origin: string, device: object): BrowserContextOptions {
  const localStorage = [{ name: 'ephemeris', value: JSON.stringify(device) }]
  return { ...DEVICE, storageState: { cookies: [], origins: [{ origin, localStorage }] } }
}
