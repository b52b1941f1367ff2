import type { GoldNotice } from './gold-notice.ts'
import { bannerTable, globalTime, paragraphs, serverTime, shown } from './recorded-html.test-data.ts'
import { event, notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof event>

const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const WISH = { label: '扭蛋' } as const
const VERSION = { section: '2' } as const

export const GENSHIN_EN: readonly GoldNotice[] = rows('en', '1', [
  ...within(shown('2026-10-11 12:00', '2026-11-04 06:00'), [
    notice('Version 7.1 Event Wishes Notice - Phase II', {
      ...WISH,
      body: paragraphs(
        '〓Event Wish Duration〓',
        '2026/10/13 18:00:00 - 2026/11/03 14:59:59 (UTC+8)',
        '',
        '〓Event Wish "Void Star\'s Advent"〓',
        '● During this event wish, the event-exclusive 5-star character "Void Star" Skirk (Cryo) will receive a huge drop-rate boost!',
        '● During this event wish, the 4-star characters "Ode and Oblation" Dahlia (Hydro), "Golden Vow" Candace (Hydro), and "Coordinates of Clear Frost" Mika (Cryo) will receive a huge drop-rate boost!',
        '',
        '〓Event Wish "La Chanson Cerise"〓',
        '● During this event wish, the event-exclusive 5-star character "Tasteful Excellence" Escoffier (Cryo) will receive a huge drop-rate boost!',
        '● During this event wish, the 4-star characters "Ode and Oblation" Dahlia (Hydro), "Golden Vow" Candace (Hydro), and "Coordinates of Clear Frost" Mika (Cryo) will receive a huge drop-rate boost!',
      ),
      truth: [
        "gacha | Void Star's Advent | 2026-10-13T10:00:00Z | 2026-11-03T06:59:59Z | | Skirk,Dahlia,Candace,Mika",
        'gacha | La Chanson Cerise | 2026-10-13T10:00:00Z | 2026-11-03T06:59:59Z | | Escoffier,Dahlia,Candace,Mika',
      ],
    }),
    notice('"Whispers Beneath the Snowdrift": Take Part to Obtain the Event-Exclusive 4-Star Polearm', {
      body: paragraphs(
        '〓Gameplay Duration〓',
        `${serverTime('2026/09/30 10:00')} – ${serverTime('2026/10/19 03:59')}`,
        '〓Event Shop Duration〓',
        `${serverTime('2026/09/30 10:00')} – ${serverTime('2026/10/26 03:59')}`,
        '〓Eligibility〓',
        'Reach Adventure Rank 20 or above',
        '〓Event Rewards〓',
        'Primogems ×1000, Crown of Insight ×1, and more',
      ),
      truth: ['event | Whispers Beneath the Snowdrift | 2026-09-30 10:00:00 | 2026-10-19 03:59:59 | primogem 1000'],
    }),
    event(
      '"Ley Line Overflow" Event: Ley Line Outcrop Rewards Doubled',
      '〓Event Duration〓',
      `${serverTime('2026/10/19 04:00')} – ${serverTime('2026/10/26 03:59')}`,
      'Ley Line Overflow | 2026-10-19 04:00:00 | 2026-10-26 03:59:59',
    ),
    notice('"Relay of the Winter Post" Event: Deliver Parcels and Earn Primogems', {
      body: `${paragraphs('〓Event Duration〓')}${table(
        ['Stage', 'Unlock Time', 'End Time'],
        ['Stage 1', serverTime('2026/10/14 10:00'), serverTime('2026/10/28 03:59')],
        ['Stage 2', serverTime('2026/10/16 04:00'), serverTime('2026/10/28 03:59')],
      )}${paragraphs('〓Event Rewards〓', 'Complete stages to obtain Primogems ×420, Mora, and other rewards.')}`,
      truth: ['event | Relay of the Winter Post | 2026-10-14 10:00:00 | 2026-10-28 03:59:59 | primogem 420'],
    }),
    notice('"A Toast to the Nameless Stars" Version 7.1 Update Details', {
      ...VERSION,
      shownMs: shown('2026-09-23 07:00', '2026-11-04 06:00'),
      body: paragraphs(
        'Dear Travelers,',
        '〓Compensation Details〓',
        `Maintenance Compensation: Primogems ×300 (60 Primogems per hour the servers are down)`,
        `Scope: Travelers who reach Adventure Rank 5 or above before ${globalTime('2026/09/23 06:00')}.`,
        '〓Update Schedule〓',
        `Update maintenance begins on ${globalTime('2026/09/23 06:00')} and is estimated to take 5 hours.`,
      ),
      truth: ['version | A Toast to the Nameless Stars | 2026-09-23T03:00:00Z | 2026-11-03T22:00:00Z'],
    }),
    event(
      '"Winter Bouquet" Bundle Available for a Limited Time',
      '〓Availability〓',
      `After the Version 7.1 update – ${serverTime('2026/10/26 03:59')}`,
      null,
    ),
    event(
      'Battle Pass: New Cycle "Frost Chronicle" Now Available',
      '〓Battle Pass Duration〓',
      `After the Version 7.1 update – ${serverTime('2026/11/02 03:59')}`,
      null,
    ),
    event(
      'Share Your Screenshots on Social Media to Win Primogems!',
      '〓Event Duration〓',
      '2026/10/12 12:00 – 2026/10/26 12:00 (UTC+8)',
      null,
    ),
  ]),
])

export const GENSHIN_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '1', [
  ...within(shown('2026-01-12 12:00', '2026-02-25 06:00'), [
    notice('「月之四」版本角色活动祈愿：「朏魄含光·兹白(岩)」「众水、众方、众民与众律法的女王·芙宁娜(水)」概率UP！', {
      ...WISH,
      body: paragraphs(
        '〓祈愿时间〓',
        `「月之四」版本更新后 ~ ${serverTime('2026/02/03 17:59')}`,
        '〓「皎月出云」祈愿〓',
        '●活动期间，限定5星角色「朏魄含光·兹白(岩)」的祈愿获取概率将大幅提升！',
        '●活动期间，4星角色「泠泠清响·爱诺(水)」「无冕的龙王·托马(火)」「渔人·北斗(雷)」的祈愿获取概率将大幅提升！',
        '〓「众水的颂诗」祈愿〓',
        '●活动期间，限定5星角色「众水、众方、众民与众律法的女王·芙宁娜(水)」的祈愿获取概率将大幅提升！',
        '●活动期间，4星角色「泠泠清响·爱诺(水)」「无冕的龙王·托马(火)」「渔人·北斗(雷)」的祈愿获取概率将大幅提升！',
      ),
      truth: [
        'gacha | 皎月出云 | 2026-01-14T03:00:00Z | 2026-02-03 17:59:59 | | 兹白,爱诺,托马,北斗',
        'gacha | 众水的颂诗 | 2026-01-14T03:00:00Z | 2026-02-03 17:59:59 | | 芙宁娜,爱诺,托马,北斗',
      ],
    }),
    notice('「神铸赋形」祈愿：「长柄武器·护摩之杖」「长柄武器·薙草之稻光」概率UP！', {
      ...WISH,
      body: bannerTable(
        ['祈愿时间', '概率提升武器（5星）', '概率提升武器（4星）'],
        [
          `${serverTime('2026/02/03 18:00')}<br>~<br>${serverTime('2026/02/24 14:59')}`,
          '「长柄武器·护摩之杖」<br>「长柄武器·薙草之稻光」',
        ],
        ['「单手剑·匣里龙吟」', '「双手剑·钟剑」', '「长柄武器·匣里灭辰」', '「法器·昭心」', '「弓·绝弦」'],
      ),
      truth: [
        'gacha | 神铸赋形 | 2026-02-03 18:00:00 | 2026-02-24 14:59:59 | | 护摩之杖,薙草之稻光,匣里龙吟,钟剑,匣里灭辰,昭心,绝弦',
      ],
    }),
    notice('「千灯照岁」海灯节主题活动：参与活动可选取一名璃月地区4星角色', {
      subtitle: '「千灯照岁」',
      body: `${paragraphs('〓活动时间〓')}${table(
        ['活动玩法时间', `${serverTime('2026/01/28 10:00')} ~ ${serverTime('2026/02/16 03:59')}`],
        ['活动商店时间', `${serverTime('2026/01/28 10:00')} ~ ${serverTime('2026/02/23 03:59')}`],
      )}${paragraphs('〓参与条件〓', '冒险等阶≥20级', '〓活动奖励〓', '原石*1000、纠缠之缘*3、智识之冕*1等')}`,
      truth: ['event | 千灯照岁 | 2026-01-28 10:00:00 | 2026-02-16 03:59:59 | primogem 1000 intertwined_fate 3'],
    }),
    notice('「海灯结缘」登录活动：累计登录7天可获得「纠缠之缘」*10', {
      body: paragraphs('〓活动时间〓', `2026年2月7日 04:00 至 2月23日 03:59（服务器时间）`),
      truth: ['event | 海灯结缘 | 2026-02-07 04:00:00 | 2026-02-23 03:59:59 | intertwined_fate 10'],
    }),
    event(
      '「地脉移涌」活动：收获双倍「藏金之花」「启示之花」奖励',
      '〓活动时间〓',
      `${serverTime('2026/02/16 04:00')} ~ ${serverTime('2026/02/23 03:59')}`,
      '地脉移涌 | 2026-02-16 04:00:00 | 2026-02-23 03:59:59',
    ),
    event(
      '「悠悠冬旅」活动：拍摄指定景致，获取原石奖励',
      '〓活动时间〓',
      `「月之四」版本更新后 ~ 「月之四」版本结束`,
      '悠悠冬旅 | 2026-01-14T03:00:00Z | 2026-02-24T22:00:00Z',
    ),
    event(
      '「月之四」版本「珍珠纪行」开启说明',
      '〓纪行时间〓',
      `「月之四」版本更新后 ~ ${serverTime('2026/02/23 03:59')}`,
      null,
    ),
    event('关于部分玩家未收到邮件奖励的补偿说明', '〓补偿发放时间〓', `${globalTime('2026/01/20 18:00')}`, null),
  ]),
])

