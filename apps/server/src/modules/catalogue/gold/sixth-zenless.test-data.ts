import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const head = (text: string) => p(`<strong>${text}</strong>`)
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))

export const ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-09-28 12:30', '2026-10-21 06:00'), [
    notice('V3.2 Limited-Time Channels (Phase II)', {
      body: [
        head('[Event Duration]'),
        p('2026/09/30 12:00:00 (server time) – 2026/10/20 14:59:59 (server time)'),
        head('[Exclusive Channel "Cold Rain Wanes in the Night"]'),
        p('Limited S-Rank Agent: Promeia (Ice - Anomaly)'),
        p('A-Rank Agents: Soukaku (Ice - Support), Piper (Physical - Anomaly)'),
        head('[W-Engine Channel "Frostfall Sickle"]'),
        p('Limited S-Rank W-Engine: Frostfall Sickle (Anomaly)'),
        p('A-Rank W-Engines: Bashful Demon (Support), Weeping Gemini (Anomaly)'),
        head('[Notes]'),
        p('The guaranteed count of the Exclusive Channel and the W-Engine Channel is calculated separately.'),
      ].join(''),
      truth: [
        'gacha | Cold Rain Wanes in the Night | 2026-09-30 12:00:00 | 2026-10-20 14:59:59 | | Promeia,Soukaku,Piper',
        'gacha | Frostfall Sickle | 2026-09-30 12:00:00 | 2026-10-20 14:59:59 | | Frostfall Sickle,Bashful Demon,Weeping Gemini',
      ],
    }),
    event(
      '"Advanced Bounty - Routine Cleanup" Event Details',
      head('[Event Duration]'),
      '2026/10/12 04:00 (server time) – 2026/10/17 03:59 (server time)',
      'Advanced Bounty - Routine Cleanup | 2026-10-12 04:00:00 | 2026-10-17 03:59:59',
    ),
    event(
      '"Moonlit Masquerade" Limited-Time Event Now Live',
      head('[Event Duration]'),
      'After the V3.2 update – 2026/10/19 03:59 (server time)',
      'Moonlit Masquerade | 2026-09-09T03:00:00Z | 2026-10-19 03:59:59',
    ),
    event(
      '"Deadly Assault" New Cycle Available',
      head('[Available]'),
      '2026/10/02 04:00 – 2026/10/16 03:59 (server time)',
      'Deadly Assault | 2026-10-02 04:00:00 | 2026-10-16 03:59:59',
      'challenge',
    ),
    event(
      '"En-Nah" Into Your Lap',
      head('[Event Duration]'),
      '2026/09/30 10:00 – 2026/10/19 03:59 (server time)',
      '"En-Nah" Into Your Lap | 2026-09-30 10:00:00 | 2026-10-19 03:59:59',
    ),
    event('Bangboo Plush Preorders Open Now', head('[Preorder Period]'), '2026/10/01 – 2026/10/31 23:59 (UTC+8)', null),
  ]),
])

export const ZENLESS_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '3', [
  ...within(shown('2025-09-22 12:30', '2025-10-15 06:00'), [
    notice('2.2版本限时频段（下期）', {
      body: [
        p(
          '本期代理人与音擎调频活动时间为：2025/09/24 12:00（服务器时间） ~ 2025/10/14 14:59（服务器时间），包含如下内容：',
        ),
        table(
          ['频段', '限定S级', '概率提升A级'],
          ['独家频段「孽火两畔」', '奥菲丝&「鬼火」(火·强攻)', '安东(电·强攻)<br>潘引壶(物理·防护)'],
          ['音擎频段「灿烂和声」', '嚣枪喧焰(强攻)', '旋钻机-赤轴(强攻)<br>震元奇枢(防护)'],
          ['独家频段「光与影的纱网」', '伊芙琳(火·强攻)', '安东(电·强攻)<br>潘引壶(物理·防护)'],
        ),
      ].join(''),
      truth: [
        'gacha | 孽火两畔 | 2025-09-24 12:00:00 | 2025-10-14 14:59:59 | | 奥菲丝&「鬼火」,安东,潘引壶',
        'gacha | 灿烂和声 | 2025-09-24 12:00:00 | 2025-10-14 14:59:59 | | 嚣枪喧焰,旋钻机-赤轴,震元奇枢',
        'gacha | 光与影的纱网 | 2025-09-24 12:00:00 | 2025-10-14 14:59:59 | | 伊芙琳,安东,潘引壶',
      ],
    }),
    event(
      '「黄昏下的侦探社」活动说明',
      head('【活动时间】'),
      '2.2版本更新后 ~ 2025/10/13 03:59（服务器时间）',
      '黄昏下的侦探社 | 2025-09-04T03:00:00Z | 2025-10-13 03:59:59',
    ),
    event('「零号空洞·枯败花圃」永久开放说明', head('【开放时间】'), '2.2版本更新后永久开放', null),
    event('「绳网等级」经验值补发说明', head('【补发时间】'), '2025/09/25 18:00（UTC+8）前', null),
  ]),
])

