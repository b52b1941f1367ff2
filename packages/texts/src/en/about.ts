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
    title: 'The project',
    what: 'A calendar for players of four games: what’s live, what ends tonight, what you’ve finished, and how your pulls really stack up.',
    licence: 'Open source under the MIT License',
    version: 'Version {version}',
    source: 'Source code',
  },
  team: {
    title: 'Team',
    name: 'The Ephemeris project',
    role: 'Project Lead and Developer',
  },
} as const
