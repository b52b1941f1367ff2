import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const lc = (time: string) => `&lt;t class="t_lc"&gt;${time}&lt;/t&gt;`
const gl = (time: string) => `&lt;t class="t_gl"&gt;${time}&lt;/t&gt;`
const h1 = (text: string) => `<h1 style="">${text}</h1>`
const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const all = (...lines: readonly string[]) => lines.map(p).join('')
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '4' } as const
const none: readonly string[] = []
const timed = (title: string, label: string, time: string, truth: readonly string[], more: readonly string[] = []) =>
  notice(title, { body: `${h1(label)}${p(time)}${all(...more)}`, truth })

/** Titles, versions and times are the publisher's of 2025 and 2026 as players print them; labels follow its form. */
export const OWN_STARRAIL_JA: readonly GoldNotice[] = rows('ja', '3', [
  ...within(shown('2025-05-20 12:00', '2025-07-02 06:00'), [
    timed(
      '「銀河打者伝説～魔王編～」：参加して★4キャラクターなどの報酬をゲット！',
      'イベント期間',
      `Ver.3.3アップデート後 ～ ${lc('2025/06/30 03:59:00')}`,
      ['event | 銀河打者伝説～魔王編～ | 2025-05-21T03:00:00Z | 2025-06-30 03:59:00'],
      ['参加条件', '開拓レベル21以上'],
    ),
    timed(
      '「シャドウチェイサー」：強敵に挑み、運命の足跡と星玉を獲得しよう',
      'イベント期間',
      `${lc('2025/06/11 12:00:00')} ～ ${lc('2025/06/30 03:59:00')}`,
      ['event | シャドウチェイサー | 2025-06-11 12:00:00 | 2025-06-30 03:59:00'],
    ),
    timed(
      '「次元界分裂」イベント：次元界オーナメントの獲得量が2倍に',
      'イベント期間',
      `${lc('2025/06/02 04:00:00')} ～ ${lc('2025/06/16 03:59:00')}`,
      ['event | 次元界分裂 | 2025-06-02 04:00:00 | 2025-06-16 03:59:00'],
    ),
    timed(
      '期間限定パック「マダム・ヘルタ・戦略的支援協定」販売のお知らせ',
      '販売期間',
      `Ver.3.3アップデート後 ～ ${lc('2025/07/01 14:59:00')}`,
      none,
    ),
    notice('Ver.3.3「夜明け前に迎える崩落」アップデートについて', {
      ...NEWS,
      body: `${h1('アップデート時間')}${p(`${gl('2025/05/21 06:00:00')} より開始、所要時間は約5時間を予定しております。`)}${h1('補填について')}${p('星玉×300')}`,
      truth: ['version | 夜明け前に迎える崩落 | 2025-05-21T03:00:00Z | 2025-07-01T22:00:00Z'],
    }),
  ]),
  ...within(shown('2026-09-24 14:00', '2026-09-28 11:00'), [
    notice('Ver.4.6アップデートメンテナンスのお知らせ', {
      ...NEWS,
      body: all(
        'Ver.4.6の事前ダウンロードは2026/09/24 15:00 (JST)より行えます。',
        '▌メンテナンス時間',
        '2026/09/28 07:00 (JST) からおよそ5時間の予定です。',
        '▌補償について',
        '対象：2026/09/28 07:00 (JST)までに開拓レベル4に達した開拓者',
      ),
      truth: ['version |  | 2026-09-28T03:00:00Z | 2026-11-10T22:00:00Z'],
    }),
  ]),
  ...within(shown('2026-09-27 12:00', '2026-11-11 06:00'), [
    notice('Ver.4.6イベント跳躍・その1', {
      body: all(
        '今回のイベント跳躍の開催期間はVer.4.6アップデート後 ～ 2026/10/21 11:59（サーバー時間）です。内容は以下の通りです。',
        '▌「韶華を裁つ乙女」「追憶の幻影・再び花が咲く季節に」イベント跳躍',
        '●イベント跳躍・キャラクター「韶華を裁つ乙女」の期間中、限定★5キャラクター「緋英」の出現率がアップ！',
        '●イベント跳躍・光円錐「追憶の幻影・再び花が咲く季節に」の期間中、限定★5光円錐「再び花が咲く季節に」の出現率がアップ！',
        '※ 他のイベント跳躍と天井までの回数は共有されます。',
      ),
      truth: [
        'gacha | 韶華を裁つ乙女 | 2026-09-28T03:00:00Z | 2026-10-21 11:59:59 | | 緋英',
        'gacha | 追憶の幻影・再び花が咲く季節に | 2026-09-28T03:00:00Z | 2026-10-21 11:59:59 | | 再び花が咲く季節に',
      ],
    }),
    notice('Ver.4.6ショップ更新', {
      body: all('ショップの商品が更新されます。', '販売期間：Ver.4.6アップデート後 ～ 2026/11/10 15:00'),
      truth: none,
    }),
    timed('「混沌の記憶」新シーズン開放', '開放期間', '2026/10/19 04:00:00 ～ 2026/11/30 03:59:00（サーバー時間）', [
      'challenge | 混沌の記憶 | 2026-10-19 04:00:00 | 2026-11-30 03:59:00',
    ]),
  ]),
  ...within(shown('2026-07-21 15:00', '2026-08-26 06:00'), [
    notice('Fate[UBW]コラボアップデートのお知らせ', {
      ...NEWS,
      body: all(
        '2026/07/21 16:00 (JST)に、コラボイベントに伴うアップデートを行いました。',
        '2026/07/23 15:00 (JST)までにデータをダウンロードしていない場合は、ゲームが終了します。',
      ),
      truth: none,
    }),
    timed(
      '「幻造：聖杯戦争」：コラボイベントに参加して報酬をゲット！',
      'イベント期間',
      `${lc('2026/07/24 12:00:00')} ～ ${lc('2026/08/26 03:59:00')}`,
      ['event | 幻造：聖杯戦争 | 2026-07-24 12:00:00 | 2026-08-26 03:59:00'],
    ),
  ]),
])

