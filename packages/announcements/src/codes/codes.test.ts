import { formatInstant, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { codeVersionIn, liveActIn, readLiveCodes, readMaterial } from './hoyoverse-codes.ts'
import { programmePosts, readKuroCodes } from './kuro-codes.ts'

const NOW = instant(Date.UTC(2026, 8, 20, 12))

const materialOf = (...bonuses: readonly object[]) => ({
  retcode: 0,
  message: 'OK',
  data: { modules: [{ exchange_group: null }, { exchange_group: { bonuses } }, { video_group: {} }] },
})
const on = (exchange_code: string, code_status = 'ON') => ({
  ...{ exchange_code, code_status },
  icon_bonuses: [{ bonus_num: 100, icon_url: 'https://pictures.example/1.png' }],
})

test('CODE-1 the list of the world: codes that are on, without an end; what is off or still to come is left out', () => {
  const reading = readMaterial('starrail', materialOf(on('KXHN8W7FGB6U'), on('XEZNQE6FZSNY', 'OFF'), on('')), NOW)
  expect(reading?.unreadable).toEqual([])
  expect(reading?.codes).toEqual([
    {
      ...{ gameId: 'starrail', code: 'KXHN8W7FGB6U', region: 'world', items: [] },
      ...{ since: NOW, until: null, url: null, checkedAt: NOW, goneSince: null },
    },
  ])
})

test.each([
  ['two codes in one', on('XVIZDH2B9WGX4TKSX77Y58QK'), 'exchange_code'],
  ['two codes in one that also stand alone', on('WAKINGFIRST'), 'exchange_code'],
  ['a sentence', on('see the stream!'), 'exchange_code'],
  ['another state', on('KXHN8W7FGB6U', 'SOON'), 'code_status'],
  ['no code', { code_status: 'ON' }, 'exchange_code'],
])('CODE-5 %s is named and not taken for a code', (_name, entry, field) => {
  const reading = readMaterial('genshin', materialOf(on('WAKING'), on('FIRST'), entry), NOW)
  expect(reading?.codes.map(({ code }) => code)).toEqual(['WAKING', 'FIRST'])
  expect(reading?.unreadable).toEqual([{ entry, field }])
})

test('CODE-6 a phrase in Chinese is of China, in every source', () => {
  const reading = readMaterial('genshin', materialOf(on('去往挪德卡莱')), NOW)
  expect(reading?.codes.map(({ region }) => region)).toEqual(['china'])
})

test('CODE-1 the mainland: the livestream of the front page, its number, its codes with rewards and times', () => {
  const ways = (...navigator: readonly object[]) => ({ retcode: 0, data: { navigator } })
  const live = {
    name: '前瞻特别节目',
    app_path: 'https://webstatic.mihoyo.com/bbs/event/live/index.html?act_id=ea20260919&x=1',
  }
  expect(liveActIn(ways({ name: '签到', app_path: 'https://x.example/?act_id=e1234567' }, live))).toBe('ea20260919')
  expect([liveActIn(ways()), liveActIn({ retcode: 0 })]).toEqual([null, undefined])
  const index = (remain: number) => ({ retcode: 0, data: { live: { code_ver: 'v2', remain } } })
  expect([codeVersionIn(index(0)), codeVersionIn(index(1)), codeVersionIn([])]).toEqual(['v2', null, undefined])

  const list = [
    { title: '<p>原石*100，<b>大英雄的经验×5</b></p>', code: '星夜长谈', to_get_time: '1789819200' },
    { title: '', code: '', to_get_time: 0 },
    { title: '', code: '两段 话', to_get_time: 0 },
  ]
  const reading = readLiveCodes('genshin', { retcode: 0, data: { code_list: list } }, NOW)
  expect(reading?.codes).toMatchObject([{ code: '星夜长谈', region: 'china', since: 1_789_819_200_000 }])
  expect(reading?.codes[0]?.items).toEqual([
    { name: '原石', amount: 100 },
    { name: '大英雄的经验', amount: 5 },
  ])
  expect(reading?.unreadable.map(({ field }) => field)).toEqual(['code'])
})

const commented = (...texts: readonly string[]) => ({
  code: 200,
  data: {
    postDetail: {},
    comment: [
      { userId: '7', commentContent: [{ content: '兑换码：NOTOFFICIAL' }] },
      ...texts.map((content) => ({ userId: '10012001', commentContent: [{ content, contentType: 1 }] })),
    ],
  },
})

test('CODE-1 Kuro: the posts of the game alone, and the codes and the end of its first comment', () => {
  const postList = [
    { postId: '1', postTitle: '前瞻兑换码', userId: '10525366' },
    { postId: '2', postTitle: '3.7版本<em>前瞻通讯</em>', userId: '10012001' },
    { postId: '3', postTitle: '维护预告', userId: '10012001' },
  ]
  expect(programmePosts({ code: 200, data: { postList } })).toEqual(['2'])
  const text = '本期前瞻兑换码为【FALLINGSANCTUM】与【FINDSENTINEL】，兑换码有效期至2026年9月21日23:59。'
  const reading = readKuroCodes(commented(text, '兑换码：LATERCOMMENT'), NOW)
  expect(reading?.codes.map(({ code, until }) => [code, until && formatInstant(until)])).toEqual([
    ['FALLINGSANCTUM', '2026-09-21T15:59:59Z'],
    ['FINDSENTINEL', '2026-09-21T15:59:59Z'],
  ])
  expect(readKuroCodes(commented('兑换码：WAKINGMOON 星声×50'), NOW)?.codes).toMatchObject([
    { until: null, items: [{ name: '星声', amount: 50 }] },
  ])
  expect(readKuroCodes(commented(), NOW)).toEqual({ codes: [], unreadable: [] })
})

test.each(['兑换码见图', '兑换码：WAKINGMOON，有效期至版本更新'])('CODE-5 Kuro: "%s" is named', (text) => {
  expect(readKuroCodes(commented(text), NOW)?.unreadable.map(({ field }) => field)).toEqual(['commentContent'])
})

test('CODE-5 another shape is no answer', () => {
  for (const json of [null, [], {}, { retcode: -1 }, { code: 500 }]) {
    const read = [readMaterial('genshin', json, NOW), readLiveCodes('genshin', json, NOW), readKuroCodes(json, NOW)]
    expect([...read, programmePosts(json)]).toEqual([null, null, null, null])
  }
})
