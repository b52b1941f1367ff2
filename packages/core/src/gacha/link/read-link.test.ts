import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { expect, test } from 'vitest'
import { GAME_IDS, type GameId } from '../../games/game.ts'
import { FORGED } from './forged-links.test-data.ts'
import { logRequest } from './log-request.ts'
import type { LinkRefusal, PullLogLink } from './pull-log-link.ts'
import { MAX_LINK_TEXT, readLink } from './read-link.ts'

const KEY = 'abc+def/ghi=='
const QUERY = `authkey_ver=1&sign_type=2&auth_appid=webview_gacha&region=os_asia&lang=en&game_biz=hk4e_global&authkey=${encodeURIComponent(KEY)}&gacha_type=301&end_id=5`
const HEX = '0123456789abcdef0123456789ABCDEF'
const RECORD = `svr_id=${HEX}&player_id=900000001&lang=en&gacha_id=100074&gacha_type=1&svr_area=global&record_id=${HEX}&resources_id=${HEX}&platform=PC`

const ACCEPTED: readonly (readonly [game: GameId, link: string])[] = [
  ['genshin', `https://webstatic.mihoyo.com/hk4e/event/e20190909gacha-v3/index.html?${QUERY}#/log`],
  ['genshin', `https://gs.hoyoverse.com/genshin/event/e20190909gacha-v3/index.html?${QUERY}`],
  ['genshin', `https://public-operation-hk4e-sg.hoyoverse.com/gacha_info/api/getGachaLog?${QUERY}`],
  ['genshin', `https://hk4e-api-os.mihoyo.com/event/gacha_info/api/getGachaLog?${QUERY}`],
  ['genshin', `https://gs.hoyoverse.com:443/genshin/event/e20190909gacha/index.html?${QUERY}`],
  ['starrail', `https://gs.hoyoverse.com/hkrpg/event/e20211215gacha-v2/index.html?${ofBiz('hkrpg_global')}`],
  [
    'starrail',
    `https://public-operation-hkrpg.mihoyo.com/common/hkrpg_gacha_record/api/getLdGachaLog?${ofBiz('hkrpg_cn')}`,
  ],
  ['zenless', `https://gs.hoyoverse.com/nap/event/e20230424gacha/index.html?${ofBiz('nap_global')}#/log`],
  ['wuthering', `https://aki-gm-resources.aki-game.com/aki/gacha/index.html#/record?${RECORD}`],
  ['wuthering', `https://aki-gm-resources-oversea.aki-game.net/aki/gacha/index.html#/record?${RECORD}`],
]

function ofBiz(gameBiz: string): string {
  return QUERY.replace('hk4e_global', gameBiz)
}

function accepted(text: string, gameId: GameId): PullLogLink {
  const reading = readLink(text, gameId, LINK_BOOK)
  if (!reading.ok) throw new RangeError(`refused: ${reading.reason}`)
  return reading.link
}

function reasonOf(text: string, gameId: GameId = 'genshin'): LinkRefusal | null {
  const reading = readLink(text, gameId, LINK_BOOK)
  return reading.ok ? null : reading.reason
}

test.each(ACCEPTED)('LINK-1 (C064) of %s accepts %s', (gameId, link) => {
  const plain = accepted(link, gameId)
  expect(plain.gameId).toBe(gameId)
  for (const text of [`\n${link}\r\n`, `"url":"${link}",`, `here: ${link} (that is it)`, `抽卡链接：${link}，谢谢`]) {
    expect(accepted(text, gameId)).toEqual(plain)
  }
})

test.each(FORGED)('LINK-2 (C064, C065) refuses %j in every game', (text) => {
  for (const gameId of GAME_IDS) expect(reasonOf(text, gameId)).toMatch(/^(no_link|unsupported_host|incomplete)$/)
})

test('LINK-2 (C065) control characters, more than 8 KB and texts without a link are refused before anything is read', () => {
  const [, link] = ACCEPTED[0] ?? ['', '']
  expect(reasonOf(' \n')).toBe('empty')
  expect(reasonOf(`${link}\u0000`)).toBe('control_characters')
  expect(reasonOf(`${link}\u009f`)).toBe('control_characters')
  expect(reasonOf(`${link}${' '.repeat(MAX_LINK_TEXT)}`)).toBe('too_long')
  expect(reasonOf('what link?')).toBe('no_link')
})

test('LINK-3 of several links the first usable one of the chosen game counts', () => {
  const [genshin, starrail] = [ACCEPTED[0]?.[1], ACCEPTED[5]?.[1]]
  const text = `https://example.org/a ${starrail} ${genshin}`
  expect(accepted(text, 'genshin').gameId).toBe('genshin')
  expect(accepted(text, 'starrail').gameId).toBe('starrail')
  expect(reasonOf(text, 'zenless')).toBe('wrong_game')
})

