import { groupBy } from '../gacha/group-by.ts'
import { DAY_MS, type Instant, instant } from '../time/instant.ts'
import { codeKey, type RedeemCode } from './redeem-code.ts'

/** What is over or gone for so long leaves the book. */
const FORGET_AFTER_MS = 60 * DAY_MS
/** Of one source, the newest. */
const MOST_KEPT = 300

/**
 * What a source says of codes after a reading. Those that it lacks are gone since now; one that comes back is as new as
 * now. What an earlier reading knew of a code and this one does not say stays. (CODE-4)
 */
export function afterReading(
  before: readonly RedeemCode[],
  found: readonly RedeemCode[],
  now: Instant,
): readonly RedeemCode[] {
  const known = new Map(before.map((code) => [codeKey(code), code]))
  const read = [...groupBy(found, codeKey).values()].map(merged).map((code) => {
    const earlier = known.get(codeKey(code))
    if (!earlier) return code
    const isBack = earlier.goneSince !== null && code.goneSince === null
    return { ...merged([code, earlier]), since: isBack ? code.since : earlier.since, goneSince: code.goneSince }
  })
  const keys = new Set(read.map(codeKey))
  const lacking = before
    .filter((code) => !keys.has(codeKey(code)))
    .map((code) => ({ ...code, goneSince: code.goneSince ?? now }))
  return [...read, ...lacking]
    .filter(({ until, goneSince }) => now - (until ?? goneSince ?? now) <= FORGET_AFTER_MS)
    .toSorted((one, other) => other.since - one.since)
    .slice(0, MOST_KEPT)
}

/**
 * What all sources say together, each code once; those that come first count more. A code is gone unless a source lists
 * it that was read after another one lacked it: what instances pass on to each other may be of before. (CODE-4)
 */
export function joinCodes(sources: readonly (readonly RedeemCode[])[]): readonly RedeemCode[] {
  return [...groupBy(sources.flat(), codeKey).values()].map((all) => {
    const goneAt = Math.max(...all.map(({ goneSince }) => goneSince ?? 0))
    const listed = all.filter(({ goneSince, checkedAt }) => goneSince === null && checkedAt > goneAt)
    const times = (listed.length > 0 ? listed : all).map(({ since }) => since)
    return {
      ...merged(all),
      since: instant(Math.min(...times)),
      goneSince: listed.length > 0 ? null : instant(goneAt),
    }
  })
}

/** @param all of one code, at least one, the one that counts most first */
function merged(all: readonly RedeemCode[]): RedeemCode {
  const [first] = all as readonly [RedeemCode]
  return {
    ...first,
    items: all.find(({ items }) => items.length > 0)?.items ?? [],
    until: all.find(({ until }) => until !== null)?.until ?? null,
    url: all.find(({ url }) => url !== null)?.url ?? null,
    checkedAt: instant(Math.max(...all.map(({ checkedAt }) => checkedAt))),
  }
}
