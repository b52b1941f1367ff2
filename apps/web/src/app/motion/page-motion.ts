/** How one page gives way to another: `forward` slides to the left, `back` to the right. */
export type PageMotion = 'fade' | 'forward' | 'back'

const OVERVIEW = '/gacha'
const RECORDS = '/gacha/records'

/** From the overview to its records and back the pages slide, between all others they fade. (SHELL-52) */
export function pageMotion(from: string, to: string): PageMotion {
  const [former, next] = [from.replace(/\/+$/, ''), to.replace(/\/+$/, '')]
  if (former === OVERVIEW && next === RECORDS) return 'forward'
  if (former === RECORDS && next === OVERVIEW) return 'back'
  return 'fade'
}
