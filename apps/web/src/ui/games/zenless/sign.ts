import type { SignStroke } from '#web/ui/art/sign-paths'

export const SIGN: readonly SignStroke[] = [
  { d: 'M7.5 4h9a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5h-9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z', widthPx: 1.8 },
  { d: 'M8 8.5h8l-8 7h8', widthPx: 2.4 },
]
