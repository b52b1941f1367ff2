import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const p = (text: string) => `<p style="white-space: pre-wrap;">${text}</p>`
const head = (text: string) => p(`<span style="color: rgb(255, 255, 255);"><strong>${text}</strong></span>`)
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const NEWS = { section: '3' } as const

const ZH_TIME = '1.7版本更新后 ~ 2025/05/14 11:59（服务器时间）'

export const ZENLESS_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2025-04-21 12:30', '2025-06-06 06:00'), [
    notice('1.7版本限时频段（上期）', {
      body: [
        p(`本期代理人与音擎调频活动时间为：${ZH_TIME}，包含如下内容：`),
        head('「飞鸟坠入良夜」调频活动'),
        p(
          '活动期间，限定S级代理人[薇薇安(以太·异常)]以及默认A级代理人[露西(火·支援)]、[派派(物理·异常)]的调频获取概率将大幅提升！',
        ),
        bannerTable(
          ['活动时间', '限定S级代理人', '概率提升默认A级代理人'],
          [ZH_TIME, '薇薇安(以太·异常)'],
          ['露西(火·支援)', '派派(物理·异常)'],
        ),
        head('「喧哗奏鸣」调频活动'),
        p(
          '活动期间，限定S级音擎[飞鸟星梦(异常)]以及默认A级音擎[好斗的阿炮(支援)]、[双生泣星(异常)]的调频获取概率将大幅提升！',
        ),
        bannerTable(
          ['活动时间', '限定S级音擎', '概率提升默认A级音擎'],
          [ZH_TIME, '飞鸟星梦(异常)'],
          ['好斗的阿炮(支援)', '双生泣星(异常)'],
        ),
        head('「『查无此人』」调频活动'),
        p(
          '活动期间，限定S级代理人[简(物理·异常)]以及默认A级代理人[露西(火·支援)]、[派派(物理·异常)]的调频获取概率将大幅提升！',
        ),
        head('※调频规则'),
        p('※「飞鸟坠入良夜」、「『查无此人』」属于「独家频段」，保底次数共享。'),
      ].join(''),
      truth: [
        'gacha | 飞鸟坠入良夜 | 2025-04-23T03:00:00Z | 2025-05-14 11:59:59 | | 薇薇安,露西,派派',
        'gacha | 喧哗奏鸣 | 2025-04-23T03:00:00Z | 2025-05-14 11:59:59 | | 飞鸟星梦,好斗的阿炮,双生泣星',
        'gacha | 『查无此人』 | 2025-04-23T03:00:00Z | 2025-05-14 11:59:59 | | 简,露西,派派',
      ],
    }),
    event(
      '「邦布格斗祭」活动说明',
      head('【活动时间】'),
      '2025/04/30 10:00（服务器时间） ~ 2025/05/19 03:59（服务器时间）',
      '邦布格斗祭 | 2025-04-30 10:00:00 | 2025-05-19 03:59:59',
    ),
    notice('「先遣赏金-实战模拟」活动说明', {
      body: [
        head('【活动时间】'),
        p('2025/05/22 04:00（服务器时间）~ 2025/05/27 03:59（服务器时间）'),
        head('【活动内容】'),
        p('活动期间，前往「实战模拟室」可获得双倍奖励。'),
      ].join(''),
      truth: ['event | 先遣赏金-实战模拟 | 2025-05-22 04:00:00 | 2025-05-27 03:59:59'],
    }),
    notice('「追声寻影」活动说明', {
      body: [
        head('【活动时间】'),
        table(
          ['活动阶段', '开放时间'],
          ['第一阶段', '2025/05/07 10:00'],
          ['第二阶段', '2025/05/10 04:00'],
          ['第三阶段', '2025/05/13 04:00'],
        ),
        p('活动结束时间：2025/05/26 03:59（服务器时间）'),
        head('【活动奖励】'),
        p('菲林*500、丁尼等'),
      ].join(''),
      truth: ['event | 追声寻影 | 2025-05-07 10:00:00 | 2025-05-26 03:59:59 | polychrome 500'],
    }),
    notice('「将眼泪与过往一同埋葬」1.7版本更新说明', {
      ...NEWS,
      shownMs: shown('2025-04-23 07:00', '2025-06-06 06:00'),
      body: [
        head('【更新时间】'),
        p('2025/04/23 06:00（UTC+8）开始，预计5小时完成'),
        head('【补偿说明】'),
        p('停机维护补偿：菲林*300'),
      ].join(''),
      truth: ['version | 将眼泪与过往一同埋葬 | 2025-04-23T03:00:00Z | 2025-06-05T22:00:00Z'],
    }),
    event('「丽都城募」开启说明', head('【开启时间】'), '1.7版本更新后 ~ 2025/06/05 03:59（服务器时间）', null),
    event('1.7版本已知问题说明', head('【更新时间】'), '2025/04/24 20:00（UTC+8）', null),
  ]),
])

