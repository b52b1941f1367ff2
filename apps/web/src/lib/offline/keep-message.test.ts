import { expect, test } from 'vitest'
import { readKeepMessage } from '#web/lib/offline/keep-message'

test('PWA-1 a page sends its language and what it has asked; addresses that are none are left out', () => {
  const answers = ['https://ephemeris.example/api/games', 'games', 7]
  expect(readKeepMessage({ language: 'zh-hans', answers })).toEqual({
    language: 'zh-Hans',
    answers: ['https://ephemeris.example/api/games'],
  })
})

test.each([null, 'fr', {}, { language: 'fr' }, { language: 'xx', answers: [] }, { language: 3, answers: [] }])(
  'PWA-1 %j is no such message',
  (data) => {
    expect(readKeepMessage(data)).toBeNull()
  },
)
