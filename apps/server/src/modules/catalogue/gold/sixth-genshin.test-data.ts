import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, globalTime, paragraphs, serverTime, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const WISH = { label: '扭蛋' } as const
const BOOSTED = 'will receive a huge drop-rate boost!'
const FOUR = `● During this event wish, the 4-star characters "Astral Peddler" Aino (Hydro), "Kätzlein Cocktail" Diona (Cryo), and "Analytical Harmony" Shikanoin Heizou (Anemo) ${BOOSTED}`

export const GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-07-19 12:00', '2026-08-12 06:00'), [
    notice('Version "Luna VIII" Event Wishes Notice - Phase II', {
      ...WISH,
      body: paragraphs(
        '〓Event Wish Duration〓',
        '2026/7/21 18:00–2026/8/11 14:59',
        '〓Event Wish "Somnias a Luna"〓',
        `● During this event wish, the event-exclusive 5-star character "Welkin Moon's Homecoming" Columbina (Hydro) ${BOOSTED}`,
        FOUR,
        '〓Event Wish "Reign of Serenity"〓',
        `● During this event wish, the event-exclusive 5-star character "Plane of Euthymia" Raiden Shogun (Electro) ${BOOSTED}`,
        FOUR,
        '〓Event Wish "Epitome Invocation"〓',
        `● During this event wish, the event-exclusive 5-star weapons Nightweaver's Looking Glass (Catalyst) and Engulfing Lightning (Polearm) ${BOOSTED}`,
        '※ The event-exclusive characters will not be available in the standard wish "Wanderlust Invocation."',
      ),
      truth: [
        'gacha | Somnias a Luna | 2026-07-21 18:00:00 | 2026-08-11 14:59:59 | | Columbina,Aino,Diona,Shikanoin Heizou',
        'gacha | Reign of Serenity | 2026-07-21 18:00:00 | 2026-08-11 14:59:59 | | Raiden Shogun,Aino,Diona,Shikanoin Heizou',
        "gacha | Epitome Invocation | 2026-07-21 18:00:00 | 2026-08-11 14:59:59 | | Nightweaver's Looking Glass,Engulfing Lightning",
      ],
    }),
    notice('"A Thousand Spirits at Play" Event: Take Part to Obtain Primogems and a Free Outfit', {
      subtitle: 'Event: A Thousand Spirits at Play',
      body: `${paragraphs('〓Event Duration〓')}${table(
        ['Phase', 'Time'],
        ['Gameplay Phase', `${serverTime('2026/07/08 10:00')} – ${serverTime('2026/07/27 03:59')}`],
        ['Shop Phase', `${serverTime('2026/07/08 10:00')} – ${serverTime('2026/08/03 03:59')}`],
      )}${paragraphs('〓Eligibility〓', 'Adventure Rank 18 or above')}`,
      truth: ['event | A Thousand Spirits at Play | 2026-07-08 10:00:00 | 2026-07-27 03:59:59'],
    }),
    event(
      '"Overflowing Mastery" Event: Double Talent Level-Up Materials',
      '〓Event Duration〓',
      `From ${serverTime('2026/07/27 04:00')} to ${serverTime('2026/08/03 03:59')}`,
      'Overflowing Mastery | 2026-07-27 04:00:00 | 2026-08-03 03:59:59',
    ),
    event(
      '"Encounters in Store": Daily Login Bonus for All Travelers',
      '〓Claim Period〓',
      `July 4, 2026, 04:00 – July 20, 2026, 03:59 (server time)`,
      'Encounters in Store | 2026-07-04 04:00:00 | 2026-07-20 03:59:59',
    ),
    event(
      'Notice Regarding the Adjustment of Certain Domain Rewards',
      '〓Adjustment Time〓',
      `${globalTime('2026/07/10 11:00')}`,
      null,
    ),
    event(
      'PlayStation®Network Exclusive Pack Now Available',
      '〓Availability〓',
      `${serverTime('2026/07/01 11:00')} – ${serverTime('2026/08/11 23:59')}`,
      null,
    ),
  ]),
])

