import type { GoldNotice } from './gold-notice.ts'

/** Modelled on the publisher's forms; events, names and wording are invented, items are real. */
const SHOWN = [Date.UTC(2026, 10, 10, 4), Date.UTC(2026, 11, 20)] as const
const NOTES = [Date.UTC(2026, 10, 9, 4), Date.UTC(2026, 11, 22, 22)] as const

type Row = Omit<GoldNotice, 'section' | 'shownMs'> & Partial<Pick<GoldNotice, 'section' | 'shownMs'>>

function rows(language: NonNullable<GoldNotice['language']>, given: readonly Row[]): readonly GoldNotice[] {
  return given.map((row) => ({ section: '3', shownMs: SHOWN, language, ...row }))
}

export const STARRAIL_ZH: readonly GoldNotice[] = rows('zh-Hans', [
  {
    id: '1',
    section: '4',
    title: '4.7版本「远星」版本更新说明',
    shownMs: NOTES,
    body: '<h1>▌更新时间</h1><p>2026/11/11 06:00:00 开始，预计需要5个小时完成。</p>',
    truth: ['version | 远星 | 2026-11-11T03:00:00Z | 2026-12-22T22:00:00Z'],
  },
  {
    id: '2',
    title: '「星轨漫谈」：参与活动，获取星琼等奖励！',
    body: '<h1>活动时间</h1><p>2026/11/16 12:00:00 - 2026/12/07 03:59:00（服务器时间）</p><h1>活动奖励</h1><p>星琼*500、星轨专票*2</p><h1>参与条件</h1><p>均衡等级2级</p>',
    truth: ['event | 星轨漫谈 | 2026-11-16 12:00:00 | 2026-12-07 03:59:00 | stellar_jade 500 special_pass 2'],
  },
  {
    id: '3',
    title: '「浮生一梦」角色活动跃迁',
    body: '<p>「浮生一梦」角色活动跃迁时间为4.7版本更新后 - 2026/12/02 11:59（服务器时间），包含如下内容</p><p>▌限定5星角色「黄泉（虚无•雷）」</p>',
    truth: ['gacha | 浮生一梦 | 2026-11-11T03:00:00Z | 2026-12-02 11:59:59 | | 黄泉'],
  },
  {
    id: '4',
    title: '「花藏繁生」：双倍掉落，获取等奖励',
    body: '<h1>▌限时活动期</h1><p>2026/11/27 04:00:00 – 2026/12/04 03:59:00（服务器时间）</p>',
    truth: ['event | 花藏繁生 | 2026-11-27 04:00:00 | 2026-12-04 03:59:00'],
  },
  {
    id: '5',
    title: '「末日幻影」新一期开启',
    body: '<h1>活动时间</h1><p>2026/11/16 04:00 - 2026/12/28 03:59（服务器时间）</p>',
    truth: ['challenge | 末日幻影 | 2026-11-16 04:00:00 | 2026-12-28 03:59:59'],
  },
  {
    id: '6',
    title: '「银河集市」：参与活动，获取星琼等奖励！',
    truth: ['event | 银河集市 | 2026-11-10T04:00:00Z | 2026-12-20T00:00:00Z'],
  },
  ...['无名勋礼即将开启', '「同行任务」现已开启', '4.8版本更新预告', '角色演示：远行', '4.7版本预下载现已开启'].map(
    (title, index): Row => ({
      id: String(50 + index),
      section: '4',
      title,
      body: '<h1>活动时间</h1><p>2026/11/16 12:00 - 2026/12/07 03:59（服务器时间）</p>',
      truth: [],
    }),
  ),
])