export const ZENLESS_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2025-06-04 12:30', '2025-07-16 06:00'), [
    notice('Version 2.0 Limited-Time Channels (Phase II)', {
      body: [
        head('【Event Duration】'),
        p('2025/06/25 12:00 (server time) – 2025/07/15 14:59 (server time)'),
        head('【Event Details】'),
        p('■ Exclusive Channel "Fufu\'s Majesty"'),
        p('S-Rank Agent Ju Fufu (Fire - Stun)'),
        p('A-Rank Agents Ben (Fire - Defense) and Nicole (Ether - Support)'),
        p('■ W-Engine Channel "Dazzling Choir"'),
        p('S-Rank W-Engine Roaring Fur-nace (Stun)'),
        p('A-Rank W-Engines Big Cylinder (Defense) and The Vault (Support)'),
        p('■ Exclusive Channel "Crown of Glory"'),
        p('S-Rank Agent Caesar (Physical - Defense)'),
        p('A-Rank Agents Ben (Fire - Defense) and Nicole (Ether - Support)'),
        p('※ The guaranteed count of Exclusive Channels is shared.'),
      ].join(''),
      truth: [
        "gacha | Fufu's Majesty | 2025-06-25 12:00:00 | 2025-07-15 14:59:59 | | Ju Fufu,Ben,Nicole",
        'gacha | Dazzling Choir | 2025-06-25 12:00:00 | 2025-07-15 14:59:59 | | Roaring Fur-nace,Big Cylinder,The Vault',
        'gacha | Crown of Glory | 2025-06-25 12:00:00 | 2025-07-15 14:59:59 | | Caesar,Ben,Nicole',
      ],
    }),
    event(
      '"Waifei Peninsula Travelogue" Event Details',
      head('【Event Duration】'),
      'After the Version 2.0 update – 2025/07/14 03:59 (server time)',
      'Waifei Peninsula Travelogue | 2025-06-06T03:00:00Z | 2025-07-14 03:59:59',
    ),
    event(
      '"Data Bounty - Combat Simulation" Event Details',
      head('【Event Duration】'),
      '2025/07/07 04:00 – 2025/07/12 03:59 (server time)',
      'Data Bounty - Combat Simulation | 2025-07-07 04:00:00 | 2025-07-12 03:59:59',
    ),
    notice('"The Yunkui Trials" Event Now Live: Earn Polychrome ×480', {
      body: [
        head('[Event Duration]'),
        p('2025/06/18 10:00 (server time) to 2025/06/30 03:59 (server time)'),
        head('[Participation Requirements]'),
        p('Inter-Knot Lv. 15'),
      ].join(''),
      truth: ['event | The Yunkui Trials | 2025-06-18 10:00:00 | 2025-06-30 03:59:59 | polychrome 480'],
    }),
    event(
      'New Eridu City Fund: New Season',
      head('【Event Duration】'),
      'After the Version 2.0 update – 2025/07/14 03:59 (server time)',
      null,
    ),
    event('Player Experience Survey', head('【Duration】'), '2025/06/20 10:00 – 2025/06/27 03:59 (server time)', null),
    event(
      '"Where Clouds Embrace the Dawn" Outfits Now Available in the Store',
      head('【Available From】'),
      'After the Version 2.0 update',
      null,
    ),
  ]),
])

