import type { GoldNotice } from './gold-notice.ts'
import { shown } from './recorded-html.test-data.ts'
import { notice, rows, table } from './variant-rows.test-data.ts'

type Row = ReturnType<typeof notice>

const lines = (...given: readonly string[]) =>
  given.map((line) => `<div data-line="true">${line === '' ? '&nbsp;' : line}</div>`).join('\n')
const broken = (...given: readonly string[]) =>
  `<div><img src="cover.jpg">\n<p>${given.map((line) => `<span style="font-size: 14pt;">${line}</span>`).join('<br><br>')}</p>\n</div>`
const within = (shownMs: GoldNotice['shownMs'], given: readonly Row[]) => given.map((row) => ({ shownMs, ...row }))
const put = (title: string, body: string, truth: readonly string[], section = '2/3'): Row =>
  notice(title, { section, body, truth })
const banner = (time: string, section: string, title: string, items: string, truth: readonly string[]): Row =>
  put(
    title,
    broken(
      `During the event, ${items} receive boosted drop rates!`,
      '✦Duration✦',
      time,
      '✦Eligibility✦',
      '- Reach Union Level 5.',
      '✦Convene Rules✦',
      '- The guarantee count is shared among all events of this kind.',
    ),
    truth,
    section,
  )
const part = (name: string, kind: string, items: string, time: string) =>
  lines(
    `<strong>[${name}] Featured ${kind} Convene</strong>`,
    '',
    `During the event, <span style="color: rgb(196, 158, 85);"><strong>${items}</strong></span> receive boosted drop rates!`,
    '',
    '<span style="color: rgb(196, 158, 85);"><strong>✦Duration✦</strong></span>',
    time,
    '',
    '<span style="color: rgb(196, 158, 85);"><strong>✦Eligibility✦</strong></span>',
    '- Reach Union Level 5.',
    '',
    '<span style="color: rgb(196, 158, 85);"><strong>✦Convene Rules✦</strong></span>',
    `- [${name}] is a Featured ${kind} Convene event banner.`,
    '',
    '<span style="color: rgb(173, 173, 173);">※For more details, please refer to the in-game Convene page.</span>',
  )

