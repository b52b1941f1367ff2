import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl"&gt;${time}&lt;/t&gt;`
const h1 = (text: string) => `<h1 style="">${text}</h1>`
const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '4' } as const

/** The publisher's own titles, labels, times and items; the prose is shortened. */
export const OWN_STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  ...within(shown('2023-05-16 12:00', '2023-06-07 06:00'), [
    notice('"Swirl of Heavenly Spear" Event Warp', {
      body: [
        'Hello, Trailblazers!',
        'During the Swirl of Heavenly Spear event, Trailblazers can use Star Rail Special Passes for Warps.',
        '▌Swirl of Heavenly Spear Event Warp',
        'During the event, the drop rate of the limited 5-star character Jing Yuan (The Erudition: Lightning) will be boosted.',
        '■ Event Duration',
        '2023/05/17 18:00:00 – 2023/06/06 14:59:00(server time)',
        '■ Drop Rate Boost: 5-Star Character',
        'Jing Yuan (The Erudition: Lightning)',
        '■ Drop Rate Boost: 4-Star Characters',
        'Tingyun (The Harmony: Lightning)',
        'Sushang (The Hunt: Physical)',
        'March 7th (The Preservation: Ice)',
        '※ This Warp is counted as a Character Event Warp.',
        '▌Character Trial Event: Aptitude Showcase',
        'Event Requirement: Unlock Travel Log',
        'Event Duration: 2023/05/17 18:00:00 – 2023/06/06 14:59:00(server time)',
      ]
        .map(p)
        .join(''),
      truth: [
        'gacha | Swirl of Heavenly Spear | 2023-05-17 18:00:00 | 2023-06-06 14:59:00 | | Jing Yuan,Tingyun,Sushang,March 7th',
      ],
    }),
  ]),
])

/** The publisher's own titles, labels and times; the names of the banners in the phases are invented. */
export const OWN_STARRAIL_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2026-04-10 20:55', '2026-08-26 06:00'), [
    event(
      '「千星旅伴」：登录领取旅伴金灵*1',
      h1('活动时间'),
      `4.2版本更新后 - 4.4版本结束前</p><p>参与条件</p><p>开拓等级≥4级`,
      '千星旅伴 | 2026-04-22T03:00:00Z | 2026-08-25T22:00:00Z',
    ),
    event('长期开放活动', h1('活动时间'), '4.2版本更新后，2026/07/24 12:00:00 后长期开放', null),
  ]),
  ...within(shown('2026-07-13 07:00', '2026-08-26 06:00'), [
    notice('4.4版本「鸣笛于归寂之时」版本更新说明', {
      ...NEWS,
      body: `${h1('更新时间')}${p('2026/07/15 06:00:00 - 2026/07/15 11:00:00')}`,
      truth: ['version | 鸣笛于归寂之时 | 2026-07-15T03:00:00Z | 2026-08-25T22:00:00Z'],
    }),
    notice('4.4版本「鸣笛于归寂之时」专题展示页上线', {
      ...NEWS,
      body: p('亲爱的开拓者，4.4版本「鸣笛于归寂之时」专题展示页现已上线，一起看看新版本都有哪些内容吧！'),
      truth: [],
    }),
    notice('「知更鸟•晴歌」主题绘画征集活动现已开启！', {
      ...NEWS,
      body: [
        p('投稿征集阶段：2026年8月19日 - 2026年9月9日 23:59'),
        p('1、活动期间，在上方指定活动页面点击“参与投稿”按钮，发布符合投稿要求的同人绘画作品，均视为参与成功。'),
        p('※头像挂件奖励将在获奖结果公示后20个工作日内发放~'),
      ].join(''),
      truth: [],
    }),
    notice('4.5版本更新维护预告', {
      ...NEWS,
      shownMs: shown('2026-08-24 14:00', '2026-08-26 06:00'),
      body: `${h1('更新时间')}${p(`${gl('2026/08/26 06:00:00')} 开始，预计需要<strong>5</strong>个小时。`)}`,
      truth: [],
    }),
  ]),
  ...within(shown('2026-09-26 13:00', '2026-11-11 06:00'), [
    notice('4.6版本活动跃迁（其一）', {
      body: [
        p(
          '限定5星角色「真珠（欢愉•冰）」与限定5星光锥「珠光未满之夜（欢愉）」跃迁成功概率限时提升，4星角色「貊泽（巡猎•雷）」「寒鸦（同谐•物理）」跃迁成功概率限时提升，跃迁时间为 2026/09/28 4.6版本更新后 - 2026/11/10 15:00。',
        ),
        p(
          '限定5星角色「丹恒•腾荒（存护•物理）」与限定5星光锥「让告别，更美一些（记忆）」将会返场，跃迁时间为 2026/09/28 4.6版本更新后 - 2026/10/21 11:59。',
        ),
        p(
          '● 「拾珠成海」角色活动跃迁期间，限定5星角色「真珠（欢愉•冰）」，4星角色「貊泽（巡猎•雷）」「寒鸦（同谐•物理）」跃迁成功概率限时提升。',
        ),
        p('● 「流光定影•珠光未满之夜」光锥活动跃迁期间，限定5星光锥「珠光未满之夜（欢愉）」跃迁成功概率限时提升。'),
        p('● 「八荒诛邪」角色活动跃迁期间，限定5星角色「丹恒•腾荒（存护•物理）」跃迁成功概率限时提升。'),
        p(
          '● 「溯回忆象•让告别，更美一些」光锥活动跃迁期间，限定5星光锥「让告别，更美一些（记忆）」跃迁成功概率限时提升。',
        ),
      ].join(''),
      truth: [
        'gacha | 拾珠成海 | 2026-09-28T03:00:00Z | 2026-11-10 15:00:00 | | 真珠,貊泽,寒鸦',
        'gacha | 流光定影•珠光未满之夜 | 2026-09-28T03:00:00Z | 2026-11-10 15:00:00 | | 珠光未满之夜',
        'gacha | 八荒诛邪 | 2026-09-28T03:00:00Z | 2026-10-21 11:59:59 | | 丹恒•腾荒',
        'gacha | 溯回忆象•让告别，更美一些 | 2026-09-28T03:00:00Z | 2026-10-21 11:59:59 | | 让告别，更美一些',
      ],
    }),
  ]),
])

