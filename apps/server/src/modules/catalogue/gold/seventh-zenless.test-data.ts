import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { event, notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const head = (text: string) => p(`<span style="color: rgb(255, 255, 255);">${text}</span>`)
const gold = (text: string) => `<span style="color: rgb(217, 166, 0);">${text}</span>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '3' } as const
const EN_TIME = '2025/05/14 12:00 (server time) – 2025/06/05 14:59 (server time)'

export const ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2025-05-12 12:30', '2025-06-06 06:00'), [
    notice('V1.7 Limited-Time Channels (Phase II)', {
      body: [
        p(
          `The Agent and W-Engine Signal Search events of this phase run from ${gold(EN_TIME)}, with the following content:`,
        ),
        head('"Yesterday\'s Farewell" Signal Search Event'),
        p(
          'During the event, the chance to obtain the limited S-Rank Agent [Hugo (Ice - Attack)] and the A-Rank Agents [Soukaku (Ice - Support)] and [Pulchra (Physical - Stun)] will be greatly increased!',
        ),
        bannerTable(
          ['Event Duration', 'Limited S-Rank Agent', 'A-Rank Agents'],
          [EN_TIME, 'Hugo (Ice - Attack)'],
          ['Soukaku (Ice - Support)', 'Pulchra (Physical - Stun)'],
        ),
        head('"Dazzling Choir" Signal Search Event'),
        p(
          'During the event, the chance to obtain the limited S-Rank W-Engine [Myriad Eclipse (Attack)] and the A-Rank W-Engines [Bashful Demon (Support)] and [Box Cutter (Stun)] will be greatly increased!',
        ),
        p('※ The counts of the "Exclusive Channel" and the "W-Engine Channel" are not shared.'),
      ].join(''),
      truth: [
        "gacha | Yesterday's Farewell | 2025-05-14 12:00:00 | 2025-06-05 14:59:59 | | Hugo,Soukaku,Pulchra",
        'gacha | Dazzling Choir | 2025-05-14 12:00:00 | 2025-06-05 14:59:59 | | Myriad Eclipse,Bashful Demon,Box Cutter',
      ],
    }),
    event(
      '"Bangboo vs. Ethereal" Event Details',
      head('【Event Duration】'),
      '2025/05/16 10:00 (server time) – 2025/06/02 03:59 (server time)',
      'Bangboo vs. Ethereal | 2025-05-16 10:00:00 | 2025-06-02 03:59:59',
    ),
    notice('"Phaethon\'s Anniversary Gift" Login Event: Obtain Encrypted Master Tape ×10', {
      body: [
        head('【Event Duration】'),
        p('2025/05/20 10:00 (server time) – 2025/06/05 03:59 (server time)'),
        head('【Event Rewards】'),
        p('Encrypted Master Tape ×10'),
      ].join(''),
      truth: [
        "event | Phaethon's Anniversary Gift | 2025-05-20 10:00:00 | 2025-06-05 03:59:59 | encrypted_master_tape 10",
      ],
    }),
    event('Version 1.7 Known Issues', head('【Updated】'), '2025/05/15 18:00 (UTC+8)', null),
    event('Version 2.0 Pre-Download Guide', head('【Pre-Download Time】'), '2025/06/04 12:00 (UTC+8)', null),
  ]),
])

const ZH_TIME = '2.3版本更新后 ~ 2025/11/05 11:59（服务器时间）'

export const ZENLESS_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-10-13 12:30', '2025-11-26 06:00'), [
    notice('2.3版本限时频段（上期）', {
      body: [
        p(`本期代理人与音擎调频活动时间为：${gold(ZH_TIME)}，包含如下内容：`),
        head('「绮夜游灯」调频活动'),
        p(
          `活动期间，限定S级代理人${gold('[卢西娅(以太·支援)]')}以及默认A级代理人${gold('[波可娜(物理·击破)]')}、${gold('[可琳(物理·强攻)]')}的调频获取概率将大幅提升！`,
        ),
        head('「喧哗奏鸣」调频活动'),
        p(
          `活动期间，限定S级音擎${gold('[铸梦炉歌(支援)]')}以及默认A级音擎${gold('[裁纸刀(击破)]')}、${gold('[家政员(强攻)]')}的调频获取概率将大幅提升！`,
        ),
        head('「台前试镜」角色试用活动'),
        p(`活动时间：${ZH_TIME}`),
      ].join(''),
      truth: [
        'gacha | 绮夜游灯 | 2025-10-15T03:00:00Z | 2025-11-05 11:59:59 | | 卢西娅,波可娜,可琳',
        'gacha | 喧哗奏鸣 | 2025-10-15T03:00:00Z | 2025-11-05 11:59:59 | | 铸梦炉歌,裁纸刀,家政员',
      ],
    }),
    event(
      '「可曾记得梦」主题活动说明',
      head('【活动时间】'),
      '2.3版本更新后 ~ 2025/11/24 03:59（服务器时间）',
      '可曾记得梦 | 2025-10-15T03:00:00Z | 2025-11-24 03:59:59',
    ),
    event(
      '「先遣赏金-区域巡防」活动说明',
      head('【活动时间】'),
      '2025/11/14 04:00（服务器时间） ~ 2025/11/19 03:59（服务器时间）',
      '先遣赏金-区域巡防 | 2025-11-14 04:00:00 | 2025-11-19 03:59:59',
    ),
    event(
      '「危局强袭战」第二十五期开启说明',
      head('【开启时间】'),
      '2025/10/31 04:00 ~ 2025/11/14 03:59（服务器时间）',
      '危局强袭战 | 2025-10-31 04:00:00 | 2025-11-14 03:59:59',
      'challenge',
    ),
  ]),
])

export const ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2025-11-24 12:30', '2025-12-30 06:00'), [
    notice('Ver.2.4期間限定チャンネル（前半）', {
      body: [
        p(
          '今期のエージェントと音動機の変調イベントの開催期間は、Ver.2.4アップデート後～2025/12/17 11:59（サーバー時間）です。詳細は以下の通りです。',
        ),
        head('「静寂を呼ぶ昔の声」変調イベント'),
        p(
          'イベント期間中、限定S級エージェント[ダイアリン（物理・撃破）]とA級エージェント[カリン（物理・強攻）]、[ビリー（物理・強攻）]の獲得確率が大幅アップ！',
        ),
        head('「喧騒のソナタ」変調イベント'),
        p('イベント期間中、A級音動機[ハウスキーパー（強攻）]、[スターライトエンジン（強攻）]の獲得確率が大幅アップ！'),
      ].join(''),
      truth: [
        'gacha | 静寂を呼ぶ昔の声 | 2025-11-26T03:00:00Z | 2025-12-17 11:59:59 | | ダイアリン,カリン,ビリー',
        'gacha | 喧騒のソナタ | 2025-11-26T03:00:00Z | 2025-12-17 11:59:59 | | ハウスキーパー,スターライトエンジン',
      ],
    }),
    event(
      '「奈落の縁の放送局」イベント詳細',
      head('【イベント期間】'),
      '2025/12/03 10:00（サーバー時間）～2025/12/22 03:59（サーバー時間）',
      '奈落の縁の放送局 | 2025-12-03 10:00:00 | 2025-12-22 03:59:59',
    ),
    notice('Ver.2.4「将に至らんとする深淵」アップデートのお知らせ', {
      ...NEWS,
      shownMs: shown('2025-11-26 07:00', '2025-12-30 06:00'),
      body: [head('【アップデート時間】'), p('2025/11/26 06:00（UTC+8）より開始、約5時間で完了予定')].join(''),
      truth: ['version | 将に至らんとする深淵 | 2025-11-26T03:00:00Z | 2025-12-29T22:00:00Z'],
    }),
  ]),
])

export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2025-08-04 12:30', '2025-09-04 06:00'), [
    notice('2.1 버전 기간 한정 채널(하)', {
      body: [
        p('이번 에이전트와 W-엔진 변조 이벤트 기간: 2025/08/06 12:00(서버 시간) ~ 2025/09/03 14:59(서버 시간)'),
        head('「향기로운 맹세」 변조 이벤트'),
        p(
          '이벤트 기간 동안 한정 S급 에이전트 [앨리스(물리·이상)]와 A급 에이전트 [파이퍼(물리·이상)], [루시(화염·지원)]의 획득 확률이 대폭 증가합니다!',
        ),
        head('「찬란한 화음」 변조 이벤트'),
        p(
          '이벤트 기간 동안 한정 S급 W-엔진 [완벽하게 단조된 별(이상)]과 A급 W-엔진 [쌍둥이의 눈물(이상)], [호전적인 꽝꽝이(지원)]의 획득 확률이 대폭 증가합니다!',
        ),
      ].join(''),
      truth: [
        'gacha | 향기로운 맹세 | 2025-08-06 12:00:00 | 2025-09-03 14:59:59 | | 앨리스,파이퍼,루시',
        'gacha | 찬란한 화음 | 2025-08-06 12:00:00 | 2025-09-03 14:59:59 | | 완벽하게 단조된 별,쌍둥이의 눈물,호전적인 꽝꽝이',
      ],
    }),
    event(
      '「파도 위의 휴가」 이벤트 안내',
      head('【이벤트 기간】'),
      '2025/08/08 10:00(서버 시간) ~ 2025/09/01 03:59(서버 시간)',
      '파도 위의 휴가 | 2025-08-08 10:00:00 | 2025-09-01 03:59:59',
    ),
    event(
      '「『응나』가 하늘에서」 이벤트 안내',
      head('【이벤트 기간】'),
      '2025/08/06 10:00(서버 시간) ~ 2025/09/01 03:59(서버 시간)',
      '『응나』가 하늘에서 | 2025-08-06 10:00:00 | 2025-09-01 03:59:59',
    ),
  ]),
])

export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2025-09-22 12:30', '2025-10-15 06:00'), [
    notice('Canaux à durée limitée de la V2.2 (phase II)', {
      body: [
        p("Durée de l'événement : 2025/09/24 12:00 (heure du serveur) – 2025/10/14 14:59 (heure du serveur)"),
        head('Recherche de signal « Rivages en feu »'),
        p(
          "Pendant l'événement, le taux d'obtention de l'agent de rang S limité [Orphie & Magus (Feu – Attaque)] et des agents de rang A [Anton (Électrique – Attaque)] et [Pan Yinhu (Physique – Défense)] est fortement augmenté !",
        ),
        head('Recherche de signal « Chœur éblouissant »'),
        p(
          "Pendant l'événement, le taux d'obtention du moteur-amplificateur de rang S limité [Brasier belliqueux (Attaque)] et du moteur-amplificateur de rang A [Foreuse – Axe rouge (Attaque)] est fortement augmenté !",
        ),
      ].join(''),
      truth: [
        'gacha | Rivages en feu | 2025-09-24 12:00:00 | 2025-10-14 14:59:59 | | Orphie & Magus,Anton,Pan Yinhu',
        'gacha | Chœur éblouissant | 2025-09-24 12:00:00 | 2025-10-14 14:59:59 | | Brasier belliqueux,Foreuse – Axe rouge',
      ],
    }),
    event(
      'Détails de l’événement « Nuit au musée »',
      head("【Durée de l'événement】"),
      '2025/09/26 10:00 (heure du serveur) – 2025/10/13 03:59 (heure du serveur)',
      'Nuit au musée | 2025-09-26 10:00:00 | 2025-10-13 03:59:59',
    ),
  ]),
])