/** The publisher's own titles, labels, times, items and rewards; the prose is shortened. */
export const OWN_WUTHERING_EN: readonly GoldNotice[] = rows('en', '2/3', [
  ...within(shown('2026-04-01 11:00', '2026-04-30 03:59'), [
    put(
      '[The Flaming Red in Memory] Showcase Event',
      broken(
        'A Bloom Bearer has come to Startorch Academy chasing rumors of a Ghost Miko&mdash;whispers of the ""Lady Miko"" of her homeland.',
        '✦Duration✦',
        '2026-04-16 04:00 - 2026-04-29 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x280, Premium Resonance Potion x4, Shell Credit x180000, and other Materials.',
        '✦Eligibility✦',
        'Complete the quest ""The Flaming Red from Tomorrow"" to unlock.',
        '✦Event Rules✦',
        '- A new quest will unlock daily for a total of seven days.',
        '- Any unclaimed rewards will be sent to your in-game mailbox if you log in within 30 days after the event ends.',
      ),
      ['event | The Flaming Red in Memory | 2026-04-16 04:00:00 | 2026-04-29 03:59:59 | astrite 280'],
    ),
    put(
      '[Speed up! F.U.E.L. Instrumentality Project!] Leisure Event',
      broken(
        'At this year\'s Club Show &amp; Tell, Van Tassie unveils the ""F.U.E.L. Optimization Simulator.""',
        '✦Duration✦',
        '2026-04-02 04:00 - 2026-04-20 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x400, Forgery Advanced Supply - Lahai-Roi x14, Shell Credit x280000',
        '✦Eligibility✦',
        'Reach Union Level 14.',
        '(For the best experience, please complete the preceding quest ""Gold Suspended in Shadows."")',
        '✦Event Rules✦',
        '- Stage 1 is available when the event begins. A new stage unlocks each following day.',
      ),
      ['event | Speed up! F.U.E.L. Instrumentality Project! | 2026-04-02 04:00:00 | 2026-04-20 03:59:59 | astrite 400'],
    ),
    put(
      'Upcoming Events in Wuthering Waves Version 3.2',
      lines("Here is a compilation of the upcoming events in Version 3.2. Don't miss out!"),
      [],
    ),
    put(
      'High Difficulty Recurring Challenge: Endstate Matrix, Coming in Version 3.2!',
      lines('Endstate Matrix progresses through Challenge Cycles. Get a sneak peek now!'),
      [],
    ),
  ]),
  ...within(shown('2026-03-04 11:00', '2026-03-19 03:59'), [
    put(
      '[Chord Cleansing] Limited-Time Echo Double Drop Event',
      broken(
        'Use the Waveplates to maximize your rewards from the Tacetite Blooms!',
        '✦Duration✦',
        '2026-03-11 04:00 - 2026-03-18 03:59 (server time)',
        '✦Eligibility✦',
        'Reach Union Level 19.',
        '✦Details✦',
        '- During [Chord Cleansing], double rewards claims refresh daily at 04:00 (server time).',
      ),
      ['event | Chord Cleansing | 2026-03-11 04:00:00 | 2026-03-18 03:59:59'],
    ),
    put(
      '[Lollo Campaign: Implementation] Featured Commission Event',
      broken(
        'Complete the campaigns to claim your Lollo Stamps&mdash;a gift of gratitude from Lollo Logistics.',
        '✦Duration✦',
        '2026-03-05 04:00 - 2026-03-18 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x400, Lustrous Tide x5, Premium Tuner x40, Shell Credit x340000, and other Materials.',
        '✦Eligibility✦',
        'Reach Union Level 14.',
        '✦Event Rules✦',
        '- Each Lollo Stamp can be exchanged for a Lollo Helper special delivery.',
      ),
      [
        'event | Lollo Campaign: Implementation | 2026-03-05 04:00:00 | 2026-03-18 03:59:59 | astrite 400 lustrous_tide 5',
      ],
    ),
  ]),
  ...within(shown('2026-02-04 11:15', '2026-03-19 03:59'), [
    put(
      '[Where Stars Cascade Down] Limited-Time Event, Coming Soon!',
      lines(
        '[Where Stars Cascade Down] Limited-Time Event, Coming Soon!',
        '',
        '✦Duration✦',
        '2026-02-15 04:00 - 2026-03-18 11:59 (server time)',
        '',
        '✦Rewards✦',
        'Astrite x800, Sigil: A Night to Remember, Phantom: Sigillum, Premium Tuner, Shell Credit, and other Materials.',
      ),
      ['event | Where Stars Cascade Down | 2026-02-15 04:00:00 | 2026-03-18 11:59:59 | astrite 800'],
    ),
    put(
      'Unsigned Good Wishes',
      broken(
        'During the event, claim a total of Astrite x1600, Avatar: Come On, Smile, and other rewards via in-game mail.',
        '✦Duration✦',
        '&nbsp;2026-2-17 00:00 - 2026-3-19 03:59 (UTC+8)',
        '✦Rewards✦',
        '[Astrite x800, Customized Squeezy Jelly x1]',
        'Time of Reward Issuance: 2026-02-17 00:00 (UTC+8) - Before Next Version Update Maintenance',
        '[Astrite x400, Old Music Record x1]',
        'Time of Reward Issuance: 2026-02-18 00:00 (UTC+8) - Before Next Version Update Maintenance',
        '[Astrite x400, Avatar: Come On, Smile x1]',
        'Time of Reward Issuance: 2026-02-19 00:00 (UTC+8) - Before Next Version Update Maintenance',
        '✦Eligibility✦',
        'Reach Union Level 2.',
        '✦Rules✦',
        '- The rewards will be issued to your in-game mailbox in stages, on the dates specified above.',
      ),
      ['event | Unsigned Good Wishes | 2026-02-16T16:00:00Z | 2026-03-18T19:59:59Z | astrite 1600'],
    ),
    put(
      '[Full Throttle! Bolt & Blitz!] Leisure Event',
      broken(
        'Startorch freshmen learn to drive safely with H.E.R.M.E.S., a motorbike simulator.',
        '✦Duration✦',
        '2026-02-07 04:00 - 2026-03-18 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x600, Roving Lodestar (Title) x1, Shell Credit x330000, and other Materials.',
        '✦Eligibility✦',
        'Reach Union Level 14 and obtain the expedition motorbike to unlock.',
      ),
      ['event | Full Throttle! Bolt & Blitz! | 2026-02-07 04:00:00 | 2026-03-18 03:59:59 | astrite 600'],
    ),
    put(
      'Wuthering Waves Fan Creation Event "For You Who Walk in Snow" is now live!',
      lines(
        'Dear Rovers,',
        'Wuthering Waves Fan Creation Event&nbsp;"For You Who Walk in Snow" is now live! Post your work with hashtags on X (Twitter)/Instagram/Facebook and fill out the form for a chance to win!',
        '<strong>Content Requirement</strong>',
        'Create your own artwork about Wuthering Waves Version 3.1!',
        '<strong>Submission Period</strong>',
        '2026/2/5 - 2026/3/8 (PT)',
        '<strong>Rewards</strong>',
        '2nd Place (5 Winners): 6,000 Astrites &amp; 800 USD',
      ),
      [],
    ),
    put(
      '[Version 3.1 Featured Resonator/Weapon Convene: Phase I]',
      [
        part(
          'Horizon of Dawnbreak',
          'Resonator',
          '5-Star Resonator: Chisa, 4-Star Resonators: Mortefi, Taoqi, and Aalto',
          'Version 3.1 update - 2026-02-26 09:59 (server time)',
        ),
        part(
          'Kumokiri',
          'Weapon',
          '5-Star Weapon: Kumokiri, 4-Star Weapons: Commando of Conviction, Waning Redshift, and Cadenza',
          'Version 3.1 update - 2026-02-26 09:59 (server time)',
        ),
        part(
          'Roar of Triumph',
          'Resonator',
          '5-Star Resonator: Lupa, 4-Star Resonators: Mortefi, Taoqi, and Aalto',
          'Version 3.1 update - 2026-02-26 09:59 (server time)',
        ),
        part(
          'Wildfire Mark',
          'Weapon',
          '5-Star Weapon: Wildfire Mark, 4-Star Weapons: Commando of Conviction, Waning Redshift, and Cadenza',
          'Version 3.1 update - 2026-02-26 09:59 (server time)',
        ),
      ].join('\n<div>&nbsp;</div>\n'),
      [
        'gacha | Horizon of Dawnbreak | 2026-02-05T03:00:00Z | 2026-02-26 09:59:59 | | Chisa,Mortefi,Taoqi,Aalto',
        'gacha | Kumokiri | 2026-02-05T03:00:00Z | 2026-02-26 09:59:59 | | Kumokiri,Commando of Conviction,Waning Redshift,Cadenza',
        'gacha | Roar of Triumph | 2026-02-05T03:00:00Z | 2026-02-26 09:59:59 | | Lupa,Mortefi,Taoqi,Aalto',
        'gacha | Wildfire Mark | 2026-02-05T03:00:00Z | 2026-02-26 09:59:59 | | Wildfire Mark,Commando of Conviction,Waning Redshift,Cadenza',
      ],
      '3/7',
    ),
  ]),
  ...within(shown('2025-12-26 11:00', '2026-02-05 03:59'), [
    put(
      '[Signs of a Silent Star] Leisure Event',
      broken(
        'A window suddenly blinks open, choking messages filled with garbled letters from unknown signals.',
        '✦Duration✦',
        '2026-01-22 04:00 - 2026-02-04 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x280, Premium Resonance Potion x4, Shell Credit x180000 and other Materials',
        '✦Eligibility✦',
        'Reach Union Level 8.',
        '✦Event Details✦',
        '- One WavesLine message to be deciphered will be sent daily at 04:00 server time.',
      ),
      ['event | Signs of a Silent Star | 2026-01-22 04:00:00 | 2026-02-04 03:59:59 | astrite 280'],
    ),
    banner(
      '2026-01-15 10:00 - 2026-02-04 11:59 (server time)',
      '3/7',
      "[Absolute Pulsation] Featured Weapon Convene: Moongazer's Sigil",
      "5-Star Weapon: Moongazer's Sigil, 4-Star Weapons: Discord, Waning Redshift, and Celestial Spiral",
      [
        "gacha | Absolute Pulsation | 2026-01-15 10:00:00 | 2026-02-04 11:59:59 | | Moongazer's Sigil,Discord,Waning Redshift,Celestial Spiral",
      ],
    ),
    put(
      '[Beyond the Waves: Lahai-Roi] Featured Exploration Event',
      broken(
        'Upload your Adventure Logs to the Lollo courier truck to get various Adventure Packages!',
        '✦Duration✦',
        '2026-01-01 04:00 - 2026-01-19 03:59 (server time)',
        '✦Rewards✦',
        'Astrite x400, Lustrous Tide x5, Premium Tuner x90, Crystal Solvent x6, Shell Credit x420000, and other Materials.',
        '✦Eligibility✦',
        'Reach Union Level 14.',
        '✦Event Details✦',
        '- Each Adventure Log can be exchanged for an Adventure Package.',
      ),
      ['event | Beyond the Waves: Lahai-Roi | 2026-01-01 04:00:00 | 2026-01-19 03:59:59 | astrite 400 lustrous_tide 5'],
    ),
    put(
      'Wuthering Waves V3.0 Short-form Video Creative Event is officially live!',
      lines(
        'Dear Rovers,',
        'To participate, publish a short-form video on YouTube Shorts, Instagram, or TikTok. Creators who submit valid entries will qualify to share a prize pool, along with additional Astrites rewards.',
        'Submission Form Link: forms.example',
      ),
      [],
    ),
    put(
      'V3.0 WUWA Discord Quest Livestream Event Begins!',
      `${lines(
        'Dear Rover,',
        'V3.0 WUWA Discord Quest Livestream Event has begun. Click the link below to complete the streaming quest on Discord and get a chance to win rewards including Morphable Echo!',
      )}<h2>Event Duration</h2>${lines('2025/12/26 ~ 2025/12/31 17:00 (PT)')}<h2>Rewards</h2>${lines('Shell Credit*20,000', 'Astrite*30', '<strong>The Redemption Code will expire at 2026/02/05 at 15:59 (PT).</strong>')}<h2>Who is Eligible</h2>`,
      [],
    ),
  ]),
  ...within(shown('2026-06-10 11:30', '2026-08-20 03:59'), [
    put(
      'V3.4 Discord Quest Social Plan',
      lines(
        'Dear Rover,',
        'WuWa&amp;Edgerunners Discord Quest Event has begun. Click the link below to complete the quest on Discord and get a chance to win Discord Orbs!',
        '<strong>Event Duration</strong>',
        '2026/06/09 ~ 2026/06/23 (PT)',
        '<strong>Rewards</strong>',
        'Discord Orbs*700',
        '<strong>Who is Eligible</strong>',
        'Available to players on PC where both Discord and Wuthering Waves are available.',
      ),
      [],
    ),
    put(
      'Event Preview | [Lament Recon: Tacet Crisis] Combat Event, Coming Soon!',
      lines(
        '✦Duration✦',
        '2026-07-11 10:00 - 2026-08-19 11:59 (server time)',
        '✦Rewards✦',
        'Astrite x1200, Space and Blake Bloom Medal (Event Sigil), Modifier, Premium Tuner, Shell Credit, and other materials.',
      ),
      ['event | Lament Recon: Tacet Crisis | 2026-07-11 10:00:00 | 2026-08-19 11:59:59 | astrite 1200'],
    ),
    put(
      'New Challenge Cycle for "Endstate Matrix" Coming Soon!',
      lines(
        'After the Version 3.5 update, Endstate Matrix will enter its second Challenge Cycle, Adversity Vanguard. The challenge rules and rewards will also be updated. Rovers, come check out the details!',
      ),
      [],
    ),
    put(
      'Chisa\'s Deluxe Outfit "Peach Parfait" will be permanently available',
      lines(
        'Chisa\'s Deluxe Outfit "Peach Parfait" will become available once Version 3.5 goes live. Get a sneak peek now!',
        '',
        '✦How to Obtain✦',
        'Chisa\'s Deluxe Outfit "Peach Parfait" will be permanently available in the Store once Version 3.5 goes live.',
        'Purchase the Outfit during Version 3.5 at a discount price of 1,980 Lunites. After Version 3.5 ends, the price will return to 2,480 Lunites.',
      ),
      [],
    ),
    put(
      'Tidal Photography: Land of Xuanfang Photo Challenge is now underway!',
      lines(
        'Duration: From now until 2026-08-19 23:59 (UTC+8)',
        '',
        'With the new region [Mengzhou: Land of Xuanfang] available for exploration,',
        'Tidal Photography - Land of Xuanfang Photo Challenge is now underway!',
        'Take part in the event for a chance to win Astrites and cash incentives!',
        '"Recaptured: Action Highlights" Combat Photography Event will also launch on July 16th (UTC+8).',
        '',
        '✦How to Submit✦',
        'You can submit your work in the following ways:',
        'Post your work on X (Twitter)/Instagram/Facebook with both hashtags included, and fill out the form for a chance to win Astrites and cash incentives!',
        '✦Rewards✦',
        'Entries will go through a rigorous judging process. Winners will be awarded Astrites and cash incentives!',
      ),
      [],
    ),
  ]),
  ...within(shown('2024-09-30 12:00', '2024-12-31 03:59'), [
    banner(
      'Version 1.4 update - 2024-12-12 09:59 (server time)',
      '3/7',
      '[End of Lost Trail] Featured Resonator Convene: Boosted Drop Rate for Camellya',
      '5-Star Resonator: Camellya, 4-Star Resonators: Danjin, Yangyang, and Aalto',
      ['gacha | End of Lost Trail | 2024-11-14T03:00:00Z | 2024-12-12 09:59:59 | | Camellya,Danjin,Yangyang,Aalto'],
    ),
    put(
      'Version 1.4 "When the Night Knocks" Patch Notes',
      lines(
        '✦Maintenance Time: 2024-11-14 04:00 - 2024-11-14 11:00 (UTC+8)',
        '✦Maintenance Compensation: Astrite x300',
      ),
      ['version | When the Night Knocks | 2024-11-14T03:00:00Z | 2024-12-30T20:00:00Z'],
      '1/1',
    ),
    put(
      'Wutherium Geographic: Lands and Waters — The Black Shores Vol. 2',
      lines("Here sits the Black Shores' Lament observation hub, the heart of the Tethys System."),
      [],
    ),
    put(
      'Post-Lament Anthropocene: Stars Intertwined | Camellya',
      lines('Camellya, a Bloom Bearer of the Black Shores. Happy to see you again!'),
      [],
    ),
  ]),
])

