import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const head = (text: string) => p(`<span style="color: rgb(255, 255, 255);">${text}</span>`)
const all = (...lines: readonly string[]) => lines.map(p).join('')
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '3', label: '常规公告' } as const
const EVENTS = { section: '3', label: '活动公告' } as const
const none: readonly string[] = []
const timed = (title: string, label: string, time: string, truth: readonly string[], more: readonly string[] = []) =>
  notice(title, { body: `${head(label)}${p(time)}${p('')}${all(...more)}`, truth })
const zh = (title: string, time: string, truth: readonly string[]) => ({
  ...timed(title, '【活动时间】', time, truth, ['【参与条件】', '绳网等级≥8级']),
  ...EVENTS,
})

/** Titles of versions and of the programme, names of events and all times are the publisher's. */
export const OWN_ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2026-02-04 12:00', '2026-03-24 06:00'), [
    notice('Ver.2.6期間限定チャンネル（前半）', {
      body: all(
        '今回のエージェント・音動機変調の開催期間はVer.2.6アップデート後 ～ 2026/03/04 11:59（サーバー時間）です。内容は下記の通りです。',
        '「想いを歌にのせて」独占チャンネル',
        'イベント期間中、限定S級エージェント[千夏（物理・支援）]とA級エージェント[アンビー（電気・撃破）]、[カリン（物理・強攻）]の獲得確率が大幅にアップ！',
        '「想いが織りなす歌」音動機チャンネル',
        'イベント期間中、限定S級音動機[想いが織りなす歌（支援）]の獲得確率が大幅にアップ！',
      ),
      truth: [
        'gacha | 想いを歌にのせて | 2026-02-06T03:00:00Z | 2026-03-04 11:59:59 | | 千夏,アンビー,カリン',
        'gacha | 想いが織りなす歌 | 2026-02-06T03:00:00Z | 2026-03-04 11:59:59 | | 想いが織りなす歌',
      ],
    }),
    timed(
      '「天使の招待状」イベント',
      '【イベント期間】',
      'Ver.2.6アップデート後 ～ 2026/04/15 11:59（サーバー時間）',
      ['event | 天使の招待状 | 2026-02-06T03:00:00Z | 2026-04-15 11:59:59'],
      ['【参加条件】', 'インターノットレベル8以上'],
    ),
    timed(
      '「『妄想』特典」ログインイベント',
      '【イベント期間】',
      'Ver.2.6アップデート後 ～ 2026/03/23 03:59（サーバー時間）',
      ['event | 『妄想』特典 | 2026-02-06T03:00:00Z | 2026-03-23 03:59:59'],
    ),
    timed(
      '「先遣賞金-エリア巡回」イベント',
      '【イベント期間】',
      '2026/02/25 04:00（サーバー時間） ～ 2026/03/02 03:59（サーバー時間）',
      ['event | 先遣賞金-エリア巡回 | 2026-02-25 04:00:00 | 2026-03-02 03:59:59'],
    ),
    timed(
      '「グラビティシネマの物語」イベント',
      '【イベント期間】',
      '2026/03/04 10:00 ～ 2026/03/23 03:59（サーバー時間）',
      ['event | グラビティシネマの物語 | 2026-03-04 10:00:00 | 2026-03-23 03:59:59'],
    ),
    timed('「式輿防衛戦」更新のお知らせ', '【開放期間】', '2026/03/06 04:00 ～ 2026/03/20 03:59（サーバー時間）', [
      'challenge | 式輿防衛戦 | 2026-03-06 04:00:00 | 2026-03-20 03:59:59',
    ]),
    timed(
      '「エリー都ファンド」Ver.2.6',
      '【開催期間】',
      'Ver.2.6アップデート後 ～ 2026/03/23 03:59（サーバー時間）',
      none,
    ),
  ]),
  ...within(shown('2026-06-29 12:00', '2026-07-29 06:00'), [
    notice('「誕生日プレゼント」アップデート詳細', {
      body: all('• 2026/07/04 01:00:00 (JST)以降、誕生日メールのプレゼントが更新されます。'),
      truth: none,
    }),
    timed(
      '「足引きカラスの奇聞録」イベント',
      '【イベント期間】',
      '2026/07/03 11:00（JST） ～ 2026/07/20 04:59（JST）',
      ['event | 足引きカラスの奇聞録 | 2026-07-03T02:00:00Z | 2026-07-19T19:59:59Z'],
    ),
  ]),
  ...within(shown('2026-09-07 12:00', '2026-09-09 12:00'), [
    notice('Ver.3.2「秘密と、過去と、彼女たちと」事前ダウンロード開始＆アップデートのお知らせ', {
      ...NEWS,
      body: all(
        '【事前ダウンロード期間】2026/09/07 13:00 (JST) ~ 2026/09/09 06:50 (JST)',
        '【事前ダウンロード詳細】',
        '● PC端末：およそ6GB',
        '【バージョンアップ日時】2026/09/09 07:00 (JST)より開始、所要時間は約5時間を予定しています。',
        '【補償】2026/09/09 07:00 (JST) までにインターノットレベル4以上に達したプロキシ：ポリクローム×300',
      ),
      truth: ['version | 秘密と、過去と、彼女たちと | 2026-09-09T03:00:00Z | 2026-10-20T22:00:00Z'],
    }),
  ]),
])