test('LINK-3 of several links without a usable one the refusal is that of the one that came nearest', () => {
  const page = 'https://gs.hoyoverse.com/genshin/event/e20190909gacha/index.html'
  const [foreign, bare, spoilt] = ['https://example.org/a', `${page}?lang=en`, `${page}?authkey=%zz`]
  const other = `${page}?authkey=a&game_biz=nap_global`
  const reasons = [[bare, foreign], [spoilt, bare], [other, spoilt], [foreign]].flatMap((links) =>
    [links, links.toReversed()].map((some) => reasonOf(some.join(' '))),
  )
  expect([...new Set(reasons)]).toEqual(['incomplete', 'malformed', 'wrong_game', 'unsupported_host'])
})

test.each([
  ['https://gmserver-api.aki-game2.com/gacha/record/query', 'wuthering', 'incomplete'],
  ['https://gmserver-api.aki-game2.net/gacha/record/query', 'wuthering', 'incomplete'],
  ['https://webstatic.mihoyo.com/hk4e/event/e20190909gacha/index.html?lang=en', 'genshin', 'incomplete'],
  ['https://aki-gm-resources.aki-game.com/aki/gacha/index.html#/record?player_id=100000001', 'wuthering', 'incomplete'],
  [
    `https://aki-gm-resources.aki-game.com/aki/gacha/index.html#/record?${RECORD.replaceAll(HEX, 'x')}`,
    'wuthering',
    'malformed',
  ],
  ['https://gs.hoyoverse.com/genshin/event/e20190909gacha/index.html?authkey=%zz', 'genshin', 'malformed'],
  ['https://gs.hoyoverse.com/genshin/event/e20190909gacha/index.html?authkey=a%20b', 'genshin', 'malformed'],
  [
    'https://gs.hoyoverse.com/genshin/event/e20190909gacha/index.html?authkey=a&game_biz=bh3_global',
    'genshin',
    'malformed',
  ],
  [
    'https://gs.hoyoverse.com/genshin/event/e20190909gacha/index.html?authkey=a&game_biz=nap_global',
    'genshin',
    'wrong_game',
  ],
  [`https://gs.hoyoverse.com/genshin/event/e20190909gacha/index.html?${QUERY}`, 'zenless', 'wrong_game'],
] as const)('LINK-3 %s for %s is %s', (text, gameId, reason) => {
  expect(reasonOf(text, gameId)).toBe(reason)
})

test('LINK-4 an authkey is the same, pasted raw or encoded, and everything that belongs to a page is dropped', () => {
  const base = 'https://gs.hoyoverse.com/genshin/event/e20190909gacha-v3/index.html?game_biz=hk4e_cn&authkey='
  const link = accepted(`${base}${KEY}&region=cn_gf01#/log`, 'genshin')
  expect(link).toEqual({
    gameId: 'genshin',
    area: 'cn',
    gameBiz: 'hk4e_cn',
    region: 'cn_gf01',
    authkey: KEY,
    authkeyVersion: '1',
    signType: '2',
  })
  expect(accepted(`${base}${encodeURIComponent(KEY)}&region=cn_gf01`, 'genshin')).toEqual(link)
})

test('LINK-5 what stands in the fragment wins, and the server goes by the player', () => {
  const page = 'https://aki-gm-resources.aki-game.com/aki/gacha/index.html'
  const link = accepted(
    `${page}?record_id=old&player_id=100000001#/record?player_id=100000002&record_id=${HEX}`,
    'wuthering',
  )
  expect(link).toEqual({
    gameId: 'wuthering',
    area: 'cn',
    playerId: '100000002',
    serverId: '76402e5b20be2c39f095a152090afddc',
    recordId: HEX,
    resourcesId: null,
  })
})

test('LINK-6 the captured request of a phone counts as a link', () => {
  const body = `{"cardPoolId":"${HEX}","cardPoolType":1,"languageCode":"en","playerId":"900000001","recordId":"${HEX}","serverId":"${HEX}"}`
  const link = accepted(`POST https://gmserver-api.aki-game2.net/gacha/record/query\n{not this}\n${body}`, 'wuthering')
  expect(link).toMatchObject({ area: 'global', playerId: '900000001', recordId: HEX, serverId: HEX, resourcesId: HEX })
  expect(reasonOf(body, 'genshin')).toBe('wrong_game')
  expect(reasonOf('{"recordId":"x","playerId":"y"}', 'wuthering')).toBe('malformed')
})

