import type { GoldNotice } from './gold-notice.ts'
import { recorded } from './recorded-html.test-data.ts'

const FOUR = ['"Burgeoning Grace" Yaoyao (Dendro)', '"Blazing Riff" Xinyan (Pyro)', '"Eclipsing Star" Ningguang (Geo)']
const HEADS = [
  '〓Event Wish Details〓',
  'Event Wish Duration',
  'Promotional Character (5-Star)',
  'Featured Characters (4-Star)',
]
const ARMS = [
  '〓Event Wish Details〓',
  'Event Wish Duration',
  'Promotional Weapons (5-Star)',
  'Featured Weapons (4-Star)',
]
const OUTFIT = ['〓Discount Period〓', 'After the Version 4.4 update – 2024/03/11 03:59', '〓Outfit Details〓']

/**
 * The rest of the publisher's list of 2024-02-02 in English, checked by hand: titles, labels, times, featured items and
 * promised currencies. When a notice was shown is not recorded, the version stands for it.
 */
export const GENSHIN_2024_02: readonly GoldNotice[] = recorded(
  { section: '1', language: 'en', shownMs: [Date.UTC(2024, 0, 30, 4), Date.UTC(2024, 2, 12, 22)] },
  [
    [
      '20286',
      '"Vibrant Harriers Aloft in Spring Breeze" Version 4.4 Update Details',
      {
        section: '2',
        subtitle: 'Version 4.4 Update Details',
        lines: ['〓Update Schedule〓', 'Update maintenance begins 2024/01/31 06:00 and is estimated to take 5 hours.'],
        truth: ['version | Vibrant Harriers Aloft in Spring Breeze | 2024-01-31T03:00:00Z | 2024-03-12T22:00:00Z'],
      },
    ],
    ['20338', 'Version 4.4 New Content Overview', { section: '2', truth: [] }],
    [
      '20317',
      'Web Event "Dancing Beasts and Soaring Kites" Now Online: Take Part to Obtain Primogems and Other In-Game Rewards',
      {
        section: '2',
        lines: [
          '〓Event Duration〓',
          '2024/02/08 – 2024/02/17 23:59',
          '*Rewards cannot be claimed after the event ends.',
          '〓Eligibility〓',
        ],
        truth: [],
      },
    ],
    [
      '20312',
      'The Lantern Rite Discussion Event Has Begun! Take Part to Win Primogems and Obtain Mora Rewards',
      {
        section: '2',
        lines: ['Event Duration', '2024/02/02 – 2024/02/18 23:59', 'Event Theme', 'Event Rewards'],
        truth: [],
      },
    ],
    ['20300', 'View the Updated Interactive Map, Battle Chronicle, and Other Tools!', { section: '2', truth: [] }],
    [
      '20313',
      'Primogems Event: The Lantern Rite Fan Art Contest Has Begun!',
      {
        section: '2',
        lines: [
          'Event Duration',
          '2024/01/31 – 2024/02/27 23:59',
          'How to Participate',
          'Event Rewards',
          'First Prize (5 Winners): Primogems ×10,000',
        ],
        truth: [],
      },
    ],
    ['3770', 'Game Survey', { section: '2', lines: ['〓Survey Period〓', 'Long-term', '〓Survey Link〓'], truth: [] }],
    [
      '2871',
      'Details of the Feedback on Special Categories Function',
      { section: '2', lines: ['〓Duration〓', 'Permanently Available'], truth: [] },
    ],
    ['2795', 'HoYoLAB Community - Genshin Impact Exclusive Tools Overview', { section: '2', truth: [] }],
    ['1249', 'Official Top-Up Center Now Online', { section: '2', truth: [] }],
    ['1250', 'Genshin Impact Traveler Community', { section: '2', truth: [] }],
    ['1251', 'Genshin Impact - Fair Use Statement', { section: '2', truth: [] }],
    [
      '20269',
      'Event Wish "The Moongrass\' Enlightenment" - Boosted Drop Rate for "Physic of Purity" Nahida (Dendro)!',
      {
        subtitle: "Event Wish - The Moongrass' Enlightenment",
        lines: [
          ...HEADS,
          'After the Version 4.4 update',
          '—',
          '2024/02/20 17:59',
          '"Physic of Purity" Nahida (Dendro)',
          '"Leonine Vanguard" Gaming (Pyro)',
          '"Enigmatic Machinist" Faruzan (Anemo)',
          '"Chivalric Blossom" Noelle (Geo)',
        ],
        truth: [
          "gacha | The Moongrass' Enlightenment | 2024-01-31T03:00:00Z | 2024-02-20 17:59:59 | | Nahida,Gaming,Faruzan,Noelle",
        ],
      },
    ],
    [
      '20270',
      'Event Wish "Epitome Invocation" - Boosted Drop Rate for Crane\'s Echoing Call (Catalyst) and A Thousand Floating Dreams (Catalyst)!',
      {
        subtitle: 'Event Wish - Epitome Invocation',
        lines: [
          ...ARMS,
          'After the Version 4.4 update',
          '—',
          '2024/02/20 17:59',
          "Crane's Echoing Call (Catalyst)",
          'A Thousand Floating Dreams (Catalyst)',
          'Lithic Spear (Polearm)',
          'Sacrificial Sword (Sword)',
          'Sacrificial Greatsword (Claymore)',
          'Sacrificial Fragments (Catalyst)',
          'Sacrificial Bow (Bow)',
        ],
        truth: [
          "gacha | Epitome Invocation | 2024-01-31T03:00:00Z | 2024-02-20 17:59:59 | | Crane's Echoing Call,A Thousand Floating Dreams,Lithic Spear,Sacrificial Sword,Sacrificial Greatsword,Sacrificial Fragments,Sacrificial Bow",
        ],
      },
    ],
    [
      '20282',
      'Event Wish "Everbloom Violet" - Boosted Drop Rate for "Astute Amusement" Yae Miko (Electro)!',
      {
        subtitle: 'Event Wish - Everbloom Violet',
        lines: [
          ...HEADS,
          '2024/02/20 18:00',
          '—',
          '2024/03/12 14:59',
          '"Astute Amusement" Yae Miko (Electro)',
          ...FOUR,
        ],
        truth: [
          'gacha | Everbloom Violet | 2024-02-20 18:00:00 | 2024-03-12 14:59:59 | | Yae Miko,Yaoyao,Xinyan,Ningguang',
        ],
      },
    ],
    [
      '20283',
      'Event Wish "Epitome Invocation" - Boosted Drop Rate for Kagura\'s Verity (Catalyst) and Primordial Jade Winged-Spear (Polearm)!',
      {
        subtitle: 'Event Wish - Epitome Invocation',
        lines: [
          ...ARMS,
          '2024/02/20 18:00',
          '—',
          '2024/03/12 14:59',
          "Kagura's Verity (Catalyst)",
          'Primordial Jade Winged-Spear (Polearm)',
          'Lithic Blade (Claymore)',
          "Lion's Roar (Sword)",
          'Favonius Lance (Polearm)',
          'The Widsith (Catalyst)',
          'The Stringless (Bow)',
        ],
        truth: [
          "gacha | Epitome Invocation | 2024-02-20 18:00:00 | 2024-03-12 14:59:59 | | Kagura's Verity,Primordial Jade Winged-Spear,Lithic Blade,Lion's Roar,Favonius Lance,The Widsith,The Stringless",
        ],
      },
    ],
    [
      '20271',
      '"Grus Serena Chapter" Story Quest Overview',
      {
        subtitle: 'Grus Serena Chapter',
        lines: [
          '〓Quest Start Time〓',
          'Permanently available after the Version 4.4 update',
          '〓Quest Unlock Criteria〓',
        ],
        truth: [],
      },
    ],
    ['20274', 'Shenhe\'s Outfit "Frostflower Dew" Available at a Limited-Time Discount', { lines: OUTFIT, truth: [] }],
    ['20275', 'Ganyu\'s Outfit "Twilight Blossom" Available at a Limited-Time Discount', { lines: OUTFIT, truth: [] }],
    [
      '20278',
      '"Vibrant Harriers Aloft in Spring Breeze" Event: Take part to obtain Xingqiu\'s outfit and a 4-star character from Liyue of your choice',
      {
        subtitle: 'Vibrant Harriers Aloft in Spring Breeze',
        lines: [
          '〓Event Duration〓',
          'Event Content',
          'Start Time',
          'End Time',
          'Quest Duration',
          'Act I',
          '2024/02/05 10:00',
          '2024/02/26 03:59',
          'Act II',
          '2024/02/07 04:00',
          'Act III',
          '2024/02/09 04:00',
          'Gameplay Duration',
          'Paper Shadows A-Foraging',
          '2024/02/05 10:00',
          'Joyful Beasts and Their Auspices',
          '2024/02/05 10:00',
          'Iridescent Cloud-Striding',
          '2024/02/07 04:00',
          '※ "Hustle and Bustle" Quest Start Time: 2024/02/11 04:00',
          '〓Event Rewards〓',
          '〓Eligibility〓',
        ],
        truth: ['event | Vibrant Harriers Aloft in Spring Breeze | 2024-02-05 10:00:00 | 2024-02-26 03:59:59'],
      },
    ],
    [
      '20276',
      '"Genius Invokation TCG" The Forge Realm\'s Temper: Clever Stratagems',
      {
        lines: ['〓Event Duration〓', 'Available throughout the entirety of Version 4.4', '〓Event Rewards〓'],
        truth: [],
      },
    ],
    [
      '20280',
      '"Genius Invokation TCG" Heated Battle Mode: Tactical Formation',
      {
        lines: ['〓Special Rules〓', '〓Event Duration〓', '2024/02/17 10:00 – 2024/03/04 03:59', '〓Event Rewards〓'],
        truth: [],
      },
    ],
    [
      '20287',
      '"Receiver of Friends From Afar" Event: Cuisine Cooking Challenge',
      {
        subtitle: 'Receiver of Friends From Afar',
        lines: ['〓Event Duration〓', '2024/02/21 10:00 – 2024/03/04 03:59', '〓Event Rewards〓', '〓Eligibility〓'],
        truth: ['event | Receiver of Friends From Afar | 2024-02-21 10:00:00 | 2024-03-04 03:59:59'],
      },
    ],
    [
      '20288',
      '"Of Kites and New Sights" - Lantern Rite Gifts',
      {
        subtitle: 'Of Kites and New Sights',
        lines: [
          'During the event, log in to the game to receive Intertwined Fates, Fragile Resin, Sanctifying Unction, and other rewards!',
          'Each mail can be collected until the end of the event.',
          '〓Event Duration〓',
          '2024/02/24 00:00 until the end of Version 4.4',
          '〓Eligibility〓',
          'Adventure Rank 2 or above',
          '〓Event Details〓',
          'Login Date',
          'February 24',
          'Intertwined Fate ×1',
          'February 26',
          'Intertwined Fate ×1',
        ],
        truth: ['event | Of Kites and New Sights | 2024-02-24 00:00:00 | 2024-03-12T22:00:00Z'],
      },
    ],
    [
      '20289',
      '"Journey Through Hilinigmatic Terrain" Event: Hilichurl Camp Investigation',
      {
        subtitle: 'Journey Through Hilinigmatic Terrain',
        lines: ['〓Event Duration〓', '2024/02/29 10:00 – 2024/03/11 03:59', '〓Event Rewards〓', '〓Eligibility〓'],
        truth: ['event | Journey Through Hilinigmatic Terrain | 2024-02-29 10:00:00 | 2024-03-11 03:59:59'],
      },
    ],
    [
      '3814',
      '"Overflowing Mastery" Event: Double Drops With Talent Level-Up Materials',
      {
        subtitle: 'Overflowing Mastery',
        lines: [
          'During the event, successfully challenge Talent Level-Up Material Domains and consume "Original Resin" to double your rewards.',
          '〓Event Duration〓',
          '2024/03/04 04:00 –2024/03/11 03:59',
          '〓Eligibility〓',
        ],
        truth: ['event | Overflowing Mastery | 2024-03-04 04:00:00 | 2024-03-11 03:59:59'],
      },
    ],
  ],
)
