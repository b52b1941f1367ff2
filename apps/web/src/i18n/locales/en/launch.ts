export const launch = {
  title: 'Launch {game}',
  region: { global: 'Global server', cn: 'China server' },
  kind: { pc: 'PC', mobile: 'Mobile', cloudMobile: 'Cloud, app', cloudWeb: 'Cloud, web' },
  hint: 'The game must be installed on this device.',
  pcHint: 'On a PC its launcher opens first.',
  unanswered: 'Nothing seems to have opened. You can get the game on the <site>official site</site>.',
} as const