test('LINK-7 (C066, C079) requests go to the API of the facts alone, whatever host was pasted, with the key encoded once', () => {
  for (const [gameId, text] of ACCEPTED) {
    const { log } = LINK_BOOK[gameId]
    for (const poolId of log.queries.flatMap(({ pools }) => pools)) {
      const request = logRequest(accepted(text, gameId), log, { poolId, endId: '0' })
      expect(log.areas.some(({ origin }) => request.url.startsWith(`${origin}/`))).toBe(true)
    }
  }
  const [, text = ''] = ACCEPTED[0] ?? []
  const page = { poolId: '301', endId: '1768021200000279850' }
  const { url } = logRequest(accepted(text, 'genshin'), LINK_BOOK.genshin.log, page)
  expect(url).toBe(
    'https://public-operation-hk4e-sg.hoyoverse.com/gacha_info/api/getGachaLog?authkey_ver=1&sign_type=2&auth_appid=webview_gacha&game_biz=hk4e_global&region=os_asia&lang=en&authkey=abc%2Bdef%2Fghi%3D%3D&gacha_type=301&size=20&end_id=1768021200000279850',
  )
})

test('LINK-7 collaboration pools, zenless and wuthering are asked in their own ways', () => {
  const starrail = accepted(ACCEPTED[5]?.[1] ?? '', 'starrail')
  const { log } = LINK_BOOK.starrail
  expect(logRequest(starrail, log, { poolId: '21', endId: '0' }).url).toContain(
    '/hkrpg_gacha_record/api/getLdGachaLog?',
  )
  expect(logRequest(starrail, log, { poolId: '11', endId: '0', isOldPath: true }).url).toContain(
    '.com/common/gacha_record/api/getGachaLog?',
  )
  const zenless = accepted(ACCEPTED[7]?.[1] ?? '', 'zenless')
  expect(logRequest(zenless, LINK_BOOK.zenless.log, { poolId: '102', endId: '0' }).url).toContain(
    '&real_gacha_type=102&',
  )
  const wuthering = accepted(ACCEPTED[9]?.[1] ?? '', 'wuthering')
  expect(logRequest(wuthering, LINK_BOOK.wuthering.log, { poolId: '13', endId: '0' })).toEqual({
    method: 'POST',
    url: 'https://gmserver-api.aki-game2.net/gacha/record/query',
    body: `{"playerId":"900000001","cardPoolId":"${HEX}","cardPoolType":13,"serverId":"${HEX}","languageCode":"en","recordId":"${HEX}"}`,
  })
  expect(() => logRequest(zenless, LINK_BOOK.zenless.log, { poolId: '4', endId: '0' })).toThrow(RangeError)
})

test.each([
  ['https://attacker.mihoyo.com/', 'unsupported_host'],
  ['https://gmserver-api.aki-game2.com/x', 'unsupported_host'],
  ['https://evilmihoyo.com/', 'unsupported_host'],
  ['https://mihoyo.com.evil.test/', 'unsupported_host'],
  ['http://mihoyo.com/', 'no_link'],
  ['mihoyo.com', 'no_link'],
])('LINK-8 %s is refused as %s', (text, reason) => {
  expect(GAME_IDS.map((gameId) => readLink(text, gameId, LINK_BOOK))).toEqual(
    GAME_IDS.map(() => ({ ok: false, reason })),
  )
})

/** As a console breaks a line that is too long for it. */
function broken(text: string, width: number, end: string): string {
  return (text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []).join(end)
}

test.each(ACCEPTED)('LINK-9 of %s the link is found however it was written down: %s', (gameId, link) => {
  const plain = accepted(link, gameId)
  for (const width of [61, 80, 120]) {
    for (const end of ['\n', '\r\n', '\n  ']) {
      expect(accepted(broken(link, width, end), gameId)).toEqual(plain)
      expect(accepted(`Link:\n${broken(link, width, end)}\n\nThanks`, gameId)).toEqual(plain)
    }
  }
  const forms = [
    link.replaceAll('&', '&amp;'),
    JSON.stringify({ url: link }).replaceAll('/', '\\/'),
    JSON.stringify({ url: link }).replaceAll('&', '\\u0026'),
    encodeURIComponent(link),
    link.replace(/^https:\/\/[^/]+/, (host) => host.toUpperCase()),
    `[log](${link})`,
    `${link}\nThanks`,
  ]
  for (const form of forms) expect(accepted(form, gameId)).toEqual(plain)
})

test('LINK-9 a key that was encoded twice or three times is the same key', () => {
  const [gameId, link] = ACCEPTED[0] ?? (['genshin', ''] as const)
  const key = encodeURIComponent(KEY)
  for (const more of [encodeURIComponent(key), encodeURIComponent(encodeURIComponent(key))]) {
    expect(accepted(link.replace(key, more), gameId)).toEqual(accepted(link, gameId))
  }
})
