import type { PageId } from '@ephemeris/contract/pages'
import { PAGES_BY_ID } from '#web/app/pages'

/** How a page comes in: `forward` slides to the left, `back` to the right. */
export type PageMotion = 'fade' | 'forward' | 'back'

/** The overview of the pull history and its records slide in after each other, all others fade in. (SHELL-52) */
export function pageMotion(from: PageId | undefined, to: PageId | undefined): PageMotion {
  if (from === undefined || to === undefined) return 'fade'
  if (PAGES_BY_ID[to].over === from) return 'forward'
  if (PAGES_BY_ID[from].over === to) return 'back'
  return 'fade'
}
