import type { GoldNotice } from './gold-notice.ts'

/** Modelled on the publisher's forms; events, names and wording are invented, items are real. */
const SHOWN = [Date.UTC(2026, 10, 10, 4), Date.UTC(2026, 11, 20)] as const
const NOTES = [Date.UTC(2026, 10, 3, 4), Date.UTC(2026, 11, 15, 22)] as const

const local = (time: string) => `&lt;t class="t_lc" contenteditable="false"&gt;${time}&lt;/t&gt;`
const twice = (time: string) => `&amp;lt;t class=&amp;quot;t_lc&amp;quot;&amp;gt;${time}&amp;lt;/t&amp;gt;`
const world = (time: string) => `&lt;t class="t_gl"&gt;${time}&lt;/t&gt;`

export const GENSHIN_ZH: readonly GoldNotice[] = [
  {
    id: '1',
    section: '2',
    title: '「无名之冬」7.2版本更新说明',
    shownMs: NOTES,
    body: '<p>〓更新时间〓</p><p>2026/11/04 06:00:00 开始，预计5个小时完成。</p><p>〓补偿说明〓</p><p>原石×300</p>',
    truth: ['version | 无名之冬 | 2026-11-04T03:00:00Z | 2026-12-15T22:00:00Z'],
  },
  {
    id: '2',
    section: '1',
    title: '「霜原竞逐」活动：完成挑战',
    shownMs: SHOWN,
    body: `<p>参与活动，可获得丰厚奖励！</p><p>〓活动时间〓</p><p>${twice('2026/11/18 10:00:00')} ~ ${twice('2026/12/07 03:59:59')}</p><p>〓参与条件〓</p><p>冒险等阶≥20级</p><p>〓活动奖励〓</p><p>原石×420、大英雄的经验×20、摩拉×300,000</p>`,
    truth: ['event | 霜原竞逐 | 2026-11-18 10:00:00 | 2026-12-07 03:59:59 | primogem 420'],
  },
  {
    id: '3',
    section: '1',
    title: '「雪径」活动：收集印记',
    shownMs: SHOWN,
    body: '<p>〓活动时间〓</p><p>２０２６／１１／２０　１０：００：００　～　２０２６／１２／０３　０３：５９：５９</p>',
    truth: ['event | 雪径 | 2026-11-20 10:00:00 | 2026-12-03 03:59:59'],
  },
  {
    id: '4',
    section: '1',
    title: '「冰湖三日」活动：分阶段挑战',
    shownMs: SHOWN,
    body: `<p>〓活动时间〓</p><p>第一阶段：${local('2026/11/21 10:00:00')} ~ ${local('2026/11/26 03:59:59')}</p><p>第二阶段：${local('2026/11/26 10:00:00')} ~ ${local('2026/12/01 03:59:59')}</p><p>〓活动说明〓</p>`,
    truth: ['event | 冰湖三日 | 2026-11-21 10:00:00 | 2026-12-01 03:59:59'],
  },
  {
    id: '5',
    section: '1',
    label: '扭蛋',
    title: '「护法之梦」祈愿：「护法夜叉·魈(风)」概率提升！',
    shownMs: SHOWN,
    body: `<table><tbody><tr><td>祈愿时间</td><td>概率提升的5星角色</td><td>概率提升的4星角色</td></tr><tr><td rowspan="3">「7.2」版本更新后 ~ ${local('2026/11/24 17:59:00')}</td><td rowspan="3">「护法夜叉·魈(风)」</td><td>「绽放仁心·瑶瑶(草)」</td></tr></tbody></table>`,
    truth: ['gacha | 护法之梦 | 2026-11-04T03:00:00Z | 2026-11-24 17:59:00 | | 魈,瑶瑶'],
  },
  {
    id: '6',
    section: '1',
    title: '「拂晓馈礼」活动：每日登录领取奖励',
    shownMs: SHOWN,
    body: `<p>累计登录7天，可领取纠缠之缘×10。</p><p>〓活动时间〓</p><p>${local('2026/11/14 04:00:00')} — ${local('2026/11/29 03:59:59')}</p><p>〓活动奖励〓</p><p>第1天</p><p>纠缠之缘×1</p><p>第7天</p><p>纠缠之缘×5</p>`,
    truth: ['event | 拂晓馈礼 | 2026-11-14 04:00:00 | 2026-11-29 03:59:59 | intertwined_fate 10'],
  },
  {
    id: '7',
    section: '1',
    title: '「林间回声」时限内完成探索任务，可额外获得原石*400奖励',
    shownMs: SHOWN,
    body: `<p>〓获取奖励时限〓</p><p>「无名之冬」版本更新后 ~ ${local('2026/12/14 14:59:59')}</p><p>〓探索时间〓</p><p>永久开放</p>`,
    truth: ['event | 林间回声 | 2026-11-04T03:00:00Z | 2026-12-14 14:59:59 | primogem 400'],
  },
  {
    id: '8',
    section: '1',
    title: '「幽境危战」活动：紊乱地脉挑战',
    shownMs: SHOWN,
    body: `<p>〓活动时间〓</p><p>${local('2026/11/11 10:00:00')} ~ ${local('2026/12/15 03:59:59')}</p>`,
    truth: ['challenge | 幽境危战 | 2026-11-11 10:00:00 | 2026-12-15 03:59:59'],
  },
  {
    id: '9',
    section: '1',
    title: '「两界同时」活动：与各地旅行者一同参与',
    shownMs: SHOWN,
    body: `<p>〓活动时间〓</p><p>${world('2026/11/19 11:00:00')} ~ ${world('2026/12/09 10:59:59')}</p>`,
    truth: ['event | 两界同时 | 2026-11-19T03:00:00Z | 2026-12-09T02:59:59Z'],
  },
  {
    id: '10',
    section: '1',
    title: '「暮雪小憩」活动：版本内完成',
    shownMs: [Date.UTC(2026, 10, 3, 4), Date.UTC(2026, 11, 16)],
    body: `<p>〓活动时间〓</p><p>版本更新后 ~ ${local('2026/12/02 03:59:59')}</p>`,
    truth: ['event | 暮雪小憩 | 2026-11-04T03:00:00Z | 2026-12-02 03:59:59'],
  },
  {
    id: '11',
    section: '1',
    title: '「旧曲」活动说明',
    shownMs: SHOWN,
    body: '<p>详见图片。</p><img src="https://sdk.hoyoverse.com/a.png">',
    truth: ['event | 旧曲 | 2026-11-10T04:00:00Z | 2026-12-20T00:00:00Z'],
  },
  ...[
    '「冒险家礼包」限时上架',
    '「珍珠纪行」开启',
    '「七圣召唤」铸境研炼',
    '《原神》公平运营声明',
    '「冬日问卷」活动',
    '「雪国明信片」网页活动现已开启',
  ].map(
    (title, index): GoldNotice => ({
      id: String(50 + index),
      section: '1',
      title,
      shownMs: SHOWN,
      body: `<p>〓活动时间〓</p><p>${local('2026/11/18 10:00:00')} ~ ${local('2026/12/07 03:59:59')}</p>`,
      truth: [],
    }),
  ),
  {
    id: '60',
    section: '1',
    title: '「雪原图鉴」活动',
    shownMs: SHOWN,
    body: '<p>〓活动时间〓</p><p>7.2版本更新后永久开放</p>',
    truth: [],
  },
]

