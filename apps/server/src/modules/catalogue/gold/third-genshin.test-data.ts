import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, globalTime, paragraphs, serverTime, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const WISH = { label: '扭蛋' } as const
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
/** A wish with its table: the period over all lines, the promoted ones, then the others line by line. */
const wish = (
  title: string,
  heads: readonly string[],
  cells: readonly string[],
  more: readonly string[],
  truth: string,
): Row => notice(title, { ...WISH, body: bannerTable(heads, cells, more), truth: [`gacha | ${truth}`] })

const ZH_WISH = ['祈愿时间', '概率提升角色（5星）', '概率提升角色（4星）']
const ZH_ARMS = ['祈愿时间', '概率提升武器（5星）', '概率提升武器（4星）']
const ZH_FIRST = `「月之三」版本更新后<br>~<br>${serverTime('2025/12/23 17:59')}`
const ZH_FOUR = ['「妙论不群·雅珂达(风)」', '「命运试金石·班尼特(火)」', '「机逐封秘·珐露珊(风)」']

export const GENSHIN_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2025-12-01 12:00', '2026-01-14 06:00'), [
    wish(
      '「白礜赤成」祈愿：「炼真归名·杜林(火)」概率UP！',
      ZH_WISH,
      [ZH_FIRST, '「炼真归名·杜林(火)」'],
      ZH_FOUR,
      '白礜赤成 | 2025-12-03T03:00:00Z | 2025-12-23 17:59:59 | | 杜林,雅珂达,班尼特,珐露珊',
    ),
    wish(
      '「杯装之诗」祈愿：「风色诗人·温迪(风)」概率UP！',
      ZH_WISH,
      [ZH_FIRST, '「风色诗人·温迪(风)」'],
      ZH_FOUR,
      '杯装之诗 | 2025-12-03T03:00:00Z | 2025-12-23 17:59:59 | | 温迪,雅珂达,班尼特,珐露珊',
    ),
    wish(
      '「神铸赋形」祈愿：「单手剑·黑蚀」「弓·黎明破晓之史」概率UP！',
      ZH_ARMS,
      [ZH_FIRST, '「单手剑·黑蚀」<br>「弓·黎明破晓之史」'],
      ['「单手剑·暗巷闪光」', '「长柄武器·勘探钻机」', '「法器·暗巷的酒与诗」', '「双手剑·雨裁」', '「弓·绝弦」'],
      '神铸赋形 | 2025-12-03T03:00:00Z | 2025-12-23 17:59:59 | | 黑蚀,黎明破晓之史,暗巷闪光,勘探钻机,暗巷的酒与诗,雨裁,绝弦',
    ),
    notice('「炽魂斗士的雪界之旅」活动：参与可获得4星角色「米卡(冰)」', {
      subtitle: '「炽魂斗士的雪界之旅」',
      body: `${paragraphs('〓活动时间〓')}${table(
        ['活动内容', '开始时间', '结束时间'],
        ['第一幕', serverTime('2025/12/19 10:00'), serverTime('2026/01/05 03:59')],
        ['第二幕', serverTime('2025/12/21 04:00'), serverTime('2026/01/05 03:59')],
        ['第三幕', serverTime('2025/12/23 04:00'), serverTime('2026/01/05 03:59')],
      )}${paragraphs('〓参与条件〓', '冒险等阶≥20级')}`,
      truth: ['event | 炽魂斗士的雪界之旅 | 2025-12-19 10:00:00 | 2026-01-05 03:59:59'],
    }),
    notice('「飒勇争锋，龙之劲斗」活动：竞技对战挑战', {
      body: paragraphs(
        '〓活动时间〓',
        `${serverTime('2025/12/29 10:00')} ~ ${serverTime('2026/01/07 03:59')}`,
        '〓活动奖励〓',
        '原石*420、智识之冕*1、「劝学」系列素材、大英雄的经验、摩拉等。',
        '〓参与条件〓',
        '冒险等阶≥20级',
      ),
      truth: ['event | 飒勇争锋，龙之劲斗 | 2025-12-29 10:00:00 | 2026-01-07 03:59:59 | primogem 420'],
    }),
    event(
      '「百货奇货」活动：收集素材，与立本交换礼物',
      '〓活动时间〓',
      `${serverTime('2026/01/05 10:00')} ~ ${serverTime('2026/01/12 03:59')}`,
      '百货奇货 | 2026-01-05 10:00:00 | 2026-01-12 03:59:59',
    ),
    event(
      '「七圣召唤」热斗模式：奇策竞驰',
      '〓活动时间〓',
      `${serverTime('2025/12/20 10:00')} ~ ${serverTime('2026/01/05 03:59')}`,
      null,
    ),
    event(
      '「绮衣珍赏·深宵」限时上架',
      '〓售卖时间〓',
      `「月之四」版本更新后 ~ ${globalTime('2026/02/25 05:59')}`,
      null,
    ),
    notice('「『空月之歌·间奏』终北的夜行诗」「月之三」版本更新说明', {
      section: '2',
      shownMs: shown('2025-12-03 07:00', '2026-01-14 06:00'),
      body: paragraphs(
        '〓更新时间〓',
        `${globalTime('2025/12/03 06:00')}开始，预计5个小时完成。`,
        '〓补偿范围〓',
        `${globalTime('2025/12/03 06:00')}前冒险等阶达到5级及以上的旅行者。`,
      ),
      truth: ['version | 『空月之歌·间奏』终北的夜行诗 | 2025-12-03T03:00:00Z | 2026-01-13T22:00:00Z'],
    }),
  ]),
])