/** Titles and lines of the publisher's posts. */
export const OWN_WUTHERING_ZH_HANT: readonly GoldNotice[] = rows('zh-Hant', '2/3', [
  ...within(shown('2025-06-11 11:00', '2025-07-24 03:59'), [
    put('[聲弦滌蕩]聲骸材料限時雙倍活動', lines('✦活動時間✦', '2025年6月26日04:00 ~ 2025年7月3日03:59（伺服器時間）'), [
      'event | 聲弦滌蕩 | 2025-06-26 04:00:00 | 2025-07-03 03:59:59',
    ]),
    put(
      '[浮聲沉兵]武器活動喚取',
      lines('✦活動時間✦2.4版本更新後 ~ 2025年7月3日09:59（伺服器時間）'),
      ['gacha | 浮聲沉兵 | 2025-06-12T03:00:00Z | 2025-07-03 09:59:59'],
      '3/7',
    ),
  ]),
  ...within(shown('2026-07-29 11:00', '2026-08-20 03:59'), [
    put(
      '【3.5版本】[角色/武器活動喚取・第二期]',
      lines(
        '[飛星自春天啟航]角色活動喚取',
        '活動期間，5星角色「愛彌斯」、4星角色「白芷」、「莫特斐」、「燈燈」喚取機率限時提升！',
        '✦活動時間✦',
        '2026年7月30日10:00 ~ 2026年8月19日11:59（伺服器時間）',
        '※更多活動詳細說明，請前往遊戲內【喚取】介面查看。',
        '',
        '「永遠的啟明星」武器活動喚取',
        '活動期間，5星武器「永遠的啟明星」、4星武器「奇幻變奏」、「悖論噴流」喚取機率限時提升！',
        '✦活動時間✦',
        '2026年7月30日10:00 ~ 2026年8月19日11:59（伺服器時間）',
      ),
      [
        'gacha | 飛星自春天啟航 | 2026-07-30 10:00:00 | 2026-08-19 11:59:59 | | 愛彌斯,白芷,莫特斐,燈燈',
        'gacha | 永遠的啟明星 | 2026-07-30 10:00:00 | 2026-08-19 11:59:59 | | 永遠的啟明星,奇幻變奏,悖論噴流',
      ],
      '3/7',
    ),
  ]),
])

