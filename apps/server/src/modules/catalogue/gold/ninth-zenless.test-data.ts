import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const head = (text: string) => p(`<span style="color: rgb(255, 255, 255);">${text}</span>`)
const all = (...lines: readonly string[]) => lines.map(p).join('')
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '3', label: '常规公告' } as const
const EVENTS = { section: '3', label: '活动公告' } as const
const timed = (title: string, label: string, time: string, truth: string | null, type = 'event') => ({
  ...event(title, label, '', truth, type),
  body: `${head(label)}${p(time)}${head('')}${p('')}`,
})
const zh = (title: string, time: string, truth: string | null) => ({
  ...timed(title, '【活动时间】', time, truth),
  ...EVENTS,
})
const channel = (name: string, kind: string, five: string, four: readonly string[]) =>
  `${head(`「${name}」调频活动`)}${p(`活动期间，限定S级${kind}<strong>[${five}]</strong>以及A级${kind}${four.map((one) => `<strong>[${one}]</strong>`).join('、')}的调频获取概率将大幅提升！`)}`

/** The publisher's own titles and times of 2025 and 2026; labels follow its form. */
export const OWN_ZENLESS_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-10-13 12:30', '2025-11-26 06:00'), [
    zh(
      '「昔丘探索手册」活动说明',
      '2.3版本更新后 ~ 2.3版本结束',
      '昔丘探索手册 | 2025-10-15T03:00:00Z | 2025-11-25T22:00:00Z',
    ),
  ]),
  ...within(shown('2026-02-04 12:30', '2026-03-24 06:00'), [
    zh(
      '「絮羽直播间」活动说明',
      '2.6版本更新后 ~ 2.6版本结束',
      '絮羽直播间 | 2026-02-06T03:00:00Z | 2026-03-23T22:00:00Z',
    ),
    zh(
      '「潜能预演·落羽映霜」活动说明',
      '2.6版本更新后 ~ 2.6版本结束',
      '潜能预演·落羽映霜 | 2026-02-06T03:00:00Z | 2026-03-23T22:00:00Z',
    ),
    zh(
      '「妄想协鸣于此刻」活动说明',
      '2.6版本更新后 ~ 2026/03/23 03:59（服务器时间）',
      '妄想协鸣于此刻 | 2026-02-06T03:00:00Z | 2026-03-23 03:59:59',
    ),
    zh('「集结委托 回归丽都」活动说明', '2.6版本更新后 ~ 2.6版本结束', null),
    notice('2.6版本限时频段（下期）', {
      ...EVENTS,
      body: [
        p(
          '本期代理人与音擎调频活动时间为：2026/03/04 12:00（服务器时间） ~ 2026/03/23 14:59（服务器时间），包含如下内容：',
        ),
        channel('霓色天使', '代理人', '爱芮(以太·支援)', ['安东(电·强攻)', '赛斯(电·防护)']),
        channel('壳中之灵', '音擎', '壳中之灵(支援)', ['旋钻机-赤轴(强攻)', '维序者-特化型(防护)']),
        channel('戏语幽谭', '代理人', '柚叶(物理·支援)', ['安东(电·强攻)', '赛斯(电·防护)']),
        head('【台前试镜 - 试玩关卡】活动'),
        p('• 活动时间：2026/03/04 12:00 ~ 2026/03/23 14:59（服务器时间）'),
      ].join(''),
      truth: [
        'gacha | 霓色天使 | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | 爱芮,安东,赛斯',
        'gacha | 壳中之灵 | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | 壳中之灵,旋钻机-赤轴,维序者-特化型',
        'gacha | 戏语幽谭 | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | 柚叶,安东,赛斯',
      ],
    }),
  ]),
  ...within(shown('2026-06-15 12:30', '2026-07-29 06:00'), [
    zh(
      '「天枢情报图册」活动说明',
      '3.0版本更新后 ~ 3.0版本结束',
      '天枢情报图册 | 2026-06-17T03:00:00Z | 2026-07-28T22:00:00Z',
    ),
    zh('「回归丽都 共启新章」活动说明', '3.0版本更新后 ~ 2026/07/17 03:59（服务器时间）', null),
    notice('「式舆防卫战」剧变节点更新', {
      ...EVENTS,
      body: `${head('【开放时间】')}${p('2026/07/03 04:00 ~ 2026/07/17 03:59（服务器时间）')}`,
      truth: ['challenge | 式舆防卫战 | 2026-07-03 04:00:00 | 2026-07-17 03:59:59'],
    }),
  ]),
  ...within(shown('2026-09-28 12:00', '2026-10-21 06:00'), [
    notice('【有奖活动】「秘密与往事」分享赢菲林', {
      ...NEWS,
      body: all('参与时间：即日起 - 2026年10月18日 23:59', '带话题发布动态即可参与抽奖。'),
      truth: [],
    }),
    notice('3.3版本前瞻特别节目「重返天空的旅程」预告', {
      ...NEWS,
      body: all('2026/10/09 19:30（UTC+8）准时开播'),
      truth: [],
    }),
    {
      ...timed('3.2版本「商城」限时折扣', '【特惠时间】', '3.2版本更新后 ~ 2026/10/19 03:59（服务器时间）', null),
      ...NEWS,
    },
  ]),
])

