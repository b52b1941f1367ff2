import type { CodesReading } from '@ephemeris/announcements/codes/code-reading'
import { readOpenCode } from '@ephemeris/contract/open/open-code'
import type { RedeemCode } from '@ephemeris/core/codes/redeem-code'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { isKnownSite } from '../shipped/fact-source.ts'
import { arePlausible, CLOCKS_DIFFER_MS } from '../sources/plausible-activity.ts'

const MOST_CODES = 500
const MOST_ITEMS = 20
const FURTHEST_MS = 400 * DAY_MS

/** The codes of another instance, as old as they are there; rows that do not fit are named. (CODE-10) */
export function readMirroredCodes(rows: readonly unknown[], now: Instant): CodesReading {
  const read = rows.slice(0, MOST_CODES).map((entry) => ({ entry, code: readOpenCode(entry) }))
  const codes = read.flatMap(({ code }) => (code && isPlausibleCode(code, now) ? [ofThisClock(code, now)] : []))
  const unreadable = read.filter(({ code }) => !code || !isPlausibleCode(code, now))
  const rest = rows.slice(MOST_CODES, MOST_CODES + 1)
  return {
    codes,
    unreadable: [...unreadable.map(({ entry }) => entry), ...rest].map((entry) => ({ entry, field: 'codes' })),
  }
}

function isPlausibleCode({ items, since, until, checkedAt, goneSince }: RedeemCode, now: Instant): boolean {
  const seen = [since, checkedAt, goneSince ?? since]
  return (
    items.length <= MOST_ITEMS &&
    items.every(({ name }) => arePlausible({ en: name })) &&
    seen.every((at) => at <= now + CLOCKS_DIFFER_MS) &&
    (until === null || until <= now + FURTHEST_MS)
  )
}

function ofThisClock(code: RedeemCode, now: Instant): RedeemCode {
  const atMost = (at: Instant) => instant(Math.min(at, now))
  const { since, checkedAt, goneSince, url } = code
  return {
    ...code,
    since: atMost(since),
    checkedAt: atMost(checkedAt),
    goneSince: goneSince && atMost(goneSince),
    url: isKnownSite(url) ? url : null,
  }
}