export const WUTHERING_ZH_HANS: readonly GoldNotice[] = rows('zh-Hans', '2/3', [
  ...within(shown('2025-11-19 11:00', '2025-12-25 03:59'), [
    put(
      '[奔驰！箭速与激情！]休闲活动',
      lines('✦活动时间✦', '2.8版本更新后 ~ 12月24日03:59（服务器时间）', '✦活动奖励✦', '星声*500、贝币*200000'),
      ['event | 奔驰！箭速与激情！ | 2025-11-20T03:00:00Z | 2025-12-24 03:59:59 | astrite 500'],
    ),
    put(
      '[漂泊者问卷]2.8版本满意度调研',
      lines('✦调研时间✦', '2025年12月6日10:00 ~ 2025年12月12日23:59（UTC+8）', '✦奖励✦', '星声*50'),
      [],
    ),
    put(
      '[潮声不止]音乐会门票开售公告',
      lines('✦开售时间✦', '2025年12月1日12:00（UTC+8）', '✦演出时间✦', '2026年1月10日19:30 ~ 21:30'),
      [],
    ),
    put('2.8版本预下载公告', lines('✦预下载时间✦', '2025年11月18日10:00（UTC+8）~ 2025年11月20日04:00（UTC+8）'), []),
    put(
      '[相逢有时]七日签到活动',
      lines(
        '✦活动时间✦',
        '2025年12月4日04:00 ~ 2025年12月24日03:59（服务器时间）',
        '✦活动奖励✦',
        '浮金波纹*10、唤声涡纹*10',
        '✦活动规则✦',
        '- 每日04:00（服务器时间）刷新签到。',
      ),
      ['event | 相逢有时 | 2025-12-04 04:00:00 | 2025-12-24 03:59:59 | radiant_tide 10 lustrous_tide 10'],
    ),
  ]),
])

