export const about = {
  disclaimer: {
    title: 'Disclaimer',
    fans: '<b>Ephemeris is a non-profit fan project.</b> It sells nothing, shows no ads and isn’t used commercially.',
    publishers:
      'It’s <b>not affiliated with HoYoverse, miHoYo or Kuro Games</b>. None of them made, reviewed or endorsed it.',
    rights:
      'The games, their names, characters and images <b>belong to their owners</b>. They appear here only to identify the games.',
    dates: 'We collect dates and odds with care, but they can be wrong or late. <b>If in doubt, trust the game.</b>',
  },
  project: {
    what: 'A calendar for players of four games: what’s live, what ends tonight, what you’ve finished, and how your pulls really stack up.',
    licence: 'Open source under the MIT License',
    version: 'Version {version}',
    source: 'Source code',
  },
  news: {
    title: 'What’s new',
    plan: 'Plan: add other banners with one tap; enter pity next to your chance.',
    announced: 'Notifications: what was announced in your games, with dates.',
    pulls: 'Pulls: ten-pulls in one row, a portrait for each 5-star.',
  },
  sources: {
    label: 'Sources and privacy',
    dates: {
      title: 'Dates from announcements',
      text: 'Official announcements are read on a schedule. Every activity shows its source and age; expected dates are marked.',
      link: 'Latest announcements',
    },
    odds: {
      title: 'Odds from published rules',
      text: 'Rates, pity and guarantees are those of the games. Unknown or estimated values are marked.',
      link: 'See your plan',
    },
    privacy: {
      title: 'Your data stays yours',
      text: 'Without an account, everything stays in this browser. Ephemeris never logs in to a game and shows no ads.',
      link: 'What this device keeps',
    },
  },
  team: {
    title: 'Team',
    name: 'The Ephemeris project',
    role: 'Project Lead and Developer',
  },
} as const
