import type { SignStroke } from '#web/ui/art/sign-paths'

export const SIGN: readonly SignStroke[] = [{ d: 'M2 12h0M6 8.5v7M10 4v16M14 7v10M18 10v4M22 12h0', widthPx: 2.2 }]