/** As the set in Japanese. */
export const OWN_STARRAIL_KO: readonly GoldNotice[] = rows('ko', '3', [
  ...within(shown('2025-12-16 12:00', '2026-02-13 06:00'), [
    timed(
      '「서사적인 수집」: 허구 이야기 신규 시즌 오픈',
      '오픈 기간',
      `${lc('2026/01/05 04:00:00')} ~ ${lc('2026/02/16 03:59:00')}`,
      ['challenge | 서사적인 수집 | 2026-01-05 04:00:00 | 2026-02-16 03:59:00'],
    ),
    timed('「이상 중재」 신규 시즌 안내', '■ 오픈 기간', '2025/12/16 04:00:00 ~ 2026/01/26 03:59:00 (서버 시간)', [
      'challenge | 이상 중재 | 2025-12-16 04:00:00 | 2026-01-26 03:59:00',
    ]),
    timed(
      '「기억 수수께끼」 이벤트: 퍼즐을 풀고 성옥 500개를 획득하자',
      '■ 이벤트 기간',
      '3.8 버전 업데이트 후 ~ 2026/01/26 03:59:00 (서버 시간)',
      ['event | 기억 수수께끼 | 2025-12-17T03:00:00Z | 2026-01-26 03:59:00 | stellar_jade 500'],
    ),
    notice('3.8 버전 이벤트 워프 (3)', {
      body: all(
        '이번 이벤트 워프 기간은 2026/01/28 12:00 ~ 2026/02/12 15:00 (서버 시간)이며, 다음과 같은 내용이 포함됩니다.',
        '▌「별을 향해 눈을 들어」 & 「회억의 물결: 대지로 돌아온 비행」 이벤트 워프',
        '●「별을 향해 눈을 들어」 캐릭터 이벤트 워프 기간, 한정 ★5 캐릭터 「선데이(화합•허수)」의 워프 획득 확률이 증가합니다. ★4 캐릭터 「정운(화합•번개)」, 「어공(화합•허수)」, 「단항(수렵•바람)」의 워프 획득 확률이 증가합니다.',
        '●「회억의 물결: 대지로 돌아온 비행」 광추 이벤트 워프 기간, 한정 ★5 광추 「대지로 돌아온 비행(화합)」의 워프 획득 확률이 증가합니다.',
      ),
      truth: [
        'gacha | 별을 향해 눈을 들어 | 2026-01-28 12:00:00 | 2026-02-12 15:00:00 | | 선데이,정운,어공,단항',
        'gacha | 회억의 물결: 대지로 돌아온 비행 | 2026-01-28 12:00:00 | 2026-02-12 15:00:00 | | 대지로 돌아온 비행',
      ],
    }),
    notice('프리뷰 스페셜 프로그램 예고', {
      ...NEWS,
      body: all('2026/02/06 20:30 (한국 시간)부터 방송됩니다.'),
      truth: none,
    }),
  ]),
  ...within(shown('2026-02-12 12:00', '2026-03-25 06:00'), [
    notice('4.0 버전 「만월, 신이 없는 시간」 업데이트 공지', {
      ...NEWS,
      body: all('■ 업데이트 시간', '2026/02/13 07:00 (KST) 시작, 약 5시간 소요 예정', '■ 업데이트 보상', '성옥*300'),
      truth: ['version | 만월, 신이 없는 시간 | 2026-02-13T03:00:00Z | 2026-03-24T22:00:00Z'],
    }),
    timed('「낙원의 선물」: 접속하고 보상을 받자', '■ 이벤트 기간', '4.0 버전 업데이트 후 ~ 4.0 버전 종료 전', [
      'event | 낙원의 선물 | 2026-02-13T03:00:00Z | 2026-03-24T22:00:00Z',
    ]),
    timed(
      '「기묘한 영역」 이벤트: 유물 2배 획득',
      '■ 이벤트 기간',
      `${lc('2026/03/13 04:00:00')} ~ ${lc('2026/03/23 03:59:00')}`,
      ['event | 기묘한 영역 | 2026-03-13 04:00:00 | 2026-03-23 03:59:00'],
    ),
    timed(
      '4.0 버전 「이름 없는 공훈」 업데이트 안내',
      '■ 오픈 기간',
      '4.0 버전 업데이트 후 ~ 2026/03/24 03:59:00 (서버 시간)',
      none,
    ),
    notice('「붕괴: 스타레일」 콜라보 카페 오픈', {
      ...NEWS,
      body: all('운영 기간: 2026/03/01 ~ 2026/03/31', '장소: 서울'),
      truth: none,
    }),
  ]),
])