export const WUTHERING_JA: readonly GoldNotice[] = rows('ja', '2/3', [
  ...within(shown('2025-12-24 11:00', '2026-02-05 03:59'), [
    put(
      '[あの星の彼方へ] 共鳴者集音（イベント）',
      lines(
        '開催期間中、星5共鳴者：リンネー、星4共鳴者：秧秧、白芷、アールトの集音確率がアップ！',
        '✦開催期間✦',
        'Ver.3.0アップデート後 ～ 2026年1月15日 09:59（サーバー時間）',
        '✦参加条件✦',
        'ソラランク5以上',
      ),
      ['gacha | あの星の彼方へ | 2025-12-25T03:00:00Z | 2026-01-15 09:59:59 | | リンネー,秧秧,白芷,アールト'],
      '3/7',
    ),
    put(
      '[新春の贈りもの] ログインイベント',
      lines('✦開催期間✦', '12月31日04:00 ～ 1月14日03:59（サーバー時間）', '✦報酬✦', '星声×300'),
      ['event | 新春の贈りもの | 2025-12-31 04:00:00 | 2026-01-14 03:59:59 | astrite 300'],
    ),
    put(
      '「鳴潮」×コンビニコラボキャンペーン開催！',
      lines('✦実施期間✦', '2026年1月6日10:00 ～ 2026年1月20日23:59', '※対象店舗は公式サイトをご確認ください。'),
      [],
    ),
    put(
      '[逆境深塔] 深層領域リセットのお知らせ',
      lines('✦開催期間✦', '2026年1月5日04:00 ～ 2026年2月2日03:59（サーバー時間）'),
      ['challenge | 逆境深塔 | 2026-01-05 04:00:00 | 2026-02-02 03:59:59'],
    ),
  ]),
])

