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
  ...within(shown('2024-07-17 11:00', '2024-08-14 03:59'), [
    put(
      '2/3',
      'Event Notice | [Tactical Simulacra] Featured Combat Event Coming Soon!',
      broken(
        '✦Duration✦',
        '2024-07-20 10:00 - 2024-08-08 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x500, Malleable Elite Class Echo I x1, Premium Tuner x150, and other materials.',
      ),
      ['event | Tactical Simulacra | 2024-07-20 10:00:00 | 2024-08-08 03:59:59 | astrite 500'],
    ),
  ]),
  ...within(shown('2024-08-20 17:00', '2024-09-28 03:59'), [
    put(
      '2/5',
      'Event Notice | Depths of Illusive Realm: Carnival in Slumberland Coming Soon!',
      broken(
        '✦Event Duration✦',
        '2024/08/22 10:00 - 2024/09/23 03:59 (Server Time)',
        '✦Rewards✦',
        'Astrite*1,000, Phantom: Dreamless, Premium Sealed Tube, and other development materials.',
      ),
      [
        'event | Depths of Illusive Realm: Carnival in Slumberland | 2024-08-22 10:00:00 | 2024-09-23 03:59:59 | astrite 1000',
      ],
    ),
    put(
      '2/3',
      '[Chord Cleansing] Featured Echo Double Drop Event',
      broken(
        '✦Duration✦',
        '2024-09-20 04:00 - 2024-09-27 03:59 (server time)',
        '✦Details✦',
        '- During [Chord Cleansing], double rewards can be claimed 3 times a day and refresh daily at 04:00 (server time).',
      ),
      ['event | Chord Cleansing | 2024-09-20 04:00:00 | 2024-09-27 03:59:59'],
    ),
  ]),
  ...within(shown('2024-10-08 17:48', '2024-11-14 03:59'), [
    put(
      '2/3',
      '[Solaris Weather Forecast] Featured Platforming Event',
      broken(
        '✦Duration✦',
        '2024-10-10 10:00 - 2024-10-31 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x400, Forgery Advanced Supply x21, Shell Credit x560,000 and other development materials.',
        '✦Eligibility✦',
        'Reach Union Level 14 and complete Main Quest Chapter I Act VII "Thaw of Eons."',
      ),
      ['event | Solaris Weather Forecast | 2024-10-10 10:00:00 | 2024-10-31 03:59:59 | astrite 400'],
    ),
    put(
      '2/3',
      '[Bountiful Crescendo] Limited-Time Material Double Drop Event',
      broken(
        '✦Duration✦',
        '2024-10-17 04:00 - 2024-10-24 03:59 (server time)',
        '✦Eligibility✦',
        'Reach Union Level 14.',
      ),
      ['event | Bountiful Crescendo | 2024-10-17 04:00:00 | 2024-10-24 03:59:59'],
    ),
  ]),
])

export const WUTHERING_EN_2025: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2025-05-19 11:00', '2025-06-12 03:59'), [
    put(
      '2/3',
      'Event Preview | Dreaming Deep: Solaris Film Festival, Available Soon!',
      lines(
        '✦Duration✦',
        '2025-05-22 04:00 - 2025-08-01 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x600, Phantom: Crownless x1, Modifier x10, Premium Tuner x200, and other Materials.',
        '✦As a Permanent Event✦',
        'When the initial period ends, the event will continue as a Permanent Event.',
      ),
      ['event | Dreaming Deep: Solaris Film Festival | 2025-05-22 04:00:00 | 2025-08-01 03:59:59 | astrite 600'],
    ),
    put(
      '2/3',
      '[Gifts of Grand Celebration] Anniversary Limited-Time Login Event',
      broken(
        '✦Duration✦',
        '2025-05-23 00:00 (UTC+8) - 2025-06-11 03:59 (server time)',
        '✦Rewards✦',
        'Radiant Tide x10, Anniversary Avatar: Moment of Resonance x1',
      ),
      ['event | Gifts of Grand Celebration | 2025-05-22T16:00:00Z | 2025-06-11 03:59:59 | radiant_tide 10'],
    ),
    put(
      '2/4',
      'Changli\'s Deluxe Outfit "Laurel Nymph"',
      lines(
        'The Outfit will become available once Version 2.4 goes live.',
        '✦How to Obtain✦',
        'The Outfit will be made permanently available in the Store once Version 2.4 goes live.',
        'From the time Version 2.4 goes live until 2025-07-23 11:59 (server time), there will be a trial event.',
      ),
      [],
    ),
  ]),
  ...within(shown('2025-07-25 12:00', '2025-08-28 03:59'), [
    put(
      '2/3',
      'Event Preview | [Phantasma Dreamland] Echo Dreamland Leisure Event',
      lines(
        '✦Duration✦',
        '2025-07-26 10:00 - 2025-08-27 11:59 (server time)',
        '✦Rewards✦',
        'Astrite x1200, Sigil: Dreamland Reverie, Modifier, Premium Tuner, Shell Credit and other Materials.',
        '✦As a Permanent Event✦',
        'When the initial period ends, the event will continue as a Permanent Event.',
      ),
      ['event | Phantasma Dreamland | 2025-07-26 10:00:00 | 2025-08-27 11:59:59 | astrite 1200'],
    ),
  ]),
  ...within(shown('2025-09-02 11:00', '2025-10-09 03:59'), [
    put(
      '2/3',
      '[Marks of the Wild] Limited-Time Puzzle Event',
      broken(
        '✦Duration✦',
        '2025-09-04 04:00 - 2025-09-22 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x400, Premium Resonance Potion x12, Shell Credit x648888, and other Materials.',
        '✦Event Details✦',
        '- The event unlocks a new set of samples each day.',
      ),
      ['event | Marks of the Wild | 2025-09-04 04:00:00 | 2025-09-22 03:59:59 | astrite 400'],
    ),
  ]),
])