export const STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  ...within(shown('2025-11-03 14:00', '2025-12-17 06:00'), [
    event(
      '"Planar Fissure": Double Rewards From the Simulated Universe',
      h1('Event Period'),
      '2025/11/17 04:00 - 2025/12/01 03:59 (server time)',
      'Planar Fissure | 2025-11-17 04:00:00 | 2025-12-01 03:59:59',
    ),
    event(
      '"Gift of Odyssey" Check-In Event: Obtain Star Rail Special Pass ×10',
      h1('Event Period'),
      'After the Version 3.7 update — 2025/12/15 03:59 (server time)',
      'Gift of Odyssey | 2025-11-05T03:00:00Z | 2025-12-15 03:59:59 | special_pass 10',
    ),
    event(
      'Version 3.7 Nameless Honor',
      h1('Event Period'),
      'After the Version 3.7 update — 2025/12/15 03:59 (server time)',
      null,
    ),
    event(
      '"Memory of Chaos: The Unforgotten" Now Open',
      h1('Challenge Period'),
      '2025/11/10 04:00:00 – 2025/12/22 04:00:00 (server time)',
      'Memory of Chaos: The Unforgotten | 2025-11-10 04:00:00 | 2025-12-22 04:00:00',
      'challenge',
    ),
    notice('Version 3.7 Event Warps', {
      body: [
        p(
          '● During the "Ripples in Reflection" Character Event Warp, the drop rate of the limited 5-star character Cyrene (Remembrance: Ice) and the 4-star characters Pela (Nihility: Ice), Lynx (Abundance: Quantum), and Hanya (Harmony: Physical) will be boosted.',
        ),
        p(`Event Period: After the Version 3.7 update – ${lc('2025/11/26 11:59:00')}`),
        p(
          '● During the "Lien on Life" Character Event Warp, the drop rate of the limited 5-star character Topaz & Numby (The Hunt: Fire) and the 4-star characters Sushang (The Hunt: Physical), Arlan (Destruction: Lightning), and Hook (Destruction: Fire) will be boosted.',
        ),
        p(`Event Period: ${lc('2025/11/26 12:00:00')} – ${lc('2025/12/16 15:00:00')}`),
      ].join(''),
      truth: [
        'gacha | Ripples in Reflection | 2025-11-05T03:00:00Z | 2025-11-26 11:59:00 | | Cyrene,Pela,Lynx,Hanya',
        'gacha | Lien on Life | 2025-11-26 12:00:00 | 2025-12-16 15:00:00 | | Topaz & Numby,Sushang,Arlan,Hook',
      ],
    }),
    event(
      '"A Stellar Night" Concert: Live Stream Notice',
      h1('Performance Time'),
      '2025/11/29 19:30 – 21:30 (UTC+8)',
      null,
    ),
    event('Trailblazer Returnee Program Update', h1('Availability'), 'After the Version 3.7 update', null),
  ]),
])

