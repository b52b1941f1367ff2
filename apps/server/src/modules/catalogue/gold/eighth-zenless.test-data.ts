import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const head = (text: string) => p(`<span style="color: rgb(255, 255, 255);">${text}</span>`)
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '3', label: '常规公告' } as const
const EVENTS = { section: '3', label: '活动公告' } as const
const timed = (title: string, text: string, truth: string | null) => ({
  ...event(title, '【活动时间】', text, truth),
  ...EVENTS,
})

/** The publisher's own titles and times; the bodies are shortened to them. */
export const OWN_ZENLESS_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2026-07-17 12:30', '2026-09-09 06:00'), [
    timed(
      '「潜能预演·狩猎游戏」活动说明',
      '3.1版本更新后 ~ 3.1版本结束',
      '潜能预演·狩猎游戏 | 2026-07-29T03:00:00Z | 2026-09-08T22:00:00Z',
    ),
    timed(
      '「点映返礼」活动说明',
      '3.1版本更新后 ~3.1版本结束',
      '点映返礼 | 2026-07-29T03:00:00Z | 2026-09-08T22:00:00Z',
    ),
    timed(
      '「叮咚！见习邮差派件中」活动说明',
      '2026/08/28 10:00（服务器时间） ~ 2026/09/14 03:59（服务器时间）',
      '叮咚！见习邮差派件中 | 2026-08-28 10:00:00 | 2026-09-14 03:59:59',
    ),
    timed(
      '「『弹球勇者』哐哐当！」活动说明',
      '2026/08/19 10:00（服务器时间） ~ 2026/09/07 03:59（服务器时间）',
      '『弹球勇者』哐哐当！ | 2026-08-19 10:00:00 | 2026-09-07 03:59:59',
    ),
    timed(
      '「数据悬赏-实战模拟」活动说明',
      '2026/09/02 04:00 ~ 2026/09/07 03:59（服务器时间）',
      '数据悬赏-实战模拟 | 2026-09-02 04:00:00 | 2026-09-07 03:59:59',
    ),
    notice('3.1版本「漫长的告别」更新公告', {
      ...NEWS,
      body: [
        head('【更新开始时间】'),
        p('2026/07/29 06:00（UTC+8），预计5个小时完成。'),
        head('【补偿说明】'),
        p('2026/07/29 06:00（UTC+8）前绳网等级达到要求。'),
        p('※领取时间截至3.1版本结束前，3.1版本结束时间为2026/09/09 06:00（UTC+8），该版本共持续42天'),
        head('【版本全新内容】'),
        p('• S级代理人[蕾米埃尔(流明·异常)]可通过「复乐园」频段调频获得。'),
      ].join(''),
      truth: ['version | 漫长的告别 | 2026-07-29T03:00:00Z | 2026-09-08T22:00:00Z'],
    }),
    {
      ...event('3.1版本「丽都城募」说明', '【活动时间】', '3.1版本更新后 ~ 2026/09/07 03:59（服务器时间）', null),
      ...EVENTS,
    },
    notice('《绝区零》PC端视觉体验升级功能使用FAQ（7月29日更新）', { ...NEWS, body: p('建议更新驱动。'), truth: [] }),
  ]),
  ...within(shown('2026-09-07 12:30', '2026-10-21 06:00'), [
    timed(
      '「先遣赏金-区域巡防」活动说明',
      '2026/09/23 04:00 ~ 2026/09/28 03:59（服务器时间）',
      '先遣赏金-区域巡防 | 2026-09-23 04:00:00 | 2026-09-28 03:59:59',
    ),
    timed(
      '「『嗯呢』从天降」活动说明',
      '2026/09/30 10:00（服务器时间） ~ 2026/10/20 03:59（服务器时间）',
      '『嗯呢』从天降 | 2026-09-30 10:00:00 | 2026-10-20 03:59:59',
    ),
    notice('《云·绝区零》3.2版本更新说明', {
      ...NEWS,
      body: `${head('【更新时间】')}${p('2026/09/09 06:00（UTC+8）~ 2026/09/09 11:00（UTC+8）')}`,
      truth: [],
    }),
    notice('3.2版本「她与她的隐秘往事」预下载开启&更新通知', {
      ...NEWS,
      body: `${head('【预下载开启时间】')}${p('2026/09/07 12:00（UTC+8）')}${head('【版本更新时间】')}${p('2026/09/09 06:00（UTC+8）开始')}`,
      truth: [],
    }),
    notice('新剧情：主线第三季第三章「她与她的隐秘往事」', {
      ...EVENTS,
      body: `${head('【开启时间】')}${p('3.2版本更新后')}`,
      truth: [],
    }),
    notice('「迷宫诡域」常驻玩法开启', { ...EVENTS, body: `${head('【开启时间】')}${p('3.2版本更新后')}`, truth: [] }),
    notice('「卓越搭档」上新说明', { ...NEWS, body: `${head('【上新时间】')}${p('3.2版本更新后')}`, truth: [] }),
    notice('3.2版本已知问题及游戏优化说明（9月16日更新）', {
      ...NEWS,
      body: `${head('【已修复问题】')}${p('2026/09/16 11:00（UTC+8）')}`,
      truth: [],
    }),
  ]),
])

