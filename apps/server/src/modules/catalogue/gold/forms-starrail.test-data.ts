import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const h1 = (text: string) => `<h1>${text}</h1>`
const SERVER = '2026-11-20 12:00:00 | 2026-12-03 03:59:00'
const TAGS = `${lc('2026/11/20 12:00:00')} - ${lc('2026/12/03 03:59:00')}`
const PHASE = `Ver.4.6アップデート後 ～ ${lc('2026/10/21 11:59:00')}`

export const STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  event('「星間の市場」：報酬をゲットしよう', h1('開催日時'), TAGS, `星間の市場 | ${SERVER}`),
  event('期間限定ミッション「星間の宴」', h1('▌実施期間'), TAGS, `星間の宴 | ${SERVER}`),
  event('「星間の旅」開催のお知らせ', h1('▌期間限定開放'), TAGS, `星間の旅 | ${SERVER}`),
  event(
    '「星間の駅」イベント',
    h1('イベント期間'),
    `第一弾<br>${lc('2026/11/20 12:00:00')} ～ ${lc('2026/11/27 03:59:00')}<br>第二弾<br>${lc('2026/11/27 04:00:00')} ～ ${lc('2026/12/03 03:59:00')}`,
    `星間の駅 | ${SERVER}`,
  ),
  notice('Ver.4.6イベント跳躍・その1', {
    body: `${h1('イベント跳躍・キャラクター「黄泉に咲く」')}<p>▌開催期間</p><p>${PHASE}</p><p>期間中、限定★5キャラクター「黄泉（虚無・雷）」の出現確率がアップします。</p>${h1('イベント跳躍・光円錐「流光定影」')}<p>▌開催期間</p><p>${PHASE}</p><p>期間中、限定★5光円錐「流れ逝く岸を歩いて（虚無）」の出現確率がアップします。</p>`,
    truth: [
      'gacha | 黄泉に咲く | 2026-09-28T03:00:00Z | 2026-10-21 11:59:00 | | 黄泉',
      'gacha | 流光定影 | 2026-09-28T03:00:00Z | 2026-10-21 11:59:00 | | 流れ逝く岸を歩いて',
    ],
  }),
  event('「混沌の記憶」更新のお知らせ', h1('開放期間'), TAGS, `混沌の記憶 | ${SERVER}`, 'challenge'),
  event('「末日の幻影」更新のお知らせ', h1('開放期間'), TAGS, `末日の幻影 | ${SERVER}`, 'challenge'),
  event('アンケートご協力のお願い', h1('回答期間'), TAGS, null),
])

export const STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  event('「은하 시장」 이벤트', h1('진행 기간'), TAGS, `은하 시장 | ${SERVER}`),
  event('「은하 축제」 이벤트', h1('▌이벤트 일정'), TAGS, `은하 축제 | ${SERVER}`),
  notice('4.6 버전 이벤트 워프 (1)', {
    body: `<p>4.6 버전 업데이트 후 ~ ${lc('2026/10/21 11:59:00')} 동안 다음 워프가 진행됩니다.</p>${h1('■ 「황천에 피다」 캐릭터 이벤트 워프')}<p>한정 5성 캐릭터 「아케론(공허·번개)」의 획득 확률이 증가합니다.</p>${h1('■ 「흐르는 빛」 광추 이벤트 워프')}<p>한정 5성 광추의 획득 확률이 증가합니다.</p>`,
    truth: [
      'gacha | 황천에 피다 | 2026-09-28T03:00:00Z | 2026-10-21 11:59:00 | | 아케론',
      'gacha | 흐르는 빛 | 2026-09-28T03:00:00Z | 2026-10-21 11:59:00',
    ],
  }),
  event('「혼돈의 기억」 시즌 안내', h1('개방 기간'), TAGS, `혼돈의 기억 | ${SERVER}`, 'challenge'),
  event('설문조사 참여 안내', h1('진행 기간'), TAGS, null),
])

export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  event('« Marché galactique » : participez', h1("Dates de l'événement"), TAGS, `Marché galactique | ${SERVER}`),
  notice('Sauts événementiels de la version 4.6 (phase I)', {
    body: `<p>▌Durée</p><p>Après la mise à jour 4.6 – ${lc('2026/10/21 11:59:00')}</p>${h1('Saut hyperespace événement de personnage « Éclosion »')}<p>Le taux d'obtention du personnage 5★ est augmenté.</p>${h1('Saut hyperespace événement de cônes de lumière « Lumière fixée »')}<p>Le taux d'obtention du cône de lumière 5★ est augmenté.</p>`,
    truth: [
      'gacha | Éclosion | 2026-09-28T03:00:00Z | 2026-10-21 11:59:00',
      'gacha | Lumière fixée | 2026-09-28T03:00:00Z | 2026-10-21 11:59:00',
    ],
  }),
  event(
    '« Mémoire du chaos » : nouvelle saison',
    h1('Disponibilité'),
    TAGS,
    `Mémoire du chaos | ${SERVER}`,
    'challenge',
  ),
  event('Questionnaire de satisfaction', h1('Durée'), TAGS, null),
])

export const STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  event(
    '"Galactic Market": Set Up Shop',
    h1('Event Period'),
    '2026/11/20 12:00 – 2026/12/03 03:59 (server)',
    'Galactic Market | 2026-11-20 12:00:00 | 2026-12-03 03:59:59',
  ),
  event('"Galactic Feast" Now Available', h1('▌Availability Period'), TAGS, `Galactic Feast | ${SERVER}`),
  event(
    '"Galactic Route" Event',
    h1('Event Period'),
    'All times below are UTC+8.</p><p>Start: 2026/11/20 12:00</p><p>End: 2026/12/03 03:59',
    'Galactic Route | 2026-11-20T04:00:00Z | 2026-12-02T19:59:59Z',
  ),
])

export const STARRAIL_ZH: readonly GoldNotice[] = rows('zh-Hans', '3', [
  event('「星间集市」参与即得奖励', h1('开放日期'), TAGS, `星间集市 | ${SERVER}`),
  event('「星间庆典」活动', h1('▌限时开放'), TAGS, `星间庆典 | ${SERVER}`),
  event(
    '「星间驿站」活动',
    h1('活动时间'),
    `首期：${lc('2026/11/20 12:00:00')} - ${lc('2026/11/27 03:59:00')}<br>次期：${lc('2026/11/27 04:00:00')} - ${lc('2026/12/03 03:59:00')}`,
    `星间驿站 | ${SERVER}`,
  ),
])

export const STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3', [
  event('「星間集市」參與即得獎勵', h1('開放日期'), TAGS, `星間集市 | ${SERVER}`),
  event('「異相仲裁」更新說明', h1('開放時間'), TAGS, `異相仲裁 | ${SERVER}`, 'challenge'),
])