export const ZENLESS_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2025-07-14 12:30', '2025-09-04 06:00'), [
    notice('2.1版本限時頻段（下期）', {
      body: [
        p('本期調頻活動開放時間：2025/08/06 12:00 ~ 2025/09/03 14:59（伺服器時間）'),
        head('獨家頻段「馥草芳誓」'),
        p('限定S級代理人：愛麗絲(物理·異常)'),
        p('A級代理人：派派(物理·異常)、露西(火·支援)'),
        head('音擎頻段「燦爛和聲」'),
        p('限定S級音擎：十方鍛星(異常)'),
        p('A級音擎：雙生泣星(異常)、好鬥的阿炮(支援)'),
      ].join(''),
      truth: [
        'gacha | 馥草芳誓 | 2025-08-06 12:00:00 | 2025-09-03 14:59:59 | | 愛麗絲,派派,露西',
        'gacha | 燦爛和聲 | 2025-08-06 12:00:00 | 2025-09-03 14:59:59 | | 十方鍛星,雙生泣星,好鬥的阿炮',
      ],
    }),
    event(
      '「夏日漂流記」活動說明',
      head('【活動時間】'),
      '2025/07/23 10:00（伺服器時間） ~ 2025/08/18 03:59（伺服器時間）',
      '夏日漂流記 | 2025-07-23 10:00:00 | 2025-08-18 03:59:59',
    ),
    event(
      '「式輿防衛戰」第十九期開啟說明',
      head('【開放時間】'),
      '2025/08/15 04:00 ~ 2025/08/29 03:59（伺服器時間）',
      '式輿防衛戰 | 2025-08-15 04:00:00 | 2025-08-29 03:59:59',
      'challenge',
    ),
    event('客服溫馨提示：請勿進行非官方儲值', head('【提示】'), '自2025/07/20 起', null),
  ]),
])

const JA_TIME = 'Ver.2.2アップデート後～2025/09/24 11:59（サーバー時間）'

export const ZENLESS_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2025-09-02 12:30', '2025-10-15 06:00'), [
    notice('Ver.2.2期間限定チャンネル（前半）', {
      body: [
        p(`今回の期間限定チャンネルの開催期間は「${JA_TIME}」です。`),
        head('■独占チャンネル「涙より生まれし花」'),
        p(
          '期間中、限定S級エージェント[「シード」(電気・強攻)]およびA級エージェント[アンビー(電気・撃破)]、[セス(電気・防護)]の出現率が大幅にアップします！',
        ),
        head('■音動機チャンネル「喧騒のソナタ」'),
        p(
          '期間中、限定S級音動機[駆動する種(強攻)]およびA級音動機[デマラ式電池Ⅱ型(撃破)]、[秩序の守り手・特化型(防護)]の出現率が大幅にアップします！',
        ),
        head('■独占チャンネル「冥き瞳に映る華」'),
        p(
          '期間中、限定S級エージェント[「トリガー」(電気・撃破)]およびA級エージェント[アンビー(電気・撃破)]、[セス(電気・防護)]の出現率が大幅にアップします！',
        ),
      ].join(''),
      truth: [
        'gacha | 涙より生まれし花 | 2025-09-04T03:00:00Z | 2025-09-24 11:59:59 | | 「シード」,アンビー,セス',
        'gacha | 喧騒のソナタ | 2025-09-04T03:00:00Z | 2025-09-24 11:59:59 | | 駆動する種,デマラ式電池Ⅱ型,秩序の守り手・特化型',
        'gacha | 冥き瞳に映る華 | 2025-09-04T03:00:00Z | 2025-09-24 11:59:59 | | 「トリガー」,アンビー,セス',
      ],
    }),
    event(
      '「オボルス小隊・演習記録」イベントのお知らせ',
      head('【イベント期間】'),
      '2025/09/10 10:00～2025/09/29 03:59（サーバー時間）',
      'オボルス小隊・演習記録 | 2025-09-10 10:00:00 | 2025-09-29 03:59:59',
    ),
    event(
      '「先遣懸賞・実戦シミュレーション」開催のお知らせ',
      head('【開催期間】'),
      '2025年10月1日(水) 04:00 ～ 2025年10月6日(月) 03:59（サーバー時間）',
      '先遣懸賞・実戦シミュレーション | 2025-10-01 04:00:00 | 2025-10-06 03:59:59',
    ),
    event(
      '「リドゥ募集基金」のお知らせ',
      head('【開催期間】'),
      'Ver.2.2アップデート後～2025/10/13 03:59（サーバー時間）',
      null,
    ),
    event('公式グッズ予約受付開始！', head('【受付期間】'), '2025/09/12 18:00 ～ 2025/10/12 23:59（JST）', null),
  ]),
])