/** The names of the events and versions and the times are the publisher's. */
export const STARRAIL_FR: readonly GoldNotice[] = rows('fr', '3', [
  ...within(shown('2026-02-12 12:00', '2026-03-25 06:00'), [
    notice('Mise à jour de la version 4.0 « Pas d’Aha à la pleine lune »', {
      ...NEWS,
      body: `${p('▌ Mise à jour et compensations')}${all('■ Horaire de la mise à jour', `La mise à jour débutera le ${gl('2026/02/13 06:00:00')} (UTC+8) et durera environ cinq heures.`)}`,
      truth: ['version | Pas d’Aha à la pleine lune | 2026-02-13T03:00:00Z | 2026-03-24T22:00:00Z'],
    }),
    timed(
      'Événement « Cosmicon, lancez les dés ! » : jouez pour obtenir des jades stellaires',
      "■ Durée de l'événement",
      `Après la mise à jour de la version 4.0 – ${lc('2026/03/23 03:59:00')} (heure du serveur)`,
      ['event | Cosmicon, lancez les dés ! | 2026-02-13T03:00:00Z | 2026-03-23 03:59:00'],
    ),
    timed(
      'Événement « Royaume de l’étrange » : reliques doublées',
      "■ Durée de l'événement",
      '13/03/2026 04:00 – 23/03/2026 03:59 (heure du serveur)',
      ['event | Royaume de l’étrange | 2026-03-13 04:00:00 | 2026-03-23 03:59:59'],
    ),
    notice('Sauts événements de la version 4.0 (partie 1)', {
      body: all(
        'La période des sauts événements de cette phase débute après la mise à jour de la version 4.0 et se termine le 03/03/2026 à 11:59 (heure du serveur).',
        '▌ Sauts événements « Mille plumes de lumière » et « Fixation brillante : Lorsqu’elle décida de voir »',
        '● Pendant le saut événement de personnage « Mille plumes de lumière », les chances d’obtenir le personnage 5★ limité Yao Guang (Allégresse : Physique) sont augmentées.',
        "● Pendant le saut événement de cône de lumière « Fixation brillante : Lorsqu’elle décida de voir », les chances d’obtenir le cône de lumière 5★ limité « Lorsqu'elle décida de voir » sont augmentées.",
      ),
      truth: [
        'gacha | Mille plumes de lumière | 2026-02-13T03:00:00Z | 2026-03-03 11:59:59 | | Yao Guang',
        "gacha | Fixation brillante : Lorsqu’elle décida de voir | 2026-02-13T03:00:00Z | 2026-03-03 11:59:59 | | Lorsqu'elle décida de voir",
      ],
    }),
    timed(
      'Honneur des Sans-Nom de la version 4.0',
      '■ Durée',
      `Après la mise à jour de la version 4.0 – ${lc('2026/03/24 03:59:00')}`,
      none,
    ),
    timed(
      '« Ombre apocalyptique » : nouvelle saison',
      '■ Disponibilité',
      `${lc('2026/03/02 04:00:00')} – ${lc('2026/04/13 03:59:00')}`,
      ['challenge | Ombre apocalyptique | 2026-03-02 04:00:00 | 2026-04-13 03:59:00'],
    ),
    notice('Problèmes connus et optimisations de la version 4.0', {
      ...NEWS,
      body: all('14/02/2026', 'Correction d’un problème.'),
      truth: none,
    }),
  ]),
])

