import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl"&gt;${time}&lt;/t&gt;`
const h1 = (text: string) => `<h1 style="">${text}</h1>`
const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const all = (...lines: readonly string[]) => lines.map(p).join('')
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '4' } as const
const timed = (title: string, label: string, time: string, truth: string | null, type = 'event') => ({
  ...event(title, label, '', truth, type),
  body: `${h1(label)}${p(time)}${h1('参与条件')}${p('开拓等级≥21级')}`,
})
const zh = (title: string, time: string, truth: string) => timed(title, '活动时间', time, truth)

/** The publisher's own titles and times of 2025 and 2026; labels follow its form. */
export const OWN_STARRAIL_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-09-22 12:00', '2025-11-05 06:00'), [
    zh(
      '「缤纷大乱斗」：参与对战获取命运的足迹、星琼等奖励！',
      `${lc('2025/09/30 12:00:00')} - ${lc('2025/11/03 03:59:00')}`,
      '缤纷大乱斗 | 2025-09-30 12:00:00 | 2025-11-03 03:59:00',
    ),
    zh(
      '「天气真好，养它！」：培养大地兽宝宝，获取自塑尘脂、头像等奖励！',
      `3.6版本更新后 - ${lc('2025/11/03 03:59:00')}`,
      '天气真好，养它！ | 2025-09-24T03:00:00Z | 2025-11-03 03:59:00',
    ),
  ]),
  ...within(shown('2025-12-15 12:00', '2026-02-13 06:00'), [
    zh(
      '「黄金嗷呜大师赛」：参与奇美拉对战，获取自塑尘脂、命运的足迹与对话框等奖励！',
      `3.8版本更新后 - ${lc('2026/02/09 03:59:00')}`,
      '黄金嗷呜大师赛 | 2025-12-17T03:00:00Z | 2026-02-09 03:59:00',
    ),
    zh(
      '「余晖残卷」：战胜强敌，获取命运的足迹、星琼等奖励！',
      `${lc('2026/01/07 12:00:00')} - ${lc('2026/02/09 03:59:00')}`,
      '余晖残卷 | 2026-01-07 12:00:00 | 2026-02-09 03:59:00',
    ),
    zh(
      '「循迹觅宝」：消耗开拓力获取自塑尘脂、星琼等奖励！',
      `${lc('2026/01/28 04:00:00')} - ${lc('2026/02/12 03:59:00')}`,
      '循迹觅宝 | 2026-01-28 04:00:00 | 2026-02-12 03:59:00',
    ),
    notice('3.8版本活动跃迁（其三）', {
      body: [
        p(`本期活动跃迁时间为 ${lc('2026/01/28 12:00:00')} - ${lc('2026/02/12 15:00:00')}，包含如下内容：`),
        h1('「裁酌天命」「溯回忆象•将光阴织成黄金」活动跃迁'),
        p(
          '「裁酌天命」角色活动跃迁期间，限定5星角色「阿格莱雅（记忆•雷）」跃迁成功概率限时提升；4星角色「停云（同谐•雷）」「驭空（同谐•虚数）」「丹恒（巡猎•风）」跃迁成功概率限时提升。',
        ),
        p(
          '「溯回忆象•将光阴织成黄金」光锥活动跃迁期间，限定5星光锥「将光阴织成黄金（记忆）」跃迁成功概率限时提升；4星光锥「天才们的问候（记忆）」「宇宙市场趋势（存护）」「舞！舞！舞！（同谐）」跃迁成功概率限时提升。',
        ),
        p('※「裁酌天命」与其他角色活动跃迁共享跃迁保底次数。'),
      ].join(''),
      truth: [
        'gacha | 裁酌天命 | 2026-01-28 12:00:00 | 2026-02-12 15:00:00 | | 阿格莱雅,停云,驭空,丹恒',
        'gacha | 溯回忆象•将光阴织成黄金 | 2026-01-28 12:00:00 | 2026-02-12 15:00:00 | | 将光阴织成黄金,天才们的问候,宇宙市场趋势,舞！舞！舞！',
      ],
    }),
  ]),
  ...within(shown('2026-04-20 12:00', '2026-06-01 06:00'), [
    zh(
      '「银河信号漫游」：开启直播，获取星琼、特定4星光锥、家居装饰等奖励！',
      `4.2版本更新后 - ${lc('2026/06/01 03:59:00')}`,
      '银河信号漫游 | 2026-04-22T03:00:00Z | 2026-06-01 03:59:00',
    ),
    zh(
      '「奇库寻遗」：参与活动获取+15五星遗器！',
      `4.2版本更新后 - ${lc('2026/06/01 03:59:00')}`,
      '奇库寻遗 | 2026-04-22T03:00:00Z | 2026-06-01 03:59:00',
    ),
    zh(
      '「位面分裂300%」活动：位面饰品限时三倍掉落',
      `${lc('2026/05/04 04:00:00')} - ${lc('2026/05/18 03:59:00')}`,
      '位面分裂300% | 2026-05-04 04:00:00 | 2026-05-18 03:59:00',
    ),
  ]),
  ...within(shown('2026-09-27 12:00', '2026-11-11 06:00'), [
    timed(
      '爱，幽灵与机器人',
      '限时活动期',
      '2026/09/28 4.6版本更新后 - 2026/11/11 03:59',
      '爱，幽灵与机器人 | 2026-09-28T03:00:00Z | 2026-11-11 03:59:59',
    ),
    notice('4.6版本游戏优化及已知问题说明（09/30更新）', {
      ...NEWS,
      body: all('2026/09/30', '修复了部分问题。'),
      truth: [],
    }),
    notice('《云•星穹铁道》4.6版本更新说明', {
      ...NEWS,
      body: `${h1('更新时间')}${p(`${gl('2026/09/28 06:00:00')} - ${gl('2026/09/28 11:00:00')}`)}`,
      truth: [],
    }),
    notice('听歌领80星琼！音乐活动', {
      ...NEWS,
      body: `${h1('活动时间')}${p('2026/09/28 12:00 - 2026/10/12 23:59')}`,
      truth: [],
    }),
    notice('【有奖活动】参与讨论，赢取星琼！', {
      ...NEWS,
      body: all('活动时间：2026年9月28日 - 2026年10月12日 23:59', '开奖时间：2026年10月28日'),
      truth: [],
    }),
  ]),
])

