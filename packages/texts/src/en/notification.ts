export const notification = {
  heading: 'No news from Ephemeris',
  text: 'Changes to Ephemeris and planned downtime appear here.',
  reminders: 'Reminders',
  games: {
    dates: '{from} – {to}',
    coming: 'Upcoming',
    running: 'Live',
    over: 'Ended',
    cancelled: 'Cancelled',
    gives: '{amount, number} {thing}',
    loading: 'Loading announcements',
    notice: 'Announcement of {name}',
    error: 'Couldn’t load what was announced: {reason}',
  },
} as const
