import type { GoldNotice } from './gold-notice.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`

export const ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  notice('Version 3.2 Limited-Time Channels (Phase I)', {
    body: [
      p(
        'The Agent and W-Engine Signal Search event duration for this phase is: After the Version 3.2 update – 2026/09/30 11:59 (server time), and includes the following:',
      ),
      p('"Rising Crimson Moon" Signal Search Event'),
      p(
        'During the event, the drop rate of the limited S-Rank Agent [Yixuan (Auric Ink - Rupture)] and A-Rank Agents [Anton (Electric - Attack)] and [Nicole (Ether - Support)] will be greatly increased!',
      ),
      p('"Qingming Birdcage" Signal Search Event'),
      p(
        'During the event, the drop rate of the limited S-Rank W-Engine [Qingming Birdcage (Rupture)] will be greatly increased!',
      ),
      p('※ Of the above Signals, limited S-Rank Agents will not enter the stable channel.'),
    ].join(''),
    truth: [
      'gacha | Rising Crimson Moon | 2026-09-09T03:00:00Z | 2026-09-30 11:59:59 | | Yixuan,Anton,Nicole',
      'gacha | Qingming Birdcage | 2026-09-09T03:00:00Z | 2026-09-30 11:59:59 | | Qingming Birdcage',
    ],
  }),
  event(
    '"Angels on Stage" Event Details',
    '[Event Duration]',
    'After the Version 3.2 update – 2026/11/30 03:59 (server time)',
    'Angels on Stage | 2026-09-09T03:00:00Z | 2026-11-30 03:59:59',
  ),
  event(
    '"Advanced Bounty: Area Patrol" Event Details',
    '[Event Duration]',
    '2026/09/23 04:00 (server time) – 2026/09/28 03:59 (server time)',
    'Advanced Bounty: Area Patrol | 2026-09-23 04:00:00 | 2026-09-28 03:59:59',
  ),
  event(
    '"Potential Preview: Hammer of Fire" Event Details',
    '[Event Duration]',
    'After the Version 3.2 update – End of Version 3.2',
    'Potential Preview: Hammer of Fire | 2026-09-09T03:00:00Z | 2026-10-20T22:00:00Z',
  ),
  event(
    '"Gift From the Clouds" Event Details',
    '[Event Duration]',
    '2026/10/03 10:00 (server time) – 2026/10/19 03:59 (server time)',
    'Gift From the Clouds | 2026-10-03 10:00:00 | 2026-10-19 03:59:59',
  ),
  event(
    'Version 3.2 "New Eridu City Fund" Details',
    '[Event Duration]',
    'After the Version 3.2 update – 2026/10/19 03:59 (server time)',
    null,
  ),
  event('"Holiday Album" Web Event Now Available', '[Event Duration]', '2026/09/09 – 2026/10/10 23:59 (UTC+8)', null),
  event(
    'New Story: Season 3, Chapter 3 "Their Secret Histories"',
    '[Availability]',
    'Permanently available after the Version 3.2 update',
    null,
  ),
  event('Game Version Optimization and Known Issues', '[Known Issues]', '2026/09/09', null),
])
export const ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  notice('Ver.3.2 期間限定チャンネル（前半）', {
    body: [
      p(
        '今期のエージェントおよび音動機の変調イベントの開催期間：Ver.3.2アップデート後～2026/09/30 11:59（サーバー時間）',
      ),
      p('「紅月初昇」変調イベント'),
      p('期間中、限定S級エージェント「星見雅（氷・異常）」の出現確率が大幅にアップ！'),
      p('「霰落星殿」変調イベント'),
      p('期間中、限定S級音動機「霰落星殿（異常）」の出現確率が大幅にアップ！'),
    ].join(''),
    truth: [
      'gacha | 紅月初昇 | 2026-09-09T03:00:00Z | 2026-09-30 11:59:59 | | 星見雅',
      'gacha | 霰落星殿 | 2026-09-09T03:00:00Z | 2026-09-30 11:59:59 | | 霰落星殿',
    ],
  }),
  event(
    '「天使応援大作戦」イベントのお知らせ',
    '【イベント期間】',
    'Ver.3.2アップデート後～2026/11/30 03:59（サーバー時間）',
    '天使応援大作戦 | 2026-09-09T03:00:00Z | 2026-11-30 03:59:59',
  ),
  event(
    '「先遣賞金-エリア巡回」イベントのお知らせ',
    '【イベント期間】',
    '2026/09/23 04:00（サーバー時間）～2026/09/28 03:59（サーバー時間）',
    '先遣賞金-エリア巡回 | 2026-09-23 04:00:00 | 2026-09-28 03:59:59',
  ),
  event(
    '「ポテンシャル予演・烈火」イベントのお知らせ',
    '【イベント期間】',
    'Ver.3.2アップデート後～Ver.3.2終了まで',
    'ポテンシャル予演・烈火 | 2026-09-09T03:00:00Z | 2026-10-20T22:00:00Z',
  ),
  event('Webイベント「休日アルバム」開催', '【イベント期間】', '2026/09/09 ～ 2026/10/10 23:59（UTC+8）', null),
])
export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  event(
    '「천사 응원 대작전」 이벤트 안내',
    '【이벤트 기간】',
    '3.2 버전 업데이트 후 ~ 2026/11/30 03:59(서버 시간)',
    '천사 응원 대작전 | 2026-09-09T03:00:00Z | 2026-11-30 03:59:59',
  ),
  event(
    '「잠재력 예습·맹렬한 망치」 이벤트 안내',
    '【이벤트 기간】',
    '3.2 버전 업데이트 후 ~ 3.2 버전 종료',
    '잠재력 예습·맹렬한 망치 | 2026-09-09T03:00:00Z | 2026-10-20T22:00:00Z',
  ),
  event(
    '「선발대 현상금-지역 순찰」 이벤트 안내',
    '【이벤트 기간】',
    '2026/09/23 04:00(서버 시간) ~ 2026/09/28 03:59(서버 시간)',
    '선발대 현상금-지역 순찰 | 2026-09-23 04:00:00 | 2026-09-28 03:59:59',
  ),
  event(
    '3.2 버전 「상점」 신규 상품 안내',
    '【출시 기간】',
    '3.2 버전 업데이트 후 ~ 2026/10/19 03:59(서버 시간)',
    null,
  ),
])
export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  event(
    "Détails de l'événement « Anges en scène »",
    "[Durée de l'événement]",
    'Après la mise à jour de la version 3.2 – 30/11/2026 à 03:59 (heure du serveur)',
    'Anges en scène | 2026-09-09T03:00:00Z | 2026-11-30 03:59:59',
  ),
  event(
    "Détails de l'événement « Prime avancée : patrouille »",
    "[Durée de l'événement]",
    '2026/09/23 04:00 (heure du serveur) – 2026/09/28 03:59 (heure du serveur)',
    'Prime avancée : patrouille | 2026-09-23 04:00:00 | 2026-09-28 03:59:59',
  ),
  event(
    'Événement en ligne « Album de vacances »',
    "[Durée de l'événement]",
    '2026/09/09 – 2026/10/10 23:59 (UTC+8)',
    null,
  ),
])
export const ZENLESS_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  notice('3.2版本限時頻段（上期）', {
    body: [
      p('本期代理人與音擎調頻活動時間為：3.2版本更新後 ~ 2026/09/30 11:59（伺服器時間），包含如下內容：'),
      p('「視線定格公理」調頻活動'),
      p('活動期間，限定S級代理人[星見雅(冰·異常)]的調頻獲取機率將大幅提升！'),
      p('「霰落星殿」調頻活動'),
      p('活動期間，限定S級音擎[霰落星殿(異常)]的調頻獲取機率將大幅提升！'),
    ].join(''),
    truth: [
      'gacha | 視線定格公理 | 2026-09-09T03:00:00Z | 2026-09-30 11:59:59 | | 星見雅',
      'gacha | 霰落星殿 | 2026-09-09T03:00:00Z | 2026-09-30 11:59:59 | | 霰落星殿',
    ],
  }),
  event(
    '「先遣賞金-區域巡防」活動說明',
    '【活動時間】',
    '2026/09/23 04:00（伺服器時間）~2026/09/28 03:59（伺服器時間）',
    '先遣賞金-區域巡防 | 2026-09-23 04:00:00 | 2026-09-28 03:59:59',
  ),
  event(
    '「潛能預演·烈火重錘」活動說明',
    '【活動時間】',
    '3.2版本更新後 ~ 3.2版本結束',
    '潛能預演·烈火重錘 | 2026-09-09T03:00:00Z | 2026-10-20T22:00:00Z',
  ),
  event(
    '「『嗯呢』從天降」活動說明',
    '【活動時間】',
    '2026/09/30 10:00（伺服器時間） ~ 2026/10/20 03:59（伺服器時間）',
    '『嗯呢』從天降 | 2026-09-30 10:00:00 | 2026-10-20 03:59:59',
  ),
  event('3.2版本「麗都城募」說明', '【活動時間】', '3.2版本更新後 ~ 2026/10/19 03:59（伺服器時間）', null),
])
