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

export const STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  ...within(shown('2026-09-26 14:00', '2026-11-11 06:00'), [
    notice('Version 4.6 Event Warp: Phase II', {
      body: [
        h1('"The Demoiselle in Charge" and "Bygone Reminiscence: Until the Flowers Bloom Again" Event Warps'),
        h1('Event Period'),
        p(`${lc('2026/10/21 12:00:00')} – ${lc('2026/11/10 15:00:00')}`),
        li(
          'During the "The Demoiselle in Charge" Character Event Warp, the drop rate of the limited 5-star character Evanescia (Elation: Physical) will be boosted. Meanwhile, the drop rates of the 4-star characters Qingque (Erudition: Quantum), Xueyi (Destruction: Quantum), and Misha (Destruction: Ice) will also be boosted.',
          'During the "Bygone Reminiscence: Until the Flowers Bloom Again" Light Cone Event Warp, the drop rate of the limited 5-star Light Cone Until the Flowers Bloom Again (Elation) will be boosted. Meanwhile, the drop rates of the 4-star Light Cones Post-Op Conversation (Abundance), Eyes of the Prey (Nihility), and Shared Feeling (Abundance) will also be boosted.',
        ),
        p('※ The limited 5-star character can only be obtained during the corresponding Event Warp.'),
        h1('Event Warp Rules'),
        p('● The guarantee count of Character Event Warps is shared.'),
      ].join(''),
      truth: [
        'gacha | The Demoiselle in Charge | 2026-10-21 12:00:00 | 2026-11-10 15:00:00 | | Evanescia,Qingque,Xueyi,Misha',
        'gacha | Bygone Reminiscence: Until the Flowers Bloom Again | 2026-10-21 12:00:00 | 2026-11-10 15:00:00 | | Until the Flowers Bloom Again,Post-Op Conversation,Eyes of the Prey,Shared Feeling',
      ],
    }),
    event(
      '"Planar Fissure": Double Rewards for Planar Ornament Extraction',
      h1('Event Period'),
      `${lc('2026/10/09 04:00:00')} – ${lc('2026/10/19 03:59:00')}`,
      'Planar Fissure | 2026-10-09 04:00:00 | 2026-10-19 03:59:00',
    ),
    event(
      '"Gift of Odyssey" Check-In Event: Obtain Star Rail Special Pass ×10',
      h1('■ Event Period'),
      `After the Version 4.6 update – ${lc('2026/11/10 03:59:00')}`,
      'Gift of Odyssey | 2026-09-28T03:00:00Z | 2026-11-10 03:59:00 | special_pass 10',
    ),
    notice('"Deep-Sea Talent Show": Perform on Stage to Receive a 4-Star Character and Other Rewards', {
      body: [
        h1('Limited-Time Event Period'),
        p(`After the Version 4.6 update – ${lc('2026/11/02 03:59:00')}`),
        h1('Permanently Available Period'),
        p(`From ${lc('2026/11/02 04:00:00')} onward`),
        h1('Participation Requirements'),
        p('Trailblaze Level 21 or above'),
        h1('Event Rewards'),
        p('Stellar Jade ×1000, Self-Modeling Resin ×1, and more'),
      ].join(''),
      truth: ['event | Deep-Sea Talent Show | 2026-09-28T03:00:00Z | 2026-11-02 03:59:00 | stellar_jade 1000'],
    }),
    event(
      '"Memory of Chaos: Sunken Stage" Now Available',
      h1('Event Period'),
      `${lc('2026/10/12 04:00:00')} – ${lc('2026/11/23 03:59:00')}`,
      'Memory of Chaos: Sunken Stage | 2026-10-12 04:00:00 | 2026-11-23 03:59:00',
      'challenge',
    ),
    notice('Version 4.6 "Pearls Sing of Tomorrow" Update and Compensation Details', {
      ...NEWS,
      shownMs: shown('2026-09-28 07:00', '2026-11-11 06:00'),
      body: [
        h1('▌Update Time'),
        p(`Begins at ${gl('2026/09/28 06:00:00')} and is expected to be completed in 5 hours`),
        h1('▌Compensation'),
        p('Stellar Jade ×300'),
        p(`Requirements: Trailblazers who reach Trailblaze Level 4 before ${gl('2026/09/28 06:00:00')}`),
      ].join(''),
      truth: ['version | Pearls Sing of Tomorrow | 2026-09-28T03:00:00Z | 2026-11-10T22:00:00Z'],
    }),
    event(
      'Nameless Honor Now Available',
      h1('Availability Period'),
      `After the Version 4.6 update – ${lc('2026/11/09 03:59:00')}`,
      null,
    ),
    event(
      'Web Event: Letters From the Sea Now Online',
      h1('Event Period'),
      '2026/10/02 12:00 – 2026/10/16 23:59 (UTC+8)',
      null,
    ),
  ]),
])

