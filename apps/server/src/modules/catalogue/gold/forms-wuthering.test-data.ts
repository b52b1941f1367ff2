import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

const SERVER = '2026-11-20 10:00:00 | 2026-12-03 11:59:59'
const JA = '2026年11月20日10:00 ～ 2026年12月3日11:59（サーバー時間）'
const KO = '2026년 11월 20일 10:00 ~ 2026년 12월 3일 11:59 (서버 시간)'
const FR = '20/11/2026 10:00 - 03/12/2026 11:59 (heure du serveur)'
const EN = '2026-11-20 10:00 - 2026-12-03 11:59 (server time)'
const banner = (title: string, label: string, text: string, name: string) => ({
  ...event(title, label, text, `${name} | ${SERVER}`, 'gacha'),
  section: '',
})

export const WUTHERING_JA: readonly GoldNotice[] = rows('ja', '2/3', [
  event('期間限定イベント「海の灯」', '✦イベント開催期間✦', JA, `海の灯 | ${SERVER}`),
  event('【海の歌】ログインイベント', '✦実施期間✦', JA, `海の歌 | ${SERVER}`),
  event('「死の歌が纏う海の廃墟」更新', '✦開放期間✦', JA, `死の歌が纏う海の廃墟 | ${SERVER}`, 'challenge'),
  event('「終焉マトリクス」更新', '✦挑戦期間✦', JA, `終焉マトリクス | ${SERVER}`, 'challenge'),
  banner('共鳴者集音（イベント）「海の踊り」', '✦集音期間✦', JA, '海の踊り'),
])
export const WUTHERING_KO: readonly GoldNotice[] = rows('ko', '2/3', [
  event('[바다의 등불] 기간 한정 이벤트', '✦진행 기간✦', KO, `바다의 등불 | ${SERVER}`),
  event('[역경의 탑] 시즌 갱신', '✦도전 기간✦', KO, `역경의 탑 | ${SERVER}`, 'challenge'),
  banner('[바다의 춤] 캐릭터 이벤트 튜닝', '✦튜닝 기간✦', KO, '바다의 춤'),
  notice('「바다의 시험」 3.8 버전 업데이트 내용 안내', {
    section: '1/1',
    body: '<p>✦점검 시간: 2026년 11월 19일 04:00 ~ 2026년 11월 19일 11:00(UTC+8)</p>',
    truth: ['version | 바다의 시험 | 2026-11-19T03:00:00Z | 2026-12-30T20:00:00Z'],
    shownMs: [Date.UTC(2026, 10, 18, 20), Date.UTC(2026, 11, 30, 20)],
  }),
])
export const WUTHERING_FR: readonly GoldNotice[] = rows('fr', '2/3', [
  event('[Lanterne de mer] Événement à durée limitée', '✦Dates✦', FR, `Lanterne de mer | ${SERVER}`),
  event("[Tour de l'Adversité] Nouvelle saison", '✦Disponibilité✦', FR, `Tour de l'Adversité | ${SERVER}`, 'challenge'),
  banner('[Danse de mer] Convier des Personnages à durée limitée', '✦Durée✦', FR, 'Danse de mer'),
])
export const WUTHERING_EN: readonly GoldNotice[] = rows('en', '2/3', [
  event('[Sea Lantern] Limited-Time Event', '✦Event Dates✦', EN, `Sea Lantern | ${SERVER}`),
  event('[Sea Song] Login Event', '✦Active Period✦', EN, `Sea Song | ${SERVER}`),
])
export const WUTHERING_ZH: readonly GoldNotice[] = rows('zh-Hans', '2/3', [
  event(
    '[海上明灯]限时活动',
    '✦活动期限✦',
    '2026年11月20日10:00 ~ 2026年12月3日11:59（服务器时间）',
    `海上明灯 | ${SERVER}`,
  ),
  event(
    '[海上长歌]限时活动',
    '✦挑战时间✦',
    '2026年11月20日10:00 ~ 2026年12月3日11:59（服务器时间）',
    `海上长歌 | ${SERVER}`,
  ),
])