/** The titles of 3.3 and the times of 2025 are the publisher's; the others follow its form with its titles. */
export const OWN_ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2025-06-04 12:00', '2025-07-16 06:00'), [
    notice('Version 2.0 "Where Clouds Embrace the Dawn" Update Details', {
      ...NEWS,
      body: all(
        '[Update Start Time]',
        '2025/06/06 06:00 (UTC+8)',
        'It will take about five hours to complete.',
        '[Compensation Details]',
      ),
      truth: ['version | Where Clouds Embrace the Dawn | 2025-06-06T03:00:00Z | 2025-07-15T22:00:00Z'],
    }),
    timed(
      '"Advanced Bounty: Area Patrol" Event Details',
      '[Event Duration]',
      '2025/06/18 04:00 (server time) – 2025/06/23 03:59 (server time)',
      'Advanced Bounty: Area Patrol | 2025-06-18 04:00:00 | 2025-06-23 03:59:59',
    ),
    timed(
      '"All-New Program" Event Details',
      '[Event Duration]',
      'After the Version 2.0 update – 2025/07/14 03:59 (server time)',
      'All-New Program | 2025-06-06T03:00:00Z | 2025-07-14 03:59:59',
    ),
  ]),
  ...within(shown('2026-10-19 12:00', '2026-11-11 12:00'), [
    notice('V3.3 Limited-Time Channels (Phase I)', {
      body: all(
        'The Signal Search event duration for this phase is: After the Version 3.3 update – 2026/11/11 11:59 (server time), including the following content:',
        '"Into the Flames of Life" Exclusive Channel',
        'During the event, the drop rates of the limited S-Rank Agent [Phoenix (Fire - Attack)] and the A-Rank Agents [Corin (Physical - Attack)] and [Billy (Physical - Attack)] will be greatly increased!',
        '"Graceful Gale" Exclusive Channel',
        'During the event, the drop rates of the limited S-Rank Agent [Velina (Wind - Support)] and the A-Rank Agents [Corin (Physical - Attack)] and [Billy (Physical - Attack)] will be greatly increased!',
      ),
      truth: [
        'gacha | Into the Flames of Life | 2026-10-21T03:00:00Z | 2026-11-11 11:59:59 | | Phoenix,Corin,Billy',
        'gacha | Graceful Gale | 2026-10-21T03:00:00Z | 2026-11-11 11:59:59 | | Velina,Corin,Billy',
      ],
    }),
    notice('Version 3.3 New Eridu City Fund Details', {
      body: all('[Event Duration]', 'After the Version 3.3 update – 2026/11/30 03:59 (server time)'),
      truth: [],
    }),
    notice('Known Issues and Game Optimizations in Version 3.3', {
      ...NEWS,
      body: all('2026/10/22 (UTC+8)', 'Fixed an issue.'),
      truth: [],
    }),
    timed(
      '"Deadly Assault" Update Details',
      '[Availability]',
      '2026/10/23 04:00 (server time) – 2026/11/06 03:59 (server time)',
      'Deadly Assault | 2026-10-23 04:00:00 | 2026-11-06 03:59:59',
      'challenge',
    ),
  ]),
])