/** Names of events and versions and their times are the publisher's; clocks and labels follow its Korean notices. */
export const OWN_ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-03-22 12:00', '2026-05-06 06:00'), [
    timed('「재앙의 물결 특수분대」 이벤트 안내', '[이벤트 기간]', '2026/04/03 11:00(KST) ~ 2026/04/20 04:59(KST)', [
      'event | 재앙의 물결 특수분대 | 2026-04-03T02:00:00Z | 2026-04-19T19:59:59Z',
    ]),
    timed(
      '「오랜 친구, 새로운 의뢰!」 이벤트 안내',
      '[이벤트 기간]',
      '2026/04/15 10:00 (서버 시간) ~ 2026/05/05 03:59 (서버 시간)',
      ['event | 오랜 친구, 새로운 의뢰! | 2026-04-15 10:00:00 | 2026-05-05 03:59:59'],
    ),
    timed('「모험의 한 컷」 이벤트 안내', '[이벤트 기간]', '2026/04/22 10:00 ~ 2026/05/05 03:59 (서버 시간)', [
      'event | 모험의 한 컷 | 2026-04-22 10:00:00 | 2026-05-05 03:59:59',
    ]),
    timed(
      '「데이터 현상금: 실전 시뮬레이션」 이벤트 안내',
      '[이벤트 기간]',
      '2026/04/29 04:00 (서버 시간) ~ 2026/05/04 03:59 (서버 시간)',
      ['event | 데이터 현상금: 실전 시뮬레이션 | 2026-04-29 04:00:00 | 2026-05-04 03:59:59'],
    ),
    notice('2.7 버전 기간 한정 채널 (2차)', {
      body: all(
        '이번 에이전트 및 W-엔진 채널 기간은 2026/04/15 12:00 (서버 시간) ~ 2026/05/05 14:59 (서버 시간)이며, 내용은 다음과 같습니다.',
        '「탐식의 진화론」 독점 채널',
        '이벤트 기간, 한정 S급 에이전트 [시시아(물리·이상)]와 A급 에이전트 [펄크라(물리·격파)], [벤(불·방어)]의 획득 확률이 대폭 증가합니다!',
        '「추적하는 송곳니」 W-엔진 채널',
        '이벤트 기간, 한정 S급 W-엔진 [추적하는 송곳니(이상)]와 A급 W-엔진 [커터칼(격파)], [빅 실린더(방어)]의 획득 확률이 대폭 증가합니다!',
      ),
      truth: [
        'gacha | 탐식의 진화론 | 2026-04-15 12:00:00 | 2026-05-05 14:59:59 | | 시시아,펄크라,벤',
        'gacha | 추적하는 송곳니 | 2026-04-15 12:00:00 | 2026-05-05 14:59:59 | | 추적하는 송곳니,커터칼,빅 실린더',
      ],
    }),
    timed('「위험한 강습전」 갱신 안내', '[오픈 기간]', '2026/04/10 04:00 ~ 2026/04/24 03:59 (서버 시간)', [
      'challenge | 위험한 강습전 | 2026-04-10 04:00:00 | 2026-04-24 03:59:59',
    ]),
    notice('「Bangboo」 [아리엘] 추가 안내', {
      body: all('2.7 버전 업데이트 후, S급 「Bangboo」가 「Bangboo」 채널에 영구 추가됩니다.'),
      truth: none,
    }),
  ]),
  ...within(shown('2026-07-27 12:00', '2026-09-09 06:00'), [
    notice('3.1 버전 「기나긴 이별」 업데이트 공지', {
      ...NEWS,
      body: all(
        '[업데이트 시작 시간]',
        '2026/07/29 07:00(KST)',
        '업데이트에는 약 5시간이 소요될 예정입니다.',
        '[보상]',
        '폴리크롬 ×300',
      ),
      truth: ['version | 기나긴 이별 | 2026-07-29T03:00:00Z | 2026-09-08T22:00:00Z'],
    }),
    timed(
      '「응나 대방출!」 이벤트 안내',
      '[이벤트 기간]',
      '2026/08/19 10:00 (서버 시간) ~ 2026/09/08 03:59 (서버 시간)',
      ['event | 응나 대방출! | 2026-08-19 10:00:00 | 2026-09-08 03:59:59'],
    ),
    timed('3.1 버전 「리두 시티 펀드」 안내', '[이벤트 기간]', '3.1 버전 업데이트 후 ~ 2026/09/07 04:59(KST)', none),
    notice('프록시 여러분의 의견을 들려주세요! 설문조사', {
      ...NEWS,
      body: all('[참여 기간]', '2026/08/20 ~ 2026/08/27 23:59(KST)'),
      truth: none,
    }),
  ]),
])