export const GENSHIN_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2026-02-23 12:00', '2026-04-08 06:00'), [
    wish(
      '「虛星臨渡」祈願：「虛淵孤影·絲柯克(冰)」機率UP！',
      ['祈願時間', '機率提升角色（5星）', '機率提升角色（4星）'],
      [`${serverTime('2026/03/17 18:00')}<br>~<br>${serverTime('2026/04/07 14:59')}`, '「虛淵孤影·絲柯克(冰)」'],
      ['「祝聖的司鐸·塔利雅(水)」', '「淨煉禁珠·坎蒂絲(水)」', '「朗鏡索真·夏洛蒂(冰)」'],
      '虛星臨渡 | 2026-03-17 18:00:00 | 2026-04-07 14:59:59 | | 絲柯克,塔利雅,坎蒂絲,夏洛蒂',
    ),
    event(
      '「捕風的歸客」時限內完成魔神任務，可額外獲得原石、角色突破素材等獎勵',
      '〓獲取獎勵時限〓',
      `「月之五」版本更新後 ~ ${serverTime('2026/04/07 14:59')}`,
      '捕風的歸客 | 2026-02-25T03:00:00Z | 2026-04-07 14:59:59',
    ),
    event(
      '「幽境危戰」活動：紊亂地脈挑戰',
      '〓活動時間〓',
      `整體活動時間：${serverTime('2026/03/04 10:00')} ~ ${serverTime('2026/04/07 03:59')}<br>紊亂爆發期：${serverTime('2026/03/04 10:00')} ~ ${serverTime('2026/03/14 03:59')}`,
      '幽境危戰 | 2026-03-04 10:00:00 | 2026-04-07 03:59:59',
      'challenge',
    ),
    event('網頁活動「風起的信箋」現已開啟', '〓活動時間〓', '2026/03/01 12:00 ~ 2026/03/15 23:59（UTC+8）', null),
  ]),
])

const EN_PERIOD = `${serverTime('2026/04/28 18:00')}<br>—<br>${serverTime('2026/05/19 14:59')}`

