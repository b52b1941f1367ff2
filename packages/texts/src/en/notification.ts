export const notification = {
  heading: 'No news from Ephemeris',
  text: 'Changes to Ephemeris and planned downtime appear here. Below is what was announced in your games.',
  games: {
    dates: '{from} – {to}',
    coming: 'Upcoming',
    running: 'Live',
    over: 'Ended',
    notice: 'Announcement of {name}',
    error: 'Couldn’t load what was announced: {reason}',
  },
  ways: {
    timeline: { title: 'Timeline', hint: 'Live and upcoming' },
    reminders: { title: 'Reminders', hint: 'By calendar, push or email' },
    tonight: { title: 'Tonight', hint: 'What ends before your next evening' },
    almanac: { title: 'Almanac', hint: 'Past 5-star banners' },
  },
} as const
