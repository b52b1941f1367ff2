import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl"&gt;${time}&lt;/t&gt;`
const h1 = (text: string) => `<h1 style="">${text}</h1>`
const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '4' } as const
const EN_TIME = `After the Version 3.3 update – ${lc('2025/06/11 11:59:00')}`

export const STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  ...within(shown('2025-05-19 14:00', '2025-07-02 06:00'), [
    notice('Version 3.3 Event Warp: Phase I', {
      body: [
        h1('"Sunlit Dusk" and "Brilliant Fixation: Long May Rainbows Adorn the Sky" Event Warps'),
        p(
          '● During the "Sunlit Dusk" Character Event Warp, the drop rate of the limited 5-star character Hyacine (Remembrance: Wind) and the 4-star characters Misha (Destruction: Ice), Serval (Erudition: Lightning), and Natasha (Abundance: Physical) will be boosted.',
        ),
        bannerTable(
          ['Event Period', 'Boosted - 5-Star Character', 'Boosted - 4-Star Characters'],
          [EN_TIME, 'Hyacine (Remembrance: Wind)'],
          ['Misha (Destruction: Ice)', 'Serval (Erudition: Lightning)', 'Natasha (Abundance: Physical)'],
        ),
        p(
          '● During the "Brilliant Fixation: Long May Rainbows Adorn the Sky" Light Cone Event Warp, the drop rate of the limited 5-star Light Cone "Long May Rainbows Adorn the Sky (Remembrance)" and the 4-star Light Cones "Shared Feeling (Abundance)," "Geniuses\' Greetings (Remembrance)," and "Memories of the Past (Harmony)" will be boosted.',
        ),
        h1('"Hearts of Harmony" Event Warps'),
        p(
          '● During the "Hearts of Harmony" Character Event Warp, the drop rate of the limited 5-star character Kafka (Nihility: Lightning) and the 4-star characters Misha (Destruction: Ice), Serval (Erudition: Lightning), and Natasha (Abundance: Physical) will be boosted.',
        ),
        h1('"Aptitude Showcase" Character Trial'),
        p(`Event Period: ${EN_TIME}`),
      ].join(''),
      truth: [
        'gacha | Sunlit Dusk | 2025-05-21T03:00:00Z | 2025-06-11 11:59:00 | | Hyacine,Misha,Serval,Natasha',
        "gacha | Brilliant Fixation: Long May Rainbows Adorn the Sky | 2025-05-21T03:00:00Z | 2025-06-11 11:59:00 | | Long May Rainbows Adorn the Sky,Shared Feeling,Geniuses' Greetings,Memories of the Past",
        'gacha | Hearts of Harmony | 2025-05-21T03:00:00Z | 2025-06-11 11:59:00 | | Kafka,Misha,Serval,Natasha',
      ],
    }),
    event(
      '"Legend of the Galactic Baseballer: Demon King": Take Part to Obtain Stellar Jade and Other Rewards',
      h1('Limited-Time Event Period'),
      `After the Version 3.3 update – ${lc('2025/06/30 03:59:00')}`,
      'Legend of the Galactic Baseballer: Demon King | 2025-05-21T03:00:00Z | 2025-06-30 03:59:00',
    ),
    event(
      '"Garden of Plenty": Double Rewards From Calyxes',
      h1('Event Period'),
      `${lc('2025/06/20 04:00:00')} – ${lc('2025/06/30 03:59:00')}`,
      'Garden of Plenty | 2025-06-20 04:00:00 | 2025-06-30 03:59:00',
    ),
    event(
      '"Apocalyptic Shadow: Ashen Stage" Now Open',
      h1('Availability Period'),
      `${lc('2025/06/09 04:00:00')} – ${lc('2025/07/21 03:59:00')}`,
      'Apocalyptic Shadow: Ashen Stage | 2025-06-09 04:00:00 | 2025-07-21 03:59:00',
      'challenge',
    ),
    event(
      'Limited-Time Packs in the Store',
      h1('Sale Period'),
      `After the Version 3.3 update – ${lc('2025/07/01 14:59:00')}`,
      null,
    ),
  ]),
])

