import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl"&gt;${time}&lt;/t&gt;`
const NOTES = [Date.UTC(2026, 10, 10, 4), Date.UTC(2026, 11, 22, 22)] as const

export const STARRAIL_EN: readonly GoldNotice[] = rows('en', '4', [
  notice('Version 4.7 "The Long Night" Update Details', {
    shownMs: NOTES,
    body: `<h1>■ Update Time</h1><p>${gl('2026/11/11 06:00:00')} (UTC+8). The update is expected to take five hours.</p>`,
    truth: ['version | The Long Night | 2026-11-11T03:00:00Z | 2026-12-22T22:00:00Z'],
  }),
  event(
    '"Realm of the Strange" Double Rewards Event',
    '■ Event Period',
    `${lc('2026/11/21 04:00:00')} – ${lc('2026/11/28 03:59:00')} (server time)`,
    'Realm of the Strange | 2026-11-21 04:00:00 | 2026-11-28 03:59:00',
  ),
  event(
    'Limited-Time Event: "Snack Dash"',
    '<h1>Limited-Time Event Period</h1>',
    `After the Version 4.7 update – ${lc('2026/11/30 03:59:00')}`,
    'Snack Dash | 2026-11-11T03:00:00Z | 2026-11-30 03:59:00',
  ),
  notice('Character and Light Cone Event Warp: "Indelible Coterie"', {
    section: '3',
    body: `<h1>■ Event Warp Period</h1><p>${lc('2026/12/02 12:00:00')} – ${lc('2026/12/22 15:00:00')}</p><p>During the event warp, the drop rate of the limited 5-star character Acheron (Nihility: Lightning) will be boosted!</p>`,
    truth: ['gacha | Indelible Coterie | 2026-12-02 12:00:00 | 2026-12-22 15:00:00 | | Acheron'],
  }),
  event(
    '"Gift of Odyssey" Check-In Event: Obtain Star Rail Special Pass ×10',
    '■ Event Duration',
    `2026/11/25 04:00:00 (server time) - Before the 4.8 update`,
    'Gift of Odyssey | 2026-11-25 04:00:00 | 2026-12-22T22:00:00Z | special_pass 10',
  ),
  event(
    '"Memory of Chaos" Phase Update Event',
    '■ Event Period',
    `${lc('2026/11/23 04:00:00')} – ${lc('2027/01/04 03:59:00')}`,
    'Memory of Chaos | 2026-11-23 04:00:00 | 2027-01-04 03:59:00',
    'challenge',
  ),
  event(
    'Nameless Honor: New Phase',
    '■ Event Period',
    `${lc('2026/11/23 04:00:00')} – ${lc('2027/01/04 03:59:00')}`,
    null,
  ),
  event('Version 4.8 Pre-Installation Available', '■ Time', `${gl('2026/12/21 10:00:00')}`, null),
  event(
    '"Starlight Parade" Event',
    '■ Event Period',
    'Asia: 2026/11/22 12:00 - 2026/12/02 12:00<br>Europe: 2026/11/22 05:00 - 2026/12/02 05:00<br>America: 2026/11/21 23:00 - 2026/12/01 23:00',
    'Starlight Parade | 2026-11-22T04:00:00Z | 2026-12-02T04:00:00Z',
  ),
])

