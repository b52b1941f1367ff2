import { existsSync } from 'node:fs'

/** Nothing but the product talks to the network. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
]

/** Where the run's Chromium is. */
export function chromiumPath(): string {
  const found = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium'].find(existsSync)
  if (!found) throw new Error('no Chromium: set CHROMIUM_PATH')
  return found
}