export const ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-07-27 12:30', '2026-09-09 06:00'), [
    notice('V3.1 Limited-Time Channels (Phase I)', {
      body: [
        head('"Paradise Regained" Signal Search Event'),
        p('Event Duration: After the Version 3.1 update – 2026/09/08 14:59 (server time)'),
        p(
          'During the event, the chance to obtain the limited S-Rank Agent [Remielle (Lumiflux - Anomaly)] and the A-Rank Agents [Corin (Physical - Attack)] and [Anton (Electric - Attack)] will be greatly increased!',
        ),
        head('"Neon Angel" Signal Search Event'),
        p('Event Duration: After the Version 3.1 update – 2026/08/19 11:59 (server time)'),
        p(
          'During the event, the chance to obtain the limited S-Rank Agent [Aria (Ether - Support)] and the A-Rank Agents [Nicole (Ether - Support)] and [Billy (Physical - Attack)] will be greatly increased!',
        ),
      ].join(''),
      truth: [
        'gacha | Paradise Regained | 2026-07-29T03:00:00Z | 2026-09-08 14:59:59 | | Remielle,Corin,Anton',
        'gacha | Neon Angel | 2026-07-29T03:00:00Z | 2026-08-19 11:59:59 | | Aria,Nicole,Billy',
      ],
    }),
    event(
      '"Advanced Bounty: Routine Cleanup" Event Details',
      head('[Event Duration]'),
      '2026/08/12 04:00 – 2026/08/17 03:59 (server time)',
      'Advanced Bounty: Routine Cleanup | 2026-08-12 04:00:00 | 2026-08-17 03:59:59',
    ),
    event(
      '"Golden Arcade" Co-Branded Event Details',
      head('[Event Duration]'),
      'Phase 1: 2026/08/07 10:00 – 2026/08/14 03:59 (server time)</p><p>Phase 2: 2026/08/14 04:00 – 2026/08/24 03:59 (server time)',
      'Golden Arcade | 2026-08-07 10:00:00 | 2026-08-24 03:59:59',
    ),
    event(
      '"En-Nah" Into Your Lap Event Details',
      head('[Event Duration]'),
      '2026/08/19 04:00 (server time) – 2026/09/08 03:59 (server time)',
      '"En-Nah" Into Your Lap | 2026-08-19 04:00:00 | 2026-09-08 03:59:59',
    ),
    event(
      'Phaethon Recap Web Event Now Live',
      head('[Event Duration]'),
      '2026/07/30 12:00 – 2026/08/20 23:59 (UTC+8)',
      null,
    ),
    event('Version 3.2 Special Program Notice', head('[Livestream Time]'), '2026/08/28 19:30 (UTC+8)', null),
  ]),
])

export const ZENLESS_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2025-12-28 12:30', '2026-02-06 06:00'), [
    event(
      '「微光送暖」活動說明',
      head('【活動時間】'),
      '12月31日10:00（伺服器時間） ～ 1月19日03:59（伺服器時間）',
      '微光送暖 | 2025-12-31 10:00:00 | 2026-01-19 03:59:59',
    ),
    event(
      '「式輿防衛戰」第二期開啟說明',
      head('【開放時間】'),
      '2026/01/09 04:00 ~ 2026/01/23 03:59（伺服器時間）',
      '式輿防衛戰 | 2026-01-09 04:00:00 | 2026-01-23 03:59:59',
      'challenge',
    ),
    event('2.5版本「商城」上新說明', head('【上架時間】'), '2.5版本更新後 ~ 2026/02/05 14:59（伺服器時間）', null),
    notice('2.5版本「微光引燈時」更新公告', {
      body: `${head('【更新開始時間】')}${p('2025/12/30 06:00（UTC+8），預計5小時完成')}`,
      truth: ['version | 微光引燈時 | 2025-12-30T03:00:00Z | 2026-02-05T22:00:00Z'],
    }),
  ]),
])

