import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl"&gt;${time}&lt;/t&gt;`
const h1 = (text: string) => `<h1 style="">${text}</h1>`

export const STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  notice('Version 4.6 Event Warp: Phase I', {
    body: [
      '<p>"An Ocean in a Pearl" and "Brilliant Fixation: Colors for Tomorrow" Event Warps</p>',
      '<p>During the "An Ocean in a Pearl" Character Event Warp, the limited 5-star character Pearl (Elation: Ice) and 4-star characters Qingque (Erudition: Quantum) and Misha (Destruction: Ice) will be boosted.</p>',
      table(
        ['Event Period', '5-Star Character'],
        [`After the Version 4.6 update – ${lc('2026/11/10 15:00:00')}`, 'Pearl (Elation: Ice)'],
      ),
      '<p>During the "Brilliant Fixation: Colors for Tomorrow" Light Cone Event Warp, the limited 5-star Light Cone "Colors for Tomorrow (Elation)" and the 4-star Light Cone "Boundless Choreo (Nihility)" will be boosted.</p>',
      table(
        ['Event Period', '5-Star Light Cone'],
        [`After the Version 4.6 update – ${lc('2026/11/10 15:00:00')}`, 'Colors for Tomorrow (Elation)'],
      ),
      '<p>"The Demoiselle in Charge" and "Bygone Reminiscence: Until the Flowers Bloom Again" Event Warps</p>',
      '<p>During "The Demoiselle in Charge" Character Event Warp, the limited 5-star character Evanescia (Elation: Physical) and 4-star character Misha (Destruction: Ice) will be boosted.</p>',
      table(
        ['Event Period', '5-Star Character'],
        [`${lc('2026/10/14 12:00:00')} – ${lc('2026/10/21 11:59:00')}`, 'Evanescia (Elation: Physical)'],
      ),
      '<p>※ During the Event Warp period, Pearl can only be obtained from the character warp.</p>',
    ].join(''),
    truth: [
      'gacha | An Ocean in a Pearl | 2026-09-28T03:00:00Z | 2026-11-10 15:00:00 | | Pearl,Qingque,Misha',
      'gacha | Brilliant Fixation: Colors for Tomorrow | 2026-09-28T03:00:00Z | 2026-11-10 15:00:00 | | Colors for Tomorrow,Boundless Choreo',
      'gacha | The Demoiselle in Charge | 2026-10-14 12:00:00 | 2026-10-21 11:59:00 | | Evanescia,Misha',
    ],
  }),
  event(
    '"Love, Ghosts & Robots": Run the workshop to earn rewards',
    'Event Period',
    `${lc('2026/10/03 12:00:00')} – ${gl('2026/11/11 03:59:00')}`,
    'Love, Ghosts & Robots | 2026-10-03 12:00:00 | 2026-11-10T19:59:00Z',
  ),
  event(
    '"Planar Fissure" Event: Double Planar Ornaments',
    h1('Event Period'),
    `${lc('2026/10/12 04:00:00')} – ${lc('2026/10/26 03:59:00')}`,
    'Planar Fissure | 2026-10-12 04:00:00 | 2026-10-26 03:59:00',
  ),
  event(
    '"Gift of Odyssey" Check-In Event',
    h1('Event Period'),
    `After the Version 4.6 update – ${gl('2026/11/11 03:59:00')}`,
    'Gift of Odyssey | 2026-09-28T03:00:00Z | 2026-11-10T19:59:00Z',
  ),
  event(
    '"Pacify the Voracity, Gather Wishes": Defeat Enemies to Obtain Stellar Jades and Other Rewards',
    h1('Event Period'),
    'During Version 4.6',
    'Pacify the Voracity, Gather Wishes | 2026-09-28T03:00:00Z | 2026-11-10T22:00:00Z',
  ),
  event(
    'Version 4.6 Store Update',
    h1('Offer Period'),
    `After the Version 4.6 update – ${gl('2026/11/11 03:59:00')}`,
    null,
  ),
  event(
    'Astral Imagea Park: Set up your own park',
    h1('Availability'),
    'Permanently available after the Version 4.6 update',
    null,
  ),
  event(
    'Fate Collaboration Warp Details',
    h1('Event Period'),
    `Permanently available after ${lc('2026/07/24 12:00:00')}`,
    null,
  ),
  event(
    'Version 4.6 Nameless Honor Update',
    h1('Duration'),
    `After the Version 4.6 update – ${gl('2026/11/11 03:59:00')}`,
    null,
  ),
  event(
    'Memory of Chaos: Storm Sweep Update',
    h1('Event Period'),
    `${lc('2026/10/05 04:00:00')} – ${lc('2026/11/16 03:59:00')}`,
    'Memory of Chaos | 2026-10-05 04:00:00 | 2026-11-16 03:59:00',
    'challenge',
  ),
])
export const STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  event(
    '「次元界分裂」イベント：次元界オーナメントの報酬2倍',
    h1('イベント期間'),
    `${lc('2026/10/12 04:00:00')} - ${lc('2026/10/26 03:59:00')}`,
    '次元界分裂 | 2026-10-12 04:00:00 | 2026-10-26 03:59:00',
  ),
  event(
    '「巡星の礼」：ログインして星軌専用チケット×10などの報酬をゲット',
    h1('イベント期間'),
    `Ver.4.6アップデート後 - ${gl('2026/11/11 03:59:00')}`,
    '巡星の礼 | 2026-09-28T03:00:00Z | 2026-11-10T19:59:00Z | special_pass 10',
  ),
  event(
    '「方寸大冒険」：強敵に挑み、星玉などの報酬を手に入れよう！',
    h1('期間限定イベント'),
    `開催期間：${lc('2026/10/12 12:00:00')}から${gl('2026/11/09 03:59:00')}まで`,
    '方寸大冒険 | 2026-10-12 12:00:00 | 2026-11-08T19:59:00Z',
  ),
  notice('Ver.4.6 イベント跳躍（その一）', {
    body: `<p>今回のイベント跳躍の開催期間はVer.4.6アップデート後 - ${lc('2026/10/21 11:59:00')}です。</p>${h1('「黄泉に咲く」イベント跳躍')}<p>期間中、限定★5キャラクター「黄泉（虚無・雷）」の確率がアップします。</p>${h1('「流光定影・流れ逝く岸を歩いて」イベント跳躍')}<p>期間中、限定★5光円錐「流れ逝く岸を歩いて（虚無）」の確率がアップします。</p>`,
    truth: [
      'gacha | 黄泉に咲く | 2026-09-28T03:00:00Z | 2026-10-21 11:59:00 | | 黄泉',
      'gacha | 流光定影・流れ逝く岸を歩いて | 2026-09-28T03:00:00Z | 2026-10-21 11:59:00 | | 流れ逝く岸を歩いて',
    ],
  }),
  event(
    'Ver.4.6「ナナシビトの褒賞」更新',
    h1('開放期間'),
    `Ver.4.6アップデート後 - ${gl('2026/11/11 03:59:00')}`,
    null,
  ),
  event('Ver.4.6 ショップ更新', h1('販売期間'), `Ver.4.6アップデート後 - ${gl('2026/11/11 03:59:00')}`, null),
])
export const STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  event(
    '「차원 분열」 이벤트: 차원 장신구 2배 드롭',
    h1('이벤트 기간'),
    `${lc('2026/10/12 04:00:00')} ~ ${lc('2026/10/26 03:59:00')}`,
    '차원 분열 | 2026-10-12 04:00:00 | 2026-10-26 03:59:00',
  ),
  event(
    '「순성의 선물」: 로그인하고 성궤 전용 티켓을 획득하세요',
    h1('이벤트 기간'),
    `4.6 버전 업데이트 후 ~ ${gl('2026/11/11 03:59:00')}`,
    '순성의 선물 | 2026-09-28T03:00:00Z | 2026-11-10T19:59:00Z',
  ),
  event(
    '「사랑, 유령과 로봇」: 공방을 운영하고 보상을 획득하세요!',
    h1('이벤트 기간'),
    '4.6 버전 기간 중',
    '사랑, 유령과 로봇 | 2026-09-28T03:00:00Z | 2026-11-10T22:00:00Z',
  ),
  event('4.6 버전 상점 신규 상품 출시', h1('출시 시간'), `4.6 버전 업데이트 후 ~ ${gl('2026/11/11 03:59:00')}`, null),
  event(
    '4.6 버전 「무명의 공훈」 업데이트',
    h1('진행 기간'),
    `4.6 버전 업데이트 후 ~ ${gl('2026/11/11 03:59:00')}`,
    null,
  ),
])
export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  event(
    'Événement « Fissure planaire » : doublez vos ornements planaires',
    h1("Période de l'événement"),
    `${lc('2026/10/12 04:00:00')} - ${lc('2026/10/26 03:59:00')}`,
    'Fissure planaire | 2026-10-12 04:00:00 | 2026-10-26 03:59:00',
  ),
  event(
    "« Don de l'Odyssée » : connectez-vous pour obtenir des récompenses",
    h1("Période de l'événement"),
    `Après la mise à jour de la version 4.6 - ${gl('2026/11/11 03:59:00')}`,
    "Don de l'Odyssée | 2026-09-28T03:00:00Z | 2026-11-10T19:59:00Z",
  ),
  event(
    "« Amour, fantômes et robots » : gérez l'atelier pour obtenir des récompenses",
    h1("Période de l'événement"),
    'Pendant la version 4.6',
    'Amour, fantômes et robots | 2026-09-28T03:00:00Z | 2026-11-10T22:00:00Z',
  ),
  event(
    'Nouveautés de la boutique de la version 4.6',
    h1('Période de vente'),
    `Après la mise à jour 4.6 - ${gl('2026/11/11 03:59:00')}`,
    null,
  ),
])
export const STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3', [
  event(
    '「位面分裂」活動：位面飾品限時雙倍掉落',
    h1('活動時間'),
    `${lc('2026/10/12 04:00:00')} - ${lc('2026/10/26 03:59:00')}`,
    '位面分裂 | 2026-10-12 04:00:00 | 2026-10-26 03:59:00',
  ),
  event(
    '「鎮伏『貪饕』，匯聚願力」：擊敗敵人，獲取星瓊等獎勵！',
    h1('活動時間'),
    '4.6版本期間',
    '鎮伏『貪饕』，匯聚願力 | 2026-09-28T03:00:00Z | 2026-11-10T22:00:00Z',
  ),
  notice('4.6版本活動躍遷（其一）', {
    body: `<p>本期活動躍遷時間為 4.6版本更新後 - ${lc('2026/10/21 11:59:00')}，包含如下內容：</p>${h1('「浮生一夢」活動躍遷')}<ul><li>「浮生一夢」角色活動躍遷期間，<strong>限定5星角色「黃泉（虛無•雷）」</strong>躍遷成功機率限時提升。</li><li>「流光定影•行於流逝的岸」光錐活動躍遷期間，<strong>限定5星光錐「行於流逝的岸（虛無）」</strong>躍遷成功機率限時提升。</li></ul>`,
    truth: [
      'gacha | 浮生一夢 | 2026-09-28T03:00:00Z | 2026-10-21 11:59:00 | | 黃泉',
      'gacha | 流光定影•行於流逝的岸 | 2026-09-28T03:00:00Z | 2026-10-21 11:59:00 | | 行於流逝的岸',
    ],
  }),
  event('4.6版本「無名勳禮」更新', h1('開啟時間'), `4.6版本更新後 - ${gl('2026/11/11 03:59:00')}`, null),
])
