import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl"&gt;${time}&lt;/t&gt;`
const h1 = (text: string) => `<h1 style="">${text}</h1>`
const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const li = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${p(item)}</li>`).join('')}</ul>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '4' } as const

const ZH_MEN = ['貊泽（巡猎•雷）', '玲可（丰饶•量子）', '佩拉（虚无•冰）']
const ZH_CONES = ['故事的下一页（记忆）', '两个人的演唱会（存护）', '无边曼舞（虚无）']
const zhWarp = (name: string, kind: string, period: string, five: readonly string[], four: readonly string[]) =>
  `${li(`「${name}」${kind}活动跃迁期间，<strong>限定5星${kind}${five.map((item) => `「${item}」`).join('')}</strong>，4星${kind}${four.map((item) => `「${item}」`).join('')}跃迁成功概率限时提升。`)}${bannerTable(['活动时间', `概率提升-5星${kind}`, `概率提升-4星${kind}`], [period, five.join('<br>')], four)}`
const WHOLE = `3.7版本更新后 - ${lc('2025/12/16 15:00:00')}`
const HALF = `3.7版本更新后 - ${lc('2025/11/26 11:59:00')}`

export const STARRAIL_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-11-03 14:00', '2025-12-17 06:00'), [
    notice('3.7版本活动跃迁（其一）', {
      body: [
        p('本期活动跃迁包含如下内容：'),
        h1('「涟漪回环」「流光定影•爱如此刻永恒」活动跃迁'),
        zhWarp('涟漪回环', '角色', WHOLE, ['昔涟（记忆•冰）'], ZH_MEN),
        zhWarp('流光定影•爱如此刻永恒', '光锥', WHOLE, ['爱如此刻永恒（记忆）'], ZH_CONES),
        h1('「铭心之萃」「真意之汇」活动跃迁'),
        zhWarp('铭心之萃', '角色', HALF, ['遐蝶（记忆•量子）', '风堇（记忆•风）', '缇宝（同谐•量子）'], ZH_MEN),
        zhWarp(
          '真意之汇',
          '光锥',
          HALF,
          ['让告别，更美一些（记忆）', '愿虹光永驻天空（记忆）', '如果时间是一朵花（同谐）'],
          ZH_CONES,
        ),
        '<details class="expansion-2"><summary>「锋芒崭露」角色试用活动</summary>',
        li(`活动时间：${HALF}`),
        '</details>',
      ].join(''),
      truth: [
        'gacha | 涟漪回环 | 2025-11-05T03:00:00Z | 2025-12-16 15:00:00 | | 昔涟,貊泽,玲可,佩拉',
        'gacha | 流光定影•爱如此刻永恒 | 2025-11-05T03:00:00Z | 2025-12-16 15:00:00 | | 爱如此刻永恒,故事的下一页,两个人的演唱会,无边曼舞',
        'gacha | 铭心之萃 | 2025-11-05T03:00:00Z | 2025-11-26 11:59:00 | | 遐蝶,风堇,缇宝,貊泽,玲可,佩拉',
        'gacha | 真意之汇 | 2025-11-05T03:00:00Z | 2025-11-26 11:59:00 | | 让告别，更美一些,愿虹光永驻天空,如果时间是一朵花,故事的下一页,两个人的演唱会,无边曼舞',
      ],
    }),
    event(
      '「花藏繁生」活动：拟造花萼限时双倍掉落',
      h1('活动时间'),
      `${lc('2025/11/28 04:00:00')} - ${lc('2025/12/08 03:59:00')}`,
      '花藏繁生 | 2025-11-28 04:00:00 | 2025-12-08 03:59:00',
    ),
    event(
      '「巡星之礼」：累计登录，领取星轨专票*10！',
      h1('活动时间'),
      `3.7版本更新后 - ${gl('2025/12/16 03:59:00')}`,
      '巡星之礼 | 2025-11-05T03:00:00Z | 2025-12-15T19:59:00Z | special_pass 10',
    ),
    notice('3.7版本「成为昨日的明天」版本更新说明', {
      ...NEWS,
      subtitle: '3.7版本更新说明',
      body: [
        h1('更新及补偿说明'),
        p(`3.7版本的持续时间为 3.7版本更新后 - ${gl('2025/12/17 06:00:00')}。`),
        p('■更新时间'),
        p(`${gl('2025/11/05 06:00:00')}开始，预计5个小时完成。`),
        h1('版本全新内容'),
        p('7、其他内容'),
        li('虚构叙事•一人千戏'),
        p(`${lc('2025/11/10 04:00:00')} - ${lc('2025/12/22 03:59:00')}`),
      ].join(''),
      truth: [
        'version | 成为昨日的明天 | 2025-11-05T03:00:00Z | 2025-12-16T22:00:00Z',
        'challenge | 虚构叙事•一人千戏 | 2025-11-10 04:00:00 | 2025-12-22 03:59:00',
      ],
    }),
    notice('《崩坏：星穹铁道》角色手办预售开启', {
      ...NEWS,
      body: `${h1('预售时间')}${p('2025/11/07 20:00 至 2025/11/30 23:59')}`,
      truth: [],
    }),
  ]),
])

export const STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3', [
  ...within(shown('2025-10-13 14:00', '2025-11-05 06:00'), [
    notice('3.6版本活動躍遷（其二）', {
      body: [
        p(`本期活動躍遷時間為 ${lc('2025/10/15 12:00:00')} - ${lc('2025/11/04 15:00:00')}，包含如下內容：`),
        h1('「八荒誅邪」「流光定影•縱然山河萬程」活動躍遷'),
        li(
          '「八荒誅邪」角色活動躍遷期間，<strong>限定5星角色「丹恆•騰荒（存護•物理）」</strong>，4星角色「素裳（巡獵•物理）」「寒鴉（同諧•物理）」「希露瓦（智識•雷）」躍遷成功機率限時提升。',
          '「流光定影•縱然山河萬程」光錐活動躍遷期間，<strong>限定5星光錐「縱然山河萬程（存護）」</strong>躍遷成功機率限時提升。',
        ),
        h1('「胚中萬物」「溯回憶象•生命當付之一炬」活動躍遷'),
        li(
          '「胚中萬物」角色活動躍遷期間，<strong>限定5星角色「那刻夏（智識•風）」</strong>躍遷成功機率限時提升。',
          '「溯回憶象•生命當付之一炬」光錐活動躍遷期間，<strong>限定5星光錐「生命當付之一炬（智識）」</strong>躍遷成功機率限時提升。',
        ),
      ].join(''),
      truth: [
        'gacha | 八荒誅邪 | 2025-10-15 12:00:00 | 2025-11-04 15:00:00 | | 丹恆•騰荒,素裳,寒鴉,希露瓦',
        'gacha | 流光定影•縱然山河萬程 | 2025-10-15 12:00:00 | 2025-11-04 15:00:00 | | 縱然山河萬程',
        'gacha | 胚中萬物 | 2025-10-15 12:00:00 | 2025-11-04 15:00:00 | | 那刻夏',
        'gacha | 溯回憶象•生命當付之一炬 | 2025-10-15 12:00:00 | 2025-11-04 15:00:00 | | 生命當付之一炬',
      ],
    }),
    event(
      '「異器盈界」活動：隧洞遺器限時雙倍掉落',
      h1('活動時間'),
      `${lc('2025/10/24 04:00:00')} - ${lc('2025/11/03 03:59:00')}`,
      '異器盈界 | 2025-10-24 04:00:00 | 2025-11-03 03:59:00',
    ),
    event('3.6版本滿意度調查問卷', h1('填寫時間'), `即日起 - ${gl('2025/11/04 23:59:00')}`, null),
  ]),
])

export const STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  ...within(shown('2026-05-11 14:00', '2026-06-01 06:00'), [
    notice('Version 4.2 Event Warp: Phase II', {
      body: [
        p(`The Event Warps below run from ${lc('2026/05/13 12:00:00')} to ${gl('2026/06/01 03:59:00')}:`),
        h1('"The Demoiselle in Charge" and "Brilliant Fixation: Until the Flowers Bloom Again" Event Warps'),
        li(
          'During "The Demoiselle in Charge" Character Event Warp, the drop rates of the limited 5-star character Evanescia (Elation: Physical) and the 4-star characters Guinaifen (Nihility: Fire), Lynx (Abundance: Quantum), and Sushang (The Hunt: Physical) will be boosted.',
          'During the "Brilliant Fixation: Until the Flowers Bloom Again" Light Cone Event Warp, the drop rates of the limited 5-star Light Cone Until the Flowers Bloom Again (Elation) and the 4-star Light Cones Swordplay (The Hunt), Memories of the Past (Harmony), and Shared Feeling (Abundance) will be boosted.',
        ),
        h1('"Indelible Coterie" and "Coalescence of Truths" Event Warps'),
        li(
          'During the "Indelible Coterie" Character Event Warp, the drop rates of the limited 5-star characters Tribbie (Harmony: Quantum), Sunday (Harmony: Imaginary), and Feixiao (The Hunt: Wind) will be boosted.',
          'During the "Coalescence of Truths" Light Cone Event Warp, the drop rates of the limited 5-star Light Cones If Time Were a Flower (Harmony), A Grounded Ascent (Harmony), and I Venture Forth to Hunt (The Hunt) will be boosted.',
        ),
        p('※ The limited characters above will not enter the Stellar Warp after the event ends.'),
      ].join(''),
      truth: [
        'gacha | The Demoiselle in Charge | 2026-05-13 12:00:00 | 2026-05-31T19:59:00Z | | Evanescia,Guinaifen,Lynx,Sushang',
        'gacha | Brilliant Fixation: Until the Flowers Bloom Again | 2026-05-13 12:00:00 | 2026-05-31T19:59:00Z | | Until the Flowers Bloom Again,Swordplay,Memories of the Past,Shared Feeling',
        'gacha | Indelible Coterie | 2026-05-13 12:00:00 | 2026-05-31T19:59:00Z | | Tribbie,Sunday,Feixiao',
        'gacha | Coalescence of Truths | 2026-05-13 12:00:00 | 2026-05-31T19:59:00Z | | If Time Were a Flower,A Grounded Ascent,I Venture Forth to Hunt',
      ],
    }),
    event(
      '"Cosmicon, Roll On Again!": Take Part in Dice Battles and Obtain a 4-Star Character, Stellar Jade, and Other Rewards',
      h1('Limited-Time Event Period'),
      `${lc('2026/04/29 12:00:00')} – ${gl('2026/06/01 03:59:00')}`,
      'Cosmicon, Roll On Again! | 2026-04-29 12:00:00 | 2026-05-31T19:59:00Z',
    ),
    event(
      '"Garden of Plenty 300%": Triple Rewards From Calyxes for a Limited Time',
      h1('Event Period'),
      `${lc('2026/05/13 04:00:00')} – ${lc('2026/05/25 03:59:00')}`,
      'Garden of Plenty 300% | 2026-05-13 04:00:00 | 2026-05-25 03:59:00',
    ),
    event(
      '"Festive Gifts": Log In to Receive Star Rail Special Pass ×10',
      h1('Event Period'),
      `After the Version 4.2 update – ${gl('2026/06/01 03:59:00')}`,
      'Festive Gifts | 2026-04-22T03:00:00Z | 2026-05-31T19:59:00Z | special_pass 10',
    ),
    notice('Version 4.2 "So Laughed the Masses" Update Details', {
      ...NEWS,
      shownMs: shown('2026-04-22 07:00', '2026-06-01 06:00'),
      body: [
        h1('Update and Compensation Details'),
        p(`Version 4.2 runs from after the Version 4.2 update until ${gl('2026/06/01 06:00:00')}.`),
        p('■ Update Schedule'),
        p(`Begins at ${gl('2026/04/22 06:00:00')} and is estimated to take 5 hours.`),
      ].join(''),
      truth: ['version | So Laughed the Masses | 2026-04-22T03:00:00Z | 2026-05-31T22:00:00Z'],
    }),
    event(
      'Version 4.2 Limited-Time Bundles in the Store',
      h1('Sale Period'),
      `After the Version 4.2 update – ${gl('2026/06/01 03:59:00')}`,
      null,
    ),
    event(
      '"Dreams of Golden Days" Creator Contest on HoYoLAB',
      h1('Submission Period'),
      '2026/04/26 – 2026/05/17 23:59 (UTC+8)',
      null,
    ),
  ]),
])

export const STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  ...within(shown('2026-02-11 14:00', '2026-03-25 06:00'), [
    notice('Ver.4.0イベント跳躍・その1', {
      body: [
        h1('■イベント跳躍「光映す千の翎」'),
        p(`開催期間：Ver.4.0アップデート後～${lc('2026/03/24 15:00:00')}`),
        p(
          '開催期間中、限定★5キャラクター「爻光（愉悦・物理）」、★4キャラクター「ペラ（虚無・氷）」「青雀（知恵・量子）」「寒鴉（調和・物理）」の出現率がアップします。',
        ),
        h1('■イベント跳躍「流光定影・彼女が視ると決めた時」'),
        p(`開催期間：Ver.4.0アップデート後～${lc('2026/03/24 15:00:00')}`),
        p('開催期間中、限定★5光円錐「彼女が視ると決めた時（愉悦）」の出現率がアップします。'),
        h1('■イベント跳躍「銘心の粋」'),
        p(`開催期間：Ver.4.0アップデート後～${lc('2026/03/03 11:59:00')}`),
        p(
          '開催期間中、限定★5キャラクター「長夜月（記憶・氷）」「セイレンス（虚無・物理）」「ブラックスワン（虚無・風）」の出現率がアップします。',
        ),
      ].join(''),
      truth: [
        'gacha | 光映す千の翎 | 2026-02-13T03:00:00Z | 2026-03-24 15:00:00 | | 爻光,ペラ,青雀,寒鴉',
        'gacha | 流光定影・彼女が視ると決めた時 | 2026-02-13T03:00:00Z | 2026-03-24 15:00:00 | | 彼女が視ると決めた時',
        'gacha | 銘心の粋 | 2026-02-13T03:00:00Z | 2026-03-03 11:59:00 | | 長夜月,セイレンス,ブラックスワン',
      ],
    }),
    notice('Ver.4.0イベント跳躍・その2', {
      body: [
        p(`開催期間：${lc('2026/03/03 12:00:00')}～${lc('2026/03/24 15:00:00')}`),
        h1('イベント跳躍・キャラクター「狂騒プロジェクト」'),
        p('期間中、限定★5キャラクター「火花（愉悦・炎）」の確率がアップ！'),
        h1('イベント跳躍・光円錐「流光定影・きらびやかな世界」'),
        p('期間中、限定★5光円錐「きらびやかな世界（愉悦）」の確率がアップ！'),
      ].join(''),
      truth: [
        'gacha | 狂騒プロジェクト | 2026-03-03 12:00:00 | 2026-03-24 15:00:00 | | 火花',
        'gacha | 流光定影・きらびやかな世界 | 2026-03-03 12:00:00 | 2026-03-24 15:00:00 | | きらびやかな世界',
      ],
    }),
    notice('「ダイスに夢中！戦力党！」：ダイスバトルに参加して星玉などの報酬を獲得しよう', {
      body: [
        h1('イベント期間'),
        p(`前半：Ver.4.0アップデート後 - ${lc('2026/03/02 03:59:00')}`),
        p(`後半：${lc('2026/03/02 04:00:00')} - ${lc('2026/03/23 03:59:00')}`),
        h1('参加条件'),
        p('開拓レベル21以上'),
      ].join(''),
      truth: ['event | ダイスに夢中！戦力党！ | 2026-02-13T03:00:00Z | 2026-03-23 03:59:00'],
    }),
    event(
      '「異器溢れる世界」イベント：侵蝕トンネルの報酬が2倍に',
      h1('イベント期間'),
      `${lc('2026/03/13 04:00:00')}から${lc('2026/03/23 03:59:00')}まで`,
      '異器溢れる世界 | 2026-03-13 04:00:00 | 2026-03-23 03:59:00',
    ),
    event(
      '「混沌の記憶」新シーズン開放',
      h1('開放期間'),
      `${lc('2026/02/23 04:00:00')} - ${lc('2026/04/06 03:59:00')}`,
      '混沌の記憶 | 2026-02-23 04:00:00 | 2026-04-06 03:59:00',
      'challenge',
    ),
    notice('Ver.4.0「月満ちる時に神はなし」アップデートについて', {
      ...NEWS,
      shownMs: shown('2026-02-13 07:00', '2026-03-25 06:00'),
      body: `${h1('■アップデート日時')}${p(`${gl('2026/02/13 06:00:00')}から5時間ほどを予定しています。`)}`,
      truth: ['version | 月満ちる時に神はなし | 2026-02-13T03:00:00Z | 2026-03-24T22:00:00Z'],
    }),
    event(
      'Ver.4.0「ナナシビトの褒賞」更新のお知らせ',
      h1('開放期間'),
      `Ver.4.0アップデート後 - ${gl('2026/03/23 03:59:00')}`,
      null,
    ),
  ]),
])

export const STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  ...within(shown('2026-01-05 14:00', '2026-02-13 06:00'), [
    notice('3.8 버전 이벤트 워프 (2)', {
      body: [
        p(`이번 이벤트 워프 기간: ${lc('2026/01/07 12:00:00')} ~ ${lc('2026/01/28 11:59:00')}`),
        h1('■ 「머나먼 귀로」 이벤트 워프'),
        p(
          '이벤트 기간 동안 한정 5성 캐릭터 「망귀인(공허·화염)」과 4성 캐릭터 「나타샤(풍요·물리)」, 「삼포(공허·바람)」, 「아를란(파멸·번개)」의 워프 확률이 증가합니다.',
        ),
        h1('■ 「지난 기억•먼 길 끝의 귀로」 이벤트 워프'),
        p('이벤트 기간 동안 한정 5성 광추 「먼 길 끝의 귀로(공허)」의 워프 확률이 증가합니다.'),
        h1('■ 「물에 가라앉는 향」 이벤트 워프'),
        p('이벤트 기간 동안 한정 5성 캐릭터 「영사(풍요·화염)」의 워프 확률이 증가합니다.'),
      ].join(''),
      truth: [
        'gacha | 머나먼 귀로 | 2026-01-07 12:00:00 | 2026-01-28 11:59:00 | | 망귀인,나타샤,삼포,아를란',
        'gacha | 지난 기억•먼 길 끝의 귀로 | 2026-01-07 12:00:00 | 2026-01-28 11:59:00 | | 먼 길 끝의 귀로',
        'gacha | 물에 가라앉는 향 | 2026-01-07 12:00:00 | 2026-01-28 11:59:00 | | 영사',
      ],
    }),
    event(
      '「차원 분열」 이벤트: 차원 장신구 보상 2배',
      h1('■ 이벤트 기간'),
      `${lc('2026/01/12 04:00:00')} ~ ${lc('2026/01/26 03:59:00')}`,
      '차원 분열 | 2026-01-12 04:00:00 | 2026-01-26 03:59:00',
    ),
    notice('「은하 신호 로밍」 이벤트: 활동에 참여하고 성옥을 획득하세요', {
      body: `${h1('■ 이벤트 설명')}${p('대상 플레이어는 게임에서 안내를 확인할 수 있습니다.')}`,
      truth: ['event | 은하 신호 로밍 | 2026-01-05T06:00:00Z | 2026-02-12T22:00:00Z'],
    }),
    notice('「기억은 꿈의 서막」 3.8 버전 업데이트 안내', {
      ...NEWS,
      shownMs: shown('2025-12-17 07:00', '2026-02-13 06:00'),
      body: `${h1('■ 업데이트 시간')}${p(`${gl('2025/12/17 06:00:00')}부터 약 5시간 동안 진행됩니다.`)}`,
      truth: ['version | 기억은 꿈의 서막 | 2025-12-17T03:00:00Z | 2026-02-12T22:00:00Z'],
    }),
    event(
      '3.8 버전 만족도 설문 조사',
      h1('■ 설문 기간'),
      `${gl('2026/01/20 10:00:00')} ~ ${gl('2026/02/02 23:59:00')}`,
      null,
    ),
  ]),
])

export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  ...within(shown('2026-03-23 14:00', '2026-04-22 06:00'), [
    notice('Sauts hyperespace événements de la version 4.1 : phase I', {
      body: [
        p(`Période : après la mise à jour de la version 4.1 – ${lc('2026/04/08 11:59:00')}`),
        h1('Saut hyperespace événement de personnage « Chasseur de la longue nuit »'),
        p(
          "Pendant l'événement, le taux d'obtention du personnage 5★ limité Ashveil (Chasse : Foudre) et des personnages 4★ Asta (Harmonie : Feu), Moze (Chasse : Foudre) et Micha (Destruction : Glace) est augmenté.",
        ),
        h1('Saut hyperespace événement de cônes de lumière « Lumière figée : Bas les masques »'),
        p(
          "Pendant l'événement, le taux d'obtention du cône de lumière 5★ limité Bas les masques (Chasse) est augmenté.",
        ),
      ].join(''),
      truth: [
        'gacha | Chasseur de la longue nuit | 2026-03-25T03:00:00Z | 2026-04-08 11:59:00 | | Ashveil,Asta,Moze,Micha',
        'gacha | Lumière figée : Bas les masques | 2026-03-25T03:00:00Z | 2026-04-08 11:59:00 | | Bas les masques',
      ],
    }),
    event(
      "« Jardin d'abondance » : doublez les récompenses des calices",
      h1("Période de l'événement"),
      `${lc('2026/04/10 04:00:00')} – ${lc('2026/04/20 03:59:00')}`,
      "Jardin d'abondance | 2026-04-10 04:00:00 | 2026-04-20 03:59:00",
    ),
    event(
      '« Wispae : chroniques du chaos » : remportez des combats pour obtenir des jades stellaires et plus encore',
      h1("Période de l'événement"),
      `Après la mise à jour de la version 4.1 – ${gl('2026/04/20 03:59:00')}`,
      'Wispae : chroniques du chaos | 2026-03-25T03:00:00Z | 2026-04-19T19:59:00Z',
    ),
    event(
      "Mise à jour de l'Honneur des sans-nom de la version 4.1",
      h1('Période'),
      `Après la mise à jour 4.1 – ${gl('2026/04/20 03:59:00')}`,
      null,
    ),
  ]),
])
