import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

let connection: Promise<Browser> | null = null

/** The browser that all journeys share; each works in a context of its own. */
export function sharedBrowser(): Promise<Browser> {
  connection ??= chromium.connect(inject('browserEndpoint'))
  return connection
}
