import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const lc = (time: string) => `&amp;lt;t class="t_lc"&amp;gt;${time}&amp;lt;/t&amp;gt;`
const gl = (time: string) => `&amp;lt;t class="t_gl"&amp;gt;${time}&amp;lt;/t&amp;gt;`
const h1 = (text: string) => `<h1 style="">${text}</h1>`
const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '4' } as const

export const STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  ...within(shown('2026-08-24 14:00', '2026-09-28 06:00'), [
    notice('Version 4.5 Event Warp: Phase I', {
      body: [
        p('"A Rainbow onto Twilight" and "Bygone Reminiscence: Long May Rainbows Adorn the Sky" Event Warps'),
        p(
          'During the "A Rainbow onto Twilight" Character Event Warp, the limited 5-star character Hyacine (Remembrance: Wind) and the 4-star characters Asta (Harmony: Fire), Serval (Erudition: Lightning), and Natasha (Abundance: Physical) will be boosted.',
        ),
        table(
          ['Event Period', '5-Star Character', '4-Star Characters'],
          [
            `After the Version 4.5 update – ${lc('2026/09/12 11:59:00')}`,
            'Hyacine (Remembrance: Wind)',
            'Asta<br>Serval<br>Natasha',
          ],
        ),
        p(
          'During the "Bygone Reminiscence: Long May Rainbows Adorn the Sky" Light Cone Event Warp, the limited 5-star Light Cone "Long May Rainbows Adorn the Sky (Remembrance)" and the 4-star Light Cones "Planetary Rendezvous (Harmony)" and "Perfect Timing (Abundance)" will be boosted.',
        ),
        table(
          ['Event Period', '5-Star Light Cone', '4-Star Light Cones'],
          [
            `After the Version 4.5 update – ${lc('2026/09/12 11:59:00')}`,
            'Long May Rainbows Adorn the Sky (Remembrance)',
            'Planetary Rendezvous<br>Perfect Timing',
          ],
        ),
      ].join(''),
      truth: [
        'gacha | A Rainbow onto Twilight | 2026-08-26T03:00:00Z | 2026-09-12 11:59:00 | | Hyacine,Asta,Serval,Natasha',
        'gacha | Bygone Reminiscence: Long May Rainbows Adorn the Sky | 2026-08-26T03:00:00Z | 2026-09-12 11:59:00 | | Long May Rainbows Adorn the Sky,Planetary Rendezvous,Perfect Timing',
      ],
    }),
    event(
      '"Love, Ghosts & Robots": Run the Workshop to Earn Rewards',
      h1('Event Period'),
      `${lc('2026/09/02 12:00:00')} – ${lc('2026/09/21 03:59:00')}`,
      'Love, Ghosts & Robots | 2026-09-02 12:00:00 | 2026-09-21 03:59:00',
    ),
    event(
      'Astral Imagea Park: Set Up Your Own Park',
      h1('Event Period'),
      `After the Version 4.5 update – ${lc('2026/09/28 03:59:00')}`,
      'Astral Imagea Park | 2026-08-26T03:00:00Z | 2026-09-28 03:59:00',
    ),
    event(
      'Version 4.5 Store Update',
      h1('Availability'),
      `After the Version 4.5 update – ${gl('2026/09/28 03:59:00')}`,
      null,
    ),
    notice('Anomaly Arbitration: New Season Available', {
      body: [h1('Challenge Period'), p(`${lc('2026/09/07 04:00:00')} – ${lc('2026/10/19 03:59:00')}`)].join(''),
      truth: ['challenge | Anomaly Arbitration | 2026-09-07 04:00:00 | 2026-10-19 03:59:00'],
    }),
    event('Version 4.5 Update Preview', h1('Update Time'), `${gl('2026/08/26 06:00:00')}`, null),
  ]),
])

export const STARRAIL_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-05-19 14:00', '2025-07-02 06:00'), [
    notice('3.3版本活动跃迁（其一）', {
      body: [
        h1('活动跃迁时间'),
        p(`3.3版本更新后 - ${lc('2025/06/11 11:59:00')}`),
        h1('■ 角色活动跃迁「虹隽晨昏」'),
        p('限定5星角色：风堇（记忆•风）'),
        p('4星角色：艾丝妲（同谐•火）、希露瓦（智识•雷）、娜塔莎（丰饶•物理）'),
        h1('■ 光锥活动跃迁「流光定影•愿虹光永驻天空」'),
        p('限定5星光锥：愿虹光永驻天空（记忆）'),
        p('4星光锥：与行星相会（同谐）、此时恰好（丰饶）、延长记号（虚无）'),
      ].join(''),
      truth: [
        'gacha | 虹隽晨昏 | 2025-05-21T03:00:00Z | 2025-06-11 11:59:00 | | 风堇,艾丝妲,希露瓦,娜塔莎',
        'gacha | 流光定影•愿虹光永驻天空 | 2025-05-21T03:00:00Z | 2025-06-11 11:59:00 | | 愿虹光永驻天空,与行星相会,此时恰好,延长记号',
      ],
    }),
    event(
      '「群星的回响」：登录7日领取星轨专票×10',
      h1('活动时间'),
      `3.3版本更新后 - ${lc('2025/07/01 03:59:00')}`,
      '群星的回响 | 2025-05-21T03:00:00Z | 2025-07-01 03:59:00 | special_pass 10',
    ),
    event(
      '「暗影追缉」：参与活动，获取星琼等奖励！',
      h1('活动时间'),
      `6月11日12:00 - 6月30日03:59（服务器时间）`,
      '暗影追缉 | 2025-06-11 12:00:00 | 2025-06-30 03:59:59',
    ),
    notice('「在黎明升起时坠落」3.3版本更新说明', {
      ...NEWS,
      shownMs: shown('2025-05-21 07:00', '2025-07-02 06:00'),
      body: [
        h1('一、更新时间'),
        p(`${gl('2025/05/21 06:00:00')} 开始，预计5个小时完成。`),
        h1('二、补偿内容'),
        p('星琼×300'),
      ].join(''),
      truth: ['version | 在黎明升起时坠落 | 2025-05-21T03:00:00Z | 2025-07-01T22:00:00Z'],
    }),
  ]),
])