/** The publisher's titles and times; labels follow its form. */
export const OWN_STARRAIL_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2026-03-24 12:00', '2026-04-22 06:00'), [
    notice('4.1版本活动跃迁（其二）', {
      body: [
        p(`本期活动跃迁时间为 ${lc('2026/04/08 12:00:00')} - ${lc('2026/04/21 15:00:00')}，包含如下内容：`),
        h1('「扬尘孤星」「溯回忆象•驶向第二次生命」活动跃迁'),
        p(
          '「扬尘孤星」角色活动跃迁期间，限定5星角色「波提欧（巡猎•物理）」跃迁成功概率限时提升；4星角色「艾丝妲（同谐•火）」「貊泽（巡猎•雷）」「米沙（毁灭•冰）」跃迁成功概率限时提升。',
        ),
        p('「溯回忆象•驶向第二次生命」光锥活动跃迁期间，限定5星光锥「驶向第二次生命（巡猎）」跃迁成功概率限时提升。'),
      ].join(''),
      truth: [
        'gacha | 扬尘孤星 | 2026-04-08 12:00:00 | 2026-04-21 15:00:00 | | 波提欧,艾丝妲,貊泽,米沙',
        'gacha | 溯回忆象•驶向第二次生命 | 2026-04-08 12:00:00 | 2026-04-21 15:00:00 | | 驶向第二次生命',
      ],
    }),
    timed(
      '「位面分裂」活动：位面饰品限时双倍掉落',
      '活动时间',
      `${lc('2026/03/30 04:00:00')} - ${lc('2026/04/13 03:59:00')}`,
      ['event | 位面分裂 | 2026-03-30 04:00:00 | 2026-04-13 03:59:00'],
    ),
    notice('4.1版本「献给破晓的失控」版本更新说明', {
      ...NEWS,
      body: `${h1('更新时间')}${p(`${gl('2026/03/25 06:00:00')} 开始，预计5个小时完成。`)}${h1('更新补偿')}${p('星琼*300')}`,
      truth: ['version | 献给破晓的失控 | 2026-03-25T03:00:00Z | 2026-04-21T22:00:00Z'],
    }),
    notice('【有奖问卷】4.1版本体验调研', {
      ...NEWS,
      body: all('调研时间：2026年4月10日 - 2026年4月17日'),
      truth: none,
    }),
  ]),
  ...within(shown('2026-04-20 12:00', '2026-06-01 06:00'), [
    timed(
      '「异器盈界300%」活动：遗器限时三倍掉落',
      '活动时间',
      `${lc('2026/05/22 04:00:00')} - ${lc('2026/06/01 03:59:00')}`,
      ['event | 异器盈界300% | 2026-05-22 04:00:00 | 2026-06-01 03:59:00'],
    ),
    timed('「星穹贺礼」：登录领取星轨专票等奖励', '活动时间', `4.2版本更新后 - ${lc('2026/05/10 23:59:00')}`, [
      'event | 星穹贺礼 | 2026-04-22T03:00:00Z | 2026-05-10 23:59:00',
    ]),
    notice('星穹列车主题公交车上线', {
      ...NEWS,
      body: all('活动时间：2026年4月26日 - 2026年5月26日', '活动地点：上海'),
      truth: none,
    }),
  ]),
])