export const STARRAIL_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-12-15 14:00', '2026-02-13 06:00'), [
    event(
      '「旅途拾光」每日登录活动：领取星琼、星轨专票等奖励！',
      h1('活动时间'),
      '12月28日04:00 - 1月10日03:59（服务器时间）',
      '旅途拾光 | 2025-12-28 04:00:00 | 2026-01-10 03:59:59',
    ),
    event(
      '「虚构叙事•立界开篇」开放说明',
      h1('开放时间'),
      `${lc('2026/01/12 04:00:00')} - ${lc('2026/02/23 03:59:00')}`,
      '虚构叙事•立界开篇 | 2026-01-12 04:00:00 | 2026-02-23 03:59:00',
      'challenge',
    ),
    event(
      '「位面分裂」活动：模拟宇宙奖励限时双倍',
      h1('活动时间'),
      `${lc('2026/01/19 04:00:00')}至${lc('2026/01/26 03:59:00')}`,
      '位面分裂 | 2026-01-19 04:00:00 | 2026-01-26 03:59:00',
    ),
    event('《崩坏：星穹铁道》×名创优品联名周边发售', h1('发售时间'), '2026/01/10 10:00 至 2026/02/10 23:59', null),
    event('3.8版本预下载功能开放', h1('开放时间'), `${gl('2025/12/15 14:00:00')} - ${gl('2025/12/17 06:00:00')}`, null),
  ]),
])

export const STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3', [
  ...within(shown('2026-02-11 14:00', '2026-03-25 06:00'), [
    notice('4.0版本活動躍遷（其一）', {
      body: `${h1('「旺世無邊」活動躍遷')}${p('「旺世無邊」角色活動躍遷期間，限定5星角色「爻光（歡愉•物理）」，4星角色「停雲（同諧•雷）」「丹恆（巡獵•風）」「御空（同諧•虛數）」躍遷成功機率限時提升。')}${table(['活動時間', '機率提升-5星角色'], [`4.0版本更新後 - ${lc('2026/03/03 11:59:00')}`, '爻光（歡愉•物理）'])}`,
      truth: ['gacha | 旺世無邊 | 2026-02-13T03:00:00Z | 2026-03-03 11:59:00 | | 爻光,停雲,丹恆,御空'],
    }),
    event(
      '「翻籤納福」：每日翻籤領獎，獲取星瓊等獎勵！',
      h1('活動時間'),
      `${gl('2026/02/16 04:00:00')} - ${gl('2026/03/25 06:00:00')}`,
      '翻籤納福 | 2026-02-15T20:00:00Z | 2026-03-24T22:00:00Z',
    ),
    event('「狸狸通信」活動說明', h1('活動時間'), '4.0版本更新後永久開放', null),
    event('4.0版本兌換碼領取說明', h1('兌換碼有效期'), '2026/02/06 19:30 - 2026/02/07 23:59', null),
  ]),
])