export const ZENLESS_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2026-06-15 12:00', '2026-07-29 06:00'), [
    timed(
      '「邦邦！天才與奇蹟晶片」活動說明',
      '【活動時間】',
      '3.0版本更新後 ~ 2026/07/27 03:59（伺服器時間）',
      '邦邦！天才與奇蹟晶片 | 2026-06-17T03:00:00Z | 2026-07-27 03:59:59',
    ),
    timed(
      '「集結！模擬考逆襲計畫」活動說明',
      '【活動時間】',
      '2026/06/26 10:00 ~ 2026/07/13 03:59（伺服器時間）',
      '集結！模擬考逆襲計畫 | 2026-06-26 10:00:00 | 2026-07-13 03:59:59',
    ),
    timed(
      '「『嗯呢』從天降」活動說明',
      '【活動時間】',
      '2026/07/08 10:00（伺服器時間） ~ 2026/07/28 03:59（伺服器時間）',
      '『嗯呢』從天降 | 2026-07-08 10:00:00 | 2026-07-28 03:59:59',
    ),
    notice('3.0版本「某個夢遊者的自白」預下載開啟', {
      body: all('【預下載時間】', '2026/06/15 12:00（UTC+8）起'),
      truth: [],
    }),
  ]),
])

/** The titles of the phase, of the programme and of the list, and the items, are the publisher's. */
export const OWN_ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2026-09-28 12:00', '2026-10-21 06:00'), [
    notice('Ver.3.2期間限定チャンネル（後半）', {
      body: all(
        '今回のエージェント・音動機変調の開催期間は2026/09/30 12:00 ～ 2026/10/20 14:59（サーバー時間）です。内容は下記の通りです。',
        '「緋色の月影」独占チャンネル',
        'イベント期間中、限定S級エージェント[ロクシー（風・撃破）]とA級エージェント[カリン（物理・強攻）]、[ビリー（物理・強攻）]の獲得確率が大幅にアップ！',
        '「緋月の銀棺」音動機チャンネル',
        'イベント期間中、限定S級音動機[緋月の銀棺（撃破）]とA級音動機[ハウスキーパー（強攻）]、[なんちゃってスターライトエンジン（強攻）]の獲得確率が大幅にアップ！',
        '「冷雨の夜更け」独占チャンネル',
        'イベント期間中、限定S級エージェント[プロメイア（氷・異常）]とA級エージェント[カリン（物理・強攻）]、[ビリー（物理・強攻）]の獲得確率が大幅にアップ！',
      ),
      truth: [
        'gacha | 緋色の月影 | 2026-09-30 12:00:00 | 2026-10-20 14:59:59 | | ロクシー,カリン,ビリー',
        'gacha | 緋月の銀棺 | 2026-09-30 12:00:00 | 2026-10-20 14:59:59 | | 緋月の銀棺,ハウスキーパー,なんちゃってスターライトエンジン',
        'gacha | 冷雨の夜更け | 2026-09-30 12:00:00 | 2026-10-20 14:59:59 | | プロメイア,カリン,ビリー',
      ],
    }),
    notice('Ver.3.3予告番組のお知らせ', { ...NEWS, body: all('2026/10/09 20:30（JST）より放送開始！'), truth: [] }),
    notice('秘密と、過去と、彼女たちと｜Ver.3.2最新情報一覧（後半）', {
      ...NEWS,
      body: all('プロキシの皆様、Ver.3.2がリリースされました！'),
      truth: [],
    }),
    timed(
      '「データ懸賞-模擬実戦」イベント',
      '【イベント期間】',
      '2026/10/14 04:00（サーバー時間） ～ 2026/10/19 03:59（サーバー時間）',
      'データ懸賞-模擬実戦 | 2026-10-14 04:00:00 | 2026-10-19 03:59:59',
    ),
    timed(
      '「棚から『ンナンナ』」イベント',
      '【イベント期間】',
      '2026/09/30 10:00 ～ 2026/10/20 03:59（サーバー時間）',
      '棚から『ンナンナ』 | 2026-09-30 10:00:00 | 2026-10-20 03:59:59',
    ),
  ]),
])

