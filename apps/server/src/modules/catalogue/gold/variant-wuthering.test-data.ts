import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

const NOTES = [Date.UTC(2026, 10, 18, 20), Date.UTC(2026, 11, 30, 20)] as const
const in5 = <T extends object>(row: T) => ({ ...row, section: '2/5' })

export const WUTHERING_ZH: readonly GoldNotice[] = rows('zh-Hans', '2/3', [
  notice('「无归之海」3.8版本内容说明', {
    section: '1/1',
    shownMs: NOTES,
    body: '<p>✦更新维护时间✦</p><p>2026年11月19日 04:00 – 2026年11月19日 11:00 (UTC+8)</p>',
    truth: ['version | 无归之海 | 2026-11-19T03:00:00Z | 2026-12-30T20:00:00Z'],
  }),
  event(
    '[海上旧梦]签到活动',
    '✦活动时间✦',
    '3.8版本更新后 – 2026年12月10日03:59（服务器时间）',
    '海上旧梦 | 2026-11-19T03:00:00Z | 2026-12-10 03:59:59',
  ),
  in5(
    event(
      '[潮汐竞技]战斗活动',
      '<strong>✦活动时间✦</strong>',
      '2026年11月26日10:00~2026年12月17日11:59(服务器时间)',
      '潮汐竞技 | 2026-11-26 10:00:00 | 2026-12-17 11:59:59',
    ),
  ),
  event(
    '[双倍之音]',
    '✦ 活动时间 ✦',
    '2026年11月26日 4:00 至 2026年12月3日 3:59（服务器时间）',
    '双倍之音 | 2026-11-26 04:00:00 | 2026-12-03 03:59:59',
  ),
  event(
    '[远航日志]',
    '活动时间',
    '第一期：2026年11月26日10:00 ~ 2026年12月3日11:59（服务器时间）<br>第二期：2026年12月3日12:00 ~ 2026年12月17日11:59（服务器时间）',
    '远航日志 | 2026-11-26 10:00:00 | 2026-12-17 11:59:59',
  ),
  event(
    '[逆境深塔·深境区]开启',
    '✦开放时间✦',
    '2026年11月23日04:00 ~ 2026年12月21日03:59（服务器时间）',
    '逆境深塔·深境区 | 2026-11-23 04:00:00 | 2026-12-21 03:59:59',
    'challenge',
  ),
  notice('[怒海之声]角色活动唤取', {
    section: '3/7',
    body: '<p>✦活动时间✦</p><p>2026年12月10日10:00 ~ 2026年12月30日11:59（服务器时间）</p><p>活动期间，5星共鸣者「今汐」唤取概率提升！</p>',
    truth: ['gacha | 怒海之声 | 2026-12-10 10:00:00 | 2026-12-30 11:59:59 | | 今汐'],
  }),
  event('[全新玩法]常驻开放', '✦开放时间✦', '3.8版本更新后永久开放', null),
  event('[先约电台]开启', '✦开放时间✦', '3.8版本更新后 ~ 2026年12月30日03:59（服务器时间）', null),
  event(
    '[浪潮观测]',
    '✦活动时间✦',
    '3.8版本 ~ 3.9版本更新前',
    '浪潮观测 | 2026-11-19T03:00:00Z | 2026-12-30T20:00:00Z',
  ),
])

