import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const head = (text: string) => p(`<span style="color: rgb(255, 255, 255);">${text}</span>`)
const gold = (text: string) => `<span style="color: rgb(217, 166, 0);">${text}</span>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '3', label: '重要公告' } as const

const ZH_TIME =
  '<p style="text-align: center;"><strong>2.4版本更新后</strong></p><p style="text-align: center;"><strong>~</strong></p><p style="text-align: center;"><strong>2025/12/17 11:59（服务器时间）</strong></p>'
const ZH_AGENTS = ['可琳(物理·强攻)', '比利(物理·强攻)']
const ZH_ENGINES = ['家政员(强攻)', '仿制星徽引擎(强攻)']
const zhChannel = (name: string, kind: string, five: string, four: readonly string[]) =>
  `${head(`「${name}」调频活动`)}${p(`活动期间，限定S级${kind}${gold(`[${five}]`)}以及默认A级${kind}${four.map((one) => gold(`[${one}]`)).join('、')}的调频获取概率将大幅提升！`)}${bannerTable(['活动时间', `限定</p><p>S级${kind}`, `概率提升</p><p>默认A级${kind}`], [ZH_TIME, p(five)], four)}`

export const ZENLESS_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2025-11-24 12:30', '2025-12-30 06:00'), [
    notice('2.4版本限时频段（上期）', {
      body: [
        p(`本期代理人与音擎调频活动时间为：${gold('2.4版本更新后 ~ 2025/12/17 11:59（服务器时间）')}，包含如下内容：`),
        zhChannel('唤寂昔声', '代理人', '琉音(物理·击破)', ZH_AGENTS),
        zhChannel('喧哗奏鸣', '音擎', '昨夜来电(击破)', ZH_ENGINES),
        zhChannel('譬如昨日死', '代理人', '雨果(冰·强攻)', ZH_AGENTS),
        zhChannel('激荡谐振', '音擎', '千面日陨(强攻)', ZH_ENGINES),
        head('【台前试镜 - 试玩关卡】活动'),
        p('• 活动时间：2.4版本更新后 ~ 2025/12/17 11:59（服务器时间）'),
      ].join(''),
      truth: [
        'gacha | 唤寂昔声 | 2025-11-26T03:00:00Z | 2025-12-17 11:59:59 | | 琉音,可琳,比利',
        'gacha | 喧哗奏鸣 | 2025-11-26T03:00:00Z | 2025-12-17 11:59:59 | | 昨夜来电,家政员,仿制星徽引擎',
        'gacha | 譬如昨日死 | 2025-11-26T03:00:00Z | 2025-12-17 11:59:59 | | 雨果,可琳,比利',
        'gacha | 激荡谐振 | 2025-11-26T03:00:00Z | 2025-12-17 11:59:59 | | 千面日陨,家政员,仿制星徽引擎',
      ],
    }),
    notice('「慵懒逐浪」限时频段开启', {
      body: [
        head('【活动时间】'),
        p('2025/12/17 12:00（服务器时间） ~ 2025/12/29 14:59（服务器时间）'),
        head('【活动说明】'),
        p(
          '活动期间，限定S级代理人[艾莲(冰·强攻)]以及默认A级代理人[苍角(冰·支援)]、[赛斯(电·防护)]的调频获取概率将大幅提升！',
        ),
      ].join(''),
      truth: ['gacha | 慵懒逐浪 | 2025-12-17 12:00:00 | 2025-12-29 14:59:59 | | 艾莲,苍角,赛斯'],
    }),
    event(
      '「数据悬赏-实战模拟」活动说明',
      head('【活动时间】'),
      '2025/12/10 04:00（服务器时间）~2025/12/15 03:59（服务器时间）',
      '数据悬赏-实战模拟 | 2025-12-10 04:00:00 | 2025-12-15 03:59:59',
    ),
    event(
      '「全新放送」活动说明',
      head('【活动时间】'),
      '2.4版本更新后 ~ 2025/12/29 03:59（服务器时间）',
      '全新放送 | 2025-11-26T03:00:00Z | 2025-12-29 03:59:59',
    ),
    event('2.5版本预下载开启&amp;更新通知', head('【预下载时间】'), '2025/12/28 10:00（UTC+8）起', null),
  ]),
])

export const ZENLESS_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2026-06-15 12:30', '2026-07-29 06:00'), [
    notice('3.0版本限時頻段（上期）', {
      body: [
        p('本期代理人與音擎調頻活動時間為：3.0版本更新後 ~ 2026/07/08 11:59（伺服器時間），包含如下內容：'),
        head('「風姿綽約」調頻活動'),
        p('活動期間，限定S級代理人[維琳娜(風·支援)]的調頻獲取機率將大幅提升！'),
        head('「琳琅鎏心」調頻活動'),
        p('活動期間，限定S級音擎[琳琅鎏心(支援)]的調頻獲取機率將大幅提升！'),
        head('「光落於指尖」調頻活動'),
        p('活動期間，限定S級代理人[葉瞬光(物理·強攻)]的調頻獲取機率將大幅提升！'),
        head('「雲霓孤光」調頻活動'),
        p('活動期間，限定S級音擎[雲霓孤光(強攻)]的調頻獲取機率將大幅提升！'),
      ].join(''),
      truth: [
        'gacha | 風姿綽約 | 2026-06-17T03:00:00Z | 2026-07-08 11:59:59 | | 維琳娜',
        'gacha | 琳琅鎏心 | 2026-06-17T03:00:00Z | 2026-07-08 11:59:59 | | 琳琅鎏心',
        'gacha | 光落於指尖 | 2026-06-17T03:00:00Z | 2026-07-08 11:59:59 | | 葉瞬光',
        'gacha | 雲霓孤光 | 2026-06-17T03:00:00Z | 2026-07-08 11:59:59 | | 雲霓孤光',
      ],
    }),
    event(
      '「集結！模擬考逆襲計畫」活動說明',
      head('【活動時間】'),
      '2026/06/26 10:00（伺服器時間） ~ 2026/07/27 03:59（伺服器時間）',
      '集結！模擬考逆襲計畫 | 2026-06-26 10:00:00 | 2026-07-27 03:59:59',
    ),
    event('遊戲滿意度問卷開放填寫', head('【填寫時間】'), '2026/07/10 ~ 2026/07/20 23:59（UTC+8）', null),
  ]),
])

export const ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-07-27 12:30', '2026-09-09 06:00'), [
    notice('V3.1 Limited-Time Channels (Phase II)', {
      body: [
        p('The Signal Search event duration for this phase: 2026/08/19 12:00 – 2026/09/08 14:59 (server time)'),
        head('"Exclusive Rescreening" Signal Search Event'),
        p(
          'During the event, one of the limited S-Rank Agents [Dialyn (Physical - Stun)], [Yuzuha (Physical - Support)], and [Harumasa (Electric - Attack)] can be selected, and its drop rate will be greatly increased!',
        ),
        head('"W-Engine Reverberation" Signal Search Event'),
        p(
          'During the event, one of the limited S-Rank W-Engines [Yesterday Calls (Stun)], [Metanukimorphosis (Support)], and [Zanshin Herb Case (Attack)] can be selected, and its drop rate will be greatly increased!',
        ),
        p('※ The search count of the "Exclusive Rescreening" is separate from the Exclusive Channel.'),
      ].join(''),
      truth: [
        'gacha | Exclusive Rescreening | 2026-08-19 12:00:00 | 2026-09-08 14:59:59 | | Dialyn,Yuzuha,Harumasa',
        'gacha | W-Engine Reverberation | 2026-08-19 12:00:00 | 2026-09-08 14:59:59 | | Yesterday Calls,Metanukimorphosis,Zanshin Herb Case',
      ],
    }),
    notice('V3.1 Limited-Time Channels', {
      body: [
        head('"A Melody for Angels" Signal Search Event'),
        p('[Event Duration]'),
        p('After the Version 3.1 update – 2026/08/19 11:59 (server time)'),
        p('The drop rate of the limited S-Rank Agent [Aria (Ether - Anomaly)] will be greatly increased!'),
        head('"Angel in the Shell" Signal Search Event'),
        p('[Event Duration]'),
        p('After the Version 3.1 update – 2026/08/19 11:59 (server time)'),
        p('The drop rate of the limited S-Rank W-Engine [Angel in the Shell (Anomaly)] will be greatly increased!'),
      ].join(''),
      truth: [
        'gacha | A Melody for Angels | 2026-07-29T03:00:00Z | 2026-08-19 11:59:59 | | Aria',
        'gacha | Angel in the Shell | 2026-07-29T03:00:00Z | 2026-08-19 11:59:59 | | Angel in the Shell',
      ],
    }),
    event(
      '"Summer Waves Roll In" Event Details',
      head('[Event Duration]'),
      'After the Version 3.1 update – 2026/09/07 03:59 (server time)',
      'Summer Waves Roll In | 2026-07-29T03:00:00Z | 2026-09-07 03:59:59',
    ),
    event(
      '"Snap! Focus Showdown!" Event Details',
      head('[Event Duration]'),
      '2026/08/07 10:00 – 2026/08/24 03:59 (server time)',
      'Snap! Focus Showdown! | 2026-08-07 10:00:00 | 2026-08-24 03:59:59',
    ),
    event(
      '"Extensive Patrol: Triple Bounty" Event Details',
      head('[Event Duration]'),
      '2026/08/12 04:00 (server time) – 2026/08/17 03:59 (server time)',
      'Extensive Patrol: Triple Bounty | 2026-08-12 04:00:00 | 2026-08-17 03:59:59',
    ),
    event(
      '"Marcel Anniversary Gift" Event Details',
      head('[Event Duration]'),
      'After the Version 3.1 update – End of Version 3.1',
      'Marcel Anniversary Gift | 2026-07-29T03:00:00Z | 2026-09-08T22:00:00Z',
    ),
    notice('Version 3.1 "The Long Goodbye" Update Details', {
      ...NEWS,
      shownMs: shown('2026-07-29 07:00', '2026-09-09 06:00'),
      body: [
        head('[Update Start Time]'),
        p('<strong>2026/07/29 06:00 (UTC+8)</strong>'),
        p('Estimated to take 5 hours.'),
        head('[New Events]'),
        p('<strong>• Snap! Focus Showdown!</strong>'),
        p('Event Duration: 2026/08/07 10:00 (server time) – 2026/08/24 03:59 (server time)'),
        p("<strong>• Dangerous Fugitive's Leisurely Vacation</strong>"),
        p('Event Duration: 2026/08/24 10:00 (server time) – 2026/09/07 03:59 (server time)'),
      ].join(''),
      truth: [
        'version | The Long Goodbye | 2026-07-29T03:00:00Z | 2026-09-08T22:00:00Z',
        "event | Dangerous Fugitive's Leisurely Vacation | 2026-08-24 10:00:00 | 2026-09-07 03:59:59",
      ],
    }),
    event(
      'Version 3.1 "New Eridu City Fund" Details',
      head('[Event Duration]'),
      'After the Version 3.1 update – 2026/09/07 03:59 (server time)',
      null,
    ),
  ]),
])

const JA_LATER = '2026/01/21 12:00～2026/02/05 14:59（サーバー時間）'

export const ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2025-10-13 12:30', '2025-11-26 06:00'), [
    notice('Ver.2.3期間限定チャンネル（前半）', {
      body: `${p('今期の期間限定チャンネルは以下のとおりです。')}${table(
        ['チャンネル', '開催期間', '限定S級', 'A級'],
        [
          '「綺夜を巡る灯」',
          'Ver.2.3アップデート後<br>～<br>2025/11/05 11:59（サーバー時間）',
          'リュシア（エーテル・支援）',
          '狛野真斗（炎・命破）<br>パイパー（物理・異常）',
        ],
        [
          '「夢を奏でる炉」',
          'Ver.2.3アップデート後<br>～<br>2025/11/05 11:59（サーバー時間）',
          '炉で歌い上げられる夢（支援）',
          '燔火の朧夜（命破）<br>グロウル・マイ・カー（異常）',
        ],
      )}`,
      truth: [
        'gacha | 綺夜を巡る灯 | 2025-10-15T03:00:00Z | 2025-11-05 11:59:59 | | リュシア,狛野真斗,パイパー',
        'gacha | 夢を奏でる炉 | 2025-10-15T03:00:00Z | 2025-11-05 11:59:59 | | 炉で歌い上げられる夢,燔火の朧夜,グロウル・マイ・カー',
      ],
    }),
    notice('Ver.2.3期間限定チャンネル（後半）', {
      body: [
        p('開催期間：2025/11/05 12:00（サーバー時間）～2025/11/25 14:59（サーバー時間）'),
        head('■独占チャンネル「孤旅にて夢は重なる」'),
        p(
          '限定S級エージェント[イドリー(氷・命破)]、A級エージェント[潘引壺(物理・防護)][プルクラ(物理・撃破)]の出現確率がアップ',
        ),
        head('■音動機チャンネル「輝く和声」'),
        p(
          '限定S級音動機[セイレーンクレードル(命破)]、A級音動機[雷鳴が如き八卦(防護)][ペーパーカッター(撃破)]の出現確率がアップ',
        ),
        head('■独占チャンネル「福を呼ぶ虎」'),
        p('限定S級エージェント[橘福福(炎・撃破)]の出現確率がアップ'),
        head('■音動機チャンネル「煌く韻律」'),
        p('限定S級音動機[招福の虎炉(撃破)]の出現確率がアップ'),
      ].join(''),
      truth: [
        'gacha | 孤旅にて夢は重なる | 2025-11-05 12:00:00 | 2025-11-25 14:59:59 | | イドリー,潘引壺,プルクラ',
        'gacha | 輝く和声 | 2025-11-05 12:00:00 | 2025-11-25 14:59:59 | | セイレーンクレードル,雷鳴が如き八卦,ペーパーカッター',
        'gacha | 福を呼ぶ虎 | 2025-11-05 12:00:00 | 2025-11-25 14:59:59 | | 橘福福',
        'gacha | 煌く韻律 | 2025-11-05 12:00:00 | 2025-11-25 14:59:59 | | 招福の虎炉',
      ],
    }),
    event(
      '「データ懸賞-模擬実戦」イベントのお知らせ',
      head('【開催期間】'),
      '2025/11/19 04:00（サーバー時間）～2025/11/24 03:59（サーバー時間）',
      'データ懸賞-模擬実戦 | 2025-11-19 04:00:00 | 2025-11-24 03:59:59',
    ),
    notice('「秋夜の映画祭」イベントのお知らせ', {
      body: [
        head('【開催期間】'),
        p('準備編：2025/10/17 10:00～2025/10/27 03:59（サーバー時間）'),
        p('本番編：2025/10/27 04:00～2025/11/17 03:59（サーバー時間）'),
        head('【イベント報酬】'),
        p('ポリクローム×500、各種育成素材'),
      ].join(''),
      truth: ['event | 秋夜の映画祭 | 2025-10-17 10:00:00 | 2025-11-17 03:59:59 | polychrome 500'],
    }),
    notice('Ver.2.3「夢を憶えているか」アップデートのお知らせ', {
      ...NEWS,
      shownMs: shown('2025-10-15 07:00', '2025-11-26 06:00'),
      body: `${head('【メンテナンス開始】')}${p('2025/10/15 06:00（UTC+8）')}${p('※5時間程度を予定')}${head('【Ver.2.3終了】')}${p('2025/11/26 06:00（UTC+8）')}`,
      truth: ['version | 夢を憶えているか | 2025-10-15T03:00:00Z | 2025-11-25T22:00:00Z'],
    }),
    event('既知の不具合およびゲーム最適化のお知らせ', head('【既知の不具合】'), '10月16日', null),
  ]),
  ...within(shown('2026-01-19 12:30', '2026-02-06 06:00'), [
    notice('Ver.2.5期間限定チャンネル（後半）', {
      body: [
        head('「独占再上映」'),
        p(`開催期間：${JA_LATER}`),
        p('対象の限定S級エージェント：[アリス(物理・異常)][0号・アンビー(電気・強攻)][アストラ(エーテル・支援)]'),
        head('「音動機再奏」'),
        p(`開催期間：${JA_LATER}`),
        p('対象の限定S級音動機：[十面百錬の星(異常)][純然たる犠牲(強攻)][優美のヴァニティ(支援)]'),
      ].join(''),
      truth: [
        'gacha | 独占再上映 | 2026-01-21 12:00:00 | 2026-02-05 14:59:59 | | アリス,0号・アンビー,アストラ',
        'gacha | 音動機再奏 | 2026-01-21 12:00:00 | 2026-02-05 14:59:59 | | 十面百錬の星,純然たる犠牲,優美のヴァニティ',
      ],
    }),
  ]),
])

export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-07-06 12:30', '2026-07-29 06:00'), [
    notice('3.0 버전 기간 한정 채널(하)', {
      body: [
        head('【이벤트 기간】'),
        p('2026/07/08 12:00(서버 시간) ~ 2026/07/28 14:59(서버 시간)'),
        head('【독점 채널 「어린 천재의 무대」】'),
        p('한정 S급 에이전트 「노르마(불·격파)」의 획득 확률 대폭 UP!'),
        head('【W-엔진 채널 「수석 조수」】'),
        p('한정 S급 W-엔진 「수석 조수(격파)」의 획득 확률 대폭 UP!'),
        head('【독점 채널 「사분의 삼박자 망상」】'),
        p('한정 S급 에이전트 「수나(물리·지원)」의 획득 확률 대폭 UP!'),
        head('【W-엔진 채널 「사유로 빚은 노래」】'),
        p('한정 S급 W-엔진 「사유로 빚은 노래(지원)」의 획득 확률 대폭 UP!'),
      ].join(''),
      truth: [
        'gacha | 어린 천재의 무대 | 2026-07-08 12:00:00 | 2026-07-28 14:59:59 | | 노르마',
        'gacha | 수석 조수 | 2026-07-08 12:00:00 | 2026-07-28 14:59:59 | | 수석 조수',
        'gacha | 사분의 삼박자 망상 | 2026-07-08 12:00:00 | 2026-07-28 14:59:59 | | 수나',
        'gacha | 사유로 빚은 노래 | 2026-07-08 12:00:00 | 2026-07-28 14:59:59 | | 사유로 빚은 노래',
      ],
    }),
    event(
      '「예술은 Bangboo다!」 이벤트 안내',
      head('【이벤트 기간】'),
      '2026/07/08 10:00 ~ 2026/07/27 03:59 (서버 시간)',
      '예술은 Bangboo다! | 2026-07-08 10:00:00 | 2026-07-27 03:59:59',
    ),
    event(
      '「위험한 강습전」 시즌 갱신 안내',
      head('【개방 기간】'),
      '2026/07/17 04:00(서버 시간) ~ 2026/07/31 03:59(서버 시간)',
      '위험한 강습전 | 2026-07-17 04:00:00 | 2026-07-31 03:59:59',
      'challenge',
    ),
    event('공식 커뮤니티 2차 창작 공모전 개최', head('【응모 기간】'), '2026/07/10 ~ 2026/07/31 23:59(UTC+8)', null),
  ]),
])

export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2026-03-02 12:30', '2026-03-24 06:00'), [
    notice('Canaux à durée limitée de la version 2.6 (phase II)', {
      body: [
        head("[Durée de l'événement]"),
        p('04/03/2026 à 12:00 – 23/03/2026 à 14:59 (heure du serveur)'),
        head('Canal exclusif « Anges irisés »'),
        p(
          "Probabilité d'obtention fortement augmentée pour l'agent de rang S limité [Aria (Éther – Anomalie)] et les agents de rang A [Anton (Électrique – Attaque)] et [Seth (Électrique – Défense)].",
        ),
        head('Canal Moteur-W « Harmonie éclatante »'),
        p(
          "Probabilité d'obtention fortement augmentée pour le Moteur-W de rang S limité [Ange dans la coquille (Anomalie)].",
        ),
      ].join(''),
      truth: [
        'gacha | Anges irisés | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | Aria,Anton,Seth',
        'gacha | Harmonie éclatante | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | Ange dans la coquille',
      ],
    }),
    event(
      "Détails de l'événement « Récits au cinéma Gravity »",
      head("[Durée de l'événement]"),
      'Du 04/03/2026 à 10:00 au 23/03/2026 à 03:59 (heure du serveur)',
      'Récits au cinéma Gravity | 2026-03-04 10:00:00 | 2026-03-23 03:59:59',
    ),
    notice("Détails de l'événement « Vœux d'encouragement »", {
      body: `${head("[Description de l'événement]")}${p('Plus de détails sont disponibles en jeu.')}`,
      truth: ["event | Vœux d'encouragement | 2026-03-02T04:30:00Z | 2026-03-23T22:00:00Z"],
    }),
    event('Événement en ligne « Rappel des fans »', head('[Période]'), '06/03/2026 – 20/03/2026 à 23:59 (UTC+8)', null),
  ]),
])