export const GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-04-06 12:00', '2026-05-20 06:00'), [
    wish(
      'Event Wish "Moonsong of the Groves" - Boosted Drop Rate for "Hymn of the Frostmoon" Lauma (Dendro)!',
      ['Event Wish Duration', 'Promotional Character (5-Star)', 'Featured Characters (4-Star)'],
      [EN_PERIOD, '"Hymn of the Frostmoon" Lauma (Dendro)'],
      [
        '"Juvenile Galant" Xingqiu (Hydro)',
        '"Cat Upon the Eaves" Kirara (Dendro)',
        '"Clear-Eyed Buyer" Jahoda (Anemo)',
      ],
      'Moonsong of the Groves | 2026-04-28 18:00:00 | 2026-05-19 14:59:59 | | Lauma,Xingqiu,Kirara,Jahoda',
    ),
    wish(
      'Event Wish "Epitome Invocation" - Boosted Drop Rate for Nightweaver\'s Looking Glass (Catalyst) and Reliquary of Truth (Catalyst)!',
      ['Event Wish Duration', 'Promotional Weapons (5-Star)', 'Featured Weapons (4-Star)'],
      [EN_PERIOD, "Nightweaver's Looking Glass (Catalyst)<br>Reliquary of Truth (Catalyst)"],
      [
        'Dawning Frost (Catalyst)',
        'Sacrificial Sword (Sword)',
        'Rainslasher (Claymore)',
        'Favonius Lance (Polearm)',
        'Favonius Warbow (Bow)',
      ],
      "Epitome Invocation | 2026-04-28 18:00:00 | 2026-05-19 14:59:59 | | Nightweaver's Looking Glass,Reliquary of Truth,Dawning Frost,Sacrificial Sword,Rainslasher,Favonius Lance,Favonius Warbow",
    ),
    notice('Chronicled Wish "Dewlit Tranquility": Chart a Course for Your Chosen Path', {
      ...WISH,
      body: `${paragraphs(
        '〓Wish Duration〓',
        `${serverTime('2026/04/28 18:00')} – ${serverTime('2026/05/19 14:59')}`,
        '〓Wish Details〓',
        'One of the following can be set as the target of a Chronicled Path:',
      )}${table(
        [
          '5-Star Characters',
          '"Candlebearer, Shadowhunter" Clorinde (Electro), "Helm of the Radiant Rose" Navia (Geo)',
        ],
        ['5-Star Weapons', 'Absolution (Sword), Verdict (Claymore)'],
      )}`,
      truth: [
        'gacha | Dewlit Tranquility | 2026-04-28 18:00:00 | 2026-05-19 14:59:59 | | Clorinde,Navia,Absolution,Verdict',
      ],
    }),
    event(
      '"Overflowing Abundance" Event: Double Drops From Domains of Forgery',
      '〓Event Duration〓',
      `${serverTime('2026/05/04 04:00')} – ${serverTime('2026/05/11 03:59')}`,
      'Overflowing Abundance | 2026-05-04 04:00:00 | 2026-05-11 03:59:59',
    ),
    event(
      '"Path of Gleaming Jade" Login Event: Log In on Seven Days to Obtain Intertwined Fate ×10',
      '〓Event Duration〓',
      `${serverTime('2026/04/11 04:00')} – ${serverTime('2026/04/29 03:59')}`,
      'Path of Gleaming Jade | 2026-04-11 04:00:00 | 2026-04-29 03:59:59 | intertwined_fate 10',
    ),
    notice('"Augured Homecoming" Version "Luna VI" Update Details', {
      section: '2',
      subtitle: 'Version "Luna VI" Update Details',
      shownMs: shown('2026-04-08 07:00', '2026-05-20 06:00'),
      body: paragraphs(
        '〓Update Schedule〓',
        `Update maintenance begins ${globalTime('2026/04/08 06:00')} and is estimated to take 5 hours.`,
        '〓How to Update Game Client〓',
      ),
      truth: ['version | Augured Homecoming | 2026-04-08T03:00:00Z | 2026-05-19T22:00:00Z'],
    }),
    event(
      'Version "Luna VI" Fan Art Contest Now Underway on HoYoLAB',
      '〓Submission Period〓',
      '2026/04/10 – 2026/05/01 23:59 (UTC+8)',
      null,
    ),
    event('Known Issues and Fixes in Version "Luna VI"', `〓Updated on ${globalTime('2026/04/09 18:20')}〓`, '', null),
  ]),
])

const JA_PERIOD = `${serverTime('2025/07/08 18:00')} ～ ${serverTime('2025/07/29 14:59')}`