export const GENSHIN_EN: readonly GoldNotice[] = [
  {
    id: '1',
    section: '2',
    language: 'en',
    title: '"A Winter Without a Name" Version 7.2 Update Details',
    shownMs: NOTES,
    body: '<p>〓Update Schedule〓</p><p>Update maintenance begins 2026/11/04 06:00 (UTC+8) and is estimated to take 5 hours.</p>',
    truth: ['version | A Winter Without a Name | 2026-11-04T03:00:00Z | 2026-12-15T22:00:00Z'],
  },
  {
    id: '2',
    section: '1',
    language: 'en',
    title: '"Frostfield Chase" Event: Complete the Challenges',
    shownMs: SHOWN,
    body: `<p>〓Event Duration〓</p><p>${local('2026/11/18 10:00:00')} – ${local('2026/12/07 03:59:59')}</p><p>〓Event Rewards〓</p><p>Primogems ×420, Mora ×300,000</p><p>〓Eligibility〓</p><p>Adventure Rank 20 or above</p>`,
    truth: ['event | Frostfield Chase | 2026-11-18 10:00:00 | 2026-12-07 03:59:59 | primogem 420'],
  },
  {
    id: '3',
    section: '1',
    language: 'en',
    title: 'Event Wish "Guardian Dream" - Boosted Drop Rate for "Vigilant Yaksha" Xiao (Anemo)!',
    subtitle: 'Event Wish - Guardian Dream',
    shownMs: SHOWN,
    body: `<p>〓Event Wish Details〓</p><table><tr><td>Event Wish Duration</td><td>Promotional Character (5-Star)</td></tr><tr><td>After the Version 7.2 update</td></tr><tr><td>—</td></tr><tr><td>${local('2026/11/24 17:59:59')}</td></tr><tr><td>"Vigilant Yaksha" Xiao (Anemo)</td><td>"Burgeoning Grace" Yaoyao (Dendro)</td></tr></table>`,
    truth: ['gacha | Guardian Dream | 2026-11-04T03:00:00Z | 2026-11-24 17:59:59 | | Xiao,Yaoyao'],
  },
  {
    id: '4',
    section: '1',
    language: 'en',
    title: '"Lake of Three Days" Event: Two Stages of Trials',
    shownMs: SHOWN,
    body: `<p>〓Event Duration〓</p><p>Stage 1: ${local('2026/11/21 10:00:00')} – ${local('2026/11/26 03:59:59')}</p><p>Stage 2: ${local('2026/11/26 10:00:00')} – ${local('2026/12/01 03:59:59')}</p><p>〓Event Details〓</p>`,
    truth: ['event | Lake of Three Days | 2026-11-21 10:00:00 | 2026-12-01 03:59:59'],
  },
  {
    id: '5',
    section: '1',
    language: 'en',
    title: '"Gifts of Daybreak" Daily Login Event',
    shownMs: SHOWN,
    body: `<p>During the event, log in on 7 days in total to receive Intertwined Fate ×10 and other rewards!</p><p>〓Event Duration〓</p><p>After the Version 7.2 update maintenance – ${local('2026/11/29 03:59:59')}</p>`,
    truth: ['event | Gifts of Daybreak | 2026-11-04T03:00:00Z | 2026-11-29 03:59:59 | intertwined_fate 10'],
  },
  {
    id: '6',
    section: '1',
    language: 'en',
    title: '"Overflowing Snow" Event: Obtain Double Rewards',
    shownMs: SHOWN,
    body: '<p>〓Event Duration〓</p><p>Asia: 2026/11/23 04:00 – 2026/11/30 03:59 (UTC+8)</p><p>Europe: 2026/11/23 04:00 – 2026/11/30 03:59 (UTC+1)</p><p>America: 2026/11/23 04:00 – 2026/11/30 03:59 (UTC-05:00)</p>',
    truth: ['event | Overflowing Snow | 2026-11-23 04:00:00 | 2026-11-30 03:59:59'],
  },
  {
    id: '7',
    section: '1',
    language: 'en',
    title: '"One Day Everywhere" Event: Join in at Once',
    shownMs: SHOWN,
    body: '<p>〓Event Duration〓</p><p>America: 2026/11/27 22:00 – 2026/11/28 21:00</p><p>Europe: 2026/11/28 04:00 – 2026/11/29 03:00</p><p>Asia: 2026/11/28 11:00 – 2026/11/29 10:00</p>',
    truth: ['event | One Day Everywhere | 2026-11-28T03:00:00Z | 2026-11-29T02:00:00Z'],
  },
  ...[
    '"Adventurer\'s Booster Bundles" - Round 60 Available for a Limited Time',
    'HoYoLAB Community "Daily Check-In" Feature',
    '"Winter Survey" Event',
    "Genius Invokation TCG: The Forge Realm's Temper",
  ].map(
    (title, index): GoldNotice => ({
      id: String(50 + index),
      section: '1',
      language: 'en',
      title,
      shownMs: SHOWN,
      body: '<p>Event Duration: 2026/11/18 10:00 – 2026/12/07 03:59</p>',
      truth: [],
    }),
  ),
]