export const GENSHIN_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '1', [
  ...within(shown('2025-03-24 12:00', '2025-05-07 06:00'), [
    notice('「戰火重燃」祈願：「燃宵鬥勇·瓦雷莎(雷)」機率UP！', {
      ...WISH,
      body: paragraphs(
        '〓祈願時間〓',
        `5.5版本更新後 ~ ${serverTime('2025/04/15 17:59')}`,
        '〓祈願介紹〓',
        '●活動期間，限定5星角色「燃宵鬥勇·瓦雷莎(雷)」的祈願獲取機率將大幅提升！',
        '●活動期間，4星角色「鬥志昂揚·伊法(風)」「藍天之聲·藍硯(風)」「明滅幽火·蘿莎莉亞(冰)」的祈願獲取機率將大幅提升！',
      ),
      truth: ['gacha | 戰火重燃 | 2025-03-26T03:00:00Z | 2025-04-15 17:59:59 | | 瓦雷莎,伊法,藍硯,蘿莎莉亞'],
    }),
    event(
      '「盛夏的遺忘之詩」主題活動：參與活動可獲得活動專屬裝扮等獎勵',
      '〓活動時間〓',
      `${serverTime('2025/04/02 10:00')}～${serverTime('2025/04/21 03:59')}`,
      '盛夏的遺忘之詩 | 2025-04-02 10:00:00 | 2025-04-21 03:59:59',
    ),
    event(
      '「豐材溢彩」活動：天賦培養素材秘境雙倍掉落',
      '〓活動時間〓',
      `${serverTime('2025/04/28 04:00')} ~ ${serverTime('2025/05/05 03:59')}`,
      '豐材溢彩 | 2025-04-28 04:00:00 | 2025-05-05 03:59:59',
    ),
    event(
      '遊戲內問卷調查開啟通知',
      '〓問卷時間〓',
      `${serverTime('2025/04/10 12:00')} ~ ${serverTime('2025/04/20 23:59')}`,
      null,
    ),
  ]),
])

