import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const head = (text: string) => p(`<span style="color: rgb(255, 255, 255);">${text}</span>`)
const all = (...lines: readonly string[]) => lines.map(p).join('')
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '3', label: '常规公告' } as const
const EVENTS = { section: '3', label: '活动公告' } as const
const none: readonly string[] = []
const timed = (title: string, label: string, time: string, truth: readonly string[], more: readonly string[] = []) =>
  notice(title, { body: `${head(label)}${p(time)}${p('')}${all(...more)}`, truth })
const zh = (title: string, time: string, truth: readonly string[]) => ({
  ...timed(title, '【活动时间】', time, truth, ['【活动奖励】', '', '【参与条件】', '绳网等级≥20级']),
  ...EVENTS,
})

/** Names and times are the publisher's, the lines follow its form. */
export const ROUND_ZENLESS_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-12-29 12:00', '2026-02-06 06:00'), [
    zh('「空明寻剑录」活动说明', '2.5版本更新后 ~ 2026/02/05 03:59（服务器时间）', [
      'event | 空明寻剑录 | 2025-12-30T03:00:00Z | 2026-02-05 03:59:59',
    ]),
    zh('「点映返礼」活动说明', '2.5版本更新后 ~ 2.5版本结束', [
      'event | 点映返礼 | 2025-12-30T03:00:00Z | 2026-02-05T22:00:00Z',
    ]),
    zh('「潜能预演·淬火新篇」活动说明', '2.5版本更新后 ~ 2.5版本结束', [
      'event | 潜能预演·淬火新篇 | 2025-12-30T03:00:00Z | 2026-02-05T22:00:00Z',
    ]),
    notice('2.5版本限时频段', {
      ...EVENTS,
      body: [
        head('「光落于指尖」调频活动'),
        p(
          '活动期间，限定S级代理人<strong>[叶瞬光(物理·命破)]</strong>以及默认A级代理人<strong>[妮可(以太·支援)]</strong>、<strong>[露西(火·支援)]</strong>的调频获取概率将大幅提升！',
        ),
        bannerTable(
          ['活动时间', '限定</p><p>S级代理人', '概率提升</p><p>默认A级代理人'],
          ['<p>2.5版本更新后</p><p>~</p><p>2026/02/05 14:59（服务器时间）</p>', p('叶瞬光(物理·命破)')],
          ['妮可(以太·支援)', '露西(火·支援)'],
        ),
        head('「喧哗奏鸣」调频活动'),
        p(
          '活动期间，限定S级音擎<strong>[云霓孤光(命破)]</strong>以及默认A级音擎<strong>[聚宝箱(支援)]</strong>、<strong>[好斗的阿炮(支援)]</strong>的调频获取概率将大幅提升！',
        ),
        bannerTable(
          ['活动时间', '限定</p><p>S级音擎', '概率提升</p><p>默认A级音擎'],
          ['<p>2.5版本更新后</p><p>~</p><p>2026/02/05 14:59（服务器时间）</p>', p('云霓孤光(命破)')],
          ['聚宝箱(支援)', '好斗的阿炮(支援)'],
        ),
      ].join(''),
      truth: [
        'gacha | 光落于指尖 | 2025-12-30T03:00:00Z | 2026-02-05 14:59:59 | | 叶瞬光,妮可,露西',
        'gacha | 喧哗奏鸣 | 2025-12-30T03:00:00Z | 2026-02-05 14:59:59 | | 云霓孤光,聚宝箱,好斗的阿炮',
      ],
    }),
    notice('2.5版本「微光引灯时」更新公告', {
      ...NEWS,
      subtitle: '2.5版本更新说明',
      body: [
        head('【更新开始时间】'),
        all('2025/12/30 06:00（UTC+8）', '预计5个小时完成。'),
        head('【补偿说明】'),
        p('补偿对象：2025/12/30 06:00（UTC+8）前绳网等级≥4级的绳匠。'),
      ].join(''),
      truth: ['version | 微光引灯时 | 2025-12-30T03:00:00Z | 2026-02-05T22:00:00Z'],
    }),
    notice('2.5版本「丽都城募」说明', {
      ...EVENTS,
      body: `${head('【活动时间】')}${p('2.5版本更新后 ~ 2026/02/05 03:59（服务器时间）')}`,
      truth: none,
    }),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_ZENLESS_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2026-05-04 12:00', '2026-06-17 06:00'), [
    timed(
      '「遊樂島拯救計畫」活動說明',
      '【活動時間】',
      '2026/05/07 10:00（伺服器時間） ~ 2026/06/15 03:59（伺服器時間）',
      ['event | 遊樂島拯救計畫 | 2026-05-07 10:00:00 | 2026-06-15 03:59:59'],
    ),
    timed('「全新放送」活動說明', '【活動時間】', '2.8版本更新後 ~ 2026/06/16 03:59（伺服器時間）', [
      'event | 全新放送 | 2026-05-06T03:00:00Z | 2026-06-16 03:59:59',
    ]),
    timed(
      '「資料懸賞-實戰模擬」活動說明',
      '【活動時間】',
      '2026/06/10 04:00（伺服器時間） ~ 2026/06/15 03:59（伺服器時間）',
      ['event | 資料懸賞-實戰模擬 | 2026-06-10 04:00:00 | 2026-06-15 03:59:59'],
    ),
    timed('「式輿防衛戰」更新說明', '【開放時間】', '2026/05/29 04:00 ~ 2026/06/12 03:59（伺服器時間）', [
      'challenge | 式輿防衛戰 | 2026-05-29 04:00:00 | 2026-06-12 03:59:59',
    ]),
    notice('2.8版本「新·艾利都日落時」更新公告', {
      ...NEWS,
      body: `${head('【更新開始時間】')}${all('2026/05/06 06:00（UTC+8）', '預計5個小時完成。')}`,
      truth: ['version | 新·艾利都日落時 | 2026-05-06T03:00:00Z | 2026-06-16T22:00:00Z'],
    }),
    notice('《絕區零》角色生日賀圖徵集活動', {
      ...NEWS,
      body: all('【徵稿時間】', '2026/05/10 ~ 2026/05/24 23:59（UTC+8）'),
      truth: none,
    }),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-06-15 12:00', '2026-07-29 06:00'), [
    timed(
      '"Art Is Bangboo!" Event Details',
      '[Event Duration]',
      '2026/07/08 10:00 (server time) – 2026/07/27 03:59 (server time)',
      ['event | Art Is Bangboo! | 2026-07-08 10:00:00 | 2026-07-27 03:59:59'],
      ['[Requirements]', 'Reach Inter-Knot Lv. 20'],
    ),
    timed(
      '"Gleaming Shadow Team Battle" Event Details',
      '[Event Duration]',
      '2026/06/19 10:00 (server time) – 2026/07/13 03:59 (server time)',
      ['event | Gleaming Shadow Team Battle | 2026-06-19 10:00:00 | 2026-07-13 03:59:59'],
    ),
    timed(
      '"All-New Program" Event Details',
      '[Event Duration]',
      'After the Version 3.0 update – 2026/07/28 03:59 (server time)',
      ['event | All-New Program | 2026-06-17T03:00:00Z | 2026-07-28 03:59:59'],
    ),
    notice('Limited-Time Channels (Phase II)', {
      body: all(
        'The Signal Search duration for this phase: 2026/07/08 12:00 (server time) – 2026/07/28 14:59 (server time).',
        '"Apprentice No More" Exclusive Channel',
        'During the event, the drop rates of the limited S-Rank Agent [Norma (Fire - Support)] and the A-Rank Agents [Seth (Electric - Defense)] and [Corin (Physical - Attack)] will be greatly increased!',
        '"Chief Sidekick" W-Engine Channel',
        'During the event, the drop rates of the limited S-Rank W-Engine [Chief Sidekick (Support)] and the A-Rank W-Engines [Housekeeper (Attack)] and [Peacekeeper - Specialized (Defense)] will be greatly increased!',
      ),
      truth: [
        'gacha | Apprentice No More | 2026-07-08 12:00:00 | 2026-07-28 14:59:59 | | Norma,Seth,Corin',
        'gacha | Chief Sidekick | 2026-07-08 12:00:00 | 2026-07-28 14:59:59 | | Chief Sidekick,Housekeeper,Peacekeeper - Specialized',
      ],
    }),
    timed(
      '"Deadly Assault" Update',
      '[Availability]',
      '2026/07/17 04:00 (server time) – 2026/07/31 03:59 (server time)',
      ['challenge | Deadly Assault | 2026-07-17 04:00:00 | 2026-07-31 03:59:59'],
    ),
    notice('Version 3.0 "A Sleepwalker\'s Confession" Update Details', {
      ...NEWS,
      body: all(
        '[Update Start Time]',
        '2026/06/17 06:00 (UTC+8)',
        'The update is estimated to take 5 hours.',
        '[Compensation]',
        'Polychrome ×300',
      ),
      truth: ["version | A Sleepwalker's Confession | 2026-06-17T03:00:00Z | 2026-07-28T22:00:00Z"],
    }),
    notice('Ridu City Fund: Version 3.0', {
      body: all('[Event Duration]', 'After the Version 3.0 update – 2026/07/27 03:59 (server time)'),
      truth: none,
    }),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2026-03-22 12:00', '2026-05-06 06:00'), [
    timed(
      '「アツアツ美食探訪記」イベント',
      '【イベント期間】',
      '2026/03/25 10:00（サーバー時間） ～ 2026/05/05 03:59（サーバー時間）',
      ['event | アツアツ美食探訪記 | 2026-03-25 10:00:00 | 2026-05-05 03:59:59'],
      ['【参加条件】', 'インターノットレベル20以上'],
    ),
    timed(
      '「新番組スタート」ログインイベント',
      '【イベント期間】',
      'Ver.2.7アップデート後 ～ 2026/05/05 03:59（サーバー時間）',
      ['event | 新番組スタート | 2026-03-24T03:00:00Z | 2026-05-05 03:59:59'],
    ),
    notice('Ver.2.7期間限定チャンネル（後半）', {
      body: all(
        '今回のエージェント・音動機変調の開催期間は2026/04/15 12:00（サーバー時間） ～ 2026/05/05 14:59（サーバー時間）です。内容は下記の通りです。',
        '「暴食の進化論」独占チャンネル',
        'イベント期間中、限定S級エージェント[シーシィア（物理・異常）]とA級エージェント[プルクラ（物理・撃破）]、[ベン（炎・防護）]の獲得確率が大幅にアップ！',
        '「影を追う白き牙」音動機チャンネル',
        'イベント期間中、限定S級音動機[影を追う白き牙（異常）]とA級音動機[ペーパーカッター（撃破）]、[ビガー・シリンダー（防護）]の獲得確率が大幅にアップ！',
      ),
      truth: [
        'gacha | 暴食の進化論 | 2026-04-15 12:00:00 | 2026-05-05 14:59:59 | | シーシィア,プルクラ,ベン',
        'gacha | 影を追う白き牙 | 2026-04-15 12:00:00 | 2026-05-05 14:59:59 | | 影を追う白き牙,ペーパーカッター,ビガー・シリンダー',
      ],
    }),
    timed('「危局強襲戦」更新のお知らせ', '【開放期間】', '2026/04/24 04:00 ～ 2026/05/08 03:59（サーバー時間）', [
      'challenge | 危局強襲戦 | 2026-04-24 04:00:00 | 2026-05-08 03:59:59',
    ]),
    notice('Ver.2.7「英雄は過去に死せず」アップデートのお知らせ', {
      ...NEWS,
      body: all(
        '【アップデート開始日時】',
        '2026/03/24 07:00（JST）',
        'アップデートの所要時間は約5時間を予定しています。',
        '【補償】',
        'ポリクローム×300',
      ),
      truth: ['version | 英雄は過去に死せず | 2026-03-24T03:00:00Z | 2026-05-05T22:00:00Z'],
    }),
    notice('Ver.2.7「ショップ」新商品のお知らせ', {
      body: all('【販売期間】', 'Ver.2.7アップデート後 ～ 2026/05/05 14:59（サーバー時間）'),
      truth: none,
    }),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-02-04 12:00', '2026-03-24 06:00'), [
    timed(
      '「지금, 울려 퍼지는 망상」 이벤트 안내',
      '[이벤트 기간]',
      '2.6 버전 업데이트 후 ~ 2026/03/23 03:59 (서버 시간)',
      ['event | 지금, 울려 퍼지는 망상 | 2026-02-06T03:00:00Z | 2026-03-23 03:59:59'],
      ['[참여 조건]', '인터넛 레벨 20 이상'],
    ),
    timed(
      '「만점 카드 수집가」 이벤트 안내',
      '[이벤트 기간]',
      '2026/03/16 04:00 (서버 시간) ~ 2026/03/23 03:59 (서버 시간)',
      ['event | 만점 카드 수집가 | 2026-03-16 04:00:00 | 2026-03-23 03:59:59'],
    ),
    timed('「응나 응원 선물」 로그인 이벤트 안내', '[이벤트 기간]', '2026/03/04 10:00 ~ 2026/03/23 03:59 (서버 시간)', [
      'event | 응나 응원 선물 | 2026-03-04 10:00:00 | 2026-03-23 03:59:59',
    ]),
    notice('2.6 버전 기간 한정 채널 (2차)', {
      body: all(
        '이번 에이전트 및 W-엔진 채널 기간은 2026/03/04 12:00 (서버 시간) ~ 2026/03/23 14:59 (서버 시간)이며, 내용은 다음과 같습니다.',
        '「무지갯빛 천사」 독점 채널',
        '이벤트 기간, 한정 S급 에이전트 [아리아(에테르·이상)]와 A급 에이전트 [앤톤(전기·강공)], [세스(전기·방어)]의 획득 확률이 대폭 증가합니다!',
        '「껍데기 속 영혼」 W-엔진 채널',
        '이벤트 기간, 한정 S급 W-엔진 [껍데기 속 영혼(이상)]의 획득 확률이 대폭 증가합니다!',
      ),
      truth: [
        'gacha | 무지갯빛 천사 | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | 아리아,앤톤,세스',
        'gacha | 껍데기 속 영혼 | 2026-03-04 12:00:00 | 2026-03-23 14:59:59 | | 껍데기 속 영혼',
      ],
    }),
    timed('「시유 방어전」 갱신 안내', '[오픈 기간]', '2026/02/20 04:00 ~ 2026/03/06 03:59 (서버 시간)', [
      'challenge | 시유 방어전 | 2026-02-20 04:00:00 | 2026-03-06 03:59:59',
    ]),
    notice('2.6 버전 「옛꿈의 앙코르」 업데이트 안내', {
      ...NEWS,
      body: all('[업데이트 시작 시간]', '2026/02/06 06:00 (UTC+8)', '약 5시간 소요될 예정입니다.'),
      truth: ['version | 옛꿈의 앙코르 | 2026-02-06T03:00:00Z | 2026-03-23T22:00:00Z'],
    }),
  ]),
])

