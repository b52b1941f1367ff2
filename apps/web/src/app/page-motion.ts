import type { PageId } from '@ephemeris/contract/pages'

/** How a page comes in: `forward` slides to the left, `back` to the right. */
export type PageMotion = 'fade' | 'forward' | 'back'

/** The overview of the pull history and its records slide in after each other, all others fade in. (SHELL-52) */
export function pageMotion(from: PageId | undefined, to: PageId | undefined): PageMotion {
  if (from === 'gacha' && to === 'gachaRecords') return 'forward'
  if (from === 'gachaRecords' && to === 'gacha') return 'back'
  return 'fade'
}
