/** Pages above which a newcomer is asked for their games. Who comes to another one came for something else. (WEL-1) */
export const WELCOME_PATHS: ReadonlySet<string> = new Set([
  '/',
  '/gacha',
  '/gacha/records',
  '/timeline',
  '/shortcuts',
  '/genshin-activities',
])
