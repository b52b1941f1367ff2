export const account = {
  title: 'Account and data',
  loading: 'Loading your account',
  logOut: 'Log out',
  loggedOut: 'You are logged out.',
  emailConfirmed: 'Your mail address is confirmed. You can log in now.',
  local: {
    last: 'This device: last mark {time}',
    none: 'This device: no marks yet',
    clear: 'Clear this device',
    question: 'Clear this device?',
    consequence:
      '{count, plural, =0 {Your choice of games is} one {# mark and your choice of games are} other {# marks and your choice of games are}} removed from this device. The order of the games, pull history and appearance stay.',
    cleared: 'The marks and the choice of games are gone from this device.',
  },
} as const
