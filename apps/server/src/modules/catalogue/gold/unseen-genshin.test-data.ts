import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

const lc = (time: string) => `&lt;t class="t_lc" contenteditable="false"&gt;${time}&lt;/t&gt;`
const BANNER = { label: '扭蛋' } as const

export const GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  event(
    '"Ley Line Overflow" Event - Double Drops From Blossoms of Wealth!',
    '〓Event Duration〓',
    `${lc('2026/10/19 04:00')} – ${lc('2026/10/26 03:59')}`,
    'Ley Line Overflow | 2026-10-19 04:00:00 | 2026-10-26 03:59:59',
  ),
  event(
    '"Dance Dance Easy-Breezy Disco" Event: Dance to the Beat',
    '〓Event Duration〓',
    `${lc('2026/10/05 10:00')} – ${lc('2026/10/19 03:59')}`,
    'Dance Dance Easy-Breezy Disco | 2026-10-05 10:00:00 | 2026-10-19 03:59:59',
  ),
  event(
    '"To Temper Thyself and Journey Far": Gifts of Diligent Practice',
    '〓Event Duration〓',
    `${lc('2026/11/02 04:00')} – ${lc('2027/01/25 03:59')}`,
    'To Temper Thyself and Journey Far | 2026-11-02 04:00:00 | 2027-01-25 03:59:59',
  ),
  event(
    '"When We Look Up at the Moon": Complete Exploration Quests Within the Time Limit to Obtain Primogems ×400',
    '〓Time Limit for Obtaining Rewards〓',
    `After the Version 7.1 update – ${lc('2026/12/15 14:59')}`,
    'When We Look Up at the Moon | 2026-09-23T03:00:00Z | 2026-12-15 14:59:59 | primogem 400',
  ),
  event(
    '"Stygian Onslaught" Event: Turbulent Ley Line Challenge',
    '〓Event Duration〓',
    `Overall Event Duration: ${lc('2026/09/30 10:00')} – ${lc('2026/11/03 03:59')}<br>Outbreak Period: ${lc('2026/09/30 10:00')} – ${lc('2026/10/10 03:59')}`,
    'Stygian Onslaught | 2026-09-30 10:00:00 | 2026-11-03 03:59:59',
    'challenge',
  ),
  notice('Event Wish "When Warm Winds Cavort" - Boosted Drop Rate for "Blade of the Snow Feast" Vesna (Anemo)!', {
    ...BANNER,
    body: `<p>〓Event Wish Details〓</p>${table(['Event Wish Duration', 'Promotional Character (5-Star)', 'Featured Characters (4-Star)'], [`After the Version 7.1 update<br>—<br>${lc('2026/10/13 17:59')}`, '"Blade of the Snow Feast" Vesna (Anemo)', '"Kätzlein Cocktail" Diona (Cryo)'])}<p>● During this event wish, the event-exclusive 5-star character "Blade of the Snow Feast" Vesna (Anemo) will receive a huge drop-rate boost!</p>`,
    truth: ['gacha | When Warm Winds Cavort | 2026-09-23T03:00:00Z | 2026-10-13 17:59:59 | | Vesna,Diona'],
  }),
  event('"Genius Invokation TCG" Duel! Wits and Cards', '〓Event Duration〓', 'Available throughout Version 7.1', null),
  event('Initial Top-Up Bonus Reset', '〓Reset Time〓', 'After the Version 7.1 update', null),
  event(
    '"Prophet\'s Legacy" Event Details',
    '〓Event Duration〓',
    `After the Version 7.1 update – ${lc('2026/11/02 03:59')}</p><p>Unlock "Gnostic Hymn" or "Gnostic Chorus"`,
    null,
  ),
  event(
    '"The Hunt Begins!" Event: Invite a Companion',
    '〓Event Duration〓',
    'Permanently available after the Version 7.0 update',
    null,
  ),
])
export const GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  event(
    'イベント「地脈の奔流」：「蔵金の花」「啓示の花」の報酬2倍！',
    '〓イベント期間〓',
    `${lc('2026/10/19 04:00')} ～ ${lc('2026/10/26 03:59')}`,
    '地脈の奔流 | 2026-10-19 04:00:00 | 2026-10-26 03:59:59',
  ),
  event(
    '「富貴登門」ログインイベント：ログインして「紡がれた運命」×10などをゲット',
    '〓イベント期間〓',
    `${lc('2026/10/03 04:00')} ～ ${lc('2026/10/18 03:59')}`,
    '富貴登門 | 2026-10-03 04:00:00 | 2026-10-18 03:59:59 | intertwined_fate 10',
  ),
  event(
    '「新たな紙鳶は照らされて」プレゼント',
    '〓イベント期間〓',
    '2026/10/24 00:00 からVer.7.1終了まで',
    '新たな紙鳶は照らされて | 2026-10-24 00:00:00 | 2026-11-03T22:00:00Z',
  ),
  event('「七聖召喚」鋳境の研鑽：巧策進闘', '〓イベント期間〓', '7.1バージョン期間中に開放', null),
  notice('イベント祈願「雲府飛鶴」：「羽を休めた鶴・閑雲(風)」の出現率アップ！', {
    ...BANNER,
    body: `<p>〓祈願紹介〓</p>${table(['祈願期間', '出現率アップキャラクター（★5）'], [`7.1バージョンアップ後<br>~<br>${lc('2026/10/13 17:59')}`, '「閑雲(風)」'])}`,
    truth: ['gacha | 雲府飛鶴 | 2026-09-23T03:00:00Z | 2026-10-13 17:59:59 | | 閑雲'],
  }),
  event(
    '「彩鳶紀行」イベント説明',
    '〓イベント期間〓',
    `7.1バージョンアップ後 ～ ${lc('2026/11/02 03:59')}</p><p>「真珠の歌」を解放すると…`,
    null,
  ),
])
export const GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  event(
    '「지맥의 격류」 이벤트: 「황금의 꽃」과 「계시의 꽃」 2배 드롭!',
    '〓이벤트 기간〓',
    `${lc('2026/10/19 04:00')} ~ ${lc('2026/10/26 03:59')}`,
    '지맥의 격류 | 2026-10-19 04:00:00 | 2026-10-26 03:59:59',
  ),
  event(
    '「고개를 들어 달을 보면」 기한 내 탐사 임무를 완료하고 추가 보상을 획득하세요',
    '〓보상 획득 기한〓',
    `7.1 버전 업데이트 후 ~ ${lc('2026/12/15 14:59')}`,
    '고개를 들어 달을 보면 | 2026-09-23T03:00:00Z | 2026-12-15 14:59:59',
  ),
  event('「사냥 개시!」 이벤트', '〓이벤트 기간〓', '7.0 버전 업데이트 후 영구 개방', null),
  notice('「학은 구름 위로」 기원: 「한가로운 학·한운(바람)」 획득 확률 UP!', {
    ...BANNER,
    body: `<p>〓기원 소개〓</p>${table(['기원 기간', '확률 UP 캐릭터(★5)'], [`7.1 버전 업데이트 후<br>~<br>${lc('2026/10/13 17:59')}`, '「한운(바람)」'])}`,
    truth: ['gacha | 학은 구름 위로 | 2026-09-23T03:00:00Z | 2026-10-13 17:59:59 | | 한운'],
  }),
])
export const GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  event(
    "Événement « Débordement d'énergie tellurique » : récompenses doublées !",
    "〓Durée de l'événement〓",
    `${lc('2026/10/19 04:00')} – ${lc('2026/10/26 03:59')}`,
    "Débordement d'énergie tellurique | 2026-10-19 04:00:00 | 2026-10-26 03:59:59",
  ),
  event(
    'Événement « Fête des fleurs »',
    "〓Durée de l'événement〓",
    "Du 24 octobre 2026 à 00h00 jusqu'à la fin de la version 7.1",
    'Fête des fleurs | 2026-10-24 00:00:00 | 2026-11-03T22:00:00Z',
  ),
  event(
    'Événement « Cent ans de neige » : explorez Snezhnaya',
    "〓Période d'obtention des récompenses〓",
    `Après la mise à jour de la version 7.1 – ${lc('2026/12/15 14:59')}`,
    'Cent ans de neige | 2026-09-23T03:00:00Z | 2026-12-15 14:59:59',
  ),
  event(
    'Tenue de Ganyu « Fleur crépusculaire » disponible à prix réduit',
    '〓Durée de la réduction〓',
    `Après la mise à jour 7.1 – ${lc('2026/11/02 03:59')}`,
    null,
  ),
])
export const GENSHIN_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  event(
    '「地脈移湧」活動：「藏金之花」「啟示之花」雙倍掉落！',
    '〓活動時間〓',
    `${lc('2026/10/19 04:00')} ~ ${lc('2026/10/26 03:59')}`,
    '地脈移湧 | 2026-10-19 04:00:00 | 2026-10-26 03:59:59',
  ),
  event(
    '「當我們抬頭望月亮」時限內完成探索任務，可額外獲得原石*400獎勵',
    '〓獲取獎勵時限〓',
    `7.1版本更新後 ~ ${lc('2026/12/15 14:59')}`,
    '當我們抬頭望月亮 | 2026-09-23T03:00:00Z | 2026-12-15 14:59:59 | primogem 400',
  ),
  event(
    '「冒險助力禮包」第52期限時上架',
    '〓冒險助力教材包〓',
    `【上架時間】7.1版本更新後 ~ ${lc('2026/10/07 23:59')}`,
    null,
  ),
  event('「溯月紀行」活動說明', '〓活動時間〓', `7.1版本更新後 ~ ${lc('2026/11/02 03:59')}`, null),
])
