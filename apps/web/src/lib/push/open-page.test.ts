import { expect, test } from 'vitest'
import { openPage } from '#web/lib/push/open-page'

const ORIGIN = 'https://ephemeris.example'

/** A browser with tabs at these pages; records what was done with them. */
function browser(pages: readonly string[], { isControlled = true } = {}) {
  const done: string[] = []
  const tabs = pages.map((page) => ({
    url: ORIGIN + page,
    focus: async () => done.push(`focus ${page}`),
    navigate: async (to: string) => {
      if (!isControlled) throw new TypeError('controlled by another')
      return done.push(`lead ${page} to ${to}`)
    },
  }))
  const clients = { matchAll: async () => tabs, openWindow: async (page: string) => done.push(`open ${page}`) }
  return { done, clients }
}

test.each([
  [[], ['open /timeline?activity=a']],
  [['/', '/timeline?activity=a'], ['focus /timeline?activity=a']],
  [
    ['/', '/gacha'],
    ['focus /', 'lead / to /timeline?activity=a'],
  ],
])('REM-46 with tabs at %j a notification does %j', async (pages, expected) => {
  const { done, clients } = browser(pages)
  await openPage(`${ORIGIN}/timeline?activity=a`, { clients, origin: ORIGIN })
  expect(done).toEqual(expected)
})

test('REM-46 where a tab cannot be led, a new one opens', async () => {
  const { done, clients } = browser(['/'], { isControlled: false })
  await openPage('/settings', { clients, origin: ORIGIN })
  expect(done).toEqual(['focus /', 'open /settings'])
})