export const WUTHERING_EN: readonly GoldNotice[] = rows('en', '2/3', [
  notice('Version 3.8 "Sea of No Return" Patch Notes', {
    section: '1/1',
    shownMs: NOTES,
    body: '<p>Update Maintenance Time: 2026-11-19 04:00 - 11:00 (UTC+8)</p>',
    truth: ['version | Sea of No Return | 2026-11-19T03:00:00Z | 2026-12-30T20:00:00Z'],
  }),
  event(
    '[Old Dreams at Sea] Login Event',
    '✦Event Duration✦',
    'Version 3.8 update - 2026-12-10 03:59 (server time)',
    'Old Dreams at Sea | 2026-11-19T03:00:00Z | 2026-12-10 03:59:59',
  ),
  in5(
    event(
      '[Tidal Arena] Combat Event',
      '✦Event Duration✦',
      '2026-11-26 10:00 - 2026-12-17 11:59 (server time)',
      'Tidal Arena | 2026-11-26 10:00:00 | 2026-12-17 11:59:59',
    ),
  ),
  event(
    '[Voyage Log]',
    '✦Duration✦',
    'Nov 26, 2026 10:00 - Dec 17, 2026 11:59 (Server Time)',
    'Voyage Log | 2026-11-26 10:00:00 | 2026-12-17 11:59:59',
  ),
  event(
    '[Tower of Adversity: Hazard Zone]',
    '✦Duration✦',
    '2026-11-23 04:00 - 2026-12-21 03:59 (server time)',
    'Tower of Adversity: Hazard Zone | 2026-11-23 04:00:00 | 2026-12-21 03:59:59',
    'challenge',
  ),
])
export const WUTHERING_JA: readonly GoldNotice[] = rows('ja', '2/3', [
  notice('Ver.3.8「帰らざる海」コンテンツ紹介', {
    section: '1/1',
    shownMs: NOTES,
    body: '<p>✦メンテナンス時間✦</p><p>2026年11月19日04:00～11:00（UTC+8）</p>',
    truth: ['version | 帰らざる海 | 2026-11-19T03:00:00Z | 2026-12-30T20:00:00Z'],
  }),
  event(
    '[海の古い夢]ログインイベント',
    '✦開催期間✦',
    'Ver.3.8アップデート後～2026年12月10日03:59（サーバー時間）',
    '海の古い夢 | 2026-11-19T03:00:00Z | 2026-12-10 03:59:59',
  ),
  event(
    '[潮のアリーナ]',
    '✦開催期間✦',
    '2026年11月26日10:00～2026年12月17日11:59（サーバー時間）',
    '潮のアリーナ | 2026-11-26 10:00:00 | 2026-12-17 11:59:59',
  ),
])
export const WUTHERING_KO: readonly GoldNotice[] = rows('ko', '2/3', [
  notice('3.8 버전 「돌아오지 않는 바다」 버전 내용 안내', {
    section: '1/1',
    shownMs: NOTES,
    body: '<p>✦점검 시간✦</p><p>2026년 11월 19일 04:00 ~ 2026년 11월 19일 11:00 (UTC+8)</p>',
    truth: ['version | 돌아오지 않는 바다 | 2026-11-19T03:00:00Z | 2026-12-30T20:00:00Z'],
  }),
  event(
    '[바다의 옛 꿈] 출석 이벤트',
    '✦이벤트 기간✦',
    '3.8 버전 업데이트 후 ~ 2026년 12월 10일 03:59 (서버 시간)',
    '바다의 옛 꿈 | 2026-11-19T03:00:00Z | 2026-12-10 03:59:59',
  ),
])
export const WUTHERING_FR: readonly GoldNotice[] = rows('fr', '2/3', [
  notice('Notes de version 3.8 « Mer sans retour »', {
    section: '1/1',
    shownMs: NOTES,
    body: '<p>✦Horaires de maintenance✦</p><p>19/11/2026 04:00 – 11:00 (UTC+8)</p>',
    truth: ['version | Mer sans retour | 2026-11-19T03:00:00Z | 2026-12-30T20:00:00Z'],
  }),
  event(
    '[Vieux rêves en mer]',
    "✦Durée de l'événement✦",
    'Mise à jour 3.8 – 10/12/2026 03:59 (heure du serveur)',
    'Vieux rêves en mer | 2026-11-19T03:00:00Z | 2026-12-10 03:59:59',
  ),
  event(
    '[Arène des marées]',
    "✦Durée de l'événement✦",
    '26/11/2026 10:00 – 17/12/2026 11:59 (heure du serveur)',
    'Arène des marées | 2026-11-26 10:00:00 | 2026-12-17 11:59:59',
  ),
])
export const WUTHERING_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '2/3', [
  notice('「無歸之海」3.8版本內容說明', {
    section: '1/1',
    shownMs: NOTES,
    body: '<p>✦更新維護時間✦</p><p>2026年11月19日04:00 ~ 2026年11月19日11:00（UTC+8）</p>',
    truth: ['version | 無歸之海 | 2026-11-19T03:00:00Z | 2026-12-30T20:00:00Z'],
  }),
  event(
    '[海上舊夢]簽到活動',
    '✦活動時間✦',
    '3.8版本更新後 ~ 2026年12月10日03:59（伺服器時間）',
    '海上舊夢 | 2026-11-19T03:00:00Z | 2026-12-10 03:59:59',
  ),
])