export const STARRAIL_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-09-22 14:00', '2025-11-05 06:00'), [
    notice('3.6版本活动跃迁（其二）', {
      body: [
        p(`本期活动跃迁时间为 ${lc('2025/10/15 12:00:00')} - ${lc('2025/11/04 15:00:00')}，包含如下内容：`),
        h1('「八荒诛邪」活动跃迁'),
        p(
          '「八荒诛邪」角色活动跃迁期间，<strong>限定5星角色「丹恒•腾荒（存护•物理）」</strong>，4星角色「阿兰（毁灭•雷）」「卢卡（虚无•物理）」「停云（同谐•雷）」跃迁成功概率限时提升。',
        ),
        h1('「溯回忆象•让告别，更美一些」活动跃迁'),
        p(
          '「溯回忆象•让告别，更美一些」光锥活动跃迁期间，<strong>限定5星光锥「让告别，更美一些（记忆）」</strong>，4星光锥「余生的第一天（存护）」「决心如汗珠般闪耀（虚无）」「记忆中的模样（同谐）」跃迁成功概率限时提升。',
        ),
        p('※ 以上角色中，限定角色不会进入「群星跃迁」常驻跃迁。'),
      ].join(''),
      truth: [
        'gacha | 八荒诛邪 | 2025-10-15 12:00:00 | 2025-11-04 15:00:00 | | 丹恒•腾荒,阿兰,卢卡,停云',
        'gacha | 溯回忆象•让告别，更美一些 | 2025-10-15 12:00:00 | 2025-11-04 15:00:00 | | 让告别，更美一些,余生的第一天,决心如汗珠般闪耀,记忆中的模样',
      ],
    }),
    event(
      '「奇物市集」：参与经营，获取星琼、自塑尘脂等奖励！',
      h1('活动时间'),
      `${lc('2025/10/01 12:00:00')} - ${lc('2025/10/20 03:59:00')}`,
      '奇物市集 | 2025-10-01 12:00:00 | 2025-10-20 03:59:00',
    ),
    notice('3.6版本「于长夜重返大地」更新说明', {
      ...NEWS,
      shownMs: shown('2025-09-24 07:00', '2025-11-05 06:00'),
      body: [
        h1('▌更新及补偿说明'),
        h1('更新时间'),
        p(`${gl('2025/09/24 06:00:00')}开始，预计5个小时完成`),
        h1('补偿说明'),
        p('停机更新补偿：星琼×300'),
      ].join(''),
      truth: ['version | 于长夜重返大地 | 2025-09-24T03:00:00Z | 2025-11-04T22:00:00Z'],
    }),
    event('同行任务「镜中花影」开放说明', h1('开放时间'), '3.6版本更新后', null),
  ]),
])

export const STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  ...within(shown('2025-08-11 14:00', '2025-09-24 06:00'), [
    notice('Ver.3.5イベント跳躍・その1', {
      body: [
        h1('「夜は眠らず」「流光定影・待つのみ」イベント跳躍'),
        p(`開催期間：Ver.3.5アップデート後 ～ ${lc('2025/09/02 11:59:00')}`),
        p(
          '●「夜は眠らず」イベント跳躍・キャラクターの開催期間中、限定★5キャラクター「カフカ（虚無・雷）」、★4キャラクター「アーラン（壊滅・雷）」「フック（壊滅・炎）」「ルカ（虚無・物理）」の出現率がアップします。',
        ),
        p(
          '●「流光定影・待つのみ」イベント跳躍・光円錐の開催期間中、限定★5光円錐「待つのみ（虚無）」、★4光円錐「論剣（巡狩）」「余生の初日（存護）」の出現率がアップします。',
        ),
      ].join(''),
      truth: [
        'gacha | 夜は眠らず | 2025-08-13T03:00:00Z | 2025-09-02 11:59:00 | | カフカ,アーラン,フック,ルカ',
        'gacha | 流光定影・待つのみ | 2025-08-13T03:00:00Z | 2025-09-02 11:59:00 | | 待つのみ,論剣,余生の初日',
      ],
    }),
    event(
      '「異器の満ちる世界」：侵蝕トンネルの報酬2倍！',
      h1('■イベント期間'),
      `${lc('2025/09/12 04:00:00')} ～ ${lc('2025/09/22 03:59:00')}`,
      '異器の満ちる世界 | 2025-09-12 04:00:00 | 2025-09-22 03:59:00',
    ),
    notice('Ver.3.5「英雄は死に向かって生まれる」アップデートのお知らせ', {
      ...NEWS,
      shownMs: shown('2025-08-13 07:00', '2025-09-24 06:00'),
      body: [h1('▌アップデート日時'), p(`${gl('2025/08/13 06:00:00')}より、約5時間を予定`)].join(''),
      truth: ['version | 英雄は死に向かって生まれる | 2025-08-13T03:00:00Z | 2025-09-23T22:00:00Z'],
    }),
    event(
      'ゲーム内ショップ更新のお知らせ',
      h1('販売期間'),
      `Ver.3.5アップデート後 ～ ${lc('2025/09/23 14:59:00')}`,
      null,
    ),
  ]),
])