export const ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2026-04-13 12:30', '2026-05-06 06:00'), [
    notice('Ver.2.7期間限定チャンネル（後半）', {
      body: [
        head('【開催期間】'),
        p('2026/04/15 12:00 ～ 2026/05/05 14:59（サーバー時間）'),
        head('【独占チャンネル：貪食の進化論】'),
        p('限定S級エージェント：シーシィア（電気・異常）'),
        p('A級エージェント：プルクラ（物理・撃破）、ベン（炎・防護）'),
        head('【音動機チャンネル：鱗と牙の行方】'),
        p('A級音動機：ペーパーカッター（撃破）、ビガー・シリンダー（防護）'),
      ].join(''),
      truth: [
        'gacha | 貪食の進化論 | 2026-04-15 12:00:00 | 2026-05-05 14:59:59 | | シーシィア,プルクラ,ベン',
        'gacha | 鱗と牙の行方 | 2026-04-15 12:00:00 | 2026-05-05 14:59:59 | | ペーパーカッター,ビガー・シリンダー',
      ],
    }),
    event(
      'イベント「出撃！低評価撲滅作戦」開催',
      head('【イベント期間】'),
      '2026/04/29 10:00 ～ 05/13 03:59（サーバー時間）',
      '出撃！低評価撲滅作戦 | 2026-04-29 10:00:00 | 2026-05-13 03:59:59',
    ),
    event('Xフォロー＆リポストキャンペーン', head('【応募期間】'), '2026/04/20 18:00 ～ 2026/04/30 23:59（JST）', null),
  ]),
])

export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2025-06-04 12:30', '2025-07-16 06:00'), [
    notice('2.0 버전 기간 한정 채널(상) 안내', {
      body: [
        head('[이벤트 기간]'),
        p('2.0 버전 업데이트 후 ~ 2025/06/25 11:59 (서버 시간)'),
        head('[독점 채널: 창해를 홀로 걷다]'),
        p('S급 에이전트: 의현(현묵·명파)'),
        p('A급 에이전트: 앤톤(전기·강공), 소우카쿠(얼음·지원)'),
        head('[W-엔진 채널: 소란의 소나타]'),
        p('S급 W-엔진: 청명의 보금자리(명파)'),
        p('A급 W-엔진: 굴착기-붉은 축(강공), 수줍은 악마(지원)'),
      ].join(''),
      truth: [
        'gacha | 창해를 홀로 걷다 | 2025-06-06T03:00:00Z | 2025-06-25 11:59:59 | | 의현,앤톤,소우카쿠',
        'gacha | 소란의 소나타 | 2025-06-06T03:00:00Z | 2025-06-25 11:59:59 | | 청명의 보금자리,굴착기-붉은 축,수줍은 악마',
      ],
    }),
    event(
      '「구름 아래의 여행」 이벤트 오픈!',
      head('[이벤트 기간]'),
      '2.0 버전 업데이트 후 ~ 2025/07/14 03:59 (서버 시간)',
      '구름 아래의 여행 | 2025-06-06T03:00:00Z | 2025-07-14 03:59:59',
    ),
    event('친구 초대 이벤트 (웹)', head('[이벤트 기간]'), '2025/06/10 12:00 ~ 2025/06/24 23:59 (UTC+8)', null),
  ]),
])

export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2025-12-28 12:30', '2026-02-06 06:00'), [
    notice('V2.5 Canaux à durée limitée (phase I)', {
      body: [
        head("[Durée de l'événement]"),
        p('Après la mise à jour de la version 2.5 – 2026/02/05 14:59 (heure du serveur)'),
        head('[Canal exclusif « Lueur au bout des doigts »]'),
        p('Agent de rang S limité : Ye Shunguang (Physique – Attaque)'),
        p('Agents de rang A : Corin (Physique – Attaque), Lucy (Feu – Soutien)'),
        head('[Canal exclusif « Cœur inestimable »]'),
        p('Agent de rang S limité : Zhao (Glace – Défense)'),
        p('Agents de rang A : Corin (Physique – Attaque), Lucy (Feu – Soutien)'),
      ].join(''),
      truth: [
        'gacha | Lueur au bout des doigts | 2025-12-30T03:00:00Z | 2026-02-05 14:59:59 | | Ye Shunguang,Corin,Lucy',
        'gacha | Cœur inestimable | 2025-12-30T03:00:00Z | 2026-02-05 14:59:59 | | Zhao,Corin,Lucy',
      ],
    }),
    event(
      'Événement « Lumières du Nouvel An » disponible',
      head("[Durée de l'événement]"),
      '2026/01/14 10:00 – 2026/02/02 03:59 (heure du serveur)',
      'Lumières du Nouvel An | 2026-01-14 10:00:00 | 2026-02-02 03:59:59',
    ),
  ]),
])
