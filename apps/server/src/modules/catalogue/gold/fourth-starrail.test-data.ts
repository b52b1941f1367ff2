import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const lc = (time: string) => `&lt;t class="t_lc" contenteditable="false"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl" contenteditable="false"&gt;${time}&lt;/t&gt;`
const h1 = (text: string) => `<h1 style="">${text}</h1>`
const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const li = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${p(item)}</li>`).join('')}</ul>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '4' } as const

const ZH_TIME = `${lc('2026/04/08 12:00:00')} - ${lc('2026/04/21 15:00:00')}`
const ZH_MEN = ['艾丝妲（同谐•火）', '貊泽（巡猎•雷）', '米沙（毁灭•冰）']
const ZH_CONES = ['别让世界静下来（智识）', '黑夜如影随行（巡猎）', '梦的蒙太奇（同谐）']

export const STARRAIL_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2026-04-06 14:00', '2026-04-22 06:00'), [
    notice('4.1版本活动跃迁（其二）', {
      body: [
        p(`本期活动跃迁时间为 ${ZH_TIME}，包含如下内容：`),
        h1('「扬尘孤星」「溯回忆象•驶向第二次生命」活动跃迁'),
        li(
          '「扬尘孤星」角色活动跃迁期间，<strong>限定5星角色「波提欧（巡猎•物理）」</strong>，4星角色「艾丝妲（同谐•火）」「貊泽（巡猎•雷）」「米沙（毁灭•冰）」跃迁成功概率限时提升。',
        ),
        bannerTable(['活动时间', '概率提升-5星角色', '概率提升-4星角色'], [ZH_TIME, '波提欧（巡猎•物理）'], ZH_MEN),
        li(
          '「溯回忆象•驶向第二次生命」光锥活动跃迁期间，<strong>限定5星光锥「驶向第二次生命（巡猎）」</strong>，4星光锥「别让世界静下来（智识）」「黑夜如影随行（巡猎）」「梦的蒙太奇（同谐）」跃迁成功概率限时提升。',
        ),
        bannerTable(
          ['活动时间', '概率提升-5星光锥', '概率提升-4星光锥'],
          [ZH_TIME, '驶向第二次生命（巡猎）'],
          ZH_CONES,
        ),
        p('※「长夜狩影」「流光定影•一场谎言的终幕」活动跃迁仍在进行中，详情请查看往期公告。'),
      ].join(''),
      truth: [
        'gacha | 扬尘孤星 | 2026-04-08 12:00:00 | 2026-04-21 15:00:00 | | 波提欧,艾丝妲,貊泽,米沙',
        'gacha | 溯回忆象•驶向第二次生命 | 2026-04-08 12:00:00 | 2026-04-21 15:00:00 | | 驶向第二次生命,别让世界静下来,黑夜如影随行,梦的蒙太奇',
      ],
    }),
    event(
      '「位面分裂」活动：位面饰品提取限时双倍',
      h1('活动时间'),
      `${lc('2026/03/30 04:00:00')} - ${lc('2026/04/13 03:59:00')}`,
      '位面分裂 | 2026-03-30 04:00:00 | 2026-04-13 03:59:00',
    ),
    event(
      '「尘灵乱世录」：收集尘灵，挑战强敌，获取星琼、命运的足迹等奖励！',
      h1('限时活动期'),
      `4.1版本更新后 - ${lc('2026/04/20 03:59:00')}`,
      '尘灵乱世录 | 2026-03-25T03:00:00Z | 2026-04-20 03:59:00',
    ),
    notice('4.1版本「献给破晓的失控」版本更新说明', {
      ...NEWS,
      shownMs: shown('2026-03-25 07:00', '2026-04-22 06:00'),
      body: [
        h1('更新及补偿说明'),
        p('■更新时间'),
        p(`${gl('2026/03/25 06:00:00')}开始，预计5个小时完成。`),
        h1('版本全新内容'),
        p('6、全新活动'),
        p('<strong>■花藏繁生</strong>'),
        li(`活动时间：${lc('2026/04/10 04:00:00')} - ${lc('2026/04/20 03:59:00')}`, '参与条件：解锁「拟造花萼」'),
        p('<strong>■尘灵乱世录</strong>'),
        li(`活动时间：4.1版本更新后 - ${lc('2026/04/20 03:59:00')}`, '参与条件：开拓等级≥21级'),
      ].join(''),
      truth: [
        'version | 献给破晓的失控 | 2026-03-25T03:00:00Z | 2026-04-21T22:00:00Z',
        'event | 花藏繁生 | 2026-04-10 04:00:00 | 2026-04-20 03:59:00',
      ],
    }),
    event(
      '4.2版本预下载功能现已开启',
      h1('预下载时间'),
      `${gl('2026/04/20 12:00:00')} - ${gl('2026/04/22 05:59:00')}`,
      null,
    ),
    event('《崩坏：星穹铁道》三周年音乐会购票开启', h1('购票时间'), '2026/04/10 12:00 起', null),
  ]),
])

export const STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3', [
  ...within(shown('2026-04-20 14:00', '2026-06-01 06:00'), [
    notice('4.2版本活動躍遷（其一）', {
      body: [
        p(`本期活動躍遷時間為 4.2版本更新後 - ${lc('2026/05/13 11:59:00')}，包含如下內容：`),
        h1('「無敵玩家」「流光定影•歡迎來到銀河城」活動躍遷'),
        li(
          '「無敵玩家」角色活動躍遷期間，<strong>限定5星角色「銀狼LV.999（歡愉•虛數）」</strong>，4星角色「加拉赫（豐饒•火）」「雪衣（毀滅•量子）」「虎克（毀滅•火）」躍遷成功機率限時提升。',
          '「流光定影•歡迎來到銀河城」光錐活動躍遷期間，<strong>限定5星光錐「歡迎來到銀河城（歡愉）」</strong>躍遷成功機率限時提升。',
        ),
        h1('「銘心之萃」「真意之匯」活動躍遷'),
        li(
          '「銘心之萃」角色活動躍遷期間，<strong>限定5星角色「大理花（虛無•火）」「遐蝶（記憶•量子）」「流螢（毀滅•火）」</strong>躍遷成功機率限時提升。',
        ),
      ].join(''),
      truth: [
        'gacha | 無敵玩家 | 2026-04-22T03:00:00Z | 2026-05-13 11:59:00 | | 銀狼LV.999,加拉赫,雪衣,虎克',
        'gacha | 流光定影•歡迎來到銀河城 | 2026-04-22T03:00:00Z | 2026-05-13 11:59:00 | | 歡迎來到銀河城',
        'gacha | 銘心之萃 | 2026-04-22T03:00:00Z | 2026-05-13 11:59:00 | | 大理花,遐蝶,流螢',
      ],
    }),
    event(
      '「又上骰了！戰力黨！」：參與對戰，獲取4星角色、星瓊等獎勵！',
      h1('活動時間'),
      `${lc('2026/04/29 12:00:00')} - ${gl('2026/06/01 03:59:00')}`,
      '又上骰了！戰力黨！ | 2026-04-29 12:00:00 | 2026-05-31T19:59:00Z',
    ),
    event('4.2版本商店上新', h1('上架時間'), `4.2版本更新後 - ${gl('2026/06/01 03:59:00')}`, null),
  ]),
])

export const STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  ...within(shown('2025-09-22 14:00', '2025-11-05 06:00'), [
    notice('Version 3.6 Event Warp: Phase I', {
      body: [
        h1('"Forgotten by All but Me" and "Brilliant Fixation: To Evernight\'s Stars" Event Warps'),
        p(
          'During the event, the limited 5-star character Evernight (Remembrance: Ice) and the limited 5-star Light Cone "To Evernight\'s Stars (Remembrance)" will be boosted.',
        ),
        table(
          ['Warp', 'Event Period', '5-Star', '4-Star'],
          [
            '"Forgotten by All but Me" Character Event Warp',
            `After the Version 3.6 update – ${lc('2025/10/15 11:59:00')}`,
            'Evernight (Remembrance: Ice)',
            'Misha (Destruction: Ice)<br>Guinaifen (Nihility: Fire)<br>Xueyi (Destruction: Quantum)',
          ],
          [
            '"Brilliant Fixation: To Evernight\'s Stars" Light Cone Event Warp',
            `After the Version 3.6 update – ${lc('2025/10/15 11:59:00')}`,
            "To Evernight's Stars (Remembrance)",
            "Dream's Montage (Harmony)<br>After the Charmony Fall (Erudition)<br>Dance! Dance! Dance! (Harmony)",
          ],
        ),
      ].join(''),
      truth: [
        'gacha | Forgotten by All but Me | 2025-09-24T03:00:00Z | 2025-10-15 11:59:00 | | Evernight,Misha,Guinaifen,Xueyi',
        "gacha | Brilliant Fixation: To Evernight's Stars | 2025-09-24T03:00:00Z | 2025-10-15 11:59:00 | | To Evernight's Stars,Dream's Montage,After the Charmony Fall,Dance! Dance! Dance!",
      ],
    }),
    notice('"Frostplume" Character Event Warp: Boosted Drop Rate for Anaxa (Erudition: Wind)', {
      body: [
        h1('Event Period'),
        p(`${lc('2025/10/15 12:00:00')} – ${lc('2025/11/04 15:00:00')}`),
        h1('Details'),
        p('The drop rate of the limited 5-star character Anaxa (Erudition: Wind) is boosted during this period.'),
      ].join(''),
      truth: ['gacha | Frostplume | 2025-10-15 12:00:00 | 2025-11-04 15:00:00 | | Anaxa'],
    }),
    event(
      '"Realm of the Strange": Double Rewards From the Cavern of Corrosion',
      h1('Event Period'),
      `${lc('2025/10/24 04:00:00')} – ${lc('2025/11/03 03:59:00')}`,
      'Realm of the Strange | 2025-10-24 04:00:00 | 2025-11-03 03:59:00',
    ),
    event(
      '"Pure Fiction: Gossip Craze" Now Open',
      h1('Availability'),
      `${lc('2025/09/29 04:00:00')} – ${lc('2025/11/10 03:59:00')}`,
      'Pure Fiction: Gossip Craze | 2025-09-29 04:00:00 | 2025-11-10 03:59:00',
      'challenge',
    ),
    notice('"Snack Dash Returns": Run the Race to Win Stellar Jade ×500 and Other Rewards', {
      body: [
        h1('Event Period'),
        p(`Stage I: ${lc('2025/10/03 12:00:00')} – ${lc('2025/10/27 03:59:00')}`),
        p(`Stage II: ${lc('2025/10/06 04:00:00')} – ${lc('2025/10/27 03:59:00')}`),
        p(`Stage III: ${lc('2025/10/09 04:00:00')} – ${lc('2025/10/27 03:59:00')}`),
      ].join(''),
      truth: ['event | Snack Dash Returns | 2025-10-03 12:00:00 | 2025-10-27 03:59:00 | stellar_jade 500'],
    }),
    notice('Version 3.6 "Back to Earth in Evernight" Update Details', {
      ...NEWS,
      shownMs: shown('2025-09-24 07:00', '2025-11-05 06:00'),
      body: `${h1('Update Schedule')}${p(`The update begins on ${gl('2025/09/24 06:00:00')} and is expected to be completed in 5 hours.`)}`,
      truth: ['version | Back to Earth in Evernight | 2025-09-24T03:00:00Z | 2025-11-04T22:00:00Z'],
    }),
    event('Version 3.7 Special Program Preview', h1('Broadcast Time'), `${gl('2025/10/24 19:30:00')}`, null),
  ]),
])

export const STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  ...within(shown('2025-11-03 14:00', '2025-12-17 06:00'), [
    notice('Ver.3.7イベント跳躍・その2', {
      body: [
        h1('▼開催期間'),
        p(`${lc('2025/11/26 12:00:00')} ～ ${lc('2025/12/16 15:00:00')}`),
        h1('▼イベント跳躍・キャラクター「心に刻む萃」'),
        li(
          '限定★5キャラクター：「ファイノン（壊滅・物理）」「サフェル（虚無・量子）」「モーディス（壊滅・虚数）」',
          '★4キャラクター：「モゼ（巡狩・雷）」「リンクス（豊穣・量子）」「ペラ（虚無・氷）」',
        ),
        h1('▼イベント跳躍・光円錐「真意の匯」'),
        li('限定★5光円錐：「燃え盛る黎明のように（壊滅）」「風に揺蕩う虚言（虚無）」「前途燃やす血の如き炎（壊滅）」'),
      ].join(''),
      truth: [
        'gacha | 心に刻む萃 | 2025-11-26 12:00:00 | 2025-12-16 15:00:00 | | ファイノン,サフェル,モーディス,モゼ,リンクス,ペラ',
        'gacha | 真意の匯 | 2025-11-26 12:00:00 | 2025-12-16 15:00:00 | | 燃え盛る黎明のように,風に揺蕩う虚言,前途燃やす血の如き炎',
      ],
    }),
    notice('Ver.3.4イベント跳躍スケジュール', {
      shownMs: shown('2025-06-30 14:00', '2025-08-13 06:00'),
      body: [
        h1('第1期：Ver.3.4アップデート後～2025/07/23 11:59:00（サーバー時間）'),
        p('イベント跳躍「永劫の燔陽」'),
        p('限定★5キャラクター「ファイノン（壊滅・物理）」の確率がアップします。'),
        h1('第2期：2025/07/23 12:00:00～2025/08/12 15:00:00（サーバー時間）'),
        p('イベント跳躍「鏡流の月影」'),
        p('限定★5キャラクター「鏡流（壊滅・氷）」の確率がアップします。'),
      ].join(''),
      truth: [
        'gacha | 永劫の燔陽 | 2025-07-02T03:00:00Z | 2025-07-23 11:59:00 | | ファイノン',
        'gacha | 鏡流の月影 | 2025-07-23 12:00:00 | 2025-08-12 15:00:00 | | 鏡流',
      ],
    }),
    notice('「オンパロス郵便配達」イベント：前半・後半に分けて開催', {
      body: [
        h1('開催期間'),
        p(`【前半】${lc('2025/11/14 12:00:00')}～${lc('2025/11/28 03:59:00')}`),
        p(`【後半】${lc('2025/11/28 04:00:00')}～${lc('2025/12/15 03:59:00')}`),
        h1('イベント報酬'),
        p('星玉×500、運命の足跡など'),
      ].join(''),
      truth: ['event | オンパロス郵便配達 | 2025-11-14 12:00:00 | 2025-12-15 03:59:00 | stellar_jade 500'],
    }),
    event(
      '「巡星の礼」ログインで星軌専用チケット×10を獲得！',
      h1('開催期間'),
      `Ver.3.7アップデート後～${gl('2025/12/16 03:59:00')}`,
      '巡星の礼 | 2025-11-05T03:00:00Z | 2025-12-15T19:59:00Z | special_pass 10',
    ),
    event(
      '「末日の幻影」更新のお知らせ',
      h1('■開催期間'),
      `${lc('2025/11/24 04:00:00')} ～ ${lc('2026/01/05 03:59:00')}`,
      '末日の幻影 | 2025-11-24 04:00:00 | 2026-01-05 03:59:00',
      'challenge',
    ),
    event('Ver.3.8アップデートメンテナンスのお知らせ', h1('メンテナンス日時'), `${gl('2025/12/17 06:00:00')}～`, null),
    event(
      '公式アンケートへのご協力のお願い',
      h1('回答期間'),
      `${lc('2025/12/01 10:00:00')}～${lc('2025/12/14 23:59:00')}`,
      null,
    ),
  ]),
])

export const STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  ...within(shown('2026-05-30 14:00', '2026-07-15 06:00'), [
    notice('4.3 버전 이벤트 워프 (1)', {
      body: [
        p('이벤트 기간 동안 아래의 이벤트 워프가 진행됩니다.'),
        h1('■ 「염라의 칼날」 캐릭터 이벤트 워프'),
        p(`이벤트 기간: 4.3 버전 업데이트 후 ~ ${lc('2026/06/24 11:59:00')}`),
        p('한정 5성 캐릭터 「천야•블레이드(파멸·화염)」의 워프 확률 증가'),
        h1('■ 「순간의 빛•연옥을 불사른 새로운 몸」 광추 이벤트 워프'),
        p(`이벤트 기간: 4.3 버전 업데이트 후 ~ ${lc('2026/06/24 11:59:00')}`),
        p('한정 5성 광추 「연옥을 불사른 새로운 몸(파멸)」의 워프 확률 증가'),
        h1('■ 「천 개의 깃을 비추는 빛」 캐릭터 이벤트 워프'),
        p(`이벤트 기간: 4.3 버전 업데이트 후 ~ ${lc('2026/06/24 11:59:00')}`),
        p('한정 5성 캐릭터 「효광(환락·물리)」의 워프 확률 증가'),
      ].join(''),
      truth: [
        'gacha | 염라의 칼날 | 2026-06-01T03:00:00Z | 2026-06-24 11:59:00 | | 천야•블레이드',
        'gacha | 순간의 빛•연옥을 불사른 새로운 몸 | 2026-06-01T03:00:00Z | 2026-06-24 11:59:00 | | 연옥을\u00a0불사른\u00a0새로운\u00a0몸',
        'gacha | 천 개의 깃을 비추는 빛 | 2026-06-01T03:00:00Z | 2026-06-24 11:59:00 | | 효광',
      ],
    }),
    event(
      '「픽셀 비행기 대난투」: 비행기를 조종해 성옥과 한정 보상을 획득하세요!',
      h1('이벤트 기간'),
      `4.3 버전 업데이트 후 ~ ${gl('2026/07/15 03:59:00')}`,
      '픽셀 비행기 대난투 | 2026-06-01T03:00:00Z | 2026-07-14T19:59:00Z',
    ),
    event(
      '「기묘한 영역」 이벤트: 침식된 터널 보상 2배!',
      h1('이벤트 기간'),
      `${lc('2026/07/03 04:00:00')}부터 ${lc('2026/07/13 03:59:00')}까지`,
      '기묘한 영역 | 2026-07-03 04:00:00 | 2026-07-13 03:59:00',
    ),
    event('4.3 버전 알려진 이슈 및 게임 최적화 안내', h1('알려진 이슈'), '■ 2026/06/03', null),
  ]),
])

export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  ...within(shown('2026-01-26 14:00', '2026-02-13 06:00'), [
    notice('Sauts hyperespace événements de la version 3.8 : phase III', {
      body: [
        h1('« Jugement du destin » et « Réminiscence : Doré est le fil du temps »'),
        p(`Période de l'événement : ${lc('2026/01/28 12:00:00')} – ${lc('2026/02/12 15:00:00')}`),
        p(
          "Pendant le saut hyperespace événement de personnage « Jugement du destin », les chances d'obtenir le personnage 5★ limité Aglaé (Mémoire : Foudre) et les personnages 4★ Tingyun (Harmonie : Foudre), Yukong (Harmonie : Imaginaire) et Dan Heng (Chasse : Vent) sont augmentées.",
        ),
        p(
          "Pendant le saut hyperespace événement de cônes de lumière « Réminiscence : Doré est le fil du temps », les chances d'obtenir le cône de lumière 5★ limité Doré est le fil du temps (Mémoire) sont augmentées.",
        ),
      ].join(''),
      truth: [
        'gacha | Jugement du destin | 2026-01-28 12:00:00 | 2026-02-12 15:00:00 | | Aglaé,Tingyun,Yukong,Dan\u00a0Heng',
        'gacha | Réminiscence : Doré est le fil du temps | 2026-01-28 12:00:00 | 2026-02-12 15:00:00 | | Doré est le fil du temps',
      ],
    }),
    event(
      'Événement « Royaume de l’étrange » : récompenses des antres de la corrosion doublées',
      h1("Période de l'événement"),
      `${lc('2026/01/30 04:00:00')} – ${lc('2026/02/09 03:59:00')}`,
      'Royaume de l’étrange | 2026-01-30 04:00:00 | 2026-02-09 03:59:00',
    ),
    notice('Mise à jour de la version 3.8 « La mémoire, prologue du rêve »', {
      ...NEWS,
      shownMs: shown('2025-12-17 07:00', '2026-02-13 06:00'),
      body: `${h1('Horaires de la mise à jour')}${p(`Début : ${gl('2025/12/17 06:00:00')}. Durée estimée : 5 heures.`)}`,
      truth: ['version | La mémoire, prologue du rêve | 2025-12-17T03:00:00Z | 2026-02-12T22:00:00Z'],
    }),
    event(
      'Boutique : packs à durée limitée de la version 3.8',
      h1('Période de vente'),
      `Jusqu'au ${gl('2026/02/12 03:59:00')}`,
      null,
    ),
  ]),
])