function inOther(
  language: 'ja' | 'ko' | 'fr' | 'zh-Hant',
  rows: readonly (Omit<GoldNotice, 'section' | 'shownMs'> & Partial<Pick<GoldNotice, 'section' | 'shownMs'>>)[],
): readonly GoldNotice[] {
  return rows.map((row) => ({ section: '1', shownMs: SHOWN, language, ...row }))
}

export const GENSHIN_JA: readonly GoldNotice[] = inOther('ja', [
  {
    id: '1',
    section: '2',
    title: 'バージョン7.2「名もなき冬」アップデート内容',
    shownMs: NOTES,
    body: '<p>〓メンテナンス時間〓</p><p>2026/11/04 06:00:00(UTC+8)～、約5時間を予定しております。</p>',
    truth: ['version | 名もなき冬 | 2026-11-04T03:00:00Z | 2026-12-15T22:00:00Z'],
  },
  {
    id: '2',
    title: '「霜原の追走」イベント：試練に挑戦しよう',
    body: `<p>〓イベント期間〓</p><p>${local('2026/11/18 10:00:00')}～${local('2026/12/07 03:59:59')}</p><p>〓イベント報酬〓</p><p>原石×420、大英雄の経験×20</p>`,
    truth: ['event | 霜原の追走 | 2026-11-18 10:00:00 | 2026-12-07 03:59:59 | primogem 420'],
  },
  {
    id: '3',
    title: 'イベント祈願「護法の夢」',
    body: `<p>祈願期間</p><p>Ver.7.2アップデート後 ～ ${local('2026/11/24 17:59:59')}</p><p>「護法夜叉・魈(風)」</p>`,
    truth: ['gacha | 護法の夢 | 2026-11-04T03:00:00Z | 2026-11-24 17:59:59 | | 魈'],
  },
  {
    id: '4',
    title: '「雪の小道」イベント',
    body: '<p>〓イベント期間〓</p><p>2026年11月20日(金) 10:00 ～ 2026年12月3日(木) 3:59（サーバー時間）</p>',
    truth: ['event | 雪の小道 | 2026-11-20 10:00:00 | 2026-12-03 03:59:59'],
  },
])

