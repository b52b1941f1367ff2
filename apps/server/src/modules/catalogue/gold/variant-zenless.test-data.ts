import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

const NOTES = [Date.UTC(2026, 10, 17, 4), Date.UTC(2026, 11, 29, 22)] as const

export const ZENLESS_ZH: readonly GoldNotice[] = rows('zh-Hans', '3', [
  notice('「长街」3.3版本更新公告', {
    shownMs: NOTES,
    body: '<p>▌更新时间</p><p>2026年11月18日 06:00 (UTC+8) 开始，预计耗时5小时。</p>',
    truth: ['version | 长街 | 2026-11-18T03:00:00Z | 2026-12-29T22:00:00Z'],
  }),
  event(
    '「午夜放映」活动说明',
    '【活动时间】',
    '2026年11月19日10:00 - 2026年12月8日03:59（服务器时间）',
    '午夜放映 | 2026-11-19 10:00:00 | 2026-12-08 03:59:59',
  ),
  event(
    '「先遣赏金」活动说明',
    '【活动时间】',
    '2026/11/23 04:00 ~ 2026/11/28 03:59 （服务器时间）',
    '先遣赏金 | 2026-11-23 04:00:00 | 2026-11-28 03:59:59',
  ),
  event(
    '「街角旧事」活动说明',
    '<strong>【活动时间】</strong>',
    '3.3版本更新后～2026/12/29 05:59（UTC+8）',
    '街角旧事 | 2026-11-18T03:00:00Z | 2026-12-28T21:59:59Z',
  ),
  event(
    '「六分街」活动说明',
    '活动时间',
    table(
      ['活动阶段', '活动时间'],
      ['阶段一', '2026/11/19 10:00（服务器时间） ~ 2026/12/08 03:59（服务器时间）'],
      ['阶段二', '2026/11/24 10:00（服务器时间） ~ 2026/12/08 03:59（服务器时间）'],
    ),
    '六分街 | 2026-11-19 10:00:00 | 2026-12-08 03:59:59',
  ),
  event(
    '「式舆防卫战」开启',
    '【开放时间】',
    '2026/11/20 04:00（服务器时间）~2026/12/04 03:59（服务器时间）',
    '式舆防卫战 | 2026-11-20 04:00:00 | 2026-12-04 03:59:59',
    'challenge',
  ),
  event(
    '『嗯呢』从天降活动说明',
    '【活动时间】',
    '2026/11/20 04:00 ~ 2026/12/04 03:59',
    '『嗯呢』从天降 | 2026-11-20 04:00:00 | 2026-12-04 03:59:59',
  ),
  notice('「无言共鸣」限时频段开启', {
    section: '4',
    body: '<p>【调频时间】</p><p>2026/12/09 12:00 ~ 2026/12/29 14:59（服务器时间）</p><p>【活动说明】</p><p>调频活动期间，限定S级代理人[星见雅（冰·烈霜）]获取概率大幅提升！</p>',
    truth: ['gacha | 无言共鸣 | 2026-12-09 12:00:00 | 2026-12-29 14:59:59 | | 星见雅'],
  }),
])

export const ZENLESS_EN: readonly GoldNotice[] = rows('en', '3', [
  notice('Zenless Zone Zero Version 3.3 "Long Street" Update Details', {
    shownMs: NOTES,
    body: '<p>Maintenance Time</p><p>The update maintenance begins on 2026/11/18 at 06:00 (UTC+8) and is estimated to take 5 hours.</p>',
    truth: ['version | Long Street | 2026-11-18T03:00:00Z | 2026-12-29T22:00:00Z'],
  }),
  event(
    '"Advanced Bounty: Routine Cleanup" Event Details',
    '[Event Duration]',
    '2026/11/23 04:00 – 2026/11/28 03:59 (server time)',
    'Advanced Bounty: Routine Cleanup | 2026-11-23 04:00:00 | 2026-11-28 03:59:59',
  ),
  event(
    '"Data Bounty" Event',
    '▌ Event Duration',
    '2026/11/23 04:00:00 (server time) to 2026/11/28 03:59:59 (server time)',
    'Data Bounty | 2026-11-23 04:00:00 | 2026-11-28 03:59:59',
  ),
  event(
    'Event "Midnight Show" Details',
    'Event Duration:',
    'After the Version 3.3 update until 2026/12/28 at 03:59 (server time)',
    'Midnight Show | 2026-11-18T03:00:00Z | 2026-12-28 03:59:59',
  ),
  event(
    '"Deadly Assault" Event Details',
    '[Event Duration]',
    '2026/11/20 04:00 – 2026/12/04 03:59 (server time)',
    'Deadly Assault | 2026-11-20 04:00:00 | 2026-12-04 03:59:59',
    'challenge',
  ),
  event('"New Eridu City Fund" Details', '[Event Duration]', '2026/11/20 04:00 – 2026/12/04 03:59 (server time)', null),
  event('Version 3.3 Pre-Download', '[Duration]', '2026/11/16 10:00 – 2026/11/18 05:59', null),
])

