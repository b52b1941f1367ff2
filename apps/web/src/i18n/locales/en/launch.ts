export const launch = {
  title: 'Launch {game}',
} as const
