export const notification = {
  text: 'What your games announced. A bell reminds you of it.',
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