const PHASE_3 = '2026-01-28 12:00:00 | 2026-02-12 15:00:00 | | '

/** The publisher's own titles, times and names of banners; the lines about items follow its form. */
export const OWN_STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  ...within(shown('2025-12-16 12:00', '2026-02-12 15:00'), [
    notice('Version 3.8 Event Warp: Phase III', {
      body: all(
        'Hello, Trailblazers! Event Warp Period for this phase is 2026/01/28 12:00 — 2026/02/12 15:00 (server time), and includes the following content:',
        '▌ "Tailored Fate" & "Bygone Reminiscence: Time Woven Into Gold" Event Warp',
        '● During the "Tailored Fate" Character Event Warp, the drop rate of the limited 5-star character Aglaea (The Remembrance: Lightning) will be boosted. Meanwhile, the drop rates of the 4-star characters Tingyun (The Harmony: Lightning), Yukong (The Harmony: Imaginary), and Dan Heng (The Hunt: Wind) will also be boosted!',
        '● During the "Bygone Reminiscence: Time Woven Into Gold" Light Cone Event Warp, the drop rate of the limited 5-star Light Cone "Time Woven Into Gold (The Remembrance)" will be boosted. Meanwhile, the drop rates of the 4-star Light Cones "Geniuses\' Greetings (The Remembrance)", "Trend of the Universal Market (The Preservation)", and "Dance! Dance! Dance! (The Harmony)" will also be boosted!',
        '※ The warp guarantee count is shared among Character Event Warps.',
      ),
      truth: [
        `gacha | Tailored Fate | ${PHASE_3}Aglaea,Tingyun,Yukong,Dan Heng`,
        `gacha | Bygone Reminiscence: Time Woven Into Gold | ${PHASE_3}Time Woven Into Gold,Geniuses' Greetings,Trend of the Universal Market,Dance! Dance! Dance!`,
      ],
    }),
    notice('Version 3.8 Event Warp: Phase I', {
      body: all(
        'Hello, Trailblazers! The Event Warp period for this phase is from after the Version 3.8 update on 2025/12/17 – 2026/01/07 11:59 (server time), including the following content:',
        '▌ "Dance in Flame" & "Brilliant Fixation: Never Forget Her Flame" Event Warp',
        '● During the "Dance in Flame" Character Event Warp, the drop rate of the limited 5-star character The Dahlia (The Nihility: Fire) will be boosted.',
        '● During the "Brilliant Fixation: Never Forget Her Flame" Light Cone Event Warp, the drop rate of the limited 5-star Light Cone "Never Forget Her Flame (The Nihility)" will be boosted.',
      ),
      truth: [
        'gacha | Dance in Flame | 2025-12-17T03:00:00Z | 2026-01-07 11:59:59 | | The Dahlia',
        'gacha | Brilliant Fixation: Never Forget Her Flame | 2025-12-17T03:00:00Z | 2026-01-07 11:59:59 | | Never Forget Her Flame',
      ],
    }),
    notice('"Realm of the Strange" Event: Double Relic Drops', {
      body: all(
        '■ Event Period',
        '2026/01/16 04:00:00 – 2026/01/23 03:59:00 (server time)',
        '■ Participation Requirement',
      ),
      truth: ['event | Realm of the Strange | 2026-01-16 04:00:00 | 2026-01-23 03:59:00'],
    }),
    notice('Version 3.8 Nameless Honor Update', {
      body: all('■ Event Period', 'After the Version 3.8 update – 2026/02/12 03:59:00 (server time)'),
      truth: [],
    }),
  ]),
  ...within(shown('2025-12-17 06:00', '2026-02-13 05:59'), [
    notice('"Memories are the Prelude to Dreams" Version 3.8 Update', {
      ...NEWS,
      body: `${p('▌ Update and Compensation Details')}${all('■ Update Time', `Begins at ${gl('2025/12/17 06:00:00')} (UTC+8) and is estimated to take five hours.`)}`,
      truth: ['version | Memories are the Prelude to Dreams | 2025-12-17T03:00:00Z | 2026-02-12T22:00:00Z'],
    }),
  ]),
])

