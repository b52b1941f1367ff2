import type { SignStroke } from '#web/ui/art/sign-paths'

const SPARKLE = 'M12 2.5c.7 5.6 3.9 8.8 9.5 9.5-5.6.7-8.8 3.9-9.5 9.5-.7-5.6-3.9-8.8-9.5-9.5 5.6-.7 8.8-3.9 9.5-9.5Z'

export const SIGN: readonly SignStroke[] = [
  { d: SPARKLE },
  { d: 'm4.5 4.5 2 2m13-2-2 2m-13 13 2-2m13 2-2-2', widthPx: 1.8 },
]