export const GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2025-06-16 12:00', '2025-07-30 06:00'), [
    notice('イベント祈願「古に宿る烈炎」：「燃ゆる夜の灯・マーヴィカ(炎)」の出現率アップ！', {
      ...WISH,
      body: paragraphs(
        '〓祈願期間〓',
        JA_PERIOD,
        '〓祈願紹介〓',
        '●期間中、イベント限定★5キャラクター「燃ゆる夜の灯・マーヴィカ(炎)」の出現率が大幅アップ！',
        '●期間中、★4キャラクター「ナタの鍛錬・イアンサ(雷)」「泡沫の香草・ヨォーヨ(草)」「万民百味・香菱(炎)」の出現率が大幅アップ！',
      ),
      truth: ['gacha | 古に宿る烈炎 | 2025-07-08 18:00:00 | 2025-07-29 14:59:59 | | マーヴィカ,イアンサ,ヨォーヨ,香菱'],
    }),
    notice('イベント祈願「神鋳賦形」：「両手剣・千烈の日輪」「長柄武器・ルミドゥースの挽歌」の出現率アップ！', {
      ...WISH,
      body: bannerTable(
        ['祈願期間', '出現率アップ武器（★5）', '出現率アップ武器（★4）'],
        [JA_PERIOD, '「両手剣・千烈の日輪」<br>「長柄武器・ルミドゥースの挽歌」'],
        ['「片手剣・笛の剣」', '「両手剣・雨裁」', '「長柄武器・匣中滅龍」', '「法器・祭礼の断片」', '「弓・弓蔵」'],
      ),
      truth: [
        'gacha | 神鋳賦形 | 2025-07-08 18:00:00 | 2025-07-29 14:59:59 | | 千烈の日輪,ルミドゥースの挽歌,笛の剣,雨裁,匣中滅龍,祭礼の断片,弓蔵',
      ],
    }),
    notice('イベント「幽境の激戦」：地脈の乱れに挑め', {
      body: paragraphs(
        '〓イベント期間〓',
        `全体開催期間：${serverTime('2025/06/25 10:00')} ～ ${serverTime('2025/07/29 03:59')}`,
        `激化期間：${serverTime('2025/06/25 10:00')} ～ ${serverTime('2025/07/05 03:59')}`,
        '〓参加条件〓',
      ),
      truth: ['challenge | 幽境の激戦 | 2025-06-25 10:00:00 | 2025-07-29 03:59:59'],
    }),
    notice('イベント「夏霧の絵巻」：段階ごとに開放される挑戦をクリアしよう', {
      body: paragraphs(
        '〓イベント期間〓',
        `第1段階：${serverTime('2025/06/30 10:00')} ～ ${serverTime('2025/07/14 03:59')}`,
        `第2段階：${serverTime('2025/07/02 10:00')} ～ ${serverTime('2025/07/14 03:59')}`,
        `第3段階：${serverTime('2025/07/04 10:00')} ～ ${serverTime('2025/07/14 03:59')}`,
        '〓イベント報酬〓',
        '原石×420、祝聖のエッセンス、大英雄の経験など',
      ),
      truth: ['event | 夏霧の絵巻 | 2025-06-30 10:00:00 | 2025-07-14 03:59:59 | primogem 420'],
    }),
    event(
      'イベント「豊材の奔流」：武器突破素材と天賦育成素材の報酬2倍！',
      '〓イベント期間〓',
      `${serverTime('2025/07/21 04:00')} ～ ${serverTime('2025/07/28 03:59')}`,
      '豊材の奔流 | 2025-07-21 04:00:00 | 2025-07-28 03:59:59',
    ),
    notice('「あなたが存在する時空」Ver.5.7アップデートのお知らせ', {
      section: '2',
      shownMs: shown('2025-06-18 07:00', '2025-07-30 06:00'),
      body: paragraphs(
        '〓アップデート日時〓',
        `${globalTime('2025/06/18 06:00')}より開始し、5時間ほどで完了する予定です。`,
        '〓補償について〓',
      ),
      truth: ['version | あなたが存在する時空 | 2025-06-18T03:00:00Z | 2025-07-29T22:00:00Z'],
    }),
    event(
      'ゲーム内アンケートのご案内',
      '〓回答期間〓',
      `${serverTime('2025/07/10 12:00')} ～ ${serverTime('2025/07/24 23:59')}`,
      null,
    ),
    event(
      '衣装「涼風の調べ」期間限定割引で販売',
      '〓割引期間〓',
      `5.7バージョンアップ後 ～ ${serverTime('2025/07/28 03:59')}`,
      null,
    ),
  ]),
])

