import { instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import type { PublisherNotice } from '../notice/notice.ts'
import { noticeLines } from '../notice/notice-lines.ts'
import { SAMPLE_PERIOD, sampleNotice } from '../notice/sample-notice.test-data.ts'
import { extract, timeOf } from './extracted.test-data.ts'

function outcomeOf(notice: PublisherNotice) {
  const { activities, leftOut } = extract(notice)
  const [activity] = activities
  return activity ? [activity.type, timeOf(activity.start), timeOf(activity.end), activity.basis] : [leftOut[0]?.reason]
}

function textOf(title: string, lines: readonly string[]) {
  return { title, subtitle: '', lines, bannerUrl: null }
}

const TAGGED = (first: string, second: string) =>
  `<p>〓活动时间〓</p><p>${first} ~ &lt;t class="t_lc"&gt;${second}&lt;/t&gt;</p>`

test('ANN-10 times come from the text, with the zone that each of them names', () => {
  const body = TAGGED('&lt;t class="t_gl"&gt;2026/05/20 11:00:00&lt;/t&gt;', '2026/06/08 03:59:59')
  expect(outcomeOf(sampleNotice({ body }))).toEqual(['event', '2026-05-20T03:00:00Z', '2026-06-08 03:59:59', 'text'])
})

test('ANN-10 “after the update” is the moment in which the version opens', () => {
  const event = sampleNotice({ body: TAGGED('「月之七」版本更新后', '2026/06/29 14:59:59') })
  expect(outcomeOf(event)).toEqual(['event', '2026-05-20T03:00:00Z', '2026-06-29 14:59:59', 'text'])
})

test('ANN-10 the end of a version is known when the next maintenance is', () => {
  const body = '<p>〓活动时间〓</p><p>6.6版本更新后 ~ 下个版本更新维护前</p>'
  expect(outcomeOf(sampleNotice({ body }))).toEqual(['event', '2026-05-20T03:00:00Z', '2026-06-30T22:00:00Z', 'text'])
})

test('ANN-11 an unknown version gives no time, and the notice is reported', () => {
  expect(outcomeOf(sampleNotice({ body: TAGGED('「月之九」版本更新后', '2026/06/29 14:59:59') }))).toEqual([
    'version unknown',
  ])
})

test.each([
  ['「甜茶铺」活动将于更新后', '2026-05-20T03:00:00Z'],
  ['"Picture Walk" begins after the maintenance', '2026-05-20T03:00:00Z'],
  ['「写真散歩」はアップデート後', '2026-05-20T03:00:00Z'],
  ['「蜃云灯影」の大型アップデート後', '2026-08-20T03:00:00Z'],
  ['「4.4」の大型アップデート後', undefined],
  ['4.4の大型アップデート後', undefined],
])('ANN-55 %s: %s', (start, opens) => {
  const [reason, from] = outcomeOf(sampleNotice({ body: TAGGED(start, '2026/09/29 14:59:59') }))
  expect(opens === undefined ? reason : from).toBe(opens ?? 'version unknown')
})

test('ANN-11 without a time in the text the time of showing, within the version, stands for that of a banner alone', () => {
  const body = '<p>参与即可领取奖励</p>'
  expect(outcomeOf(sampleNotice({ body }))).toEqual(['no time'])
  expect(outcomeOf(sampleNotice({ body, title: '「幽境危战」活动：紊乱地脉挑战' }))).toEqual(['no time'])
  expect(outcomeOf(sampleNotice({ body, title: '「星夜」角色活动祈愿' }))).toEqual([
    'gacha',
    '2026-05-20T03:00:00Z',
    '2026-06-09T10:00:00Z',
    'window',
  ])
})

test('ANN-36 where only the end is stated, the activity begins when the notice is first shown in its version, marked so', () => {
  expect(outcomeOf(sampleNotice({ body: '<p>〓活动时间〓</p><p>截止至2026/06/01 03:59</p>' }))).toEqual([
    'event',
    '2026-05-20T03:00:00Z',
    '2026-06-01 03:59:59',
    'window',
  ])
})

test('ANN-2 an update that a notice does not name is the one on whose eve it is first shown', () => {
  expect(outcomeOf(sampleNotice({ body: TAGGED('版本更新后', '2026/06/08 03:59:59') }))).toEqual([
    'event',
    '2026-05-20T03:00:00Z',
    '2026-06-08 03:59:59',
    'text',
  ])
})

test('ANN-10 a time under a label that names the activity is its time', () => {
  const body =
    '<p>【流音】活动时间</p><p>2026/05/20 10:00 ~ 2026/06/07 11:59</p><p>【远行】活动时间</p><p>2026/05/20 10:00 ~ 2026/06/15 03:59</p>'
  expect(outcomeOf(sampleNotice({ body }))[2]).toBe('2026-06-15 03:59:59')
})

test('ANN-11 an end that is not after the start is not believed', () => {
  const body = TAGGED('2026/06/08 10:00:00', '2026/06/01 03:59:59')
  expect(outcomeOf(sampleNotice({ body }))).toEqual(['order'])
  expect(outcomeOf(sampleNotice({ body, label: '扭蛋' }))).toEqual(['order'])
})

test.each([
  ['永久开放', '<p>〓活动时间〓</p><p>6.6版本更新后永久开放</p>'],
  ['an open end', '<p>〓活动时间〓</p><p>6.6版本更新后 ~</p>'],
])('ANN-12 %s is no activity', (_, body) => {
  expect(outcomeOf(sampleNotice({ body }))).toEqual(['permanent'])
})

test('ANN-12 a window of years is no activity', () => {
  const shownUntil = { kind: 'instant', at: instant(Date.UTC(2036, 0, 1)) } as const
  expect(outcomeOf(sampleNotice({ shownUntil, body: '' }))).toEqual(['permanent'])
})

test.each([
  ['「远行」活动：完成挑战', {}, 'event'],
  ['「千风」时限内完成探索任务，可额外获得奖励', {}, 'event'],
  ['「砺行」：勤修馈赠', {}, 'event'],
  ['「解探月域」活动：自选邀约「奔行世间」常驻祈愿5星角色', {}, 'event'],
  ['「炉边烬影」祈愿：「孤焰」概率UP！', { label: '扭蛋' }, 'gacha'],
  ['「炉边烬影」角色活动祈愿', {}, 'gacha'],
  ['「幽境危战」活动：紊乱地脉挑战', {}, 'challenge'],
  ['「七圣召唤」铸境研炼', {}, null],
  ['「冒险家礼包」限时上架', {}, null],
  ['《原神》公平运营声明', {}, null],
  ['「月之七」版本更新说明', {}, null],
  ['「远行」说明', { section: '2' }, null],
] as const)('ANN-13 genshin: %s is of kind %o %s', (title, filed, type) => {
  const { activities, leftOut } = extract(sampleNotice({ title, ...filed }))
  expect(activities[0]?.type ?? null).toBe(type)
  expect(leftOut.length).toBe(type === null ? 1 : 0)
})

test.each([
  ['starrail', '3', '「黄金大师赛」：参与对战，获取星琼等奖励！', 'event'],
  ['starrail', '3', '「裁酌天命」角色活动跃迁', 'gacha'],
  ['starrail', '3', '「虚构叙事」新一期开启', 'challenge'],
  ['starrail', '4', '无名勋礼即将开启', null],
  ['zenless', '3', '「空明寻剑录」活动说明', 'event'],
  ['zenless', '4', '2.5版本限时频段（上期）', 'gacha'],
  ['zenless', '4', '音擎頻段「燦爛」', 'gacha'],
  ['zenless', '3', '「调频回馈」活动说明', 'event'],
  ['zenless', '3', '「『嗯呢』从天降」活动说明', 'event'],
  ['zenless', '3', '「丽都城募」活动说明', null],
  ['zenless', '3', '「危局强袭战」开启', 'challenge'],
  ['wuthering', '2/5', '[星炬竞速赛]休闲活动', 'event'],
  ['wuthering', '3/7', '[不坠烜冕]角色活动唤取', 'gacha'],
  ['wuthering', '2/4', '[先约电台]活动说明', null],
  ['wuthering', '2/3', '「回归邀约」网页活动开启', null],
  ['wuthering', '2/5', '【终焉矩阵】全新挑战周期开启', 'challenge'],
  ['wuthering', '2/3', '[Tidal Defense] Tacet Discord Tower Defense Event', 'event'],
  ['wuthering', '2/3', '[Thousand Gateways] Maintenance Notice', null],
  ['wuthering', '2/3', 'Fan Creation Event "Sword" is now live!', null],
  ['wuthering', '7/12', '[星炬竞速赛]休闲活动', 'event'],
  ['wuthering', '7/12', '[浮聲沉兵]武器活動喚取', 'gacha'],
  ['wuthering', '7/12', '【特惠】武器活动唤取礼包', null],
  ['starrail', '3', '友達招待キャンペーン開催中', null],
  ['starrail', '3', '「重返群星之旅」活动说明', null],
  ['zenless', '3', '2.5版本「虚狩加冕之时」预约活动', null],
  ['zenless', '3', '2.5版本音乐平台H5活动', null],
  ['zenless', '3', 'Return to Ridu: Feathers of Reunion Event', null],
] as const)('ANN-13 %s, filed under %s: %s is of kind %s', (gameId, section, title, type) => {
  const { activities } = extract(sampleNotice({ gameId, section, title }))
  expect(activities[0]?.type ?? null).toBe(type)
})

test('ANN-49 a campaign that asks for posts outside the game is no event', () => {
  const body =
    '<p>Duration: 2026/05/20 10:00 ~ 2026/06/01 03:59</p><p>Share a picture with the hashtag of the game.</p>'
  const { leftOut } = extract(sampleNotice({ title: 'Event: Picture Walk', language: 'en', body }))
  expect(leftOut.map(({ reason }) => reason)).toEqual(['kind'])
})

test('ANN-13 clothes for the worlds of other players are no event', () => {
  const body = `<p>Event Duration: 2026/05/20 10:00 ~ 2026/06/03 03:59</p><p>Obtain a Manekin Cosmetic Set.</p>`
  const { leftOut } = extract(sampleNotice({ title: 'New Year Gift: In Every Mailbox!', language: 'en', body }))
  expect(leftOut.map(({ reason }) => reason)).toEqual(['kind'])
})

test('ANN-14 an activity is called what stands in the first marks of quotation, in each language', () => {
  const texts = new Map([
    [
      'zh-Hans',
      { title: '「千风「凝滞」之隙」时限内完成', subtitle: '', lines: noticeLines(SAMPLE_PERIOD), bannerUrl: null },
    ],
    ['en', { title: '"Crevice of Still Winds" Event: Explore', subtitle: '', lines: [], bannerUrl: null }],
    ['fr', { title: 'Événement « Faille des vents »', subtitle: '', lines: [], bannerUrl: null }],
  ] as const)
  const { activities } = extract({ ...sampleNotice({}), texts })
  expect(activities[0]?.name).toEqual({
    'zh-Hans': '千风「凝滞」之隙',
    en: 'Crevice of Still Winds',
    fr: 'Faille des vents',
  })
})

test('ANN-15 featured items are known by name in any language, five-stars first', () => {
  const body = `<p>Event Wish Duration</p><table><td>2026/05/20 18:00 — 2026/06/09 17:59</td>
    <td>"Burgeoning Grace" Yaoyao (Dendro)</td><td>"Vigilant Yaksha" Xiao (Anemo)</td></table>`
  const { activities } = extract(sampleNotice({ title: 'Event Wish "Mundane Life"', language: 'en', body }))
  expect(activities[0]?.featured.map(({ id, rank }) => [id, rank])).toEqual([
    ['10000026', 5],
    ['10000077', 4],
  ])
})

test('ANN-15 an item that no table knows is featured by its name and the rank beside it, without an id', () => {
  const body =
    '<p>5星角色「白日梦·未闻之人(水)」概率提升</p><p>〓祈愿时间〓</p><p>2026/05/20 18:00 ~ 2026/06/09 17:59</p>'
  const { activities } = extract(sampleNotice({ title: '「梦」祈愿', label: '扭蛋', body }))
  expect(activities[0]?.featured).toEqual([{ id: null, rank: 5, name: { 'zh-Hans': '未闻之人' }, isWeapon: false }])
})

test('ANN-15 an item that no table knows is named in every language that lists as many', () => {
  const texts = new Map([
    ['zh-Hans', textOf('「梦」祈愿', ['5星角色「白日梦·未闻之人(水)」', '2026/05/20 18:00 ~ 2026/06/09 17:59'])],
    ['en', textOf('Event Wish "Dream"', ['5-star character "Daydream" Unheard One (Hydro)'])],
    ['ja', textOf('イベント祈願「夢」', [])],
  ] as const)
  const { activities } = extract({ ...sampleNotice({ label: '扭蛋' }), texts })
  expect(activities[0]?.featured.map(({ name }) => name)).toEqual([{ 'zh-Hans': '未闻之人', en: 'Unheard One' }])
})

test('ANN-15 an item that the facts know without an id has its names in every language', () => {
  const body = '<p>✦活动时间✦</p><p>2026年10月22日10:00 ~ 2026年11月11日11:59（服务器时间）</p><p>5星共鸣者「锁暝」</p>'
  const notice = { gameId: 'wuthering', section: '3/7', title: '[余心所向九死未悔]角色活动唤取', body } as const
  const { activities } = extract(sampleNotice(notice))
  expect(activities[0]?.featured[0]).toMatchObject({ id: null, name: { en: 'Suoming' } })
})