export const WUTHERING_KO: readonly GoldNotice[] = rows('ko', '2/3', [
  ...within(shown('2026-09-29 11:00', '2026-11-11 03:59'), [
    put(
      '[별빛 축제] 미니 이벤트',
      lines(
        '✦이벤트 기간: 3.7 버전 업데이트 후 ~ 2026년 11월 10일 11:59 (서버 시간)',
        '✦이벤트 보상: 별의 소리 x400, 클램 코인 x200000',
      ),
      ['event | 별빛 축제 | 2026-09-30T03:00:00Z | 2026-11-10 11:59:59 | astrite 400'],
    ),
    put(
      '[풍요의 물결] 소재 더블 드롭 이벤트',
      lines('✦이벤트 기간✦', '2026년 10월 8일 04:00부터 2026년 10월 15일 03:59까지 (서버 시간)'),
      ['event | 풍요의 물결 | 2026-10-08 04:00:00 | 2026-10-15 03:59:59'],
    ),
    put(
      '[3.7 버전] 공명자/무기 이벤트 튜닝 2차',
      lines(
        '[달빛의 맹세] 공명자 이벤트 튜닝',
        '이벤트 기간 동안 5성 공명자: 카를로타, 4성 공명자: 양양, 산화, 설지의 튜닝 확률이 한정 UP!',
        '[불멸의 항로] 무기 이벤트 튜닝',
        '이벤트 기간 동안 5성 무기: 죽음과 춤, 4성 무기: 판타지 변주, 천공의 순간의 튜닝 확률이 한정 UP!',
        '✦이벤트 기간✦',
        '2026년 10월 22일 10:00 ~ 2026년 11월 11일 11:59 (서버 시간)',
      ),
      [
        'gacha | 달빛의 맹세 | 2026-10-22 10:00:00 | 2026-11-11 11:59:59 | | 카를로타,양양,산화,설지',
        'gacha | 불멸의 항로 | 2026-10-22 10:00:00 | 2026-11-11 11:59:59 | | 죽음과 춤,판타지 변주,천공의 순간',
      ],
      '3/7',
    ),
    put(
      '3.7 버전 쿠폰 코드 안내',
      lines('✦쿠폰 유효 기간✦', '2026년 9월 18일 20:00 ~ 2026년 9월 20일 23:59 (UTC+8)'),
      [],
    ),
  ]),
])