/** As the set in Simplified Chinese. */
export const ROUND_ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2026-07-27 12:00', '2026-09-09 06:00'), [
    timed(
      "Détails de l'événement « L’été porté par les vagues »",
      "[Durée de l'événement]",
      'Après la mise à jour 3.1 – 2026/09/07 03:59 (heure du serveur)',
      ['event | L’été porté par les vagues | 2026-07-29T03:00:00Z | 2026-09-07 03:59:59'],
      ['[Conditions de participation]', 'Niveau Inter-nœud 20 ou plus'],
    ),
    timed(
      "Détails de l'événement « Clic-clac ! Duel de focus ! »",
      "[Durée de l'événement]",
      '2026/08/07 10:00 (heure du serveur) – 2026/08/24 03:59 (heure du serveur)',
      ['event | Clic-clac ! Duel de focus ! | 2026-08-07 10:00:00 | 2026-08-24 03:59:59'],
    ),
    timed(
      "Détails de l'événement « Entraînement au combat : prime triple »",
      "[Durée de l'événement]",
      '02/09/2026 04:00 – 07/09/2026 03:59 (heure du serveur)',
      ['event | Entraînement au combat : prime triple | 2026-09-02 04:00:00 | 2026-09-07 03:59:59'],
    ),
    timed(
      '« Assaut mortel » : mise à jour',
      '[Disponibilité]',
      '2026/08/14 04:00 – 2026/08/28 03:59 (heure du serveur)',
      ['challenge | Assaut mortel | 2026-08-14 04:00:00 | 2026-08-28 03:59:59'],
    ),
    notice('Version 3.1 « Le long adieu » : détails de la mise à jour', {
      ...NEWS,
      body: all('[Début de la mise à jour]', '29/07/2026 06:00 (UTC+8)', 'La mise à jour devrait durer 5 heures.'),
      truth: ['version | Le long adieu | 2026-07-29T03:00:00Z | 2026-09-08T22:00:00Z'],
    }),
    notice('Fonds de Ridu - Version 3.1', {
      body: all("[Durée de l'événement]", 'Après la mise à jour 3.1 – 07/09/2026 03:59 (heure du serveur)'),
      truth: none,
    }),
    notice('Événement web « Carte postale d’été » disponible', {
      ...NEWS,
      body: all("[Durée de l'événement]", '05/08/2026 12:00 – 20/08/2026 23:59 (UTC+8)'),
      truth: none,
    }),
  ]),
])
