import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const div = (text: string) => `<div data-zone-id="0" data-line="true">${text}</div>`
const lines = (...given: readonly string[]) => given.map((line) => div(line === '' ? '&nbsp;' : line)).join('\n')
const span = (text: string) => `<span style="font-size: 14pt;">${text}</span>`
/** One paragraph, broken by line breaks. */
const broken = (...given: readonly string[]) =>
  `<div>\n<p>${given.map((line) => (line === '' ? '' : span(line))).join('<br>')}</p>\n</div>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const put = (section: string, title: string, body: string, truth: readonly string[]): Row =>
  notice(title, { section, body, truth })

const ELIGIBLE = ['✦Eligibility✦', '- Reach Union Level 5.', '- Or complete the combat trial in First Resonance.']

/** The publisher's titles, labels, times and items of 2024, 2025 and 2026; the prose is shortened. */
export const WUTHERING_EN_2026: readonly GoldNotice[] = rows('en', '3/7', [
  ...within(shown('2026-08-20 04:00', '2026-09-30 03:59'), [
    put(
      '3/7',
      '[Wind of Transcendence] Featured Resonator Convene',
      lines(
        '<strong>[Wind of Transcendence] Featured Resonator Convene</strong>',
        'During the event, 5-Star Resonator: Qingxiao, 4-Star Resonators: Yangyang, Baizhi, and Sanhua receive boosted drop rates!',
        '',
        '✦Duration✦',
        'Version 3.6 update - 2026-09-10 09:59 (server time)',
        '',
        ...ELIGIBLE,
        '',
        '✦Convene Rules✦',
        '- [Wind of Transcendence] is a Featured Resonator Convene event banner. A 4-Star or higher rarity is guaranteed within 10 attempts.',
        '- The guarantee count is shared among all Featured Resonator Convene events.',
        '- The Waveband is sold in the Afterglow Coral Store with a limit of 2 purchases until the Convene event ends.',
      ),
      [
        'gacha | Wind of Transcendence | 2026-08-20T03:00:00Z | 2026-09-10 09:59:59 | | Qingxiao,Yangyang,Baizhi,Sanhua',
      ],
    ),
    put(
      '3/7',
      '[Version 3.6 Featured Resonator/Weapon Convene: Phase I]',
      [
        '<div>[False Promise for Tomorrow] Featured Resonator Convene</div>\n<div>&nbsp;</div>',
        `<div>${[
          'During the event, 5-Star Resonator: Denia, 4-Star Resonators: Yangyang, Baizhi, and Sanhua receive boosted drop rates!',
          '',
          '✦Duration✦',
          'Version 3.6 update - 2026-09-10 09:59 (server time)',
          '',
          ...ELIGIBLE,
          '',
          '✦Convene Rules✦',
          '- [False Promise for Tomorrow] is a Featured Resonator Convene event banner.',
        ].join('<br>')}</div>`,
        '<div>[Forged Dwarf Star] Featured Weapon Convene</div>\n<div>&nbsp;</div>\n<div>&nbsp;</div>',
        `<div>${[
          'During the event, 5-Star Weapon: Forged Dwarf Star, 4-Star Weapons: Commando of Conviction, Fusion Accretion, and Lunar Cutter receive boosted drop rates!',
          '',
          '✦Duration✦',
          'Version 3.6 update - 2026-09-10 09:59 (server time)',
          '',
          ...ELIGIBLE,
          '',
          '✦Convene Rules✦',
          '- [Absolute Pulsation] is a Featured Weapon Convene event banner.',
          '- The 5-Star Weapon you Convene is guaranteed to be Forged Dwarf Star.',
        ].join('<br>')}</div>`,
      ].join('\n'),
      [
        'gacha | False Promise for Tomorrow | 2026-08-20T03:00:00Z | 2026-09-10 09:59:59 | | Denia,Yangyang,Baizhi,Sanhua',
        'gacha | Forged Dwarf Star | 2026-08-20T03:00:00Z | 2026-09-10 09:59:59 | | Forged Dwarf Star,Commando of Conviction,Fusion Accretion,Lunar Cutter',
      ],
    ),
    put(
      '2/3',
      'Event Preview | [Resonance Sim Realm] Combat Event, Coming Soon!',
      lines(
        '✦Duration✦',
        '2026-08-22 10:00 - 2026-09-29 11:59 (server time)',
        '',
        '✦Rewards✦',
        'Astrite x1200, Phantom - Myriad Snare: Rustfire Chassis x1, Resonance! Best Combo x1 (Title), Premium Tuner x150, Shell Credit x850000 and other Materials.',
      ),
      ['event | Resonance Sim Realm | 2026-08-22 10:00:00 | 2026-09-29 11:59:59 | astrite 1200'],
    ),
    put(
      '1/1',
      'Wuthering Waves Version 3.6 Update Maintenance Notice',
      broken(
        'Dear Rovers,',
        "The update maintenance for Version 3.6: Lamplight in Mirage, Sword's Resolve in Heart will begin soon.",
        '',
        '[Maintenance Time &amp; Compensation Details]',
        '✦Maintenance Time: 2026-08-20 04:00 - 2026-08-20 11:00 (UTC+8)',
        '✦Maintenance Compensation: Astrite x300, Crystal Solvent x2',
        '✦Compensation Eligibility: Create a character and unlock the Mail feature before 2026-08-20 04:00 (UTC+8).',
        '',
        '[Pre-download]',
        '✦Pre-download Start Time: 2026-08-18 10:00 (UTC+8)',
        '',
        '[Special Events]',
        '[Resonance Sim Realm] Combat Event',
        '[The Strings Remember] Leisure Event',
        '[Gifts of Drifting Mist] 7-Day Login Event',
      ),
      ["version | Lamplight in Mirage, Sword's Resolve in Heart | 2026-08-20T03:00:00Z | 2026-09-29T20:00:00Z"],
    ),
  ]),
  ...within(shown('2026-07-10 04:00', '2026-08-20 03:59'), [
    put(
      '3/7',
      '[Tideforge Reverbs] Reverb Weapon Convene',
      broken(
        "During the event, selectable 5-Star Weapons: Verdant Summit, Stringmaster, Ages of Harvest, Blazing Brilliance, Rime-Draped Sprouts, Verity's Handle, and 4-Star Weapons: Dauntless Evernight, Variation, and Endless Collapse receive boosted drop rates!",
        '',
        '✦Duration✦',
        'Version 3.5 update - 2026-08-19 11:59 (server time)',
        '',
        ...ELIGIBLE,
        '',
        '✦Convene Rules✦',
        '- [Tideforge Reverbs] is a Reverb Weapon Convene event banner.',
      ),
      [
        "gacha | Tideforge Reverbs | 2026-07-10T03:00:00Z | 2026-08-19 11:59:59 | | Verdant Summit,Stringmaster,Ages of Harvest,Blazing Brilliance,Rime-Draped Sprouts,Verity's Handle,Dauntless Evernight,Variation,Endless Collapse",
      ],
    ),
    put(
      '2/4',
      'Chisa\'s Deluxe Outfit "Peach Parfait" will be permanently available',
      lines(
        'Chisa\'s Deluxe Outfit "Peach Parfait" becomes available once Version 3.5 goes live.',
        '',
        '✦How to Obtain✦',
        'Available in the Store once Version 3.5 goes live, at 1,980 Lunites during Version 3.5.',
      ),
      [],
    ),
  ]),
  ...within(shown('2026-05-06 18:00', '2026-06-08 03:59'), [
    put(
      '2/3',
      '[Aced! Combat Mastery Test!] Featured Combat Event',
      broken(
        '✦Duration✦',
        '2026-05-07 04:00 - 2026-05-21 03:59 (server time)',
        '',
        '✦Rewards✦',
        'Astrite x500, Forgery Advanced Supply - Lahai-Roi x14, Shell Credit x420000, and other Materials.',
        '',
        '✦Eligibility✦',
        'Reach Union Level 14 and unlock the Resonance Nexus during Main Quest Chapter III Act I.',
      ),
      ['event | Aced! Combat Mastery Test! | 2026-05-07 04:00:00 | 2026-05-21 03:59:59 | astrite 500'],
    ),
    put(
      '2/3',
      '[Lollo Express: Promise Delivered] Anniversary Event',
      broken(
        '✦Duration✦',
        '2026-05-07 04:00 - 2026-06-07 11:59 (server time)',
        '',
        '✦Rewards✦',
        'Astrite x300, 2nd Anniversary Coin x300, Premium Resonance Potion x8, and other Materials.',
        '',
        '✦Event Rules✦',
        '- Packages are delivered in 3 separate batches.',
        '- Unclaimed rewards are sent via in-game Mail upon your next login within 30 days after the event ends.',
      ),
      ['event | Lollo Express: Promise Delivered | 2026-05-07 04:00:00 | 2026-06-07 11:59:59 | astrite 300'],
    ),
  ]),
])

export const WUTHERING_EN_2025: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2025-05-13 11:00', '2025-06-12 03:59'), [
    put(
      '3/7',
      '[Anniversary Weapon Convene: Phase II]',
      broken(
        'During the event, 5-Star Weapons: Ages of Harvest, Blazing Brilliance, The Last Dance, Tragicomedy, Unflickering Valor, and 4-Star Weapons: Undying Flame, Variation, Relativistic Jet receive boosted drop rates!',
        '',
        '✦Duration✦',
        '2025-05-22 10:00 - 2025-06-11 11:59 (server time)',
        '',
        '✦Eligibility✦',
        'Reach Union Level 8 or complete the combat trial in ""First Resonance"" and activate the Convene function.',
      ),
      [
        'gacha | Anniversary Weapon Convene: Phase II | 2025-05-22 10:00:00 | 2025-06-11 11:59:59 | | Ages of Harvest,Blazing Brilliance,The Last Dance,Tragicomedy,Unflickering Valor,Undying Flame,Variation,Relativistic Jet',
      ],
    ),
    put(
      '2/3',
      '[Cubie Derby] Anniversary Spectator Event',
      broken(
        '✦Duration✦',
        '2025-05-14 08:00 - 2025-05-26 03:59 (server time)',
        '',
        '※From 2025-05-14 08:00 to 2025-05-23 19:30 (server time), a Cube can be supported every day. From 2025-05-23 19:30 to 2025-05-26 03:59 (server time), support is closed and rewards can be claimed.',
        '',
        '✦Rewards✦',
        'Astrite x300, Shell Credit x116500',
        '',
        '✦Event Details✦',
        '- From 08:00 to 19:30 (server time), a winner can be predicted. Each round starts at 20:00 (server time).',
      ),
      ['event | Cubie Derby | 2025-05-14 08:00:00 | 2025-05-26 03:59:59 | astrite 300'],
    ),
    put(
      '2/3',
      '[Beyond the Waves: Rinascita] Featured Exploration Event',
      broken(
        '✦Duration✦',
        '2025-05-29 04:00 - 2025-06-11 03:59 (server time)',
        '',
        '✦Rewards✦',
        'Astrite x400, Lustrous Tide x5, Premium Enclosure Tank x20, Shell Credit x420,000 and other development materials.',
      ),
      ['event | Beyond the Waves: Rinascita | 2025-05-29 04:00:00 | 2025-06-11 03:59:59 | astrite 400 lustrous_tide 5'],
    ),
  ]),
  ...within(shown('2025-08-18 18:00', '2025-08-28 03:59'), [
    put(
      '2/3',
      '[Fantasies of the Thousand Gateways] Maintenance Notice',
      broken(
        'Dear Rovers,',
        'Scheduled maintenance of the event "Fantasies of the Thousand Gateways" will be conducted in Version 2.6. The event will be closed during the maintenance.',
        '✦Maintenance Period: 2025-08-25 04:00 - 2025-09-01 04:00 (server time)',
        '✦Rewards Reissued: Astrite x160, Advanced Sealed Tube x5, Shell Credit x60000',
        '✦Mail Reception Period: 2025-08-25 04:00 - 2025-09-01 04:00 (server time)',
      ),
      [],
    ),
  ]),
])

export const WUTHERING_EN_2024: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2024-06-05 18:00', '2024-06-28 03:59'), [
    put(
      '3/7',
      '[Absolute Pulsation] Featured Weapon Convene: Boosted Drop Rate for [Stringmaster]',
      broken(
        'During the event, boosted drop rates for 5-star Weapon [Stringmaster], 4-star Weapons [Jinzhou Keeper], [Cadenza], and [Lunar Cutter]!',
        '',
        '✦Event Period✦',
        '',
        '2024/06/06 10:00 - 2024/06/26 11:59 (server time)',
        '',
        '✦Participation Requirement✦',
        'Reach Union Level 8 or complete the trial in "First Resonance".',
        '',
        '✦Convene Rules✦',
        '[Absolute Pulsation] is a [Featured Weapon Convene] event type.',
        'The 5-star Weapon you Convene is guaranteed to be [Stringmaster].',
      ),
      [
        'gacha | Absolute Pulsation | 2024-06-06 10:00:00 | 2024-06-26 11:59:59 | | Stringmaster,Jinzhou Keeper,Cadenza,Lunar Cutter',
      ],
    ),
    put(
      '2/3',
      'Event Notice | Alloy Smelt — Limited-time Battle Challenge Coming Soon!',
      broken(
        '✦Event Duration✦&nbsp;',
        '',
        '2024/06/06 10:00 - 2024/06/27 03:59 (Server Time)',
        '',
        '✦Rewards✦&nbsp;',
        'You can win up to Astrite x460, Malleable Elite Class Echo x2, Premium Tuner x150 and other development materials in this event.',
      ),
      ['event | Alloy Smelt | 2024-06-06 10:00:00 | 2024-06-27 03:59:59'],
    ),
    put(
      '2/3',
      'Limited-time Special Event Notice | Wuthering Exploration Coming Soon!',
      broken(
        '✦Event Duration✦',
        '',
        '2024/06/13 10:00 - 2024/06/27 03:59 (Server Time)',
        '',
        '✦Rewards✦',
        '',
        'Astrite x800, Premium Tuner, Premium Sealed Tube',
      ),
      ['event | Wuthering Exploration | 2024-06-13 10:00:00 | 2024-06-27 03:59:59 | astrite 800'],
    ),
    put(
      '2/3',
      '"Chord Cleansing" LT Echo Double Drop Event',
      broken(
        '✦Duration✦',
        '',
        '2024-06-20 04:00 to 2024-06-27 03:59 (server time)',
        '',
        '✦Details✦',
        '- Reward claims for Chord Cleansing refresh every day at 04:00 (server time).',
      ),
      ['event | Chord Cleansing | 2024-06-20 04:00:00 | 2024-06-27 03:59:59'],
    ),
  ]),
  ...within(shown('2024-08-14 18:00', '2024-09-29 03:59'), [
    put(
      '2/3',
      '[Converging Paths] The Moon-Chasing Festival Preparation',
      broken(
        '<strong>Participate to acquire 5-Star Resonator Xiangli Yao!</strong>',
        '',
        '✦Duration✦',
        '',
        '2024-09-04 10:00 - 2024-09-28 11:59 (server time)',
        '',
        '✦Rewards✦',
        '5-Star Resonator Xiangli Yao',
        '',
        '✦Details✦',
        '- The 5-Star Resonator can be claimed on the event page between 2024-09-07 10:00 and 2024-09-28 11:59 (server time).',
      ),
      ['event | Converging Paths | 2024-09-04 10:00:00 | 2024-09-28 11:59:59'],
    ),
    put(
      '2/3',
      'Event Notice | "Reprise of Tides" Returnee Event Coming Soon!',
      lines(
        '✦Duration✦',
        'After the 1.2 update',
        '✦Eligibility✦',
        "- Haven't logged in for at least 30 consecutive days.",
        '※[Reprise of Tides] event will activate when all the above conditions are met and will last for 14 days.',
      ),
      [],
    ),
  ]),
])

export const WUTHERING_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '3/7', [
  ...within(shown('2025-07-24 04:00', '2025-08-28 03:59'), [
    put(
      '3/7',
      '[輓歌永不落幕] 角色活動喚取——「散華」機率UP',
      lines(
        '活動期間，5星角色「守岸人」，4星角色「散華」、「白芷」、「熾霞」喚取機率限時提升！',
        '✦活動時間✦',
        '2.5版本更新後 ~ 2025年8月14日09:59（伺服器時間）',
      ),
      ['gacha | 輓歌永不落幕 | 2025-07-24T03:00:00Z | 2025-08-14 09:59:59 | | 守岸人,散華,白芷,熾霞'],
    ),
    put(
      '2/3',
      '[滿溢繪本] 休閒活動',
      lines(
        '✦活動時間✦',
        '2025年8月7日10:00 - 2025年8月21日03:59（伺服器時間）',
        '✦活動獎勵✦',
        '星聲*300、貝幣*150000',
      ),
      ['event | 滿溢繪本 | 2025-08-07 10:00:00 | 2025-08-21 03:59:59 | astrite 300'],
    ),
    put('2/3', '[回音贈禮]回歸活動', lines('✦活動時間✦', '2.5版本更新後長期開放'), []),
  ]),
])

export const WUTHERING_JA: readonly GoldNotice[] = rows('ja', '3/7', [
  ...within(shown('2025-07-24 04:00', '2025-08-28 03:59'), [
    put(
      '3/7',
      'Ver.2.5 共鳴者・武器集音 第二期',
      lines(
        '共鳴者集音（イベント） 「海を映す夢」',
        '開催期間中、星5共鳴者：ルパ、星4共鳴者：熾霞、アールト、桃祈の集音確率がアップ！',
        '武器集音（イベント） 「深海の囁き」',
        '開催期間中、星5武器：深海の囁き、星4武器：華麗カテンツァ、奇妙バリエーション、今州の衛士の集音確率がアップ！',
        '✦開催期間✦',
        '2025年8月14日10:00 ～ 2025年8月27日11:59（サーバー時間）',
      ),
      [
        'gacha | 海を映す夢 | 2025-08-14 10:00:00 | 2025-08-27 11:59:59 | | ルパ,熾霞,アールト,桃祈',
        'gacha | 深海の囁き | 2025-08-14 10:00:00 | 2025-08-27 11:59:59 | | 深海の囁き,華麗カテンツァ,奇妙バリエーション,今州の衛士',
      ],
    ),
    put(
      '2/3',
      'ソラランクイベント「音骸ドリームランド」まもなく開催！',
      lines(
        '✦開催期間✦',
        'Ver.2.5アップデート後～2025年8月27日11:59（サーバー時間）',
        '✦報酬✦',
        '星声×800、貝貨×300000 など',
      ),
      ['event | 音骸ドリームランド | 2025-07-24T03:00:00Z | 2025-08-27 11:59:59 | astrite 800'],
    ),
    put(
      '2/3',
      '「弦音の洗礼」音骸ドロップ2倍イベント',
      lines('✦開催期間✦', '8月14日04:00～8月21日03:59（サーバー時間）'),
      ['event | 弦音の洗礼 | 2025-08-14 04:00:00 | 2025-08-21 03:59:59'],
    ),
  ]),
])

export const WUTHERING_KO: readonly GoldNotice[] = rows('ko', '3/7', [
  ...within(shown('2025-07-02 11:00', '2025-07-24 03:59'), [
    put(
      '3/7',
      '[승리가 날 위해 보내는 환호] 캐릭터 이벤트 튜닝',
      lines(
        '이벤트 기간 동안 5성 캐릭터: 루파, 4성 캐릭터: 치샤, 알토, 도기의 튜닝 확률 한정 UP!',
        '✦이벤트 기간✦',
        '2025년 7월 3일 10:00 ~ 2025년 7월 23일 11:59 (서버 시간)',
        '✦참여 조건✦',
        '- 유니온 레벨 8 달성',
      ),
      ['gacha | 승리가 날 위해 보내는 환호 | 2025-07-03 10:00:00 | 2025-07-23 11:59:59 | | 루파,치샤,알토,도기'],
    ),
    put(
      '2/3',
      '[가상 위기: 개척자의 시련] 위기 시련 도전 이벤트',
      lines(
        '✦이벤트 기간✦',
        '2.4 버전 업데이트 후 ~ 2025년 7월 23일 03:59 (서버 시간)',
        '✦이벤트 보상✦',
        '별의 소리 x500 및 기타 육성 재료',
      ),
      ['event | 가상 위기: 개척자의 시련 | 2025-06-12T03:00:00Z | 2025-07-23 03:59:59 | astrite 500'],
    ),
  ]),
])

export const WUTHERING_FR: readonly GoldNotice[] = rows('fr', '3/7', [
  ...within(shown('2025-08-14 04:00', '2025-08-28 03:59'), [
    put(
      '3/7',
      '[Berceuse de Neptune] Convier des Personnages à durée limitée',
      lines(
        "Pendant l'événement, le personnage 5★ : Changli, et les personnages 4★ : Chixia, Aalto et Taoqi bénéficient d'un taux d'obtention augmenté !",
        '✦Durée✦',
        '14/08/2025 10:00 - 27/08/2025 11:59 (heure du serveur)',
      ),
      ['gacha | Berceuse de Neptune | 2025-08-14 10:00:00 | 2025-08-27 11:59:59 | | Changli,Chixia,Aalto,Taoqi'],
    ),
    put(
      '2/3',
      '[Campagne Lollo : vérification] Événement de commissions',
      lines(
        '✦Durée✦',
        'Mise à jour 2.5 - 27/08/2025 11:59 (heure du serveur)',
        '✦Récompenses✦',
        'Astrite x300, Crédit coquillage x200000',
      ),
      ['event | Campagne Lollo : vérification | 2025-07-24T03:00:00Z | 2025-08-27 11:59:59 | astrite 300'],
    ),
  ]),
])
