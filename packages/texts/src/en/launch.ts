export const launch = {
  title: 'Launch {game}',
  region: { global: 'Global server', cn: 'China server' },
  kind: { pc: 'PC', mobile: 'Mobile', cloudMobile: 'Cloud (app)', cloudWeb: 'Cloud (web)' },
  hint: 'The game must be installed on this device.',
  pcHint: 'On PC, the launcher opens first.',
  unanswered: 'Nothing opened? Get the game from its <site>official site</site>.',
} as const