export const GENSHIN_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2025-08-18 12:00', '2025-09-10 06:00'), [
    notice('「赤团开时」祈愿：「咏月使的炽焰·阿蕾奇诺(火)」概率UP！', {
      ...WISH,
      body: bannerTable(
        ['祈愿时间', '概率提升角色（5星）', '概率提升角色（4星）'],
        [
          `${serverTime('2025/08/19 18:00')}<br>~<br>${serverTime('2025/09/09 14:59')}`,
          '「咏月使的炽焰·阿蕾奇诺(火)」',
        ],
        ['「萃念初蘖·柯莱(草)」', '「掇芳萃英·琳妮特(风)」', '「遏浪的水手·菲米尼(冰)」'],
      ),
      truth: ['gacha | 赤团开时 | 2025-08-19 18:00:00 | 2025-09-09 14:59:59 | | 阿蕾奇诺,柯莱,琳妮特,菲米尼'],
    }),
    event(
      '「海滨奇遇记」活动：第一阶段至第三阶段依次开启',
      '〓活动时间〓',
      `第一阶段：${serverTime('2025/08/20 10:00')}开启<br>第二阶段：${serverTime('2025/08/22 04:00')}开启<br>第三阶段：${serverTime('2025/08/24 04:00')}开启<br>活动结束时间：${serverTime('2025/09/08 03:59')}`,
      '海滨奇遇记 | 2025-08-20 10:00:00 | 2025-09-08 03:59:59',
    ),
    event(
      '「凭证兑换」活动：限时兑换原石×60',
      '〓活动时间〓',
      `${serverTime('2025/08/25 12:00')}起至${serverTime('2025/09/05 23:59')}`,
      '凭证兑换 | 2025-08-25 12:00:00 | 2025-09-05 23:59:59',
    ),
    event('《原神》交响音乐会门票发售通知', '〓发售时间〓', '2025年8月28日 12:00（UTC+8）', null),
    event(
      '邀请好友回归提瓦特，领取好礼',
      '〓活动时间〓',
      `${serverTime('2025/08/20 10:00')} ~ ${serverTime('2025/09/08 03:59')}`,
      null,
    ),
  ]),
])

const JA_SECOND = `${serverTime('2025/08/19 18:00')} ～ ${serverTime('2025/09/09 14:59')}`

export const GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2025-08-17 12:00', '2025-09-10 06:00'), [
    notice('Ver.5.8 イベント祈願（後半）のお知らせ', {
      ...WISH,
      body: paragraphs(
        `イベント祈願（後半）は${JA_SECOND}の期間で開催されます。`,
        '●イベント祈願「閻火と燃ゆる夜」では、イベント限定★5キャラクター「散華の調べ・クロリンデ(雷)」の出現率が大幅アップ！',
        '●★4キャラクター「無垢なる芽・コレイ(草)」「影の助手・リネット(風)」「深海の人形師・フレミネ(氷)」の出現率が大幅アップ！',
        '●イベント祈願「香りの行方」では、イベント限定★5キャラクター「馥郁たる使徒・エミリエ(草)」の出現率が大幅アップ！',
        '●★4キャラクター「無垢なる芽・コレイ(草)」「影の助手・リネット(風)」「深海の人形師・フレミネ(氷)」の出現率が大幅アップ！',
      ),
      truth: [
        'gacha | 閻火と燃ゆる夜 | 2025-08-19 18:00:00 | 2025-09-09 14:59:59 | | クロリンデ,コレイ,リネット,フレミネ',
        'gacha | 香りの行方 | 2025-08-19 18:00:00 | 2025-09-09 14:59:59 | | エミリエ,コレイ,リネット,フレミネ',
      ],
    }),
    event(
      '「ひと夏のレシピ」：食材を集めて原石などの報酬をゲットしよう！',
      '〓開催期間〓',
      `2025年8月21日（木）10:00 ～ 2025年9月8日（月）3:59`,
      'ひと夏のレシピ | 2025-08-21 10:00:00 | 2025-09-08 03:59:59',
    ),
    event('公式オーケストラコンサートのチケット販売について', '〓販売期間〓', '2025/08/28 12:00（JST）～', null),
  ]),
])

