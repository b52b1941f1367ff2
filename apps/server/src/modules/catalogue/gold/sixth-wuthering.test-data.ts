import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { notice, rows } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const lines = (...given: readonly string[]) =>
  given.map((line) => `<div data-line="true">${line === '' ? '&nbsp;' : line}</div>`).join('\n')
const broken = (...given: readonly string[]) =>
  `<div>\n<p>${given.map((line) => `<span style="font-size: 14pt;">${line}</span>`).join('<br><br>')}</p>\n</div>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const put = (section: string, title: string, body: string, truth: readonly string[]): Row =>
  notice(title, { section, body, truth })

/** The publisher's titles, labels, times and items; the prose is shortened. */
export const WUTHERING_EN_2024: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2024-07-02 18:00', '2024-08-14 03:59'), [
    put(
      '2/3',
      '[Gifts of Gratitude] Featured Login Event',
      `${lines('✦Schedule✦', '2024-07-04 04:00 (UTC+8) - 2024-08-13 03:59 (server time)', '✦Rewards✦')}<table><tbody>${[
        ['Claimable On', 'Rewards'],
        ['2024-07-04 04:00 (UTC+8) until the end of the event', 'Radiant Tide x10'],
        ['2024-07-06 04:00 (server time) until the end of the event', 'Forging Tide x10'],
        ['2024-07-10 04:00 (server time) until the end of the event', 'Lustrous Tide x10'],
      ]
        .map((cells) => `<tr>${cells.map((cell) => `<td><div>${cell}</div></td>`).join('')}</tr>`)
        .join('')}</tbody></table>${lines('✦Prerequisite✦', 'Reach Union Level 8.')}`,
      [
        'event | Gifts of Gratitude | 2024-07-03T20:00:00Z | 2024-08-13 03:59:59 | radiant_tide 10 lustrous_tide 10 forging_tide 10',
      ],
    ),
    put(
      '2/3',
      'Event Notice | "Lollo Campaign" Limited-time Commission Event Coming Soon!',
      broken(
        '✦Event Duration✦',
        '2024/07/25 10:00 - 2024/08/08 03:59 (Server Time)&nbsp;',
        '✦Rewards✦',
        'Astrite*400, Lustrous Tide*5, Premium Tuner, Crystal Solvent, and other development materials.&nbsp;',
        '✦Details✦',
        'Use one [Lollo Stamp] to receive a random "Lollo Helper" reward.',
      ),
      ['event | Lollo Campaign | 2024-07-25 10:00:00 | 2024-08-08 03:59:59 | astrite 400 lustrous_tide 5'],
    ),
  ]),
  ...within(shown('2024-05-28 11:00', '2024-06-28 03:59'), [
    put(
      '2/3',
      'Event Notice | Overdash Club — Limited-time Track Challenge Coming Soon!',
      broken(
        '✦Event Duration✦',
        '2024/05/30 04:00 - 2024/06/17 03:59 (Server Time)',
        '✦Rewards✦',
        'You can win up to Astrite*360, Advanced Resonance Potion*9, and other development materials in this event.',
      ),
      ['event | Overdash Club | 2024-05-30 04:00:00 | 2024-06-17 03:59:59'],
    ),
  ]),
  ...within(shown('2024-08-28 10:00', '2024-09-28 03:59'), [
    put(
      '2/3',
      '[Bountiful Crescendo] Featured Material Double Drop Event',
      broken(
        '✦Duration✦',
        'From 2024-08-29 04:00 - 2024-09-05 03:59 (server time)',
        '✦Eligibility✦',
        'Reach Union Level 14.',
        '✦Details✦',
        '- During [Bountiful Crescendo], double rewards claims refresh daily at 04:00 (server time).',
      ),
      ['event | Bountiful Crescendo | 2024-08-29 04:00:00 | 2024-09-05 03:59:59'],
    ),
    put(
      '2/3',
      '[Do Echoids Dream of Electric Sheeps] Limited-Time Defense Event',
      broken(
        '✦Duration✦',
        '2024-09-05 10:00 - 2024-09-26 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x500, Malleable Elite Class Echo I x1, Shell Credit x490000, and other materials.',
        '✦Details✦',
        '- Unclaimed rewards are sent via mail within 30 days after the event ends.',
      ),
      ['event | Do Echoids Dream of Electric Sheeps | 2024-09-05 10:00:00 | 2024-09-26 03:59:59 | astrite 500'],
    ),
  ]),
])

export const WUTHERING_EN_2025: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2025-06-18 10:00', '2025-07-24 03:59'), [
    put(
      '2/5',
      '[Virtual Crisis: Frontier Trials] Crisis Trial Challenge Event',
      broken(
        '✦Duration✦',
        '2025-06-19 10:00 - 2025-07-23 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x500, Virtual Vanquisher (Title) x1, Premium Tuner x200, Shell Credit x500000, and other Materials.',
        '✦Event Rules✦',
        '- Matrix Crystals can be exchanged for rewards at the Supply Station, which closes when this event ends.',
      ),
      ['event | Virtual Crisis: Frontier Trials | 2025-06-19 10:00:00 | 2025-07-23 03:59:59 | astrite 500'],
    ),
    put(
      '2/3',
      '[Lollo Campaign: Verification] Featured Commission Event',
      broken(
        'Complete the campaigns to claim Lollo Stamps, which can be exchanged for special deliveries.',
        '✦Duration✦',
        '2025-07-10 04:00 - 2025-07-23 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x400, Lustrous Tide x5, Crystal Solvent x5, Shell Credit x340000, and other Materials.',
      ),
      [
        'event | Lollo Campaign: Verification | 2025-07-10 04:00:00 | 2025-07-23 03:59:59 | astrite 400 lustrous_tide 5',
      ],
    ),
  ]),
  ...within(shown('2025-08-27 11:25', '2025-10-09 03:59'), [
    put(
      '3/7',
      '[Absolute Pulsation] Featured Weapon Convene: Boosted Drop Rate for Stellar Symphony',
      broken(
        'During the event, 5-Star Weapon: Stellar Symphony, 4-Star Weapons: Waning Redshift, Undying Flame, and Comet Flare receive boosted drop rates!',
        '✦Duration✦',
        'Version 2.6 update - 2025-09-17 09:59 (server time)',
        '✦Convene Rules✦',
        '- The 5-Star Weapon you Convene is guaranteed to be Stellar Symphony.',
      ),
      [
        'gacha | Absolute Pulsation | 2025-08-28T03:00:00Z | 2025-09-17 09:59:59 | | Stellar Symphony,Waning Redshift,Undying Flame,Comet Flare',
      ],
    ),
    put(
      '2/3',
      'Event Preview | [Tidal Defense Simulator] Tacet Discord Tower Defense Event, Coming Soon!',
      lines(
        '✦Duration✦',
        '2025-08-30 10:00 - 2025-10-08 11:59 (server time)',
        '',
        '✦Rewards✦',
        'Astrite x1200, TD Terminator (event-exclusive Avatar), Premium Tuner, Shell Credit, and other Materials.',
        '',
        '✦As a Permanent Event✦',
        'When the initial period ends, the event will continue as a Permanent Event. The Limited-time Rewards will no longer be available.',
      ),
      ['event | Tidal Defense Simulator | 2025-08-30 10:00:00 | 2025-10-08 11:59:59 | astrite 1200'],
    ),
  ]),
  ...within(shown('2025-05-21 11:00', '2025-06-12 03:59'), [
    put(
      '2/4',
      '[Bundles] Tidal Festivities Edition',
      broken(
        '✦Duration✦',
        '2025-05-22 10:00 - 2025-06-11 11:59 (server time)',
        '✦[Special Offers] Tidal Festivities Bundles✦',
        'Special Offer: 1.99 USD',
        'Bundle includes: Radiant Tide x1, Forging Tide x1, Lustrous Tide x1',
      ),
      [],
    ),
  ]),
])

export const WUTHERING_EN_2026: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2026-06-08 04:00', '2026-07-10 03:59'), [
    put(
      '3/7',
      '[Rekindled Embers of Rage] Collab Resonator Convene',
      broken(
        'During the event, 5-Star Resonator: Rebecca, 4-Star Resonators: Lumi, Youhu, and Taoqi receive boosted drop rates!',
        '✦Duration✦',
        'Version 3.4 Update - 2026-07-09 11:59 (server time)',
        '✦Convene Rules✦',
        "- [Rekindled Embers of Rage] is a [Collab Resonator Convene] event of the [At Dream's Edge] collab campaign.",
        '- Rebecca is also given in the [Instant Flashlight] Collab Special Login Event.',
      ),
      ['gacha | Rekindled Embers of Rage | 2026-06-08T03:00:00Z | 2026-07-09 11:59:59 | | Rebecca,Lumi,Youhu,Taoqi'],
    ),
    put(
      '3/7',
      '[Version 3.4 Featured Resonator/Weapon Convene: Phase II]',
      [
        "<div><strong>[Dance in the Storm's Wake] Featured Resonator Convene</strong></div>\n<div>&nbsp;</div>",
        `<div>${[
          '<strong>During the event, <span style="color: rgb(241, 196, 15);">5-Star Resonator: Cartethyia, 4-Star Resonators: Yangyang, Yuanwu, and Mortefi </span>receive boosted drop rates!</strong>',
          '',
          '<span style="color: rgb(241, 196, 15);"><strong>✦Duration✦</strong></span>',
          '<strong>2026-06-18 10:00 - 2026-07-09 11:59 (server time)</strong>',
          '',
          '<strong>✦Convene Rules✦</strong>',
          "<strong>- [Dance in the Storm's Wake] is a Featured Resonator Convene event banner.</strong>",
        ].join('<br>')}</div>`,
        "<div><strong>[Defier's Thorn] Featured Weapon Convene</strong></div>",
        `<div>${[
          '<strong>During the event, <span style="color: rgb(241, 196, 15);">5-Star Weapon: Defier\'s Thorn, 4-Star Weapons: Endless Collapse, Marcato, and Amity Accord</span> receive boosted drop rates!</strong>',
          '',
          '<strong>✦Duration✦</strong>',
          '<strong>2026-06-18 10:00 - 2026-07-09 11:59 (server time)</strong>',
          '',
          '<strong>✦Convene Rules✦</strong>',
          '<strong>- [Absolute Pulsation] is a Featured Weapon Convene event banner.</strong>',
        ].join('<br>')}</div>`,
      ].join('\n'),
      [
        "gacha | Dance in the Storm's Wake | 2026-06-18 10:00:00 | 2026-07-09 11:59:59 | | Cartethyia,Yangyang,Yuanwu,Mortefi",
        "gacha | Defier's Thorn | 2026-06-18 10:00:00 | 2026-07-09 11:59:59 | | Defier's Thorn,Endless Collapse,Marcato,Amity Accord",
      ],
    ),
  ]),
  ...within(shown('2026-05-08 18:00', '2026-06-08 03:59'), [
    put(
      '2/3',
      'Event Preview | [Cubie Derby: Championship] Anniversary Event, Coming Soon!',
      lines(
        '<strong>✦Duration✦</strong>',
        '2026-05-09 04:00 - 2026-05-25 03:59 (server time)',
        '',
        '<strong>✦Rewards✦</strong>',
        'Astrite x300, 2nd Anniversary Coin, Shell Credit',
      ),
      ['event | Cubie Derby: Championship | 2026-05-09 04:00:00 | 2026-05-25 03:59:59 | astrite 300'],
    ),
  ]),
  ...within(shown('2026-07-10 14:00', '2026-08-20 03:59'), [
    put(
      '2/3',
      'Tidal Photography: Land of Xuanfang Photo Challenge is now underway!',
      lines(
        'Duration: From now until 2026-08-19 23:59 (UTC+8)',
        '',
        'Take part for a chance to win Astrites and cash incentives!',
        '✦How to Submit✦',
        'Post your work on X (Twitter)/Instagram/Facebook with both hashtags and fill out the form.',
        '✦Rewards✦',
        'Winners will be awarded Astrites and cash incentives!',
      ),
      [],
    ),
    put(
      '2/3',
      'Wuthering Waves Fan Creation Event "Blade of Past Resounds, Lingering Dream Hymns" is now live!',
      lines(
        'Post your work with hashtags on X (Twitter)/Instagram/Facebook and fill out the form for a chance to win.',
        '<strong>Submission Period</strong>',
        '2026/07/10 - 2026/08/10 (PT)',
        '<strong>Rewards</strong>',
        '2nd Place (5 Winners): 6,000 Astrites &amp; 800 USD',
      ),
      [],
    ),
    put(
      '2/3',
      'Wuthering Waves - XBOX Game Pass Gift Pack & XBOX Exclusive Sigil',
      lines(
        '*Version 3.5 will be released on July 10th, 2026 (UTC+8).',
        '[Rewards]',
        'Morphable Echo x2, Premium Tuner x10, Shell Credit x30,000',
        '[How to Claim]',
        'After each version update, members can claim the Gift Pack via in-game mail.',
      ),
      [],
    ),
  ]),
  ...within(shown('2026-08-20 16:30', '2026-09-30 03:59'), [
    put(
      '2/3',
      'V3.6 Wuthering Waves Battle Rush',
      lines(
        'Record and share your battle moments with the hashtags on X (Twitter)/YouTube Shorts/TikTok to compete for a reward of Astrite x2,000.',
        'How to Submit',
        'Post your work publicly with both hashtags.',
        'Submission Period',
        '2026/08/20 20:00 ~ 2026/09/17 19:59 (PT)',
      ),
      [],
    ),
  ]),
])