const ZH_MEN = ['玲可（丰饶•量子）', '娜塔莎（丰饶•物理）', '佩拉（虚无•冰）']

export const STARRAIL_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-04-07 14:00', '2025-05-21 06:00'), [
    notice('3.2版本活动跃迁（其二）', {
      body: [
        h1('「胚中万物」「流光定影•愿虹光永驻天空」活动跃迁'),
        p(`活动跃迁时间：${lc('2025/04/30 12:00:00')} - ${lc('2025/05/20 15:00:00')}`),
        li(
          '「胚中万物」角色活动跃迁期间，<strong>限定5星角色「遐蝶（记忆•量子）」</strong>，4星角色「玲可（丰饶•量子）」「娜塔莎（丰饶•物理）」「佩拉（虚无•冰）」跃迁成功概率限时提升。',
        ),
        bannerTable(
          ['活动时间', '概率提升-5星角色', '概率提升-4星角色'],
          ['2025/04/30 12:00:00 - 2025/05/20 15:00:00', '遐蝶（记忆•量子）'],
          ZH_MEN,
        ),
        li(
          '「流光定影•愿虹光永驻天空」光锥活动跃迁期间，<strong>限定5星光锥「愿虹光永驻天空（记忆）」</strong>，4星光锥「论剑（巡猎）」「此时恰好（丰饶）」「等价交换（丰饶）」跃迁成功概率限时提升。',
        ),
        p('※ 活动跃迁结束后，「遐蝶（记忆•量子）」不会进入常驻跃迁「群星跃迁」。'),
        h1('「锋芒崭露」角色试用活动'),
        p('活动期间，开拓者可试用指定角色，完成挑战可获得奖励。'),
      ].join(''),
      truth: [
        'gacha | 胚中万物 | 2025-04-30 12:00:00 | 2025-05-20 15:00:00 | | 遐蝶,玲可,娜塔莎,佩拉',
        'gacha | 流光定影•愿虹光永驻天空 | 2025-04-30 12:00:00 | 2025-05-20 15:00:00 | | 愿虹光永驻天空,论剑,此时恰好,等价交换',
      ],
    }),
    event(
      '「花藏繁生」活动：拟造花萼产出限时双倍',
      h1('活动时间'),
      `${lc('2025/05/09 04:00:00')} - ${lc('2025/05/19 03:59:00')}`,
      '花藏繁生 | 2025-05-09 04:00:00 | 2025-05-19 03:59:00',
    ),
    notice('「银河棒球侠传奇」：参与活动，获取星琼、命运的足迹等奖励！', {
      body: [
        h1('活动时间'),
        p(`2025年4月18日12:00 - 2025年5月12日03:59（服务器时间）`),
        h1('活动奖励'),
        p('星琼×800、命运的足迹×1、漫游指南等'),
      ].join(''),
      truth: ['event | 银河棒球侠传奇 | 2025-04-18 12:00:00 | 2025-05-12 03:59:59 | stellar_jade 800'],
    }),
    event(
      '「虚构叙事•众相为一」开启说明',
      h1('开放时间'),
      `${lc('2025/05/05 04:00:00')} - ${lc('2025/06/16 03:59:00')}`,
      '虚构叙事•众相为一 | 2025-05-05 04:00:00 | 2025-06-16 03:59:00',
      'challenge',
    ),
    event('「无名勋礼」开启说明', h1('开启时间'), `3.2版本更新后 - ${lc('2025/05/19 03:59:00')}`, null),
    event('3.2版本BUG修复与游戏优化说明', h1('更新时间'), `${gl('2025/04/16 11:00:00')}`, null),
  ]),
])