export const GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2025-05-05 12:00', '2025-06-18 06:00'), [
    notice('5.6 버전 이벤트 기원(전반)', {
      ...WISH,
      body: `${paragraphs('5.6 버전 전반 이벤트 기원을 안내해 드립니다.')}${table(
        ['기원', '기원 기간', '확률 UP 5성', '확률 UP 4성'],
        [
          '이벤트 기원 「베리 샹송」',
          `5.6 버전 업데이트 후 ~ ${serverTime('2025/05/27 17:59')}`,
          '「미식의 극치·에스코피에(얼음)」',
          '「은근한 빛·콜레이(풀)」<br>「바람의 조수·리넷(바람)」',
        ],
        [
          '이벤트 기원 「붉은 달의 밤」',
          `5.6 버전 업데이트 후 ~ ${serverTime('2025/05/27 17:59')}`,
          '「재의 심판자·아를레키노(불)」',
          '「은근한 빛·콜레이(풀)」<br>「바람의 조수·리넷(바람)」',
        ],
      )}`,
      truth: [
        'gacha | 베리 샹송 | 2025-05-07T03:00:00Z | 2025-05-27 17:59:59 | | 에스코피에,콜레이,리넷',
        'gacha | 붉은 달의 밤 | 2025-05-07T03:00:00Z | 2025-05-27 17:59:59 | | 아를레키노,콜레이,리넷',
      ],
    }),
    event(
      '「장미의 계절」 이벤트: 향기를 모아 원석 ×420을 받으세요',
      '〓이벤트 기간〓',
      `2025년 5월 14일 오전 10:00 ~ 2025년 5월 26일 오전 3:59 (서버 시간)`,
      '장미의 계절 | 2025-05-14 10:00:00 | 2025-05-26 03:59:59 | primogem 420',
    ),
    event('신규 공식 굿즈 출시 안내', '〓판매 기간〓', '2025/05/20 18:00 ~ 2025/06/20 23:59 (UTC+9)', null),
  ]),
])

export const GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2025-03-24 12:00', '2025-05-07 06:00'), [
    notice(
      "Vœux événements « Braises rallumées » : taux d'obtention augmenté pour « Ardeur nocturne » Varesa (Électro) !",
      {
        ...WISH,
        body: paragraphs(
          '〓Période des vœux〓',
          `De la mise à jour 5.5 au ${serverTime('2025/04/15 17:59')}`,
          '〓Détails〓',
          "● Le personnage 5★ exclusif « Ardeur nocturne » Varesa (Électro) bénéficie d'une forte hausse de son taux d'obtention !",
          "● Les personnages 4★ « Guérisseur des plaines » Ifa (Anémo), « Vent et sucre » Lan Yan (Anémo) et « Épine de la grâce » Rosalia (Cryo) bénéficient d'une forte hausse de leur taux d'obtention !",
        ),
        truth: [
          'gacha | Braises rallumées | 2025-03-26T03:00:00Z | 2025-04-15 17:59:59 | | Varesa,Ifa,Lan Yan,Rosalia',
        ],
      },
    ),
    event(
      'Événement « Jour de fête à Natlan » : défis à durée limitée',
      '〓Durée〓',
      `du 2 avril 2025 à 10h00 au 21 avril 2025 à 3h59 (heure du serveur)`,
      'Jour de fête à Natlan | 2025-04-02 10:00:00 | 2025-04-21 03:59:59',
    ),
    event(
      'Passe de combat : nouvelle saison',
      '〓Durée〓',
      `Après la mise à jour 5.5 – ${serverTime('2025/05/05 03:59')}`,
      null,
    ),
  ]),
])