export const ZENLESS_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2025-10-13 12:30', '2025-11-26 06:00'), [
    notice('2.3 버전 기간 한정 채널(상)', {
      body: [
        p(
          '이번 기간 한정 채널의 이벤트 기간은 2.3 버전 업데이트 후 ~ 2025/11/05 11:59(서버 시간)이며, 아래의 내용이 포함됩니다.',
        ),
        head('■ 독점 채널 「비단 밤의 등불 유람」'),
        p(
          '이벤트 기간 동안, 한정 S급 에이전트 [루시아(에테르·지원)]와 A급 에이전트 [펄크라(물리·격파)], [코린(물리·강공)]의 획득 확률이 대폭 증가합니다!',
        ),
        head('■ W-엔진 채널 「소란의 소나타」'),
        p(
          '이벤트 기간 동안, 한정 S급 W-엔진 [꿈을 빚는 용광로의 노래(지원)]와 A급 W-엔진 [커터칼(격파)], [하우스키퍼(강공)]의 획득 확률이 대폭 증가합니다!',
        ),
        head('■ 독점 채널 「좋은 밤에 내려앉은 새」'),
        p(
          '이벤트 기간 동안, 한정 S급 에이전트 [비비안(에테르·이상)]과 A급 에이전트 [펄크라(물리·격파)], [코린(물리·강공)]의 획득 확률이 대폭 증가합니다!',
        ),
      ].join(''),
      truth: [
        'gacha | 비단 밤의 등불 유람 | 2025-10-15T03:00:00Z | 2025-11-05 11:59:59 | | 루시아,펄크라,코린',
        'gacha | 소란의 소나타 | 2025-10-15T03:00:00Z | 2025-11-05 11:59:59 | | 꿈을 빚는 용광로의 노래,커터칼,하우스키퍼',
        'gacha | 좋은 밤에 내려앉은 새 | 2025-10-15T03:00:00Z | 2025-11-05 11:59:59 | | 비비안,펄크라,코린',
      ],
    }),
    event(
      '「꿈을 찾는 도깨비불」 이벤트 안내',
      head('【이벤트 기간】'),
      '2025/10/22 10:00 ~ 2025/11/10 03:59(서버 시간)',
      '꿈을 찾는 도깨비불 | 2025-10-22 10:00:00 | 2025-11-10 03:59:59',
    ),
    event(
      '「선행 현상금 - 실전 시뮬레이션」 이벤트 안내',
      head('[이벤트 기간]'),
      '2025년 11월 12일 04:00 ~ 11월 17일 03:59 (서버 시간)',
      '선행 현상금 - 실전 시뮬레이션 | 2025-11-12 04:00:00 | 2025-11-17 03:59:59',
    ),
    event(
      '2.3 버전 상점 업데이트 안내',
      head('【판매 기간】'),
      '2.3 버전 업데이트 후 ~ 2025/11/25 03:59(서버 시간)',
      null,
    ),
  ]),
])

export const ZENLESS_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2026-02-04 12:30', '2026-03-24 06:00'), [
    notice('Canaux à durée limitée de la version 2.6 (phase I)', {
      body: [
        p(
          'Les événements de recherche de signal de cette phase ont lieu de la mise à jour de la version 2.6 au 04/03/2026 à 11:59 (heure du serveur) :',
        ),
        head('■ Canal exclusif « Illusion à trois temps »'),
        p(
          "Pendant l'événement, le taux d'obtention de l'agent limité de rang S [Sunniva (Physique – Soutien)] et des agents de rang A [Anton (Électrique – Attaque)] et [Seth (Électrique – Défense)] est grandement augmenté !",
        ),
        head('■ Canal moteur-amplificateur « Sonate du tumulte »'),
        p(
          "Pendant l'événement, le taux d'obtention du moteur-amplificateur limité de rang S [Ballade au fil des pensées (Soutien)] et des moteurs-amplificateurs de rang A [Foreuse – Axe rouge (Attaque)] et [Défenseur de la paix – Spécialisé (Défense)] est grandement augmenté !",
        ),
      ].join(''),
      truth: [
        'gacha | Illusion à trois temps | 2026-02-06T03:00:00Z | 2026-03-04 11:59:59 | | Sunniva,Anton,Seth',
        'gacha | Sonate du tumulte | 2026-02-06T03:00:00Z | 2026-03-04 11:59:59 | | Ballade au fil des pensées,Foreuse – Axe rouge,Défenseur de la paix – Spécialisé',
      ],
    }),
    event(
      'Événement « Rythmes de Nouvelle Éridu » : informations',
      head("【Durée de l'événement】"),
      'Du 13/02/2026 à 10:00 au 02/03/2026 à 03:59 (heure du serveur)',
      'Rythmes de Nouvelle Éridu | 2026-02-13 10:00:00 | 2026-03-02 03:59:59',
    ),
    event(
      '« Prime de données – Simulation de combat » : détails de l’événement',
      head('【Période】'),
      '09/03/2026 04:00 – 14/03/2026 03:59 (heure du serveur)',
      'Prime de données – Simulation de combat | 2026-03-09 04:00:00 | 2026-03-14 03:59:59',
    ),
  ]),
])
