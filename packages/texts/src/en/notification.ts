export const notification = {
  heading: 'Nothing to announce',
  text: 'News about Ephemeris appears here: changes and planned downtime. For what starts and ends in your games, see the timeline.',
  ways: {
    reminders: { title: 'Reminders', hint: 'By calendar, push or email' },
    tonight: { title: 'Tonight', hint: 'What ends before your next evening' },
    almanac: { title: 'Almanac', hint: 'Past 5-star banners' },
  },
} as const
