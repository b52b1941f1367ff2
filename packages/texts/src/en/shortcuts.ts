export const shortcuts = {
  launch: 'Launch game',
  official: 'Official site',
  mainland: 'Mainland China',
  global: 'Global',
  tracker: 'Pull tracker',
  noCodes: 'No unused redeem codes right now.',
} as const
