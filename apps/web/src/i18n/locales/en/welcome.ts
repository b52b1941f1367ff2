export const welcome = {
  title: 'Welcome to Ephemeris',
  question: 'Which games do you play?',
  all: 'All four',
  server: 'Your server',
  serverHint: 'All end times follow its clock.',
  nearest: 'closest to you',
  reset: 'daily reset',
  clock: 'Reset times on this device’s clock.',
  later: 'Order, activity types and more are in Settings.',
  logIn: 'Log in',
  choose: 'Choose a game',
  start: '{count, plural, one {Start with # game} other {Start with # games}}',
} as const