export const STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3', [
  ...within(shown('2025-12-16 12:00', '2026-02-13 06:00'), [
    notice('3.8版本「記憶是夢的開場白」版本更新說明', {
      ...NEWS,
      body: `${h1('更新時間')}${p(`${gl('2025/12/17 06:00:00')} 開始，預計需要5個小時。`)}${h1('更新補償')}`,
      truth: ['version | 記憶是夢的開場白 | 2025-12-17T03:00:00Z | 2026-02-12T22:00:00Z'],
    }),
    timed(
      '「巡星之禮」：登入領取星軌專票*10',
      '活動時間',
      `3.8版本更新後 - ${lc('2026/02/12 03:59:00')}`,
      '巡星之禮 | 2025-12-17T03:00:00Z | 2026-02-12 03:59:00 | special_pass 10',
    ),
    timed(
      '「異相仲裁」：全新一期開啟',
      '開放時間',
      `${lc('2026/01/12 04:00:00')} - ${lc('2026/02/23 03:59:00')}`,
      '異相仲裁 | 2026-01-12 04:00:00 | 2026-02-23 03:59:00',
      'challenge',
    ),
    notice('《崩壞：星穹鐵道》公平營運聲明', { ...NEWS, body: all('嚴禁使用外掛。'), truth: [] }),
  ]),
])

/** Titles, the version's time and the seasons are the publisher's. */
export const OWN_STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  ...within(shown('2026-09-27 12:00', '2026-11-11 06:00'), [
    notice('Ver.4.6「月立つ前に獣と踊れ」アップデートについて', {
      ...NEWS,
      body: [
        all('▌アップデート・補填について', '■アップデート時間'),
        p(`${gl('2026/09/28 06:00:00')} より開始し、5時間で完了する予定です。`),
        all(
          '▌コンテンツ更新',
          '■末日の幻影・忘却の支配',
          '2026/10/05 04:00 ～ 2026/11/16 03:59',
          '■混沌の記憶・潮に沈む塔',
          '2026/10/19 04:00 ～ 2026/11/30 03:59',
        ),
      ].join(''),
      truth: [
        'version | 月立つ前に獣と踊れ | 2026-09-28T03:00:00Z | 2026-11-10T22:00:00Z',
        'challenge | 末日の幻影・忘却の支配 | 2026-10-05 04:00:00 | 2026-11-16 03:59:59',
        'challenge | 混沌の記憶・潮に沈む塔 | 2026-10-19 04:00:00 | 2026-11-30 03:59:59',
      ],
    }),
    timed(
      '「花が育む繁生」イベント：擬似花萼（金）の報酬が2倍',
      '■イベント期間',
      '2026/10/09 04:00:00 ～ 2026/10/19 03:59:00（サーバー時間）',
      '花が育む繁生 | 2026-10-09 04:00:00 | 2026-10-19 03:59:00',
    ),
    timed(
      '「千星の旅仲間」：ログインして報酬をゲット！',
      '■イベント期間',
      'Ver.4.6アップデート後 ～ Ver.4.6終了まで',
      '千星の旅仲間 | 2026-09-28T03:00:00Z | 2026-11-10T22:00:00Z',
    ),
    notice('Ver.4.6「ナナシの勲功」更新のお知らせ', {
      body: all('■開放期間', 'Ver.4.6アップデート後 ～ 2026/11/11 03:59:00'),
      truth: [],
    }),
    notice('Webイベント「列車の思い出アルバム」開催！', {
      body: all('■開催期間', '2026/10/01 12:00 ～ 2026/10/12 23:59（UTC+8）'),
      truth: [],
    }),
  ]),
])