export const STARRAIL_EN: readonly GoldNotice[] = rows('en', [
  {
    id: '1',
    section: '4',
    title: 'Version 4.7 "Far Star" Update Details',
    shownMs: NOTES,
    body: '<h1>▌Update Time</h1><p>Begins at 2026/11/11 06:00:00 (UTC+8) and is expected to take 5 hours.</p>',
    truth: ['version | Far Star | 2026-11-11T03:00:00Z | 2026-12-22T22:00:00Z'],
  },
  {
    id: '2',
    title: '"Talks Along the Rails": Join to Earn Stellar Jade and Other Rewards!',
    body: '<h1>▌Event Period</h1><p>2026/11/16 12:00:00 – 2026/12/07 03:59:00 (server time)</p><h1>▌Requirements</h1><p>Trailblaze Level 21</p><h1>▌Rewards</h1><p>Stellar Jade ×500, Star Rail Special Pass ×2</p>',
    truth: [
      'event | Talks Along the Rails | 2026-11-16 12:00:00 | 2026-12-07 03:59:00 | stellar_jade 500 special_pass 2',
    ],
  },
  {
    id: '3',
    title: 'Event Warp "Floating Dream"',
    body: '<h1>▌Event Warp</h1><p>After the Version 4.7 update – 2026/12/02 11:59:00 (server time)</p><p>The drop rate of the limited 5-star character "Acheron (Nihility: Lightning)" will be boosted!</p>',
    truth: ['gacha | Floating Dream | 2026-11-11T03:00:00Z | 2026-12-02 11:59:00 | | Acheron'],
  },
  {
    id: '4',
    title: '"Garden of Plenty": Double the Rewards',
    body: '<h1>▌Limited-Time Event Period</h1><p>November 27, 2026, 04:00 – December 4, 2026, 03:59 (server time)</p>',
    truth: ['event | Garden of Plenty | 2026-11-27 04:00:00 | 2026-12-04 03:59:59'],
  },
  {
    id: '5',
    title: '"Lost Parcels": Event Rewards for Helpful Passengers',
    body: '<h1>▌Event Period</h1><p>After V4.7 update – 2026/12/22 05:59 (server time)</p>',
    truth: ['event | Lost Parcels | 2026-11-11T03:00:00Z | 2026-12-22 05:59:59'],
  },
  {
    id: '50',
    section: '4',
    title: 'Nameless Honor Is Now Open',
    body: '<p>Event Period: 2026/11/16 12:00 – 2026/12/07 03:59</p>',
    truth: [],
  },
  {
    id: '51',
    section: '4',
    title: 'Version 4.8 Preview',
    body: '<p>Event Period: 2026/11/16 12:00 – 2026/12/07 03:59</p>',
    truth: [],
  },
])

export const STARRAIL_JA: readonly GoldNotice[] = rows('ja', [
  {
    id: '2',
    title: '「星軌夜話」イベント：星玉などの報酬を獲得しよう！',
    body: '<h1>▌イベント期間</h1><p>2026/11/16 12:00:00（サーバー時間）～2026/12/07 03:59:00（サーバー時間）</p><h1>▌イベント報酬</h1><p>星玉×500</p>',
    truth: ['event | 星軌夜話 | 2026-11-16 12:00:00 | 2026-12-07 03:59:00 | stellar_jade 500'],
  },
  {
    id: '3',
    title: '「花の収穫」イベント：報酬2倍',
    body: '<h1>■イベント期間</h1><p>2026年11月27日 4時 ～ 2026年12月4日 3時59分（サーバー時間）</p>',
    truth: ['event | 花の収穫 | 2026-11-27 04:00:00 | 2026-12-04 03:59:59'],
  },
])

export const STARRAIL_KO: readonly GoldNotice[] = rows('ko', [
  {
    id: '2',
    title: '「선로 위의 이야기」 이벤트: 성옥 등의 보상을 획득하세요',
    body: '<h1>■ 이벤트 기간</h1><p>2026/11/16 12:00:00(서버 시간) ~ 2026/12/07 03:59:00(서버 시간)</p><h1>■ 이벤트 보상</h1><p>성옥 ×500</p>',
    truth: ['event | 선로 위의 이야기 | 2026-11-16 12:00:00 | 2026-12-07 03:59:00 | stellar_jade 500'],
  },
])

export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', [
  {
    id: '2',
    title: 'Événement « Récits le long des rails » : gagnez des récompenses',
    body: "<h1>▌Période de l'événement</h1><p>16/11/2026 12:00:00 – 07/12/2026 03:59:00 (heure du serveur)</p><h1>▌Récompenses</h1><p>Jades stellaires ×500</p>",
    truth: ['event | Récits le long des rails | 2026-11-16 12:00:00 | 2026-12-07 03:59:00 | stellar_jade 500'],
  },
])

export const STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', [
  {
    id: '2',
    title: '「星軌漫談」：參與活動，獲取星瓊等獎勵！',
    body: '<h1>▌活動時間</h1><p>2026/11/16 12:00:00 - 2026/12/07 03:59:00（伺服器時間）</p><h1>▌活動獎勵</h1><p>星瓊×500、星軌專票×2</p>',
    truth: ['event | 星軌漫談 | 2026-11-16 12:00:00 | 2026-12-07 03:59:00 | stellar_jade 500 special_pass 2'],
  },
])