export const STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3', [
  ...within(shown('2025-08-11 14:00', '2025-09-24 06:00'), [
    notice('3.5版本活動躍遷（其一）', {
      body: [
        p(`本期活動躍遷開放時間：3.5版本更新後 - ${lc('2025/09/02 11:59:00')}`),
        h1('「夜將不眠」角色活動躍遷'),
        p(
          '限定5星角色「卡芙卡（虛無•雷）」，4星角色「阿蘭（毀滅•雷）」「虎克（毀滅•火）」「盧卡（虛無•物理）」躍遷成功機率限時提升。',
        ),
        h1('「溯回憶象•只需等待」光錐活動躍遷'),
        p(
          '限定5星光錐「只需等待（虛無）」，4星光錐「獵物的視線（虛無）」「論劍（巡獵）」「同一種心情（豐饒）」躍遷成功機率限時提升。',
        ),
      ].join(''),
      truth: [
        'gacha | 夜將不眠 | 2025-08-13T03:00:00Z | 2025-09-02 11:59:00 | | 卡芙卡,阿蘭,虎克,盧卡',
        'gacha | 溯回憶象•只需等待 | 2025-08-13T03:00:00Z | 2025-09-02 11:59:00 | | 只需等待,獵物的視線,論劍,同一種心情',
      ],
    }),
    event(
      '「異器盈界」活動：侵蝕隧洞產出限時雙倍',
      h1('活動時間'),
      `${lc('2025/09/12 04:00:00')} ~ ${lc('2025/09/22 03:59:00')}`,
      '異器盈界 | 2025-09-12 04:00:00 | 2025-09-22 03:59:00',
    ),
    event('3.5版本商店更新說明', h1('上架時間'), `3.5版本更新後 - ${lc('2025/09/23 03:59:00')}`, null),
  ]),
])

export const STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  ...within(shown('2025-06-09 14:00', '2025-07-02 06:00'), [
    notice('Ver.3.3イベント跳躍・その2', {
      body: [
        p(`イベント跳躍の開催期間：${lc('2025/06/11 12:00:00')} ～ ${lc('2025/07/01 15:00:00')}`),
        h1('「世を欺く駿足」「流光定影・風に揺蕩う虚言」イベント跳躍'),
        li(
          'イベント跳躍・キャラクター「世を欺く駿足」の開催期間中、<strong>限定★5キャラクター「サフェル（虚無・量子）」</strong>、★4キャラクター「青雀（知恵・量子）」「雪衣（壊滅・量子）」「素裳（巡狩・物理）」の出現率がアップします。',
          'イベント跳躍・光円錐「流光定影・風に揺蕩う虚言」の開催期間中、<strong>限定★5光円錐「風に揺蕩う虚言（虚無）」</strong>、★4光円錐「天才たちの「挨拶」（記憶）」「獲物の視線（虚無）」「同じ気持ち（豊穣）」の出現率がアップします。',
        ),
        h1('「天命の裁断」イベント跳躍'),
        li(
          'イベント跳躍・キャラクター「天命の裁断」の開催期間中、<strong>限定★5キャラクター「アグライア（記憶・雷）」</strong>、★4キャラクター「青雀（知恵・量子）」「雪衣（壊滅・量子）」「素裳（巡狩・物理）」の出現率がアップします。',
        ),
        p('※イベント跳躍終了後、限定★5キャラクターは恒常跳躍「群星跳躍」に追加されません。'),
      ].join(''),
      truth: [
        'gacha | 世を欺く駿足 | 2025-06-11 12:00:00 | 2025-07-01 15:00:00 | | サフェル,青雀,雪衣,素裳',
        'gacha | 流光定影・風に揺蕩う虚言 | 2025-06-11 12:00:00 | 2025-07-01 15:00:00 | | 風に揺蕩う虚言,天才たちの「挨拶」,獲物の視線,同じ気持ち',
        'gacha | 天命の裁断 | 2025-06-11 12:00:00 | 2025-07-01 15:00:00 | | アグライア,青雀,雪衣,素裳',
      ],
    }),
    event(
      '「シャドウチェイサー」：参加して運命の足跡、星玉などの報酬をゲット！',
      h1('▼イベント期間'),
      `${lc('2025/06/11 12:00:00')} ～ ${lc('2025/06/30 03:59:00')}`,
      'シャドウチェイサー | 2025-06-11 12:00:00 | 2025-06-30 03:59:00',
    ),
    event(
      '「花が育む繁生」：疑似花萼の報酬2倍イベント開催',
      h1('開催期間'),
      `2025年6月20日（金）04:00～6月30日（月）03:59（サーバー時間）`,
      '花が育む繁生 | 2025-06-20 04:00:00 | 2025-06-30 03:59:59',
    ),
    event('ナナシの勲功のお知らせ', h1('開催期間'), `Ver.3.3アップデート後 ～ ${lc('2025/06/30 03:59:00')}`, null),
  ]),
])

