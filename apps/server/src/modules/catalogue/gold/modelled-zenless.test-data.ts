import type { GoldNotice } from './gold-notice.ts'

/** Modelled on the publisher's forms; events, names and wording are invented, items are real. */
const SHOWN = [Date.UTC(2026, 10, 10, 4), Date.UTC(2026, 11, 20)] as const
const NOTES = [Date.UTC(2026, 10, 17, 4), Date.UTC(2026, 11, 29, 22)] as const

type Row = Omit<GoldNotice, 'section' | 'shownMs'> & Partial<Pick<GoldNotice, 'section' | 'shownMs'>>

function rows(language: NonNullable<GoldNotice['language']>, given: readonly Row[]): readonly GoldNotice[] {
  return given.map((row) => ({ section: '3', shownMs: SHOWN, language, ...row }))
}

export const ZENLESS_ZH: readonly GoldNotice[] = rows('zh-Hans', [
  {
    id: '1',
    title: '「长街」3.3版本更新说明',
    shownMs: NOTES,
    body: '<p>【更新时间】</p><p>2026/11/18 06:00 ~ 11:00（UTC+8）</p>',
    truth: ['version | 长街 | 2026-11-18T03:00:00Z | 2026-12-29T22:00:00Z'],
  },
  {
    id: '2',
    title: '「街区夜行」活动说明',
    body: '<p>【活动时间】</p><p>2026/11/19 10:00（服务器时间） ~ 2026/12/08 03:59（服务器时间）</p><p>【活动奖励】</p><p>菲林*300、加密母带*3</p><p>【参与条件】</p><p>绳网等级14级</p>',
    truth: ['event | 街区夜行 | 2026-11-19 10:00:00 | 2026-12-08 03:59:59 | polychrome 300 encrypted_master_tape 3'],
  },
  {
    id: '3',
    title: '「河畔集市」活动说明',
    body: '<p>【活动时间】</p><p>3.3版本更新后 ~ 2026/12/29 05:59（服务器时间）</p>',
    truth: ['event | 河畔集市 | 2026-11-18T03:00:00Z | 2026-12-29 05:59:59'],
  },
  {
    id: '4',
    title: '「危局强袭战」开启',
    body: '<p>【活动时间】</p><p>2026/11/20 04:00（服务器时间） ~ 2026/12/04 03:59（服务器时间）</p>',
    truth: ['challenge | 危局强袭战 | 2026-11-20 04:00:00 | 2026-12-04 03:59:59'],
  },
  {
    id: '5',
    title: '「跨年夜」活动说明',
    body: '<p>【活动时间】</p><p>2026/12/10 10:00 ~ 01/08 03:59（服务器时间）</p>',
    truth: ['event | 跨年夜 | 2026-12-10 10:00:00 | 2027-01-08 03:59:59'],
  },
  ...['「调频回馈」活动说明', '「全新放送」', '「丽都城募」开启', '「云·绝区零」活动说明'].map(
    (title, index): Row => ({
      id: String(50 + index),
      section: '4',
      title,
      body: '<p>【活动时间】</p><p>2026/11/19 10:00 ~ 2026/12/08 03:59（服务器时间）</p>',
      truth:
        index > 1 ? [] : [`event | ${['调频回馈', '全新放送'][index]} | 2026-11-19 10:00:00 | 2026-12-08 03:59:59`],
    }),
  ),
])

export const ZENLESS_EN: readonly GoldNotice[] = rows('en', [
  {
    id: '1',
    title: 'Version 3.3 "Long Street" Update Details',
    shownMs: NOTES,
    body: '<p>[Update Maintenance Time]</p><p>2026/11/18 06:00 – 11:00 (UTC+8)</p>',
    truth: ['version | Long Street | 2026-11-18T03:00:00Z | 2026-12-29T22:00:00Z'],
  },
  {
    id: '2',
    title: '"Night Walk" Event Details',
    body: '<p>[Event Duration]</p><p>2026/11/19 10:00 (server time) – 2026/12/08 03:59 (server time)</p><p>[Event Rewards]</p><p>Polychrome ×300, Encrypted Master Tape ×3</p><p>[Requirements]</p><p>Inter-Knot Lv. 14</p>',
    truth: ['event | Night Walk | 2026-11-19 10:00:00 | 2026-12-08 03:59:59 | polychrome 300 encrypted_master_tape 3'],
  },
  {
    id: '3',
    title: '"Riverside Market" Event Details',
    body: '<p>[Event Duration]</p><p>After the Version 3.3 update – 2026/12/29 05:59 (server time)</p>',
    truth: ['event | Riverside Market | 2026-11-18T03:00:00Z | 2026-12-29 05:59:59'],
  },
  {
    id: '4',
    title: '"Rooftop Concert" Event Details',
    body: '<p>[Event Duration]</p><p>Asia server: 2026/11/21 18:00 – 2026/11/28 18:00, Europe server: 2026/11/21 18:00 – 2026/11/28 18:00, America server: 2026/11/21 18:00 – 2026/11/28 18:00</p>',
    truth: ['event | Rooftop Concert | 2026-11-21 18:00:00 | 2026-11-28 18:00:00'],
  },
  {
    id: '50',
    title: 'Web Event "City Postcards"',
    body: '<p>[Event Duration] 2026/11/19 10:00 – 2026/12/08 03:59</p>',
    truth: [],
  },
])

export const ZENLESS_JA: readonly GoldNotice[] = rows('ja', [
  {
    id: '2',
    title: 'イベント「夜の街歩き」のお知らせ',
    body: '<p>【イベント期間】</p><p>2026/11/19 10:00（サーバー時間）～2026/12/08 3:59（サーバー時間）</p><p>【イベント報酬】</p><p>ポリクローム×300</p>',
    truth: ['event | 夜の街歩き | 2026-11-19 10:00:00 | 2026-12-08 03:59:59 | polychrome 300'],
  },
])

export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', [
  {
    id: '2',
    title: '「밤 산책」 이벤트 안내',
    body: '<p>【이벤트 기간】</p><p>2026/11/19 10:00 ~ 2026/12/08 03:59(서버 시간)</p><p>【이벤트 보상】</p><p>폴리크롬 ×300</p>',
    truth: ['event | 밤 산책 | 2026-11-19 10:00:00 | 2026-12-08 03:59:59 | polychrome 300'],
  },
])

export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', [
  {
    id: '2',
    title: "Détails de l'événement « Promenade nocturne »",
    body: "<p>[Durée de l'événement]</p><p>19 novembre 2026 à 10:00 – 8 décembre 2026 à 03:59 (heure du serveur)</p><p>[Récompenses de l'événement]</p><p>Polychromes ×300</p>",
    truth: ['event | Promenade nocturne | 2026-11-19 10:00:00 | 2026-12-08 03:59:59 | polychrome 300'],
  },
])

export const ZENLESS_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', [
  {
    id: '2',
    title: '「街區夜行」活動說明',
    body: '<p>【活動時間】</p><p>2026/11/19 10:00（伺服器時間） ~ 2026/12/08 03:59（伺服器時間）</p><p>【活動獎勵】</p><p>菲林×300、加密母帶×3</p>',
    truth: ['event | 街區夜行 | 2026-11-19 10:00:00 | 2026-12-08 03:59:59 | polychrome 300 encrypted_master_tape 3'],
  },
])