const JA_LUNA = `「Luna I」アップデート後 ～ ${serverTime('2025/09/30 17:59')}`
const JA_FOUR =
  '●期間中、★4キャラクター「機械仕掛けの小さな職人・アイノ(水)」「焔を纏う家政夫・トーマ(炎)」「沈黙の眠り・レイラ(氷)」の出現率が大幅アップ！'

export const GENSHIN_JA: readonly GoldNotice[] = rows('ja', '1', [
  ...within(shown('2025-09-08 12:00', '2025-10-22 06:00'), [
    notice('「Luna I」イベント祈願のお知らせ（前半）', {
      ...WISH,
      body: paragraphs(
        '〓祈願期間〓',
        JA_LUNA,
        '〓イベント祈願・キャラクター「月に祈る蒼樹」〓',
        '●期間中、イベント限定★5キャラクター「永月の祀り歌・ラウマ(草)」の出現率が大幅アップ！',
        JA_FOUR,
        '〓イベント祈願・キャラクター2「叡智を恵む月見草」〓',
        '●期間中、イベント限定★5キャラクター「白草浄華・ナヒーダ(草)」の出現率が大幅アップ！',
        JA_FOUR,
        '〓イベント祈願・武器「神鋳賦形」〓',
        '●期間中、イベント限定★5武器「法器・夜を紡ぐ天鏡」「法器・千夜に浮かぶ夢」の出現率が大幅アップ！',
      ),
      truth: [
        'gacha | 月に祈る蒼樹 | 2025-09-10T03:00:00Z | 2025-09-30 17:59:59 | | ラウマ,アイノ,トーマ,レイラ',
        'gacha | 叡智を恵む月見草 | 2025-09-10T03:00:00Z | 2025-09-30 17:59:59 | | ナヒーダ,アイノ,トーマ,レイラ',
        'gacha | 神鋳賦形 | 2025-09-10T03:00:00Z | 2025-09-30 17:59:59 | | 夜を紡ぐ天鏡,千夜に浮かぶ夢',
      ],
    }),
    notice('「冷たい月の照らす楽園」期間中に探索任務をクリアして原石×400をゲット！', {
      body: paragraphs('【報酬受取期間】', `「Luna I」アップデート後～${serverTime('2025/12/02 14:59')}`),
      truth: ['event | 冷たい月の照らす楽園 | 2025-09-10T03:00:00Z | 2025-12-02 14:59:59 | primogem 400'],
    }),
    notice('テーマイベント「秘聞の学舎」：イベントをクリアして限定★4法器をゲット', {
      body: paragraphs(
        '〓イベント期間〓',
        `${serverTime('2025/09/17 10:00')}～${serverTime('2025/10/06 03:59')}`,
        '〓イベントショップ期間〓',
        `${serverTime('2025/09/17 10:00')}～${serverTime('2025/10/13 03:59')}`,
        '〓参加条件〓',
        '冒険ランク20以上',
      ),
      truth: ['event | 秘聞の学舎 | 2025-09-17 10:00:00 | 2025-10-06 03:59:59'],
    }),
    event(
      '「地脈の奔流」イベント：「啓示の花」「蔵金の花」の報酬が2倍！',
      '〓イベント期間〓',
      `${serverTime('2025/10/06 04:00')} ～ ${serverTime('2025/10/13 03:59')}`,
      '地脈の奔流 | 2025-10-06 04:00:00 | 2025-10-13 03:59:59',
    ),
    notice('「雪浪と蒼林の舞」「Luna I」アップデート内容の説明', {
      ...VERSION,
      shownMs: shown('2025-09-10 07:00', '2025-10-22 06:00'),
      body: paragraphs(
        '〓アップデート時間〓',
        `${globalTime('2025/09/10 06:00')}～、所要時間はおよそ5時間を予定しております。`,
      ),
      truth: ['version | 雪浪と蒼林の舞 | 2025-09-10T03:00:00Z | 2025-10-21T22:00:00Z'],
    }),
    event('「Luna I」バージョンの不具合のご報告', '〓確認中の不具合〓', `${globalTime('2025/09/12 20:00')}更新`, null),
  ]),
])

