export const welcome = {
  title: 'Welcome to Ephemeris',
  line: 'What’s live, what ends tonight and how far your pulls go, in four games.',
  question: 'Which games do you play?',
  all: 'Select all',
  server: 'Your server',
  nearest: 'closest to you',
  reset: 'daily reset',
  clock: 'The server decides when things end, shown in your time.',
  more: 'More: order and activity types',
  later: 'You can change all of this in Settings.',
  choose: 'Choose a game',
  start: '{count, plural, one {Start with # game} other {Start with # games}}',
} as const
