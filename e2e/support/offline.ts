import { expect, type Page } from '@playwright/test'
import type { Defer } from './open-page.ts'
import { type Ephemeris, startEphemeris } from './server.ts'

/** What Chromium itself says when no one answers. */
export const UNREACHABLE = /net::ERR_CONNECTION_REFUSED|Failed to fetch|net::ERR_FAILED/

/** A server for one journey, which may kill it; ended with the test. */
export async function ownServer(defer: Defer, env: Readonly<Record<string, string>> = {}): Promise<Ephemeris> {
  const ephemeris = await startEphemeris(env)
  defer(async () => {
    ephemeris.signal('SIGKILL')
    await ephemeris.exited
  })
  return ephemeris
}

/** As a power cut does: no connection is closed politely, no port stays open. */
export async function kill({ signal, exited }: Ephemeris): Promise<void> {
  signal('SIGKILL')
  await exited
}

/** The service worker has taken everything to the device that the pages need in a language, and the catalogue. */
export async function waitUntilCached(page: Page, language: string): Promise<void> {
  await expect.poll(() => keptLanguage(page)).toBe(language)
}

function keptLanguage(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const entry = await caches.match('/language', { cacheName: 'ephemeris-language' })
    return entry ? entry.text() : null
  })
}

/** What is kept on the device, in any cache: paths with their queries. */
export function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(opened.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => url.slice(location.origin.length))
  })
}
