import type { PushMessage } from '@ephemeris/contract/reminders/push-message'
import { expect, test } from 'vitest'
import { pageOfPush, shownPush } from '#web/lib/push/shown-push'

const ORIGIN = 'https://ephemeris.example'

const MESSAGE: PushMessage = {
  web_push: 8030,
  notification: {
    title: 'Genshin Impact',
    body: 'Spiral Abyss ends tomorrow at 04:00',
    navigate: `${ORIGIN}/timeline?activity=a1`,
    lang: 'en',
    dir: 'auto',
    tag: 'genshin-2026-11-22',
    silent: false,
  },
}

test('REM-46 a push is shown with its title, text and language, and leads to its page', () => {
  expect(shownPush(JSON.stringify(MESSAGE), ORIGIN)).toEqual({
    title: 'Genshin Impact',
    options: {
      body: 'Spiral Abyss ends tomorrow at 04:00',
      ...{ lang: 'en', dir: 'auto', tag: 'genshin-2026-11-22', silent: false },
      icon: '/icons/icon-192.png',
      data: { page: '/timeline?activity=a1' },
    },
  })
})

test.each([null, '', 'hello', '{}', JSON.stringify({ ...MESSAGE, web_push: 1 })])(
  'REM-46 a push that cannot be read (%j) is shown all the same',
  (text) => {
    expect(shownPush(text, ORIGIN)).toEqual({
      title: 'Ephemeris',
      options: { icon: '/icons/icon-192.png', data: { page: '/' } },
    })
  },
)

test.each([
  [`${ORIGIN}/settings?highlight=reminders#x`, '/settings?highlight=reminders#x'],
  ['/timeline', '/timeline'],
  ['https://mainland.example/timeline', '/timeline'],
  ['https://elsewhere.example//evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['https://[', '/'],
  [undefined, '/'],
])('REM-46 a notification to %j opens %s', (address, page) => {
  expect(pageOfPush(address, ORIGIN)).toBe(page)
})