export const GENSHIN_KO: readonly GoldNotice[] = inOther('ko', [
  {
    id: '2',
    title: '「서리 벌판의 추격」 이벤트: 도전을 완료하세요',
    body: `<p>〓이벤트 기간〓</p><p>${local('2026/11/18 10:00:00')} ~ ${local('2026/12/07 03:59:59')}</p><p>〓이벤트 보상〓</p><p>원석 ×420, 모라 ×300,000</p>`,
    truth: ['event | 서리 벌판의 추격 | 2026-11-18 10:00:00 | 2026-12-07 03:59:59 | primogem 420'],
  },
  {
    id: '3',
    title: '「눈길」 이벤트',
    body: '<p>〓이벤트 기간〓</p><p>2026년 11월 20일 10:00부터 2026년 12월 3일 03:59까지 (서버 시간)</p>',
    truth: ['event | 눈길 | 2026-11-20 10:00:00 | 2026-12-03 03:59:59'],
  },
])

export const GENSHIN_FR: readonly GoldNotice[] = inOther('fr', [
  {
    id: '2',
    title: 'Événement « Course sur la plaine gelée » : relevez les défis',
    body: `<p>〓Durée de l'événement〓</p><p>${local('2026/11/18 10:00:00')} – ${local('2026/12/07 03:59:59')}</p><p>〓Récompenses de l'événement〓</p><p>Primo-gemmes ×420, Moras ×300 000</p>`,
    truth: ['event | Course sur la plaine gelée | 2026-11-18 10:00:00 | 2026-12-07 03:59:59 | primogem 420'],
  },
  {
    id: '3',
    title: 'Événement « Sentier de neige »',
    body: "<p>〓Durée de l'événement〓</p><p>Du 20/11/2026 à 10:00 au 03/12/2026 à 03:59 (heure du serveur)</p>",
    truth: ['event | Sentier de neige | 2026-11-20 10:00:00 | 2026-12-03 03:59:59'],
  },
])

export const GENSHIN_ZH_HANT: readonly GoldNotice[] = inOther('zh-Hant', [
  {
    id: '2',
    title: '「霜原競逐」活動：完成挑戰',
    body: `<p>〓活動時間〓</p><p>${local('2026/11/18 10:00:00')} ~ ${local('2026/12/07 03:59:59')}</p><p>〓活動獎勵〓</p><p>原石×420</p>`,
    truth: ['event | 霜原競逐 | 2026-11-18 10:00:00 | 2026-12-07 03:59:59 | primogem 420'],
  },
  {
    id: '3',
    title: '「雪徑」活動',
    body: '<p>〓活動時間〓</p><p>2026/11/20 10:00（伺服器時間）至 2026/12/03 03:59（伺服器時間）</p>',
    truth: ['event | 雪徑 | 2026-11-20 10:00:00 | 2026-12-03 03:59:59'],
  },
])
