import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl"&gt;${time}&lt;/t&gt;`
const h1 = (text: string) => `<h1 style="">${text}</h1>`
const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const all = (...lines: readonly string[]) => lines.map(p).join('')
const list = (...items: readonly string[]) => `<ul>${items.map((item) => `<li>${p(item)}</li>`).join('')}</ul>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '4' } as const
const none: readonly string[] = []
const timed = (title: string, label: string, time: string, truth: readonly string[], more: readonly string[] = []) =>
  notice(title, { body: `${h1(label)}${p(time)}${all(...more)}`, truth })

/** Names and times are the publisher's, the lines follow its form. */
export const ROUND_STARRAIL_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-12-16 12:00', '2026-02-13 06:00'), [
    notice('3.8版本活动跃迁（其一）', {
      body: [
        p(`本期活动跃迁时间为 3.8版本更新后 - ${lc('2026/01/07 11:59:00')}，包含如下内容：`),
        h1('「烛中翩影」「流光定影•勿忘她的火焰」活动跃迁'),
        list(
          '「烛中翩影」角色活动跃迁期间，<strong>限定5星角色「大丽花（虚无•火）」</strong>，4星角色「加拉赫（丰饶•火）」「卢卡（虚无•物理）」「三月七（存护•冰）」跃迁成功概率限时提升。',
        ),
        bannerTable(
          ['活动时间', '概率提升-5星角色', '概率提升-4星角色'],
          [p(`3.8版本更新后 - ${lc('2026/01/07 11:59:00')}`), p('大丽花（虚无•火）')],
          ['加拉赫（丰饶•火）', '卢卡（虚无•物理）', '三月七（存护•冰）'],
        ),
        list(
          '「流光定影•勿忘她的火焰」光锥活动跃迁期间，<strong>限定5星光锥「勿忘她的火焰（虚无）」</strong>，4星光锥「两个人的演唱会（存护）」「记忆中的模样（同谐）」「晚安与睡颜（虚无）」跃迁成功概率限时提升。',
        ),
        h1('「盈茧炽盛」「溯回忆象•梦应归于何处」活动跃迁'),
        list(
          '「盈茧炽盛」角色活动跃迁期间，<strong>限定5星角色「流萤（毁灭•火）」</strong>，4星角色「加拉赫（丰饶•火）」「卢卡（虚无•物理）」「三月七（存护•冰）」跃迁成功概率限时提升。',
        ),
        list(
          '「溯回忆象•梦应归于何处」光锥活动跃迁期间，<strong>限定5星光锥「梦应归于何处（毁灭）」</strong>，4星光锥「两个人的演唱会（存护）」「记忆中的模样（同谐）」「晚安与睡颜（虚无）」跃迁成功概率限时提升。',
        ),
      ].join(''),
      truth: [
        'gacha | 烛中翩影 | 2025-12-17T03:00:00Z | 2026-01-07 11:59:00 | | 大丽花,加拉赫,卢卡,三月七',
        'gacha | 流光定影•勿忘她的火焰 | 2025-12-17T03:00:00Z | 2026-01-07 11:59:00 | | 勿忘她的火焰,两个人的演唱会,记忆中的模样,晚安与睡颜',
        'gacha | 盈茧炽盛 | 2025-12-17T03:00:00Z | 2026-01-07 11:59:00 | | 流萤,加拉赫,卢卡,三月七',
        'gacha | 溯回忆象•梦应归于何处 | 2025-12-17T03:00:00Z | 2026-01-07 11:59:00 | | 梦应归于何处,两个人的演唱会,记忆中的模样,晚安与睡颜',
      ],
    }),
    timed(
      '「黄金嗷呜大师赛」：参与奇美拉对战，获取自塑尘脂、命运的足迹与对话框等奖励！',
      '活动时间',
      `3.8版本更新后 - ${lc('2026/02/09 03:59:00')}`,
      ['event | 黄金嗷呜大师赛 | 2025-12-17T03:00:00Z | 2026-02-09 03:59:00'],
      ['参与条件', '开拓等级≥21级'],
    ),
    timed(
      '「余晖残卷」：战胜强敌，获取命运的足迹、星琼等奖励！',
      '活动时间',
      `${lc('2026/01/07 12:00:00')} - ${lc('2026/02/09 03:59:00')}`,
      ['event | 余晖残卷 | 2026-01-07 12:00:00 | 2026-02-09 03:59:00'],
    ),
    timed('「混沌回忆」更新', '开放时间', `${lc('2026/01/19 04:00:00')} - ${lc('2026/03/02 03:59:00')}`, [
      'challenge | 混沌回忆 | 2026-01-19 04:00:00 | 2026-03-02 03:59:00',
    ]),
    notice('3.8版本「记忆是梦的开场白」版本更新说明', {
      ...NEWS,
      subtitle: '3.8版本更新说明',
      body: [
        h1('更新及补偿说明'),
        p(`3.8版本的持续时间为 3.8版本更新后 - ${gl('2026/02/13 06:00:00')}。`),
        all('■更新时间', `${gl('2025/12/17 06:00:00')}开始，预计5个小时完成。`, '■补偿说明'),
        p(`补偿对象：${gl('2025/12/17 06:00:00')}前，开拓等级≥4级的开拓者`),
      ].join(''),
      truth: ['version | 记忆是梦的开场白 | 2025-12-17T03:00:00Z | 2026-02-12T22:00:00Z'],
    }),
    notice('「崩坏：星穹铁道」4.0版本前瞻特别节目预告', {
      ...NEWS,
      body: all('播出时间：2026年1月30日 19:30'),
      truth: none,
    }),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3', [
  ...within(shown('2026-04-20 12:00', '2026-06-01 06:00'), [
    timed(
      '「又上骰了！戰力黨！」：打牌共鬥，獲取星瓊等獎勵！',
      '活動時間',
      `${lc('2026/04/29 12:00:00')} - ${gl('2026/06/01 03:59:00')}`,
      ['event | 又上骰了！戰力黨！ | 2026-04-29 12:00:00 | 2026-05-31T19:59:00Z'],
      ['參與條件', '開拓等級≥21級'],
    ),
    timed(
      '「花藏繁生300%」活動：擬造花萼限時三倍掉落',
      '活動時間',
      `${lc('2026/05/13 04:00:00')} - ${lc('2026/05/25 03:59:00')}`,
      ['event | 花藏繁生300% | 2026-05-13 04:00:00 | 2026-05-25 03:59:00'],
    ),
    notice('4.2版本角色活動躍遷（其二）', {
      body: [
        p(`本期活動躍遷時間為 ${lc('2026/05/13 12:00:00')} - ${gl('2026/06/01 03:59:00')}，包含如下內容：`),
        h1('「韶艾裁英」「流光定影•邂逅於下一個花季」活動躍遷'),
        p('「韶艾裁英」角色活動躍遷期間，限定5星角色「緋英（歡愉•物理）」躍遷成功機率限時提升。'),
        p(
          '「流光定影•邂逅於下一個花季」光錐活動躍遷期間，限定5星光錐「邂逅於下一個花季（歡愉）」躍遷成功機率限時提升。',
        ),
      ].join(''),
      truth: [
        'gacha | 韶艾裁英 | 2026-05-13 12:00:00 | 2026-05-31T19:59:00Z | | 緋英',
        'gacha | 流光定影•邂逅於下一個花季 | 2026-05-13 12:00:00 | 2026-05-31T19:59:00Z | | 邂逅於下一個花季',
      ],
    }),
    notice('4.2版本「如是，眾生歡笑不已」版本更新說明', {
      ...NEWS,
      subtitle: '4.2版本更新說明',
      body: `${h1('更新及補償說明')}${all('■更新時間', `${gl('2026/04/22 06:00:00')}開始，預計5個小時完成。`)}`,
      truth: ['version | 如是，眾生歡笑不已 | 2026-04-22T03:00:00Z | 2026-05-31T22:00:00Z'],
    }),
    notice('4.2版本「協議商店」上新', {
      body: all('■上架時間', `4.2版本更新後 - ${gl('2026/06/01 03:59:00')}`),
      truth: none,
    }),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  ...within(shown('2026-03-24 12:00', '2026-04-22 06:00'), [
    notice('Version 4.1 Event Warp: Phase II', {
      body: all(
        'The Event Warp period for this phase is 2026/04/08 12:00:00 – 2026/04/21 15:00:00 (server time), including the following content:',
        '▌ "Dusty Trail\'s Lone Star" & "Bygone Reminiscence: Sailing Towards a Second Life" Event Warp',
        '● During the "Dusty Trail\'s Lone Star" Character Event Warp, the drop rate of the limited 5-star character Boothill (The Hunt: Physical) will be boosted. The drop rates of the 4-star characters Asta (The Harmony: Fire), Moze (The Hunt: Lightning), and Misha (The Destruction: Ice) will also be boosted.',
        '● During the "Bygone Reminiscence: Sailing Towards a Second Life" Light Cone Event Warp, the drop rate of the limited 5-star Light Cone "Sailing Towards a Second Life (The Hunt)" will be boosted.',
      ),
      truth: [
        "gacha | Dusty Trail's Lone Star | 2026-04-08 12:00:00 | 2026-04-21 15:00:00 | | Boothill,Asta,Moze,Misha",
        'gacha | Bygone Reminiscence: Sailing Towards a Second Life | 2026-04-08 12:00:00 | 2026-04-21 15:00:00 | | Sailing Towards a Second Life',
      ],
    }),
    timed(
      '"Wispae: Chronicles of Chaos" Event: Participate to Obtain Stellar Jades and More!',
      '■ Event Period',
      `After the Version 4.1 update – ${lc('2026/04/20 03:59:00')} (server time)`,
      ['event | Wispae: Chronicles of Chaos | 2026-03-25T03:00:00Z | 2026-04-20 03:59:00'],
      ['■ Participation Requirement', 'Trailblaze Level ≥ 21'],
    ),
    timed(
      '"Garden of Plenty": Limited-Time Double Drops From Calyxes',
      '■ Event Period',
      '2026/04/10 04:00:00 – 2026/04/20 03:59:00 (server time)',
      ['event | Garden of Plenty | 2026-04-10 04:00:00 | 2026-04-20 03:59:00'],
    ),
    timed(
      '"Gift of Odyssey": Log In to Claim Star Rail Special Passes',
      '■ Event Period',
      'After the Version 4.1 update – 2026/04/21 03:59:00 (server time)',
      ['event | Gift of Odyssey | 2026-03-25T03:00:00Z | 2026-04-21 03:59:00'],
    ),
    notice('"Unraveled for Daybreak" Version 4.1 Update Details', {
      ...NEWS,
      body: all(
        '▌ Update and Compensation Details',
        '■ Update Time',
        'Begins at 2026/03/25 06:00:00 (UTC+8) and is estimated to take five hours.',
        '■ Compensation',
        'Stellar Jade ×300',
      ),
      truth: ['version | Unraveled for Daybreak | 2026-03-25T03:00:00Z | 2026-04-21T22:00:00Z'],
    }),
    notice('Version 4.1 Nameless Honor Update', {
      body: all('■ Availability', 'After the Version 4.1 update – 2026/04/20 03:59:00 (server time)'),
      truth: none,
    }),
    notice('Version 4.1 Pre-Download Now Available', {
      ...NEWS,
      shownMs: shown('2026-03-23 12:00', '2026-03-25 06:00'),
      body: all('Pre-download is available from 2026/03/23 14:00 (UTC+8).'),
      truth: none,
    }),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  ...within(shown('2026-02-12 12:00', '2026-03-25 06:00'), [
    timed(
      '「ダイスに夢中！戦力党！」：参加して星玉などの報酬をゲット！',
      '■イベント期間',
      `Ver.4.0アップデート後 ～ ${lc('2026/03/23 03:59:00')}`,
      ['event | ダイスに夢中！戦力党！ | 2026-02-13T03:00:00Z | 2026-03-23 03:59:00'],
      ['■参加条件', '開拓レベル21以上'],
    ),
    timed(
      '「次元界分裂」イベント：次元界オーナメントの獲得量2倍！',
      '■イベント期間',
      '2026/02/23 04:00:00 ～ 2026/03/09 03:59:00（サーバー時間）',
      ['event | 次元界分裂 | 2026-02-23 04:00:00 | 2026-03-09 03:59:00'],
    ),
    notice('Ver.4.0イベント跳躍・その2', {
      body: all(
        '今回のイベント跳躍の開催期間は2026/03/03 12:00 ～ 2026/03/24 15:00（サーバー時間）です。内容は以下の通りです。',
        '▌「狂騒プロジェクト」イベント跳躍',
        '●イベント跳躍・キャラクター「狂騒プロジェクト」の期間中、限定★5キャラクター「火花（愉悦・炎）」、★4キャラクター「ペラ（虚無・氷）」「青雀（知恵・量子）」「寒鴉（調和・物理）」の出現率がアップ！',
        '●イベント跳躍・光円錐「光の刻印・きらびやかな世界」の期間中、限定★5光円錐「きらびやかな世界（愉悦）」の出現率がアップ！',
      ),
      truth: [
        'gacha | 狂騒プロジェクト | 2026-03-03 12:00:00 | 2026-03-24 15:00:00 | | 火花,ペラ,青雀,寒鴉',
        'gacha | 光の刻印・きらびやかな世界 | 2026-03-03 12:00:00 | 2026-03-24 15:00:00 | | きらびやかな世界',
      ],
    }),
    timed('「末日の幻影」更新のお知らせ', '■開放期間', `${lc('2026/02/02 04:00:00')} ～ ${lc('2026/03/16 03:59:00')}`, [
      'challenge | 末日の幻影 | 2026-02-02 04:00:00 | 2026-03-16 03:59:00',
    ]),
    notice('Ver.4.0「月満ちる時に神はなし」アップデートのお知らせ', {
      ...NEWS,
      body: all(
        '▌アップデートと補填について',
        '■アップデート時間',
        '2026/02/13 07:00 (JST) より開始、所要時間は約5時間を予定しています。',
        '■補填内容',
        '星玉×300',
      ),
      truth: ['version | 月満ちる時に神はなし | 2026-02-13T03:00:00Z | 2026-03-24T22:00:00Z'],
    }),
    notice('Ver.4.0「ナナシビトの褒賞」更新のお知らせ', {
      body: all('■開放期間', 'Ver.4.0アップデート後 ～ 2026/03/23 03:59（サーバー時間）'),
      truth: none,
    }),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  ...within(shown('2026-07-14 12:00', '2026-08-26 06:00'), [
    timed(
      '「부패 척결! 벽돌깨기」: 이벤트에 참여하고 성옥 등 보상을 획득하자!',
      '■ 이벤트 기간',
      `4.4 버전 업데이트 후 ~ ${lc('2026/08/26 03:59:00')}`,
      ['event | 부패 척결! 벽돌깨기 | 2026-07-15T03:00:00Z | 2026-08-26 03:59:00'],
      ['■ 참여 조건', '개척 레벨 21 이상'],
    ),
    timed(
      '「운명의 선물」: 접속하고 보상을 받자',
      '■ 이벤트 기간',
      `${lc('2026/07/24 12:00:00')} ~ ${gl('2026/08/26 06:00:00')}`,
      ['event | 운명의 선물 | 2026-07-24 12:00:00 | 2026-08-25T22:00:00Z'],
    ),
    timed('「허구 이야기」 신규 시즌 오픈', '■ 오픈 기간', '2026/08/03 04:00:00 ~ 2026/09/14 03:59:00 (서버 시간)', [
      'challenge | 허구 이야기 | 2026-08-03 04:00:00 | 2026-09-14 03:59:00',
    ]),
    notice('4.4 버전 이벤트 워프 (2)', {
      body: all(
        '이번 이벤트 워프 기간은 2026/08/05 12:00 ~ 2026/08/25 15:00 (서버 시간)이며, 다음과 같은 내용이 포함됩니다.',
        '▌「인간 무대 위의 유희」 이벤트 워프',
        '●「인간 무대 위의 유희」 캐릭터 이벤트 워프 기간, 한정 ★5 캐릭터 「에바네시아(환락•물리)」의 워프 획득 확률이 증가합니다. ★4 캐릭터 「링스(풍요•양자)」, 「소상(수렵•물리)」의 워프 획득 확률이 증가합니다.',
        '●「회억의 물결: 다음 꽃피는 계절의 만남」 광추 이벤트 워프 기간, 한정 ★5 광추 「다음 꽃피는 계절의 만남(환락)」의 워프 획득 확률이 증가합니다.',
      ),
      truth: [
        'gacha | 인간 무대 위의 유희 | 2026-08-05 12:00:00 | 2026-08-25 15:00:00 | | 에바네시아,링스,소상',
        'gacha | 회억의 물결: 다음 꽃피는 계절의 만남 | 2026-08-05 12:00:00 | 2026-08-25 15:00:00 | | 다음 꽃피는 계절의 만남',
      ],
    }),
    notice('「귀적의 시간에 울리는 기적」 4.4 버전 업데이트 안내', {
      ...NEWS,
      body: `${h1('업데이트 및 보상 안내')}${all('■ 업데이트 시간', `${gl('2026/07/15 06:00:00')} 시작, 약 5시간 소요 예정`)}`,
      truth: ['version | 귀적의 시간에 울리는 기적 | 2026-07-15T03:00:00Z | 2026-08-25T22:00:00Z'],
    }),
    notice('4.4 버전 만족도 설문조사', { ...NEWS, body: all('■ 조사 기간', '2026/08/01 ~ 2026/08/10'), truth: none }),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  ...within(shown('2026-05-30 12:00', '2026-07-15 06:00'), [
    timed(
      'Événement « Mêlée d’avions pixélisés » : participez pour obtenir des jades stellaires et plus encore !',
      "■ Durée de l'événement",
      `Après la mise à jour de la version 4.3 – ${lc('2026/07/15 03:59:00')} (heure du serveur)`,
      ['event | Mêlée d’avions pixélisés | 2026-06-01T03:00:00Z | 2026-07-15 03:59:00'],
      ['■ Conditions de participation', 'Niveau de pionnier ≥ 21'],
    ),
    timed(
      'Événement « Fissure planaire » : ornements planaires doublés',
      "■ Durée de l'événement",
      `${lc('2026/06/17 04:00:00')} – ${lc('2026/06/29 03:59:00')} (heure du serveur)`,
      ['event | Fissure planaire | 2026-06-17 04:00:00 | 2026-06-29 03:59:00'],
    ),
    timed(
      '« Cadeau de la lame trempée » : connectez-vous pour recevoir des récompenses',
      "■ Durée de l'événement",
      'Après la mise à jour de la version 4.3 – 24/06/2026 11:59 (heure du serveur)',
      ['event | Cadeau de la lame trempée | 2026-06-01T03:00:00Z | 2026-06-24 11:59:59'],
    ),
    timed(
      '« Mémoire du chaos » : nouveau cycle',
      '■ Disponibilité',
      `${lc('2026/07/06 04:00:00')} – ${lc('2026/08/17 03:59:00')} (heure du serveur)`,
      ['challenge | Mémoire du chaos | 2026-07-06 04:00:00 | 2026-08-17 03:59:00'],
    ),
    notice('Détails de la mise à jour de la version 4.3 « Le Léthé sous les vivants »', {
      ...NEWS,
      body: all(
        '▌ Mise à jour et compensations',
        '■ Horaire de la mise à jour',
        'Début : 01/06/2026 06:00 (UTC+8). La mise à jour devrait durer environ 5 heures.',
      ),
      truth: ['version | Le Léthé sous les vivants | 2026-06-01T03:00:00Z | 2026-07-14T22:00:00Z'],
    }),
    notice('Offres à durée limitée de la boutique - Version 4.3', {
      body: all('■ Période de vente', 'Après la mise à jour de la version 4.3 – 14/07/2026 15:00 (heure du serveur)'),
      truth: none,
    }),
  ]),
])