export const STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  ...within(shown('2026-01-26 14:00', '2026-02-13 06:00'), [
    notice('Ver.3.8イベント跳躍・その3', {
      body: [
        h1('開催期間'),
        p(`${lc('2026/01/28 12:00:00')}～${lc('2026/02/12 15:00:00')}`),
        table(
          ['跳躍', '★5', '★4'],
          [
            'イベント跳躍・キャラクター「天命の裁断」',
            'アグライア（記憶・雷）',
            '停雲（調和・雷）<br>御空（調和・虚数）<br>丹恒（巡狩・風）',
          ],
          [
            'イベント跳躍・キャラクター「星々への眼差し」',
            'サンデー（調和・虚数）',
            '停雲（調和・雷）<br>御空（調和・虚数）<br>丹恒（巡狩・風）',
          ],
        ),
      ].join(''),
      truth: [
        'gacha | 天命の裁断 | 2026-01-28 12:00:00 | 2026-02-12 15:00:00 | | アグライア,停雲,御空,丹恒',
        'gacha | 星々への眼差し | 2026-01-28 12:00:00 | 2026-02-12 15:00:00 | | サンデー,停雲,御空,丹恒',
      ],
    }),
    event(
      '「次元界分裂」：次元界オーナメント抽出の報酬が2倍！',
      h1('開催期間'),
      `${lc('2026/02/02 04:00:00')}～${lc('2026/02/12 03:59:00')}`,
      '次元界分裂 | 2026-02-02 04:00:00 | 2026-02-12 03:59:00',
    ),
    event('友達招待キャンペーン開催中', h1('開催期間'), `2026/01/28 12:00～2026/02/12 23:59（JST）`, null),
  ]),
])

export const STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  ...within(shown('2025-09-01 14:00', '2025-09-24 06:00'), [
    notice('3.5 버전 이벤트 워프 2차 안내', {
      body: [
        p(`이벤트 워프 2차는 ${lc('2025/09/02 12:00:00')}부터 ${lc('2025/09/23 15:00:00')}까지 진행됩니다.`),
        p(
          '• 캐릭터 이벤트 워프 「제로 프로토콜」: 한정 5성 캐릭터 「은랑(공허•양자)」, 4성 캐릭터 「삼포(공허•바람)」, 「루카(공허•물리)」, 「후크(파멸•화염)」',
        ),
        p(
          '• 광추 이벤트 워프 「지난날의 기억•필요한 건 기다림뿐」: 한정 5성 광추 「필요한 건 기다림뿐(공허)」, 4성 광추 「사냥감의 시선(공허)」, 「논검(수렵)」',
        ),
      ].join(''),
      truth: [
        'gacha | 제로 프로토콜 | 2025-09-02 12:00:00 | 2025-09-23 15:00:00 | | 은랑,삼포,루카,후크',
        'gacha | 지난날의 기억•필요한 건 기다림뿐 | 2025-09-02 12:00:00 | 2025-09-23 15:00:00 | | 필요한 건 기다림뿐,사냥감의 시선,논검',
      ],
    }),
    event(
      '「혼돈의 기억」 새 시즌 오픈',
      h1('오픈 기간'),
      `${lc('2025/09/15 04:00:00')} ~ ${lc('2025/10/27 03:59:00')}`,
      '혼돈의 기억 | 2025-09-15 04:00:00 | 2025-10-27 03:59:00',
      'challenge',
    ),
    event('무명의 공훈 오픈 안내', h1('오픈 기간'), `3.5 버전 업데이트 후 ~ ${lc('2025/09/22 03:59:00')}`, null),
  ]),
])

export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  ...within(shown('2025-10-13 14:00', '2025-11-05 06:00'), [
    notice('Version 3.6 – Sauts événements (phase II)', {
      body: [
        p(`Période : ${lc('2025/10/15 12:00:00')} – ${lc('2025/11/04 15:00:00')}`),
        p(
          '• Saut événement de personnage « Tout est en germe » : Castorice (Mémoire : Quantique) ; Lynx (Abondance : Quantique), Natasha (Abondance : Physique), Pela (Nihilité : Glace)',
        ),
        p(
          '• Saut événement de cône de lumière « Réminiscence : Des adieux encore plus beaux » : Des adieux encore plus beaux (Mémoire)',
        ),
      ].join(''),
      truth: [
        'gacha | Tout est en germe | 2025-10-15 12:00:00 | 2025-11-04 15:00:00 | | Castorice,Lynx,Natasha,Pela',
        'gacha | Réminiscence : Des adieux encore plus beaux | 2025-10-15 12:00:00 | 2025-11-04 15:00:00 | | Des adieux encore plus beaux',
      ],
    }),
    event(
      '« Jardin luxuriant » : récompenses des calices doublées',
      h1("Période de l'événement"),
      `Du 24 octobre 2025 à 04 h 00 au 3 novembre 2025 à 03 h 59 (heure du serveur)`,
      'Jardin luxuriant | 2025-10-24 04:00:00 | 2025-11-03 03:59:59',
    ),
  ]),
])
