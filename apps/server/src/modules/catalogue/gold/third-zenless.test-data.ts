import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const head = (text: string) => p(`<span style="color: rgb(255, 255, 255);">${text}</span>`)
const gold = (text: string) => `<span style="color: rgb(217, 166, 0);">${text}</span>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '3', label: '重要公告' } as const

const zhChannel = (name: string, kind: string, period: string, five: string, four: readonly string[]) =>
  `${head(`「${name}」调频活动`)}${p(`活动期间，限定S级${kind}${gold(`[${five}]`)}以及默认A级${kind}${four.map((one) => gold(`[${one}]`)).join('、')}的调频获取概率将大幅提升！`)}${bannerTable(['活动时间', `限定</p><p>S级${kind}`, `概率提升</p><p>默认A级${kind}`], [p(period), p(five)], four)}`
const ZH_AGENTS = ['安东(电·强攻)', '赛斯(电·防护)']
const ZH_ENGINES = ['旋钻机-赤轴(强攻)', '维序者-特化型(防护)']
const ZH_LATER = '2026/03/04 12:00（服务器时间） ~ 2026/03/23 14:59（服务器时间）'

export const ZENLESS_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2026-03-02 12:30', '2026-03-24 06:00'), [
    notice('2.6版本限时频段（下期）', {
      body: [
        p(`本期代理人与音擎调频活动时间为：${gold(ZH_LATER)}，包含如下内容：`),
        zhChannel('霓色天使', '代理人', ZH_LATER, '爱芮(以太·异常)', ZH_AGENTS),
        zhChannel('灿烂和声', '音擎', ZH_LATER, '壳中之灵(异常)', ZH_ENGINES),
        zhChannel('戏语幽谭', '代理人', ZH_LATER, '柚叶(物理·支援)', ZH_AGENTS),
        zhChannel('璀璨韵律', '音擎', ZH_LATER, '狸法七变化(支援)', ZH_ENGINES),
        p('※ 「霓色天使」、「戏语幽谭」属于「独家频段」，调频保底次数会一直累计在「独家频段」中。'),
      ].join(''),
      truth: [
        'gacha | 霓色天使 | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | 爱芮,安东,赛斯',
        'gacha | 灿烂和声 | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | 壳中之灵,旋钻机-赤轴,维序者-特化型',
        'gacha | 戏语幽谭 | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | 柚叶,安东,赛斯',
        'gacha | 璀璨韵律 | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | 狸法七变化,旋钻机-赤轴,维序者-特化型',
      ],
    }),
    event(
      '「咔嚓！虚境大作战」活动说明',
      head('【活动时间】'),
      '2026/03/09 10:00（服务器时间） ~ 2026/03/23 03:59（服务器时间）',
      '咔嚓！虚境大作战 | 2026-03-09 10:00:00 | 2026-03-23 03:59:59',
    ),
    notice('2.6版本「旧梦的安可曲」更新公告', {
      ...NEWS,
      subtitle: '2.6版本更新说明',
      shownMs: shown('2026-02-06 07:00', '2026-03-24 06:00'),
      body: [
        head('【更新开始时间】'),
        p('<strong>2026/02/06 06:00（UTC+8）</strong>'),
        p('预计5个小时完成。'),
        head('【版本全新内容】'),
        head('六、全新活动'),
        p('<strong>• 咔嚓！虚境大作战</strong>'),
        p('活动时间：2026/03/09 10:00（服务器时间） ~ 2026/03/23 03:59（服务器时间）'),
        p('<strong>• 满分集卡专家</strong>'),
        p('活动时间：2026/03/16 04:00（服务器时间） ~ 2026/03/23 03:59（服务器时间）'),
        p('<strong>• 全新放送</strong>'),
        p('活动时间：2.6版本更新后 ~ 2026/03/23 03:59（服务器时间）'),
      ].join(''),
      truth: [
        'version | 旧梦的安可曲 | 2026-02-06T03:00:00Z | 2026-03-23T22:00:00Z',
        'event | 满分集卡专家 | 2026-03-16 04:00:00 | 2026-03-23 03:59:59',
        'event | 全新放送 | 2026-02-06T03:00:00Z | 2026-03-23 03:59:59',
      ],
    }),
    event('邦布频段更新说明', head('【更新时间】'), '2.6版本更新后永久开放', null),
    event('2.6版本「商城」上新说明', head('【上架时间】'), '2.6版本更新后 ~ 2026/03/23 03:59（服务器时间）', null),
  ]),
])

export const ZENLESS_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2026-04-13 12:30', '2026-05-06 06:00'), [
    notice('2.7版本限時頻段（下期）', {
      body: [
        p('本期代理人與音擎調頻活動時間為：2026/04/15 12:00 ~ 2026/05/05 14:59（伺服器時間），包含如下內容：'),
        head('「貪食進化論」調頻活動'),
        p(
          '活動期間，限定S級代理人[希希芙(電·異常)]以及默認A級代理人[波可娜(物理·擊破)]、[本(火·防護)]的調頻獲取機率將大幅提升！',
        ),
        head('「鱗齒尋蹤」調頻活動'),
        p(
          '活動期間，限定S級音擎[鱗齒尋蹤(異常)]以及默認A級音擎[裁紙刀(擊破)]、[比格氣缸(防護)]的調頻獲取機率將大幅提升！',
        ),
        head('「淚鑄生花」調頻活動'),
        p(
          '活動期間，限定S級代理人[「席德」(電·強攻)]以及默認A級代理人[波可娜(物理·擊破)]、[本(火·防護)]的調頻獲取機率將大幅提升！',
        ),
      ].join(''),
      truth: [
        'gacha | 貪食進化論 | 2026-04-15 12:00:00 | 2026-05-05 14:59:59 | | 希希芙,波可娜,本',
        'gacha | 鱗齒尋蹤 | 2026-04-15 12:00:00 | 2026-05-05 14:59:59 | | 鱗齒尋蹤,裁紙刀,比格氣缸',
        'gacha | 淚鑄生花 | 2026-04-15 12:00:00 | 2026-05-05 14:59:59 | | 「席德」,波可娜,本',
      ],
    }),
    event(
      '「出擊！負評大作戰」活動說明',
      head('【活動時間】'),
      '2026/04/29 10:00（伺服器時間）~2026/05/13 03:59（伺服器時間）',
      '出擊！負評大作戰 | 2026-04-29 10:00:00 | 2026-05-13 03:59:59',
    ),
    event(
      '「『嗯呢』從天降」活動說明',
      head('【活動時間】'),
      '2026/04/15 10:00（伺服器時間） ~ 2026/05/05 03:59（伺服器時間）',
      '『嗯呢』從天降 | 2026-04-15 10:00:00 | 2026-05-05 03:59:59',
    ),
  ]),
])

export const ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-03-22 12:30', '2026-05-06 06:00'), [
    notice('V2.7 Limited-Time Channels (Phase I)', {
      body: [
        p(
          `The Signal Search events of this phase run from ${gold('after the Version 2.7 update to 2026/04/15 11:59 (server time)')} and include the following:`,
        ),
        head('Exclusive Channel: "Axiom of Captivation"'),
        p(
          'During the event, the drop rate of the limited S-Rank Agent [Nangong Yu (Ether - Stun)] and the A-Rank Agents [Nicole (Ether - Support)] and [Piper (Physical - Anomaly)] will be greatly increased!',
        ),
        head('W-Engine Channel: "Neon Fantasies"'),
        p(
          'During the event, the drop rate of the limited S-Rank W-Engine [Neon Fantasies (Stun)] and the A-Rank W-Engines [The Vault (Support)] and [Roaring Ride (Anomaly)] will be greatly increased!',
        ),
        head('Exclusive Channel: "Lonely Journey, Shared Dream"'),
        p(
          'During the event, the drop rate of the limited S-Rank Agent [Yidhari (Ice - Rupture)] and the A-Rank Agents [Nicole (Ether - Support)] and [Piper (Physical - Anomaly)] will be greatly increased!',
        ),
        head('W-Engine Channel: "Kraken\'s Cradle"'),
        p(
          "During the event, the drop rate of the limited S-Rank W-Engine [Kraken's Cradle (Rupture)] will be greatly increased!",
        ),
        head('"The Final Callback" Trial Stages'),
        p('• Event Duration: After the Version 2.7 update – 2026/04/15 11:59 (server time)'),
      ].join(''),
      truth: [
        'gacha | Axiom of Captivation | 2026-03-24T03:00:00Z | 2026-04-15 11:59:59 | | Nangong Yu,Nicole,Piper',
        'gacha | Neon Fantasies | 2026-03-24T03:00:00Z | 2026-04-15 11:59:59 | | Neon Fantasies,The Vault,Roaring Ride',
        'gacha | Lonely Journey, Shared Dream | 2026-03-24T03:00:00Z | 2026-04-15 11:59:59 | | Yidhari,Nicole,Piper',
        "gacha | Kraken's Cradle | 2026-03-24T03:00:00Z | 2026-04-15 11:59:59 | | Kraken's Cradle",
      ],
    }),
    event(
      '"A Piping-Hot Flavor Quest" Event Details',
      head('[Event Duration]'),
      '2026/03/25 10:00 (server time) – 2026/05/05 03:59 (server time)',
      'A Piping-Hot Flavor Quest | 2026-03-25 10:00:00 | 2026-05-05 03:59:59',
    ),
    event(
      '"Data Bounty: Combat Simulation" Event Details',
      head('[Event Duration]'),
      '2026/04/29 04:00 (server time) – 2026/05/04 03:59 (server time)',
      'Data Bounty: Combat Simulation | 2026-04-29 04:00:00 | 2026-05-04 03:59:59',
    ),
    event(
      '"Shiyu Defense" New Phase Details',
      head('[Availability]'),
      '2026/04/03 04:00 (server time) – 2026/04/17 03:59 (server time)',
      'Shiyu Defense | 2026-04-03 04:00:00 | 2026-04-17 03:59:59',
      'challenge',
    ),
    notice('Version 2.7 "Heroes Don\'t Die in the Past" Update Details', {
      ...NEWS,
      shownMs: shown('2026-03-24 07:00', '2026-05-06 06:00'),
      body: [
        head('[Update Start Time]'),
        p('2026/03/24 06:00 (UTC+8)'),
        p('The update is expected to take 5 hours.'),
        head('[Compensation]'),
        p('Version 2.7 will run for 43 days, ending on 2026/05/06 06:00 (UTC+8).'),
      ].join(''),
      truth: ["version | Heroes Don't Die in the Past | 2026-03-24T03:00:00Z | 2026-05-05T22:00:00Z"],
    }),
    event(
      'Version 2.7 Store Update',
      head('[Availability]'),
      'After the Version 2.7 update – 2026/05/05 03:59 (server time)',
      null,
    ),
    event('Version 2.7 Player Survey', head('[Survey Period]'), '2026/04/20 – 2026/05/04 23:59 (UTC+8)', null),
  ]),
])

export const ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2026-02-04 12:30', '2026-03-24 06:00'), [
    notice('Ver.2.6期間限定チャンネル（前半）', {
      body: [
        p(
          `今期のエージェントと音動機の変調開催期間：${gold('Ver.2.6アップデート後 ～ 2026/03/04 11:59（サーバー時間）')}`,
        ),
        head('独占チャンネル「四分の三拍の空想」'),
        p(
          '開催期間中、限定S級エージェント[千夏(物理・支援)]およびA級エージェント[カリン(物理・強攻)][ビリー(物理・強攻)]の出現確率が大幅にアップします！',
        ),
        head('音動機チャンネル「喧騒の奏鳴」'),
        p(
          '開催期間中、限定S級音動機[想いが織りなす歌(支援)]およびA級音動機[ハウスキーパー(強攻)][なんちゃってスターライトエンジン(強攻)]の出現確率が大幅にアップします！',
        ),
        head('独占チャンネル「滄溟を独り往く」'),
        p('開催期間中、限定S級エージェント[儀玄(玄墨・命破)]の出現確率が大幅にアップします！'),
        head('音動機チャンネル「激動の諧振」'),
        p('開催期間中、限定S級音動機[青溟の鳥籠(命破)]の出現確率が大幅にアップします！'),
      ].join(''),
      truth: [
        'gacha | 四分の三拍の空想 | 2026-02-06T03:00:00Z | 2026-03-04 11:59:59 | | 千夏,カリン,ビリー',
        'gacha | 喧騒の奏鳴 | 2026-02-06T03:00:00Z | 2026-03-04 11:59:59 | | 想いが織りなす歌,ハウスキーパー,なんちゃってスターライトエンジン',
        'gacha | 滄溟を独り往く | 2026-02-06T03:00:00Z | 2026-03-04 11:59:59 | | 儀玄',
        'gacha | 激動の諧振 | 2026-02-06T03:00:00Z | 2026-03-04 11:59:59 | | 青溟の鳥籠',
      ],
    }),
    notice('Ver.2.6期間限定チャンネル（後半）', {
      body: [
        head('▼開催期間'),
        p('2026/03/04 12:00（サーバー時間）～2026/03/23 14:59（サーバー時間）'),
        head('▼独占チャンネル「虹色のエンジェル」'),
        p('限定S級エージェント「アリア（エーテル・異常）」の出現確率がアップ！'),
        p('A級エージェント「アンドー（電気・強攻）」「セス（電気・防護）」の出現確率がアップ！'),
        head('▼音動機チャンネル「煌めく和声」'),
        p('限定S級音動機「殻の中の魂（異常）」の出現確率がアップ！'),
        p('A級音動機「ドリルリグ-レッドシャフト（強攻）」「秩序の守り手・特化型（防護）」の出現確率がアップ！'),
      ].join(''),
      truth: [
        'gacha | 虹色のエンジェル | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | アリア,アンドー,セス',
        'gacha | 煌めく和声 | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | 殻の中の魂,ドリルリグ-レッドシャフト,秩序の守り手・特化型',
      ],
    }),
    notice('Ver.2.1期間限定チャンネルのお知らせ', {
      shownMs: shown('2025-07-14 12:30', '2025-09-04 06:00'),
      body: [
        p('Ver.2.1の期間限定チャンネルは、以下のとおり前半と後半に分けて開催されます。'),
        head('【前半】独占チャンネル「幽谷の戯れ言」'),
        p('開催期間：Ver.2.1アップデート後～2025/08/06 11:59（サーバー時間）'),
        p('期間中、限定S級エージェント「浮波柚葉（物理・支援）」の出現確率が大幅アップ！'),
        head('【後半】独占チャンネル「香草の誓い」'),
        p('開催期間：2025/08/06 12:00（サーバー時間）～2025/09/03 14:59（サーバー時間）'),
        p('期間中、限定S級エージェント「アリス（物理・異常）」の出現確率が大幅アップ！'),
      ].join(''),
      truth: [
        'gacha | 幽谷の戯れ言 | 2025-07-16T03:00:00Z | 2025-08-06 11:59:59 | | 浮波柚葉',
        'gacha | 香草の誓い | 2025-08-06 12:00:00 | 2025-09-03 14:59:59 | | アリス',
      ],
    }),
    notice('「今、響き合う妄想」イベントのお知らせ', {
      body: [
        head('【イベント期間】'),
        p('第1部：Ver.2.6アップデート後 ～ 2026/03/23 03:59（サーバー時間）'),
        p('第2部：2026/02/14 10:00 ～ 2026/03/23 03:59（サーバー時間）'),
        head('【参加条件】'),
        p('インターノットレベル20以上'),
      ].join(''),
      truth: ['event | 今、響き合う妄想 | 2026-02-06T03:00:00Z | 2026-03-23 03:59:59'],
    }),
    event(
      '「先遣賞金-エリア巡回」イベントのお知らせ',
      head('【イベント期間】'),
      '2026/02/25 04:00 ～ 2026/03/02 03:59（サーバー時間）',
      '先遣賞金-エリア巡回 | 2026-02-25 04:00:00 | 2026-03-02 03:59:59',
    ),
    event(
      '「危局強襲戦」更新のお知らせ',
      head('【開放期間】'),
      '2026/02/13 04:00（サーバー時間） ～ 2026/02/27 03:59（サーバー時間）',
      '危局強襲戦 | 2026-02-13 04:00:00 | 2026-02-27 03:59:59',
      'challenge',
    ),
    notice('Ver.2.6「古き夢のアンコール」アップデートのお知らせ', {
      ...NEWS,
      shownMs: shown('2026-02-06 07:00', '2026-03-24 06:00'),
      body: `${head('【アップデート開始時間】')}${p('2026/02/06 06:00（UTC+8）')}${p('5時間ほどで完了する見込みです。')}`,
      truth: ['version | 古き夢のアンコール | 2026-02-06T03:00:00Z | 2026-03-23T22:00:00Z'],
    }),
    event(
      'Ver.2.6「エリー都ファンド」のお知らせ',
      head('【イベント期間】'),
      'Ver.2.6アップデート後 ～ 2026/03/22 03:59（サーバー時間）',
      null,
    ),
  ]),
])

export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-05-04 12:30', '2026-06-17 06:00'), [
    notice('2.8 버전 기간 한정 채널(상)', {
      body: [
        p(`이번 에이전트 및 W-엔진 채널의 변조 기간: ${gold('2.8 버전 업데이트 후 ~ 2026/05/27 11:59 (서버 시간)')}`),
        head('「차가운 비가 그치는 밤」 변조'),
        p(
          '이벤트 기간 동안 한정 S급 에이전트 [프로미아(얼음·이상)]와 A급 에이전트 [소우카쿠(얼음·지원)], [루시(불·지원)]의 변조 획득 확률이 대폭 증가합니다!',
        ),
        head('「삭월에 끊어지는 서리」 변조'),
        p(
          '이벤트 기간 동안 한정 S급 W-엔진 [삭월에 끊어지는 서리(이상)]와 A급 W-엔진 [수줍은 악마(지원)], [호전적인 꽝꽝이(지원)]의 변조 획득 확률이 대폭 증가합니다!',
        ),
        head('「등불 아래 꿈의 밤」 변조'),
        p(
          '이벤트 기간 동안 한정 S급 에이전트 [루시아(에테르·지원)]와 A급 에이전트 [소우카쿠(얼음·지원)], [루시(불·지원)]의 변조 획득 확률이 대폭 증가합니다!',
        ),
      ].join(''),
      truth: [
        'gacha | 차가운 비가 그치는 밤 | 2026-05-06T03:00:00Z | 2026-05-27 11:59:59 | | 프로미아,소우카쿠,루시',
        'gacha | 삭월에 끊어지는 서리 | 2026-05-06T03:00:00Z | 2026-05-27 11:59:59 | | 삭월에 끊어지는 서리,수줍은 악마,호전적인 꽝꽝이',
        'gacha | 등불 아래 꿈의 밤 | 2026-05-06T03:00:00Z | 2026-05-27 11:59:59 | | 루시아,소우카쿠,루시',
      ],
    }),
    event(
      '「놀이섬 구출 작전」 이벤트 안내',
      head('【이벤트 기간】'),
      '2026/05/07 10:00(서버 시간) ~ 2026/06/15 03:59(서버 시간)',
      '놀이섬 구출 작전 | 2026-05-07 10:00:00 | 2026-06-15 03:59:59',
    ),
    event(
      '「잠재력 예행연습: 사냥 게임」 이벤트 안내',
      head('【이벤트 기간】'),
      '2.8 버전 업데이트 후 ~ 2.8 버전 종료 전',
      '잠재력 예행연습: 사냥 게임 | 2026-05-06T03:00:00Z | 2026-06-16T22:00:00Z',
    ),
    notice('2.8 버전 「뉴 에리두에 해가 질 때」 업데이트 공지', {
      ...NEWS,
      shownMs: shown('2026-05-06 07:00', '2026-06-17 06:00'),
      body: `${head('【업데이트 시작 시간】')}${p('2026/05/06 06:00(UTC+8)')}${p('약 5시간 소요될 예정입니다.')}`,
      truth: ['version | 뉴 에리두에 해가 질 때 | 2026-05-06T03:00:00Z | 2026-06-16T22:00:00Z'],
    }),
    event('알려진 문제 및 최적화 안내', head('【알려진 문제】'), '2026/05/08', null),
  ]),
])

export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2026-06-15 12:30', '2026-07-29 06:00'), [
    notice('Canaux à durée limitée de la version 3.0 (phase I)', {
      body: [
        p(
          `Durée des recherches de signaux de cette phase : ${gold('après la mise à jour de la version 3.0 – 08/07/2026 à 11:59 (heure du serveur)')}`,
        ),
        head('Recherche de signaux « Brise gracieuse »'),
        p(
          "Pendant l'événement, le taux d'obtention de l'agent de rang S limité [Vélina (Vent – Soutien)] et des agents de rang A [Corin (Physique – Attaque)] et [Billy (Physique – Attaque)] est fortement augmenté !",
        ),
        head('Recherche de signaux « Joyau doré »'),
        p(
          "Pendant l'événement, le taux d'obtention du Moteur-W de rang S limité [Joyau doré (Soutien)] est fortement augmenté !",
        ),
      ].join(''),
      truth: [
        'gacha | Brise gracieuse | 2026-06-17T03:00:00Z | 2026-07-08 11:59:59 | | Vélina,Corin,Billy',
        'gacha | Joyau doré | 2026-06-17T03:00:00Z | 2026-07-08 11:59:59 | | Joyau doré',
      ],
    }),
    event(
      "Détails de l'événement « Les contes du Corbeau boiteux »",
      head("[Durée de l'événement]"),
      '03/07/2026 à 10:00 – 20/07/2026 à 03:59 (heure du serveur)',
      'Les contes du Corbeau boiteux | 2026-07-03 10:00:00 | 2026-07-20 03:59:59',
    ),
    event(
      'Concours de fan arts « Nouvelle Éridu en été »',
      head('[Période de participation]'),
      '01/07/2026 – 31/07/2026 à 23:59 (UTC+8)',
      null,
    ),
  ]),
])