/** Names of events and versions and their times are the publisher's; forms follow its notices. */
export const OWN_ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2026-05-04 12:00', '2026-06-17 06:00'), [
    timed(
      "Détails de l'événement « L’épreuve du verdict ultime »",
      "[Durée de l'événement]",
      '2026/05/13 10:00 (heure du serveur) – 2026/06/01 03:59 (heure du serveur)',
      ['event | L’épreuve du verdict ultime | 2026-05-13 10:00:00 | 2026-06-01 03:59:59'],
    ),
    timed(
      "Détails de l'événement « Le carnet de l’artiste de l’esprit »",
      "[Durée de l'événement]",
      '27/05/2026 10:00 – 15/06/2026 03:59 (heure du serveur)',
      ['event | Le carnet de l’artiste de l’esprit | 2026-05-27 10:00:00 | 2026-06-15 03:59:59'],
    ),
    timed(
      "Détails de l'événement « Prime avancée : patrouille de zone »",
      "[Durée de l'événement]",
      '20/05/2026 04:00 – 25/05/2026 03:59 (heure du serveur)',
      ['event | Prime avancée : patrouille de zone | 2026-05-20 04:00:00 | 2026-05-25 03:59:59'],
    ),
    timed(
      "Détails de l'événement « Tout nouveau programme »",
      "[Durée de l'événement]",
      'Après la mise à jour 2.8 – 16/06/2026 03:59 (heure du serveur)',
      ['event | Tout nouveau programme | 2026-05-06T03:00:00Z | 2026-06-16 03:59:59'],
    ),
    notice('Canaux à durée limitée de la version 2.8 (phase I)', {
      body: all(
        'La durée des canaux de cette phase est la suivante : après la mise à jour 2.8 – 27/05/2026 11:59 (heure du serveur).',
        'Canal exclusif « La pluie froide s’efface »',
        "Pendant l'événement, les chances d'obtenir l'agent de rang S limité [Promeia (Glace - Anomalie)] et les agents de rang A [Soukaku (Glace - Soutien)] et [Lucy (Feu - Soutien)] sont grandement augmentées !",
        'Canal de moteurs-amplificateurs « Faucilles de marbre »',
        "Pendant l'événement, les chances d'obtenir le moteur-amplificateur de rang S limité [Faucilles de marbre (Anomalie)] sont grandement augmentées !",
      ),
      truth: [
        'gacha | La pluie froide s’efface | 2026-05-06T03:00:00Z | 2026-05-27 11:59:59 | | Promeia,Soukaku,Lucy',
        'gacha | Faucilles de marbre | 2026-05-06T03:00:00Z | 2026-05-27 11:59:59 | | Faucilles de marbre',
      ],
    }),
    notice('Version 2.8 « Nouvelle Éridu au couchant » : détails de la mise à jour', {
      ...NEWS,
      body: all(
        '[Début de la mise à jour]',
        '06/05/2026 06:00 (UTC+8)',
        'La mise à jour devrait durer environ 5 heures.',
        '[Compensation]',
        'Polychromes ×300',
      ),
      truth: ['version | Nouvelle Éridu au couchant | 2026-05-06T03:00:00Z | 2026-06-16T22:00:00Z'],
    }),
    timed(
      '« Défense de Shiyu » : nouveaux nœuds critiques',
      '[Disponibilité]',
      'Du 15/05/2026 à 04:00 au 29/05/2026 à 03:59 (heure du serveur)',
      ['challenge | Défense de Shiyu | 2026-05-15 04:00:00 | 2026-05-29 03:59:59'],
    ),
    notice('Version 2.8 : nouveautés de la boutique', {
      body: all('[Période de vente]', 'Après la mise à jour 2.8 – 16/06/2026 14:59 (heure du serveur)'),
      truth: none,
    }),
    notice('Code d’échange de l’émission spéciale', {
      ...NEWS,
      body: all('Valable jusqu’au 26/04/2026 23:59 (UTC+8).'),
      truth: none,
    }),
  ]),
])

