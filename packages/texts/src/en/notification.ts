export const notification = {
  heading: 'Nothing to announce',
  text: 'News about Ephemeris appears here: changes and planned downtime. Below is what was announced in your games.',
  games: {
    dates: '{from} – {to}',
    coming: 'Coming',
    running: 'Running',
    over: 'Over',
    notice: 'Announcement of {name}',
    error: 'Couldn’t load what was announced: {reason}',
  },
  ways: {
    timeline: { title: 'Timeline', hint: 'What runs and what comes' },
    reminders: { title: 'Reminders', hint: 'By calendar, push or email' },
    tonight: { title: 'Tonight', hint: 'What ends before your next evening' },
    almanac: { title: 'Almanac', hint: 'Past 5-star banners' },
  },
} as const
