export const shortcuts = {
  launch: 'Launch game',
  official: 'Official site',
  mainland: 'Mainland China',
  global: 'Global',
  tracker: 'Pull tracker',
  codes:
    '{count, plural, =0 {No unused redeem codes right now.} one {# unused redeem code} other {# unused redeem codes}}',
} as const