/** The publisher's titles and times of 2026; labels follow its form. */
export const OWN_ZENLESS_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2026-05-04 12:30', '2026-06-17 06:00'), [
    zh('「极限裁决试炼」活动说明', '2026/05/13 10:00（服务器时间） ~ 2026/06/01 03:59（服务器时间）', [
      'event | 极限裁决试炼 | 2026-05-13 10:00:00 | 2026-06-01 03:59:59',
    ]),
    zh('「走近丽都异闻」活动说明', '2026/06/01 10:00 ~ 2026/06/15 03:59（服务器时间）', [
      'event | 走近丽都异闻 | 2026-06-01 10:00:00 | 2026-06-15 03:59:59',
    ]),
    notice('2.8版本限时频段（上期）', {
      ...EVENTS,
      body: [
        p('本期代理人与音擎调频活动时间为：2.8版本更新后 ~ 2026/05/27 11:59（服务器时间），包含如下内容：'),
        head('「冷雨夜阑」调频活动'),
        p(
          '活动期间，限定S级代理人<strong>[普罗米娅(冰·异常)]</strong>以及A级代理人<strong>[苍角(冰·支援)]</strong>、<strong>[露西(火·支援)]</strong>的调频获取概率将大幅提升！',
        ),
        head('「朔月裁霜」调频活动'),
        p(
          '活动期间，限定S级音擎<strong>[朔月裁霜(异常)]</strong>以及A级音擎<strong>[含羞恶面(支援)]</strong>、<strong>[好斗的阿炮(支援)]</strong>的调频获取概率将大幅提升！',
        ),
      ].join(''),
      truth: [
        'gacha | 冷雨夜阑 | 2026-05-06T03:00:00Z | 2026-05-27 11:59:59 | | 普罗米娅,苍角,露西',
        'gacha | 朔月裁霜 | 2026-05-06T03:00:00Z | 2026-05-27 11:59:59 | | 朔月裁霜,含羞恶面,好斗的阿炮',
      ],
    }),
    notice('「危局强袭战」更新说明', {
      ...EVENTS,
      body: `${head('【开放时间】')}${p('2026/05/08 04:00 ~ 2026/05/22 03:59（服务器时间）')}`,
      truth: ['challenge | 危局强袭战 | 2026-05-08 04:00:00 | 2026-05-22 03:59:59'],
    }),
    notice('2.8版本「新·艾利都日落时」更新公告', {
      ...NEWS,
      body: `${head('【更新开始时间】')}${p('2026/05/06 06:00（UTC+8）')}${p('预计需要5个小时完成')}${head('【补偿内容】')}${p('菲林*300')}`,
      truth: ['version | 新·艾利都日落时 | 2026-05-06T03:00:00Z | 2026-06-16T22:00:00Z'],
    }),
    notice('「绝区零」线下主题展即将开幕', {
      ...NEWS,
      body: all('展览时间：2026年5月20日 - 2026年6月20日', '地点：上海'),
      truth: none,
    }),
  ]),
])

