export const welcome = {
  title: 'Welcome to Ephemeris',
  question: 'Which games do you play?',
  all: 'Select all',
  server: 'Your server',
  serverHint: 'All end times follow its clock.',
  nearest: 'closest to you',
  reset: 'daily reset',
  clock: 'Reset times in your time.',
  more: 'More: order and activity types',
  later: 'You can change all of this in Settings.',
  choose: 'Choose a game',
  start: '{count, plural, one {Start with # game} other {Start with # games}}',
} as const