/** The publisher's titles, versions and times; the lines about items follow its form. */
export const OWN_STARRAIL_EN: readonly GoldNotice[] = rows('en', '3', [
  ...within(shown('2026-08-24 12:00', '2026-09-28 06:00'), [
    notice('Version 4.5 Event Warp: Phase I', {
      body: all(
        'The Event Warp period for this phase is from after the Version 4.5 update to 2026/09/12 11:59 (server time), including the following content:',
        '▌ "A Rainbow onto Twilight" & "Bygone Reminiscence: Long May Rainbows Adorn the Sky" Event Warp',
        '● During the "A Rainbow onto Twilight" Character Event Warp, the drop rate of the limited 5-star character Hyacine (The Remembrance: Wind) will be boosted.',
        '● During the "Bygone Reminiscence: Long May Rainbows Adorn the Sky" Light Cone Event Warp, the drop rate of the limited 5-star Light Cone "Long May Rainbows Adorn the Sky (The Remembrance)" will be boosted.',
      ),
      truth: [
        'gacha | A Rainbow onto Twilight | 2026-08-26T03:00:00Z | 2026-09-12 11:59:59 | | Hyacine',
        'gacha | Bygone Reminiscence: Long May Rainbows Adorn the Sky | 2026-08-26T03:00:00Z | 2026-09-12 11:59:59 | | Long May Rainbows Adorn the Sky',
      ],
    }),
    timed(
      '"Overdrive: Whirlwind Grand Prix" Event: Race to Earn Stellar Jades and More',
      '■ Event Period',
      'After the Version 4.5 update – 2026/09/28 03:59:00 (server time)',
      ['event | Overdrive: Whirlwind Grand Prix | 2026-08-26T03:00:00Z | 2026-09-28 03:59:00'],
    ),
    timed(
      '"Minuscule Great Adventure" Event',
      '■ Event Period',
      '2026/09/12 12:00:00 – 2026/09/28 03:59:00 (server time)',
      ['event | Minuscule Great Adventure | 2026-09-12 12:00:00 | 2026-09-28 03:59:00'],
      ['■ Participation Requirement', 'Trailblaze Level ≥ 21'],
    ),
    notice('"To Roll the Stars in Astropolis" Version 4.5 Update', {
      ...NEWS,
      body: `${p('▌ Update and Compensation Details')}${all('■ Update Time', `Begins at ${gl('2026/08/26 06:00:00')} (UTC+8) and is estimated to take five hours.`)}`,
      truth: ['version | To Roll the Stars in Astropolis | 2026-08-26T03:00:00Z | 2026-09-27T22:00:00Z'],
    }),
    timed('Memory of Chaos: New Cycle', '■ Availability', '2026/09/07 04:00:00 – 2026/10/19 03:59:00 (server time)', [
      'challenge | Memory of Chaos | 2026-09-07 04:00:00 | 2026-10-19 03:59:00',
    ]),
    notice('Creator Recruitment: Guides for Version 4.5', {
      ...NEWS,
      body: all('Submission period: 2026/08/26 – 2026/09/20 23:59 (UTC+8)'),
      truth: none,
    }),
  ]),
])