export const ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2026-02-04 12:30', '2026-03-24 06:00'), [
    notice('Ver.2.6期間限定チャンネル（前半）', {
      body: [
        head('「日差しの舞台」チャンネル'),
        table(
          ['開催期間', '限定S級エージェント', 'A級エージェント'],
          [
            'Ver.2.6アップデート後 ～ 2026/03/03 11:59（サーバー時間）',
            '千夏（物理・支援）',
            'カリン（物理・強攻）<br>パイパー（物理・異常）',
          ],
        ),
        head('「ハルモニアの調べ」チャンネル'),
        table(
          ['開催期間', '限定S級音動機', 'A級音動機'],
          [
            'Ver.2.6アップデート後 ～ 2026/03/03 11:59（サーバー時間）',
            '想いが織りなす歌（支援）',
            'スターライトエンジン（強攻）<br>ハウスキーパー（強攻）',
          ],
        ),
      ].join(''),
      truth: [
        'gacha | 日差しの舞台 | 2026-02-06T03:00:00Z | 2026-03-03 11:59:59 | | 千夏,カリン,パイパー',
        'gacha | ハルモニアの調べ | 2026-02-06T03:00:00Z | 2026-03-03 11:59:59 | | 想いが織りなす歌,スターライトエンジン,ハウスキーパー',
      ],
    }),
    event(
      '「データ懸賞・実戦模擬」イベント詳細',
      head('【開催期間】'),
      '2026/02/18 04:00（サーバー時間）～02/23 03:59（サーバー時間）',
      'データ懸賞・実戦模擬 | 2026-02-18 04:00:00 | 2026-02-23 03:59:59',
    ),
    event(
      '「新生放送」ログインイベント詳細',
      head('【開催期間】'),
      'Ver.2.6アップデート後～Ver.2.6終了',
      '新生放送 | 2026-02-06T03:00:00Z | 2026-03-23T22:00:00Z',
    ),
    event(
      '「ゼンレスゾーンゼロ」アンケート実施のお知らせ',
      head('【実施期間】'),
      '2026/03/06 12:00～2026/03/12 23:59（UTC+8）',
      null,
    ),
  ]),
])

export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-07-27 12:30', '2026-09-09 06:00'), [
    event(
      '「잠재력 시연·사냥 게임」 이벤트 안내',
      head('[이벤트 기간]'),
      '3.1 버전 업데이트 후 ~ 3.1 버전 종료 전',
      '잠재력 시연·사냥 게임 | 2026-07-29T03:00:00Z | 2026-09-08T22:00:00Z',
    ),
    event(
      '「찰칵! 도시의 순간」 이벤트 안내',
      head('[이벤트 기간]'),
      '2026/08/07 11:00(KST) ~ 2026/08/24 04:59(KST)',
      '찰칵! 도시의 순간 | 2026-08-07T02:00:00Z | 2026-08-23T19:59:59Z',
    ),
    event(
      '「물결 따라 여름 소풍」 이벤트 안내',
      head('[이벤트 기간]'),
      '3.1 버전 업데이트 이후 ~ 2026/09/07 04:59(KST)',
      '물결 따라 여름 소풍 | 2026-07-29T03:00:00Z | 2026-09-06T19:59:59Z',
    ),
    event(
      '3.2 버전 사전 다운로드 안내',
      head('[사전 다운로드 기간]'),
      '2026/09/07 13:00(KST) ~ 2026/09/09 07:00(KST)',
      null,
    ),
  ]),
])

export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2025-06-04 12:30', '2025-07-16 06:00'), [
    notice('Canaux à durée limitée de la version 2.0 (1re partie)', {
      body: [
        head('Canal exclusif « Nuages d’encre »'),
        p(
          'Pendant l’évènement, le taux d’obtention de l’agent de rang S limité [Yixuan (Encre aurique - Rupture)] et des agents de rang A [Manato (Feu - Rupture)] et [Lucy (Feu - Soutien)] est fortement augmenté !',
        ),
        bannerTable(
          ['Durée', 'Agent de rang S', 'Agents de rang A'],
          ['Après la mise à jour 2.0 – 2025/06/25 11:59 (heure du serveur)', 'Yixuan (Encre aurique - Rupture)'],
          ['Manato (Feu - Rupture)', 'Lucy (Feu - Soutien)'],
        ),
      ].join(''),
      truth: ['gacha | Nuages d’encre | 2025-06-06T03:00:00Z | 2025-06-25 11:59:59 | | Yixuan,Manato,Lucy'],
    }),
    event(
      'Évènement « Nouvelles ondes » : détails',
      head('[Durée de l’évènement]'),
      'Du 12/06/2025 à 10:00 au 30/06/2025 à 03:59 (heure du serveur)',
      'Nouvelles ondes | 2025-06-12 10:00:00 | 2025-06-30 03:59:59',
    ),
    event(
      'Évènement de double butin « Prime à gogo »',
      head('[Durée de l’évènement]'),
      '2025/07/04 04:00 – 2025/07/09 03:59 (heure du serveur)',
      'Prime à gogo | 2025-07-04 04:00:00 | 2025-07-09 03:59:59',
    ),
    event(
      'Concours de fan art « Waterloo Heights »',
      head('[Durée de participation]'),
      '2025/06/10 – 2025/06/30 (UTC+8)',
      null,
    ),
  ]),
])
