export const shortcuts = {
  launch: 'Launch game',
  official: 'Official site',
  mainland: 'Mainland China',
  global: 'Global',
  tracker: 'Pull tracker',
} as const