/** The publisher's titles and times; labels follow its form. */
export const OWN_STARRAIL_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3', [
  ...within(shown('2026-05-30 12:00', '2026-07-15 06:00'), [
    timed(
      '「塵靈遊樂園」：參與活動獲取星瓊等獎勵！',
      '活動時間',
      `${lc('2026/06/24 12:00:00')} - ${lc('2026/07/15 03:59:00')}`,
      ['event | 塵靈遊樂園 | 2026-06-24 12:00:00 | 2026-07-15 03:59:00'],
    ),
    timed(
      '「位面分裂」活動：位面飾品限時雙倍掉落',
      '活動時間',
      `${lc('2026/06/17 04:00:00')} - ${lc('2026/06/29 03:59:00')}`,
      ['event | 位面分裂 | 2026-06-17 04:00:00 | 2026-06-29 03:59:00'],
    ),
    timed('「巡星之禮」：累計登入領取獎勵', '活動時間', `4.3版本更新後 - ${lc('2026/07/14 03:59:00')}`, [
      'event | 巡星之禮 | 2026-06-01T03:00:00Z | 2026-07-14 03:59:00',
    ]),
    notice('4.3版本「沉於生者的忘川」版本更新說明', {
      ...NEWS,
      body: `${h1('更新時間')}${p(`${gl('2026/06/01 06:00:00')} - ${gl('2026/06/01 11:00:00')}`)}${h1('更新補償')}${p('星瓊*300')}`,
      truth: ['version | 沉於生者的忘川 | 2026-06-01T03:00:00Z | 2026-07-14T22:00:00Z'],
    }),
    notice('4.3版本角色活動躍遷（其一）', {
      body: [
        p(`本期活動躍遷時間為 4.3版本更新後 - ${lc('2026/06/24 11:59:00')}，包含如下內容：`),
        h1('「光映千翎」「流光定影•當她決定看見」活動躍遷'),
        p('「光映千翎」角色活動躍遷期間，限定5星角色「爻光（歡愉•物理）」躍遷成功機率限時提升。'),
        p('「流光定影•當她決定看見」光錐活動躍遷期間，限定5星光錐「當她決定看見（歡愉）」躍遷成功機率限時提升。'),
      ].join(''),
      truth: [
        'gacha | 光映千翎 | 2026-06-01T03:00:00Z | 2026-06-24 11:59:00 | | 爻光',
        'gacha | 流光定影•當她決定看見 | 2026-06-01T03:00:00Z | 2026-06-24 11:59:00 | | 當她決定看見',
      ],
    }),
    timed('「無名勳禮」4.3版本更新', '開放時間', `4.3版本更新後 - ${lc('2026/07/14 03:59:00')}`, none),
  ]),
])
