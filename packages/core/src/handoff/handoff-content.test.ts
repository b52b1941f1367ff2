import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAnyLink, readHandoffContent, writeHandoffContent } from './handoff-content.ts'

const QUERY = 'authkey_ver=1&sign_type=2&region=os_asia&lang=en&authkey=abc%2Bdef&gacha_type=301'
const GENSHIN = `https://gs.hoyoverse.com/genshin/event/e20190909gacha-v3/index.html?${QUERY}&game_biz=hk4e_global`
const STARRAIL = `https://gs.hoyoverse.com/hkrpg/event/e20211215gacha-v2/index.html?${QUERY}&game_biz=hkrpg_global`

test.each([
  ['genshin', GENSHIN],
  ['starrail', `look: ${STARRAIL} nice`],
] as const)('HAND-10 PWA-17 a link to %s is found without its game being chosen', (gameId, text) => {
  expect(findAnyLink(` ${text}\n`, LINK_BOOK)).toEqual({ ok: true, gameId, text })
})

test.each([
  ['', 'empty'],
  ['hello', 'no_link'],
  ['https://www.hoyolab.com/article/1', 'unsupported_host'],
  [GENSHIN.replace('authkey=abc%2Bdef&', ''), 'incomplete'],
  ['x'.repeat(8193), 'too_long'],
])('HAND-10 for %j the page says why it is no link: %s', (text, reason) => {
  expect(findAnyLink(text, LINK_BOOK)).toEqual({ ok: false, reason })
})

test('HAND-11 what is written is read, and everything else is not', () => {
  const content = { gameId: 'genshin', text: GENSHIN } as const
  expect(readHandoffContent(writeHandoffContent(content), LINK_BOOK)).toEqual(content)
  expect(readHandoffContent(writeHandoffContent({ ...content, gameId: 'zenless' }), LINK_BOOK)).toBeNull()
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(readHandoffContent(text, LINK_BOOK)).toBeNull()
    }),
  )
})