/** The form of the version's notes is the publisher's; the others follow its form with its titles. */
export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-09-07 12:00', '2026-10-21 06:00'), [
    notice('3.2 버전 「그녀들의 은밀한 지난날」 업데이트 공지', {
      ...NEWS,
      body: all(
        '[업데이트 시작 시간]',
        '2026/09/09 07:00(KST)',
        '예상 소요 시간: 5시간',
        '3.2 버전 종료 시각은 2026/10/21 07:00(KST)입니다.',
      ),
      truth: ['version | 그녀들의 은밀한 지난날 | 2026-09-09T03:00:00Z | 2026-10-20T22:00:00Z'],
    }),
    timed(
      '「하늘에서 내려온 응나」 이벤트 안내',
      '[이벤트 기간]',
      '2026/09/30 10:00 (서버 시간) ~ 2026/10/20 03:59 (서버 시간)',
      '하늘에서 내려온 응나 | 2026-09-30 10:00:00 | 2026-10-20 03:59:59',
    ),
    timed(
      '「새 프로그램 방영」 이벤트 안내',
      '[이벤트 기간]',
      '3.2 버전 업데이트 후 ~ 2026/10/20 03:59 (서버 시간)',
      '새 프로그램 방영 | 2026-09-09T03:00:00Z | 2026-10-20 03:59:59',
    ),
    timed(
      '「선발대 현상금: 구역 순찰」 이벤트 안내',
      '[이벤트 기간]',
      '2026/09/23 04:00 (서버 시간) ~ 2026/09/28 03:59 (서버 시간)',
      '선발대 현상금: 구역 순찰 | 2026-09-23 04:00:00 | 2026-09-28 03:59:59',
    ),
    notice('3.2 버전 「상점」 신규 상품 안내', {
      body: all('[판매 기간]', '3.2 버전 업데이트 후 ~ 2026/10/20 03:59 (서버 시간)'),
      truth: [],
    }),
    notice('프록시 복귀 환영 이벤트 안내', {
      body: all('[이벤트 기간]', '2026/09/09 12:00 ~ 2026/10/20 03:59 (서버 시간)'),
      truth: [],
    }),
  ]),
])

export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2026-08-17 12:00', '2026-09-09 06:00'), [
    timed(
      "Détails de l'événement « Opération repas croustillants »",
      "[Durée de l'événement]",
      '19/08/2026 10:00 (heure du serveur) – 07/09/2026 03:59 (heure du serveur)',
      'Opération repas croustillants | 2026-08-19 10:00:00 | 2026-09-07 03:59:59',
    ),
    timed(
      "Détails de l'événement « Ding dong ! Livreur en formation »",
      "[Durée de l'événement]",
      'Du 28/08/2026 à 10:00 au 14/09/2026 à 03:59 (heure du serveur)',
      'Ding dong ! Livreur en formation | 2026-08-28 10:00:00 | 2026-09-14 03:59:59',
    ),
    notice('V3.1 : Canaux à durée limitée (phase II)', {
      body: all(
        'La durée des canaux de cette phase est la suivante : 19/08/2026 12:00 – 08/09/2026 14:59 (heure du serveur).',
        'Canal exclusif « Ange de néon »',
        "Pendant l'événement, les chances d'obtenir l'agent de rang S limité [Aria (Éther - Soutien)] et les agents de rang A [Anton (Électrique - Attaque)] et [Seth (Électrique - Défense)] sont grandement augmentées !",
        'Canal de moteurs-amplificateurs « Ange dans la coquille »',
        "Pendant l'événement, les chances d'obtenir le moteur-amplificateur de rang S limité [Ange dans la coquille (Soutien)] sont grandement augmentées !",
      ),
      truth: [
        'gacha | Ange de néon | 2026-08-19 12:00:00 | 2026-09-08 14:59:59 | | Aria,Anton,Seth',
        'gacha | Ange dans la coquille | 2026-08-19 12:00:00 | 2026-09-08 14:59:59 | | Ange dans la coquille',
      ],
    }),
    notice('Enquête de satisfaction de la version 3.1', {
      ...NEWS,
      body: all('[Durée]', '25/08/2026 – 01/09/2026'),
      truth: [],
    }),
  ]),
])