/** The publisher's titles and times of 2026; labels follow its form. */
export const OWN_ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-09-07 12:00', '2026-10-21 06:00'), [
    notice('V3.2 Limited-Time Channels (Phase I)', {
      body: all(
        'The Signal Search event duration for this phase is: After the Version 3.2 update – 2026/09/30 11:59 (server time), including the following content:',
        '"Axiom of Captivation" Exclusive Channel',
        'During the event, the drop rates of the limited S-Rank Agent [Nangong Yu (Ether - Stun)] and the A-Rank Agents [Anton (Electric - Attack)] and [Nicole (Ether - Support)] will be greatly increased!',
        '"Neon Fantasies" W-Engine Channel',
        'During the event, the drop rates of the limited S-Rank W-Engine [Neon Fantasies (Stun)] and the A-Rank W-Engine [The Vault (Support)] will be greatly increased!',
      ),
      truth: [
        'gacha | Axiom of Captivation | 2026-09-09T03:00:00Z | 2026-09-30 11:59:59 | | Nangong Yu,Anton,Nicole',
        'gacha | Neon Fantasies | 2026-09-09T03:00:00Z | 2026-09-30 11:59:59 | | Neon Fantasies,The Vault',
      ],
    }),
    timed(
      '"Combat Training: Triple Bounty" Event Details',
      '[Event Duration]',
      '2026/10/14 04:00 (server time) – 2026/10/19 03:59 (server time)',
      ['event | Combat Training: Triple Bounty | 2026-10-14 04:00:00 | 2026-10-19 03:59:59'],
    ),
    timed(
      '"Shiyu Defense" Update Details',
      '[Availability]',
      '2026/09/18 04:00 (server time) – 2026/10/02 03:59 (server time)',
      ['challenge | Shiyu Defense | 2026-09-18 04:00:00 | 2026-10-02 03:59:59'],
    ),
    notice('Version 3.2 "Their Secret Histories" Update Details', {
      ...NEWS,
      body: all('[Update Start Time]', '2026/09/09 06:00 (UTC+8)', 'The update is estimated to take 5 hours.'),
      truth: ['version | Their Secret Histories | 2026-09-09T03:00:00Z | 2026-10-20T22:00:00Z'],
    }),
    notice('"Special Visitor" Returning Proxy Event', {
      body: all('[Event Duration]', 'Long-term event'),
      truth: none,
    }),
    notice('Version 3.2 Pre-Download Now Available', {
      ...NEWS,
      body: all('[Pre-Download Duration]', '2026/09/07 12:00 (UTC+8) – 2026/09/09 05:50 (UTC+8)'),
      truth: none,
    }),
  ]),
])

/** The publisher's titles and times of 2026; labels follow its form. */
export const OWN_ZENLESS_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2026-07-27 12:00', '2026-09-09 06:00'), [
    timed('「雲端禮贈」活動說明', '【活動時間】', '3.1版本更新後 ~ 2026/09/08 03:59（伺服器時間）', [
      'event | 雲端禮贈 | 2026-07-29T03:00:00Z | 2026-09-08 03:59:59',
    ]),
    timed('「潛能預演·狩獵遊戲」活動說明', '【活動時間】', '3.1版本更新後 ~ 3.1版本結束', [
      'event | 潛能預演·狩獵遊戲 | 2026-07-29T03:00:00Z | 2026-09-08T22:00:00Z',
    ]),
    timed(
      '「深度巡防-三倍賞金」活動說明',
      '【活動時間】',
      '2026/08/12 04:00（伺服器時間） ~ 2026/08/17 03:59（伺服器時間）',
      ['event | 深度巡防-三倍賞金 | 2026-08-12 04:00:00 | 2026-08-17 03:59:59'],
    ),
    timed('「極危通緝與悠遊假期」活動說明', '【活動時間】', '2026/08/24 10:00 ~ 2026/09/07 03:59（伺服器時間）', [
      'event | 極危通緝與悠遊假期 | 2026-08-24 10:00:00 | 2026-09-07 03:59:59',
    ]),
    notice('3.1版本「漫長的告別」更新公告', {
      ...NEWS,
      body: `${head('【更新開始時間】')}${p('2026/07/29 06:00（UTC+8）')}${p('預計需要5小時完成')}`,
      truth: ['version | 漫長的告別 | 2026-07-29T03:00:00Z | 2026-09-08T22:00:00Z'],
    }),
    timed('3.1版本「麗都城募」活動說明', '【活動時間】', '3.1版本更新後 ~ 2026/09/07 03:59（伺服器時間）', none),
  ]),
])