export const STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  ...within(shown('2025-07-21 14:00', '2025-08-13 06:00'), [
    notice('3.4 버전 이벤트 워프 (2)', {
      body: [
        h1('▌이벤트 기간'),
        p(`${lc('2025/07/23 12:00:00')} ~ ${lc('2025/08/12 15:00:00')}`),
        h1('▌「마음에 새긴 정수」 캐릭터 이벤트 워프'),
        p('한정 5성 캐릭터: 경류(파멸•얼음), 카프카(공허•번개)'),
        p('4성 캐릭터: 갤러거(풍요•화염), 링스(풍요•양자), 페라(공허•얼음)'),
        h1('▌「진의의 모음」 광추 이벤트 워프'),
        p('한정 5성 광추: 이 몸이 검이니(파멸), 필요한 건 기다림뿐(공허)'),
        p('4성 광추: 논검(수렵), 여생의 첫날(보존), 등가교환(풍요)'),
        p('※ 워프 보장 횟수는 동일한 유형의 이벤트 워프에 누적됩니다.'),
      ].join(''),
      truth: [
        'gacha | 마음에 새긴 정수 | 2025-07-23 12:00:00 | 2025-08-12 15:00:00 | | 경류,카프카,갤러거,링스,페라',
        'gacha | 진의의 모음 | 2025-07-23 12:00:00 | 2025-08-12 15:00:00 | | 이\u00a0몸이\u00a0검이니,필요한\u00a0건\u00a0기다림뿐,논검,여생의\u00a0첫날,등가교환',
      ],
    }),
    event(
      '「순성의 예」 출석 이벤트: 접속하고 별의 궤도 전용 티켓 ×10 획득',
      h1('■ 이벤트 기간'),
      `3.4 버전 업데이트 후 ~ ${lc('2025/08/12 03:59:00')}`,
      '순성의 예 | 2025-07-02T03:00:00Z | 2025-08-12 03:59:00 | special_pass 10',
    ),
    event(
      '「종말의 환영」 시즌 갱신 안내',
      h1('이벤트 기간'),
      `${lc('2025/07/28 04:00:00')} ~ ${lc('2025/09/08 03:59:00')}`,
      '종말의 환영 | 2025-07-28 04:00:00 | 2025-09-08 03:59:00',
      'challenge',
    ),
  ]),
])

export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  ...within(shown('2026-05-30 14:00', '2026-07-15 06:00'), [
    notice('Sauts hyperespace événements de la version 4.3 : phase II', {
      body: [
        h1("▌Période de l'événement"),
        p(`Du ${lc('2026/06/24 12:00:00')} au ${lc('2026/07/14 15:00:00')}`),
        h1('▌Saut hyperespace événement de personnage « Ondes du cercle »'),
        p(
          "Taux d'obtention augmenté : personnage 5★ limité Cyrène (Mémoire : Glace) ; personnages 4★ Sampo (Nihilité : Vent), Hook (Destruction : Feu) et Serval (Érudition : Foudre).",
        ),
        h1('▌Saut hyperespace événement de personnage « Soleil éternel »'),
        p(
          "Taux d'obtention augmenté : personnage 5★ limité Phaénon (Destruction : Physique) ; personnages 4★ Sampo (Nihilité : Vent), Hook (Destruction : Feu) et Serval (Érudition : Foudre).",
        ),
        p('※ Les personnages 5★ limités ne seront pas ajoutés au saut hyperespace permanent.'),
      ].join(''),
      truth: [
        'gacha | Ondes du cercle | 2026-06-24 12:00:00 | 2026-07-14 15:00:00 | | Cyrène,Sampo,Hook,Serval',
        'gacha | Soleil éternel | 2026-06-24 12:00:00 | 2026-07-14 15:00:00 | | Phaénon,Sampo,Hook,Serval',
      ],
    }),
    event(
      "« Fissure planaire » : récompenses d'extraction d'ornements planaires doublées",
      h1("Période de l'événement"),
      `Du ${lc('2026/06/12 04:00:00')} au ${lc('2026/06/22 03:59:00')}`,
      'Fissure planaire | 2026-06-12 04:00:00 | 2026-06-22 03:59:00',
    ),
    event(
      '« Cadeau de l’odyssée » : connectez-vous et obtenez Pass spécial Star Rail ×10',
      h1("Période de l'événement"),
      `Après la mise à jour de la version 4.3 – ${lc('2026/07/14 03:59:00')}`,
      'Cadeau de l’odyssée | 2026-06-01T03:00:00Z | 2026-07-14 03:59:00 | special_pass 10',
    ),
  ]),
])