export const STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  ...within(shown('2025-05-19 14:00', '2025-07-02 06:00'), [
    event(
      '「次元界分裂」イベント：模擬宇宙の報酬2倍！',
      h1('イベント期間'),
      '2025/06/03 04:00 ～ 2025/06/16 03:59（サーバー時間）',
      '次元界分裂 | 2025-06-03 04:00:00 | 2025-06-16 03:59:59',
    ),
    event(
      '「シャドウチェイサー」：イベントに参加して運命の足跡、星玉などをゲット！',
      h1('開催期間'),
      `${lc('2025/06/11 12:00:00')} から ${lc('2025/06/30 03:59:00')} まで`,
      'シャドウチェイサー | 2025-06-11 12:00:00 | 2025-06-30 03:59:00',
    ),
    event(
      '「巡星の礼」ログインイベント：星軌専用チケット×10',
      h1('イベント期間'),
      `Ver.3.3アップデート後 ～ ${gl('2025/07/01 03:59:00')}`,
      '巡星の礼 | 2025-05-21T03:00:00Z | 2025-06-30T19:59:00Z | special_pass 10',
    ),
    notice('Ver.3.3イベント跳躍（後半）', {
      body: [
        p(
          '●「世を欺く駿足」イベント跳躍・キャラクター開催期間中、限定★5キャラクター「サフェル（虚無・量子）」、★4キャラクター「青雀（知恵・量子）」「雪衣（壊滅・量子）」「素裳（巡狩・物理）」の出現確率がアップ！',
        ),
        bannerTable(
          ['開催期間', '確率アップ★5キャラクター', '確率アップ★4キャラクター'],
          [`${lc('2025/06/11 12:00:00')} ～ ${lc('2025/07/01 15:00:00')}`, 'サフェル（虚無・量子）'],
          ['青雀（知恵・量子）', '雪衣（壊滅・量子）', '素裳（巡狩・物理）'],
        ),
        p(
          '●「流光定影・風に揺蕩う虚言」イベント跳躍・光円錐開催期間中、限定★5光円錐「風に揺蕩う虚言（虚無）」、★4光円錐「獲物の視線（虚無）」「同じ気持ち（豊穣）」の出現確率がアップ！',
        ),
        bannerTable(
          ['開催期間', '確率アップ★5光円錐', '確率アップ★4光円錐'],
          [`${lc('2025/06/11 12:00:00')} ～ ${lc('2025/07/01 15:00:00')}`, '風に揺蕩う虚言（虚無）'],
          ['獲物の視線（虚無）', '同じ気持ち（豊穣）'],
        ),
      ].join(''),
      truth: [
        'gacha | 世を欺く駿足 | 2025-06-11 12:00:00 | 2025-07-01 15:00:00 | | サフェル,青雀,雪衣,素裳',
        'gacha | 流光定影・風に揺蕩う虚言 | 2025-06-11 12:00:00 | 2025-07-01 15:00:00 | | 風に揺蕩う虚言,獲物の視線,同じ気持ち',
      ],
    }),
    event(
      '「オーケストラコンサート2025」チケット先行販売',
      h1('受付期間'),
      '2025/06/01 12:00 ～ 2025/06/15 23:59',
      null,
    ),
  ]),
])

export const STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  ...within(shown('2025-12-15 14:00', '2026-02-13 06:00'), [
    event(
      '「은하 캠프 일기」: 이벤트 참여하고 성옥 등 보상 획득!',
      '■ 이벤트 기간',
      '3.8 버전 업데이트 후 ~ 2026/02/09 03:59 (서버 시간)',
      '은하 캠프 일기 | 2025-12-17T03:00:00Z | 2026-02-09 03:59:59',
    ),
    event(
      '「새해 인사」 출석 이벤트',
      '■ 이벤트 기간: 2026/01/07 12:00 ~ 2026/01/28 11:59 (서버 시간)',
      '■ 참여 조건: 개척 레벨 4 이상',
      '새해 인사 | 2026-01-07 12:00:00 | 2026-01-28 11:59:59',
    ),
    event('3.8 버전 스토어 신규 상품 안내', '■ 판매 기간', '3.8 버전 업데이트 후 ~ 2026/02/12 14:59 (서버 시간)', null),
    notice('3.8 버전 「기억은 꿈의 서막」 업데이트 안내', {
      ...NEWS,
      body: `${h1('업데이트 시간')}${p(`${gl('2025/12/17 06:00:00')}에 시작하며, 예상 소요 시간은 5시간입니다.`)}`,
      truth: ['version | 기억은 꿈의 서막 | 2025-12-17T03:00:00Z | 2026-02-12T22:00:00Z'],
    }),
  ]),
])

export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  ...within(shown('2026-05-29 14:00', '2026-07-15 06:00'), [
    event(
      '« Jardin d’abondance » : récompenses doublées dans les Calices',
      h1('Période de l’évènement'),
      `${lc('2026/06/20 04:00:00')} – ${lc('2026/06/27 03:59:00')}`,
      'Jardin d’abondance | 2026-06-20 04:00:00 | 2026-06-27 03:59:00',
    ),
    event(
      '« Le grand tournoi des étoiles » : participez pour obtenir des Jades stellaires',
      h1('Période de l’évènement'),
      'Après la mise à jour de la version 4.3 – 13/07/2026 à 03:59 (heure du serveur)',
      'Le grand tournoi des étoiles | 2026-06-01T03:00:00Z | 2026-07-13 03:59:59',
    ),
    event(
      '« Fiction pure » : nouvelle saison',
      h1('Période de disponibilité'),
      `Du ${lc('2026/06/15 04:00:00')} au ${lc('2026/07/27 03:59:00')}`,
      'Fiction pure | 2026-06-15 04:00:00 | 2026-07-27 03:59:00',
      'challenge',
    ),
    event(
      'Questionnaire de satisfaction de la version 4.3',
      h1('Période'),
      '2026/06/28 12:00 – 2026/07/02 23:59',
      null,
    ),
  ]),
])