/** The titles, the times of the version and of the second phase are the publisher's. */
export const OWN_STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  ...within(shown('2025-12-16 12:00', '2026-02-13 06:00'), [
    notice('3.8 버전 이벤트 워프 (2)', {
      body: all(
        '이번 이벤트 워프 기간은 2026/01/07 12:00 ~ 2026/01/28 11:59 (서버 시간)이며, 다음과 같은 내용이 포함됩니다.',
        '▌「머나먼 귀향길」 & 「회억의 물결: 먼 길 끝의 귀로」 이벤트 워프',
        '●「머나먼 귀향길」 캐릭터 이벤트 워프 기간, 한정 ★5 캐릭터 「망귀인(공허•화염)」의 워프 획득 확률이 증가합니다. ★4 캐릭터 「나타샤(풍요•물리)」, 「삼포(공허•바람)」, 「아를란(파멸•번개)」의 워프 획득 확률이 증가합니다.',
        '●「회억의 물결: 먼 길 끝의 귀로」 광추 이벤트 워프 기간, 한정 ★5 광추 「먼 길 끝의 귀로(공허)」의 워프 획득 확률이 증가합니다.',
      ),
      truth: [
        'gacha | 머나먼 귀향길 | 2026-01-07 12:00:00 | 2026-01-28 11:59:59 | | 망귀인,나타샤,삼포,아를란',
        'gacha | 회억의 물결: 먼 길 끝의 귀로 | 2026-01-07 12:00:00 | 2026-01-28 11:59:59 | | 먼 길 끝의 귀로',
      ],
    }),
  ]),
  ...within(shown('2026-09-27 12:00', '2026-11-11 06:00'), [
    notice('4.6 버전 「달이 뜨기 전, 야수와 춤을」 버전 업데이트 안내', {
      ...NEWS,
      body: all(
        '4.6 버전 기간은 4.6 버전 업데이트 후 ~ 2026/11/11 07:00 (한국 시간)입니다.',
        '■ 업데이트 시간',
        '2026/09/28 07:00 (한국 시간)에 시작되며 예상 소요 시간은 5시간입니다.',
        '※ 보상 수령 기간: 2026/10/29 07:00 (한국 시간)까지.',
      ),
      truth: ['version | 달이 뜨기 전, 야수와 춤을 | 2026-09-28T03:00:00Z | 2026-11-10T22:00:00Z'],
    }),
    timed(
      '「차원 분열」 이벤트: 차원 장신구 2배 획득',
      '■ 이벤트 기간',
      '2026/10/20 04:00:00 ~ 2026/11/03 03:59:00 (서버 시간)',
      '차원 분열 | 2026-10-20 04:00:00 | 2026-11-03 03:59:00',
    ),
    notice('설문조사 참여하고 성옥 받자!', {
      ...NEWS,
      body: all('■ 응답 기간', '2026/10/10 12:00 ~ 2026/10/17 23:59'),
      truth: [],
    }),
  ]),
])

/** The titles of the version and of its warps are the publisher's. */
export const OWN_STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  ...within(shown('2025-12-16 12:00', '2026-02-13 06:00'), [
    notice('Détails de la mise à jour de la version 3.8 « Les souvenirs sont le prélude aux rêves »', {
      ...NEWS,
      body: all(
        '▌ Mise à jour et compensations',
        '■ Horaire de mise à jour',
        `La mise à jour débutera le ${gl('2025/12/17 06:00:00')} (UTC+8) et devrait durer 5 heures.`,
      ),
      truth: ['version | Les souvenirs sont le prélude aux rêves | 2025-12-17T03:00:00Z | 2026-02-12T22:00:00Z'],
    }),
    notice('Sauts événements de la version 3.8 (partie 3)', {
      body: all(
        'La période des sauts événements de cette phase s’étend du 2026/01/28 12:00 au 2026/02/12 15:00 (heure du serveur) et comprend le contenu suivant :',
        '▌ Sauts événements « Destin sur mesure » et « Réminiscence passée : Doré est le fil du temps »',
        '● Pendant le saut événement de personnage « Destin sur mesure », les chances d’obtenir le personnage 5★ limité Aglaé (Souvenir : Foudre) sont augmentées.',
        '● Pendant le saut événement de cône de lumière « Réminiscence passée : Doré est le fil du temps », les chances d’obtenir le cône de lumière 5★ limité « Doré est le fil du temps (Souvenir) » sont augmentées.',
      ),
      truth: [
        `gacha | Destin sur mesure | ${PHASE_3}Aglaé`,
        `gacha | Réminiscence passée : Doré est le fil du temps | ${PHASE_3}Doré est le fil du temps`,
      ],
    }),
    timed(
      'Événement « Jardin d’abondance » : récompenses doublées',
      "■ Durée de l'événement",
      'Du 2026/01/26 04:00:00 au 2026/02/02 03:59:00 (heure du serveur)',
      'Jardin d’abondance | 2026-01-26 04:00:00 | 2026-02-02 03:59:00',
    ),
    notice('Offre de recharge : bonus du premier achat réinitialisé', {
      body: all('■ Période', 'Après la mise à jour de la version 3.8'),
      truth: [],
    }),
  ]),
])