export const STARRAIL_ZH: readonly GoldNotice[] = rows('zh-Hans', '4', [
  notice('「长夜将明」4.7版本更新说明', {
    shownMs: NOTES,
    body: '<h1>■更新时间</h1><p>2026/11/11 06:00:00开始，预计5小时完成</p>',
    truth: ['version | 长夜将明 | 2026-11-11T03:00:00Z | 2026-12-22T22:00:00Z'],
  }),
  event(
    '「花藏繁生」活动：参与活动获取双倍奖励',
    '■活动时间',
    `${lc('2026/11/21 04:00:00')} - ${lc('2026/11/28 03:59:00')}`,
    '花藏繁生 | 2026-11-21 04:00:00 | 2026-11-28 03:59:00',
  ),
  event(
    '「位面分裂」活动说明',
    '▌活动时间',
    '2026年11月21日04:00—11月28日03:59（服务器时间）',
    '位面分裂 | 2026-11-21 04:00:00 | 2026-11-28 03:59:59',
  ),
  event(
    '限时活动「星间集市」',
    '■限时活动期',
    `4.7版本更新后 – ${lc('2026/11/30 03:59:00')}<br>■永久活动期<br>2026/11/30 04:00:00后永久开放`,
    '星间集市 | 2026-11-11T03:00:00Z | 2026-11-30 03:59:00',
  ),
  notice('「流光定影」光锥活动跃迁', {
    section: '3',
    body: `<h1>■活动时间</h1><p>${lc('2026/12/02 12:00:00')} - ${lc('2026/12/22 15:00:00')}</p><p>活动期间，限定5星光锥「行于流逝的岸（虚无）」跃迁成功概率限时提升！</p>`,
    truth: ['gacha | 流光定影 | 2026-12-02 12:00:00 | 2026-12-22 15:00:00 | | 行于流逝的岸'],
  }),
  event(
    '「虚构叙事」活动说明',
    '■开放时间',
    `${lc('2026/11/09 04:00:00')} - ${lc('2026/12/21 03:59:00')}`,
    '虚构叙事 | 2026-11-09 04:00:00 | 2026-12-21 03:59:00',
    'challenge',
  ),
  event('4.8版本「归途」维护预告', '■更新时间', '2026/12/23 06:00:00', null),
])

export const STARRAIL_JA: readonly GoldNotice[] = rows('ja', '4', [
  event(
    '「幽境の夜」イベントのお知らせ',
    '■イベント期間',
    `${lc('2026/11/21 04:00:00')}～${lc('2026/11/28 03:59:00')}（サーバー時間）`,
    '幽境の夜 | 2026-11-21 04:00:00 | 2026-11-28 03:59:00',
  ),
  event(
    '期間限定イベント「星間の市場」',
    '■期間限定イベント期間',
    `Ver.4.7アップデート後～${lc('2026/11/30 03:59:00')}`,
    '星間の市場 | 2026-11-11T03:00:00Z | 2026-11-30 03:59:00',
  ),
  notice('Ver.4.7アップデートのお知らせ', {
    shownMs: NOTES,
    body: '<h1>■アップデート時間</h1><p>2026/11/11 06:00:00～11:00:00（UTC+8）</p>',
    truth: ['version |  | 2026-11-11T03:00:00Z | 2026-12-22T22:00:00Z'],
  }),
])
export const STARRAIL_KO: readonly GoldNotice[] = rows('ko', '4', [
  event(
    '「은하 시장」 이벤트 안내',
    '■이벤트 기간',
    `2026/11/21 04:00:00(서버 시간)부터 2026/11/28 03:59:00(서버 시간)까지`,
    '은하 시장 | 2026-11-21 04:00:00 | 2026-11-28 03:59:00',
  ),
  event(
    '「밤의 열차」 이벤트: 보상 2배',
    '■이벤트 기간',
    `${lc('2026/11/21 04:00:00')} - ${lc('2026/11/28 03:59:00')}`,
    '밤의 열차 | 2026-11-21 04:00:00 | 2026-11-28 03:59:00',
  ),
])
export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', '4', [
  event(
    'Événement à durée limitée : « Marché des étoiles »',
    "■ Période de l'événement",
    `Du 21/11/2026 à 04h00 au 28/11/2026 à 03h59 (heure du serveur)`,
    'Marché des étoiles | 2026-11-21 04:00:00 | 2026-11-28 03:59:59',
  ),
])
export const STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '4', [
  event(
    '「星間集市」活動說明',
    '■活動時間',
    `${lc('2026/11/21 04:00:00')} - ${lc('2026/11/28 03:59:00')}（伺服器時間）`,
    '星間集市 | 2026-11-21 04:00:00 | 2026-11-28 03:59:00',
  ),
])
