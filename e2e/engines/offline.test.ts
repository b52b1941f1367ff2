import { RETURNING } from '../support/returning.ts'
import { startEphemeris } from '../support/server.ts'
import { expect, test } from './support/test.ts'

const PATHS = ['/', '/plan', '/gacha', '/settings', '/tonight', '/about', '/timeline']

test('PWA-1 PWA-3 without a server every page opens with what was kept, and a mark is kept', async ({ appAt }) => {
  const server = await startEphemeris()
  try {
    const app = await appAt(server.url)
    await app.store(RETURNING)
    await app.open('/timeline')
    await app.expectVisible('[data-activity]')
    await expect.poll(() => app.evaluate(keptLanguage)).toBe('en')
    server.signal('SIGKILL')
    await server.exited

    for (const path of PATHS) {
      await app.open(path)
      await app.expectText('Offline')
      await app.expectVisible('main :is(h1, h2)')
    }
    await app.expectVisible('[data-activity]')
    await app.pressOn('[data-activity][data-phase="running"] button[aria-haspopup="menu"]')
    await app.press('menuitemradio', /^Done/)
    await app.expectVisible('[data-activity][data-status="done"]')
  } finally {
    server.signal('SIGKILL')
    await server.exited
  }
})

/** Runs in the page. */
async function keptLanguage(): Promise<string | null> {
  const entry = await caches.match('/language', { cacheName: 'ephemeris-language' })
  return entry ? entry.text() : null
}
