import type { SignStroke } from '#web/ui/art/sign-paths'

export const SIGN: readonly SignStroke[] = [
  { d: 'M6.8 12a5.2 5.2 0 1 0 10.4 0 5.2 5.2 0 1 0-10.4 0Z' },
  { d: 'M2.82 16.88a10.4 3.8-28 1 0 18.36-9.76 10.4 3.8-28 1 0-18.36 9.76Z', widthPx: 1.8 },
]