export const GENSHIN_KO: readonly GoldNotice[] = rows('ko', '1', [
  ...within(shown('2026-06-29 12:00', '2026-08-12 06:00'), [
    notice('「Luna VIII」 버전 이벤트 기원 안내 - 2차', {
      ...WISH,
      body: paragraphs(
        '〓기원 기간〓',
        `${serverTime('2026/07/21 18:00')} ~ ${serverTime('2026/08/11 14:59')}`,
        '〓이벤트 기원 「정토 좇는 천하인」〓',
        '● 이벤트 기간 동안 이벤트 한정 5성 캐릭터 「일심정토·라이덴 쇼군(번개)」의 획득 확률이 대폭 증가합니다!',
        '● 이벤트 기간 동안 4성 캐릭터 「단죄의 황녀·피슬(번개)」, 「암흑의 밤·로자리아(얼음)」, 「메아리 영혼·카치나(바위)」의 획득 확률이 대폭 증가합니다!',
        '〓이벤트 기원 「바위산의 순찰가」〓',
        '● 이벤트 기간 동안 이벤트 한정 5성 캐릭터 「불타는 열광·실로닌(바위)」의 획득 확률이 대폭 증가합니다!',
        '● 이벤트 기간 동안 4성 캐릭터 「단죄의 황녀·피슬(번개)」, 「암흑의 밤·로자리아(얼음)」, 「메아리 영혼·카치나(바위)」의 획득 확률이 대폭 증가합니다!',
      ),
      truth: [
        'gacha | 정토 좇는 천하인 | 2026-07-21 18:00:00 | 2026-08-11 14:59:59 | | 라이덴 쇼군,피슬,로자리아,카치나',
        'gacha | 바위산의 순찰가 | 2026-07-21 18:00:00 | 2026-08-11 14:59:59 | | 실로닌,피슬,로자리아,카치나',
      ],
    }),
    event(
      '「일곱 빛깔 여름 편지」 이벤트: 참여하여 원석 등 보상을 획득하세요',
      '〓이벤트 기간〓',
      `「Luna VIII」 버전 업데이트 후 ~ ${serverTime('2026/07/27 03:59')}`,
      '일곱 빛깔 여름 편지 | 2026-07-01T03:00:00Z | 2026-07-27 03:59:59',
    ),
    event(
      '「지맥의 흐름」 이벤트: 지맥의 꽃 보상 2배!',
      '〓이벤트 기간〓',
      `2026년 8월 3일 04:00 ~ 2026년 8월 10일 03:59 (서버 시간)`,
      '지맥의 흐름 | 2026-08-03 04:00:00 | 2026-08-10 03:59:59',
    ),
    event(
      '설문조사 참여 안내',
      '〓설문 기간〓',
      `${serverTime('2026/07/05 12:00')} ~ ${serverTime('2026/07/15 23:59')}`,
      null,
    ),
  ]),
])