export const WUTHERING_EN_2026: readonly GoldNotice[] = rows('en', '3/7', [
  ...within(shown('2026-06-07 11:05', '2026-07-10 03:59'), [
    put(
      '3/7',
      '[Spectral Trigger] Collab Weapon Convene',
      broken(
        'During the event, 5-Star Weapon: Spectral Trigger, 4-Star Weapons: Relativistic Jet, Cadenza, and Fusion Accretion receive boosted drop rates!',
        '✦Duration✦',
        'Version 3.4 Update - 2026-07-09 11:59 (server time)',
        '✦Convene Rules✦',
        "- [Absolute Pulsation - Spectral Trigger] is a [Collab Weapon Convene] event of the [At Dream's Edge] collab campaign.",
      ),
      [
        'gacha | Spectral Trigger | 2026-06-08T03:00:00Z | 2026-07-09 11:59:59 | | Spectral Trigger,Relativistic Jet,Cadenza,Fusion Accretion',
      ],
    ),
    put(
      '2/3',
      'V3.4 Discord Quest Social Plan',
      lines(
        'The Discord Quest Event has begun.',
        '<strong>Event Duration</strong>',
        '2026/06/09 ~ 2026/06/23 (PT)',
        '<strong>Rewards</strong>',
        'Discord Orbs*700',
      ),
      [],
    ),
  ]),
  ...within(shown('2026-07-09 11:15', '2026-08-20 03:59'), [
    put(
      '3/7',
      '[Starpath Reverbs] Reverb Resonator Convene',
      broken(
        'During the event, selectable 5-Star Resonators: Jiyan, Yinlin, Jinhsi, Changli, Zhezhi, and Xiangli Yao, and 4-Star Resonators: Buling, Sanhua, and Yangyang receive boosted drop rates!',
        '✦Duration✦',
        'Version 3.5 update - 2026-08-19 11:59 (server time)',
        '✦Convene Rules✦',
        '- Selectable 5-Star Resonators: Jiyan, Yinlin, Jinhsi, Changli, Zhezhi, and Xiangli Yao.',
        '✦Gifts of Starpath✦',
        '- During the event, accumulate Convenes and unlock milestone rewards.',
      ),
      [
        'gacha | Starpath Reverbs | 2026-07-10T03:00:00Z | 2026-08-19 11:59:59 | | Jiyan,Yinlin,Jinhsi,Changli,Zhezhi,Xiangli Yao,Buling,Sanhua,Yangyang',
      ],
    ),
    put(
      '2/5',
      'Event Preview | [Lament Recon: Tacet Crisis] Combat Event, Coming Soon!',
      lines(
        '✦Duration✦',
        '2026-07-11 10:00 - 2026-08-19 11:59 (server time)',
        '✦Rewards✦',
        'Astrite x1200, Space and Blake Bloom (Event Avatar), Modifier, Premium Tuner, and other materials.',
      ),
      ['event | Lament Recon: Tacet Crisis | 2026-07-11 10:00:00 | 2026-08-19 11:59:59 | astrite 1200'],
    ),
  ]),
])