export const WUTHERING_FR: readonly GoldNotice[] = rows('fr', '2/3', [
  ...within(shown('2026-03-18 11:00', '2026-04-30 03:59'), [
    put(
      "[L'aube des voyageurs] Événement de connexion",
      lines(
        '✦Durée✦',
        'Du 26/03/2026 à 04:00 au 08/04/2026 à 03:59 (heure du serveur)',
        '✦Récompenses✦',
        'Astrite ×300',
      ),
      ["event | L'aube des voyageurs | 2026-03-26 04:00:00 | 2026-04-08 03:59:59 | astrite 300"],
    ),
    put(
      '[Crescendo généreux] Matériaux : récompenses doublées',
      lines('✦Durée✦', '2026-04-09 04:00 – 2026-04-16 03:59 (heure du serveur)'),
      ['event | Crescendo généreux | 2026-04-09 04:00:00 | 2026-04-16 03:59:59'],
    ),
    put(
      '[Nouvelle tenue] « Brise marine » bientôt en boutique',
      `${lines('✦Période de vente✦')}${table(['Article', 'Période'], ['Tenue « Brise marine »', 'Après la mise à jour 3.2 – 2026-04-29 11:59 (heure du serveur)'])}`,
      [],
    ),
    put(
      '[Brume et lames] Événement de combat',
      lines('✦Durée✦', 'Après la mise à jour de la version 3.2, disponible de façon permanente'),
      [],
    ),
  ]),
])