export const STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  ...within(shown('2025-12-15 14:00', '2026-02-13 06:00'), [
    notice('3.8 버전 이벤트 워프 (1)', {
      body: [
        h1('■ 「고치의 불꽃」 캐릭터 이벤트 워프'),
        p(`▌이벤트 기간: 3.8 버전 업데이트 후 ~ ${lc('2026/01/07 11:59:00')}`),
        p(
          '▌이벤트 기간 동안 한정 5성 캐릭터 「아케론(공허•번개)」와 4성 캐릭터 「페라(공허•얼음)」, 「계네빈(공허•화염)」, 「링스(풍요•양자)」의 워프 확률이 증가합니다.',
        ),
        h1('■ 「지난날의 기억•흘러가는 강가를 따라」 광추 이벤트 워프'),
        p(`▌이벤트 기간: 3.8 버전 업데이트 후 ~ ${lc('2026/01/07 11:59:00')}`),
        p(
          '▌이벤트 기간 동안 한정 5성 광추 「흘러가는 강가를 따라(공허)」와 4성 광추 「사냥감의 시선(공허)」, 「알맞은 타이밍(풍요)」의 워프 확률이 증가합니다.',
        ),
      ].join(''),
      truth: [
        'gacha | 고치의 불꽃 | 2025-12-17T03:00:00Z | 2026-01-07 11:59:00 | | 아케론,페라,계네빈,링스',
        'gacha | 지난날의 기억•흘러가는 강가를 따라 | 2025-12-17T03:00:00Z | 2026-01-07 11:59:00 | | 흘러가는 강가를 따라,사냥감의 시선,알맞은 타이밍',
      ],
    }),
    event(
      '「은하의 겨울 축제」: 축제에 참여하고 성옥 ×800을 획득하세요',
      h1('■ 이벤트 기간'),
      `${lc('2025/12/24 12:00:00')} ~ ${lc('2026/01/12 03:59:00')}`,
      '은하의 겨울 축제 | 2025-12-24 12:00:00 | 2026-01-12 03:59:00 | stellar_jade 800',
    ),
    event('3.8 버전 업데이트 점검 예고', h1('■ 점검 시간'), `${gl('2025/12/17 06:00:00')}`, null),
  ]),
])

export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  ...within(shown('2025-12-15 14:00', '2026-02-13 06:00'), [
    notice('Sauts hyperespace événements de la version 3.8 : phase II', {
      body: [
        h1("Période de l'événement"),
        p(`${lc('2026/01/07 12:00:00')} – ${lc('2026/01/28 11:59:00')}`),
        h1('Saut hyperespace événement de personnage « Long est le retour »'),
        p(
          "Pendant l'événement, les chances d'obtenir le personnage 5★ limité « Pérégrine » (Nihilité : Feu) et les personnages 4★ « Xueyi » (Destruction : Quantique), « Hook » (Destruction : Feu) et « Gallagher » (Abondance : Feu) sont augmentées.",
        ),
        h1('Saut hyperespace événement de personnage « Eau parfumée »'),
        p(
          "Pendant l'événement, les chances d'obtenir le personnage 5★ limité « Lingsha » (Abondance : Feu) et les personnages 4★ « Xueyi » (Destruction : Quantique), « Hook » (Destruction : Feu) et « Gallagher » (Abondance : Feu) sont augmentées.",
        ),
      ].join(''),
      truth: [
        'gacha | Long est le retour | 2026-01-07 12:00:00 | 2026-01-28 11:59:00 | | Pérégrine,Xueyi,Hook,Gallagher',
        'gacha | Eau parfumée | 2026-01-07 12:00:00 | 2026-01-28 11:59:00 | | Lingsha,Xueyi,Hook,Gallagher',
      ],
    }),
    event(
      '« La grande course stellaire » : participez et obtenez des jades stellaires et autres récompenses',
      h1("Période de l'événement"),
      `${lc('2026/01/14 12:00:00')} – ${lc('2026/02/02 03:59:00')}`,
      'La grande course stellaire | 2026-01-14 12:00:00 | 2026-02-02 03:59:00',
    ),
  ]),
])