export const ZENLESS_JA: readonly GoldNotice[] = rows('ja', '3', [
  event(
    'イベント「先遣賞金」のお知らせ',
    '【開催期間】',
    '2026年11月23日 4:00 ～ 2026年11月28日 3:59（サーバー時間）',
    '先遣賞金 | 2026-11-23 04:00:00 | 2026-11-28 03:59:59',
  ),
  event(
    '「真夜中の上映」イベント開催',
    '■イベント期間',
    'Ver.3.3アップデート後～2026/12/28 03:59（サーバー時間）',
    '真夜中の上映 | 2026-11-18T03:00:00Z | 2026-12-28 03:59:59',
  ),
  notice('Ver.3.3「長街」アップデートのお知らせ', {
    shownMs: NOTES,
    body: '<p>【メンテナンス時間】</p><p>2026/11/18 6:00～11:00（UTC+8）</p>',
    truth: ['version | 長街 | 2026-11-18T03:00:00Z | 2026-12-29T22:00:00Z'],
  }),
])
export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', '3', [
  event(
    '「선발대 현상금」 이벤트 안내',
    '【이벤트 기간】',
    '2026년 11월 23일 04:00 ~ 2026년 11월 28일 03:59 (서버 시간)',
    '선발대 현상금 | 2026-11-23 04:00:00 | 2026-11-28 03:59:59',
  ),
  event(
    '「심야 상영」 이벤트 안내',
    '【이벤트 기간】',
    '3.3 버전 업데이트 후 ~ 2026/12/28 03:59(서버 시간)',
    '심야 상영 | 2026-11-18T03:00:00Z | 2026-12-28 03:59:59',
  ),
  notice('3.3 버전 「긴 거리」 업데이트 안내', {
    shownMs: NOTES,
    body: '<p>【점검 시간】</p><p>2026/11/18 06:00 ~ 11:00(UTC+8)</p>',
    truth: ['version | 긴 거리 | 2026-11-18T03:00:00Z | 2026-12-29T22:00:00Z'],
  }),
])
export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', '3', [
  event(
    'Événement « Séance de minuit »',
    "[Durée de l'événement]",
    'Après la mise à jour 3.3 – 28/12/2026 à 03:59 (heure du serveur)',
    'Séance de minuit | 2026-11-18T03:00:00Z | 2026-12-28 03:59:59',
  ),
  notice('Détails de la mise à jour de la version 3.3 « Longue rue »', {
    shownMs: NOTES,
    body: '<p>[Horaires de la maintenance]</p><p>18/11/2026 de 06:00 à 11:00 (UTC+8)</p>',
    truth: ['version | Longue rue | 2026-11-18T03:00:00Z | 2026-12-29T22:00:00Z'],
  }),
])
export const ZENLESS_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3', [
  event(
    '「先遣賞金」活動說明',
    '【活動時間】',
    '2026/11/23 04:00 ~ 2026/11/28 03:59（伺服器時間）',
    '先遣賞金 | 2026-11-23 04:00:00 | 2026-11-28 03:59:59',
  ),
  notice('「長街」3.3版本更新說明', {
    shownMs: NOTES,
    body: '<p>【更新時間】</p><p>2026/11/18 06:00 ~ 11:00（UTC+8）</p>',
    truth: ['version | 長街 | 2026-11-18T03:00:00Z | 2026-12-29T22:00:00Z'],
  }),
])