export const GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2025-07-28 12:00', '2025-09-10 06:00'), [
    notice('「별의 구동」 기원: 「천둥의 파동·이네파(번개)」 획득 확률 UP!', {
      ...WISH,
      body: paragraphs(
        '〓기원 기간〓',
        `5.8 버전 업데이트 후 ~ ${serverTime('2025/08/19 17:59')}`,
        '〓기원 소개〓',
        '● 이벤트 기간 동안 이벤트 한정 5성 캐릭터 「천둥의 파동·이네파(번개)」의 기원 획득 확률이 대폭 증가합니다!',
        '● 이벤트 기간 동안 4성 캐릭터 「명합의 은자·세토스(번개)」, 「소년 춘추·행추(물)」, 「단죄의 황녀·피슬(번개)」의 기원 획득 확률이 대폭 증가합니다!',
      ),
      truth: ['gacha | 별의 구동 | 2025-07-30T03:00:00Z | 2025-08-19 17:59:59 | | 이네파,세토스,행추,피슬'],
    }),
    event(
      '「풍성한 재료의 분출」 이벤트: 특성 육성 소재 2배 드롭!',
      '〓이벤트 기간〓',
      `${serverTime('2025/09/01 04:00')} ~ ${serverTime('2025/09/08 03:59')}`,
      '풍성한 재료의 분출 | 2025-09-01 04:00:00 | 2025-09-08 03:59:59',
    ),
    event(
      '「한여름의 선물」 출석 이벤트: 7일간 접속하고 뒤얽힌 인연 ×10을 획득하세요',
      '〓이벤트 기간〓',
      `${serverTime('2025/08/08 04:00')}부터 ${serverTime('2025/08/26 03:59')}까지`,
      '한여름의 선물 | 2025-08-08 04:00:00 | 2025-08-26 03:59:59 | intertwined_fate 10',
    ),
    notice('「햇살에 물든 섬의 여름」 5.8 버전 업데이트 안내', {
      section: '2',
      shownMs: shown('2025-07-30 07:00', '2025-09-10 06:00'),
      body: paragraphs(
        '〓업데이트 시간〓',
        `${globalTime('2025/07/30 06:00')}부터 시작되며 약 5시간 소요될 예정입니다.`,
        '〓보상 범위〓',
      ),
      truth: ['version | 햇살에 물든 섬의 여름 | 2025-07-30T03:00:00Z | 2025-09-09T22:00:00Z'],
    }),
    event(
      '「모험 지원 패키지」 기간 한정 판매',
      '〓판매 기간〓',
      `5.8 버전 업데이트 후 ~ ${serverTime('2025/08/19 23:59')}`,
      null,
    ),
  ]),
])

const FR_PERIOD = `${serverTime('2026/09/01 18:00')}<br>–<br>${serverTime('2026/09/22 14:59')}`

export const GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2026-08-10 12:00', '2026-09-23 06:00'), [
    wish(
      "Vœux événements « Luminescence à la dérive » : taux d'obtention augmenté pour « Lanterne égarée » Flins (Électro) !",
      ['Durée des vœux', "Personnage 5★ à taux d'obtention augmenté", "Personnages 4★ à taux d'obtention augmenté"],
      [FR_PERIOD, '« Lanterne égarée » Flins (Électro)'],
      [
        '« Mécanique bruyante » Aino (Hydro)',
        '« Pierre trempée » Iansan (Électro)',
        '« Printemps de jade » Lan Yan (Anémo)',
      ],
      'Luminescence à la dérive | 2026-09-01 18:00:00 | 2026-09-22 14:59:59 | | Flins,Aino,Iansan,Lan Yan',
    ),
    wish(
      "Vœux événements « Incarnation divine » : taux d'obtention augmenté pour Ruines sanglantes (arme d'hast) et Halo fracturé (arme d'hast) !",
      ['Durée des vœux', "Armes 5★ à taux d'obtention augmenté", "Armes 4★ à taux d'obtention augmenté"],
      [FR_PERIOD, "Ruines sanglantes (arme d'hast)<br>Halo fracturé (arme d'hast)"],
      [
        'Flûte (épée à une main)',
        'Espadon de Favonius (épée à deux mains)',
        "Lance de Favonius (arme d'hast)",
        'Œil de la perception (catalyseur)',
        'Dernière corde (arc)',
      ],
      'Incarnation divine | 2026-09-01 18:00:00 | 2026-09-22 14:59:59 | | Ruines sanglantes,Halo fracturé,Flûte,Espadon de Favonius,Lance de Favonius,Œil de la perception,Dernière corde',
    ),
    event(
      'Événement « Le défi des grands explorateurs » : affrontez les épreuves des terres gelées',
      "〓Durée de l'événement〓",
      `${serverTime('2026/08/28 10:00')} – ${serverTime('2026/09/14 03:59')}`,
      'Le défi des grands explorateurs | 2026-08-28 10:00:00 | 2026-09-14 03:59:59',
    ),
    event(
      "« Les terres gelées oubliées des dieux » : terminez les quêtes d'exploration dans le temps imparti pour obtenir Primo-gemmes ×400",
      "〓Période d'obtention des récompenses〓",
      `Après la mise à jour de la version 7.0 – ${serverTime('2026/11/03 14:59')}`,
      'Les terres gelées oubliées des dieux | 2026-08-12T03:00:00Z | 2026-11-03 14:59:59 | primogem 400',
    ),
    event(
      'Détails du pass de combat « Chroniques gelées »',
      '〓Période〓',
      `Après la mise à jour de la version 7.0 – ${serverTime('2026/09/21 03:59')}`,
      null,
    ),
  ]),
])
