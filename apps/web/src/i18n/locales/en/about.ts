export const about = {
  disclaimer: {
    title: 'Disclaimer',
    fans: '<b>Ephemeris is made by fans and earns nothing.</b> Nothing is sold here, nothing is advertised, and the site is not used commercially.',
    publishers:
      'It has <b>no tie to HoYoverse, miHoYo or Kuro Games</b>. None of them has made, reviewed or endorsed it.',
    rights:
      'The games, their names, characters and pictures <b>belong to their owners</b> and are named here only to say what is meant.',
    dates:
      'Dates and odds are collected with care and may still be wrong or late. <b>What the game itself says counts.</b>',
  },
  project: {
    title: 'The project',
    what: 'An almanac for players of four games: what is running, what ends tonight, what you have already done, and what your pulls amount to.',
    licence: 'Open source under the MIT licence',
    version: 'Version {version}',
    source: 'Source code',
  },
  team: {
    title: 'Team',
    name: 'The Ephemeris project',
    role: 'Project Lead and Developer',
  },
} as const