export const GENSHIN_FR: readonly GoldNotice[] = rows('fr', '1', [
  ...within(shown('2025-07-28 12:00', '2025-09-10 06:00'), [
    notice('Avis des vœux événements de la version 5.8 - Phase II', {
      ...WISH,
      body: paragraphs(
        '〓Durée des vœux événements〓',
        `Du ${serverTime('2025/08/19 18:00')} au ${serverTime('2025/09/09 14:59')}`,
        '〓Vœux événements « Vagues déferlantes »〓',
        "● Pendant ces vœux événements, le personnage 5★ exclusif « Surf en eaux vives » Mualani (Hydro) bénéficie d'une grande augmentation de son taux d'obtention !",
        "● Pendant ces vœux événements, les personnages 4★ « Âme en écho » Kachina (Géo), « Chasseresse » Chevreuse (Pyro) et « Brise marine » Barbara (Hydro) bénéficient d'une grande augmentation de leur taux d'obtention !",
        '〓Vœux événements « Chasse au cœur des flammes »〓',
        "● Pendant ces vœux événements, le personnage 5★ exclusif « Regard du dragon » Kinich (Dendro) bénéficie d'une grande augmentation de son taux d'obtention !",
        "● Pendant ces vœux événements, les personnages 4★ « Âme en écho » Kachina (Géo), « Chasseresse » Chevreuse (Pyro) et « Brise marine » Barbara (Hydro) bénéficient d'une grande augmentation de leur taux d'obtention !",
      ),
      truth: [
        'gacha | Vagues déferlantes | 2025-08-19 18:00:00 | 2025-09-09 14:59:59 | | Mualani,Kachina,Chevreuse,Barbara',
        'gacha | Chasse au cœur des flammes | 2025-08-19 18:00:00 | 2025-09-09 14:59:59 | | Kinich,Kachina,Chevreuse,Barbara',
      ],
    }),
    event(
      "« Un été ensoleillé sur l'île » : participez à l'événement pour obtenir Primo-gemmes et autres récompenses",
      "〓Durée de l'événement〓",
      `Après la mise à jour 5.8 – ${serverTime('2025/08/25 03:59')}`,
      "Un été ensoleillé sur l'île | 2025-07-30T03:00:00Z | 2025-08-25 03:59:59",
    ),
    event(
      'Événement « Débordement de filons » : récompenses des filons doublées',
      "〓Durée de l'événement〓",
      `${serverTime('2025/09/01 04:00')} – ${serverTime('2025/09/08 03:59')}`,
      'Débordement de filons | 2025-09-01 04:00:00 | 2025-09-08 03:59:59',
    ),
  ]),
])
