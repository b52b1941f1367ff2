/** How a page comes in: `forward` slides to the left, `back` to the right. */
export type PageMotion = 'fade' | 'forward' | 'back'

const OVERVIEW = '/gacha'
const RECORDS = '/gacha/records'

/** The overview and its records slide in after each other, all others fade in. (SHELL-52) */
export function pageMotion(from: string, to: string): PageMotion {
  const [former, next] = [from.replace(/\/+$/, ''), to.replace(/\/+$/, '')]
  if (former === OVERVIEW && next === RECORDS) return 'forward'
  if (former === RECORDS && next === OVERVIEW) return 'back'
  return 'fade'
}
