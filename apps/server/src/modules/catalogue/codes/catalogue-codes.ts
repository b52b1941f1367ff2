import { REWARD_ITEMS } from '@ephemeris/announcements/rewards/notice-rewards'
import type { ShownCode } from '@ephemeris/contract/catalogue/codes'
import { factInstant } from '@ephemeris/core/activity/fact-edge'
import { joinCodes } from '@ephemeris/core/codes/kept-codes'
import { codeKey, type RedeemCode } from '@ephemeris/core/codes/redeem-code'
import { GAME_IDS } from '@ephemeris/core/games/game'
import { type Language, textIn } from '@ephemeris/core/language/language'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { PAST_CODES } from '@ephemeris/gamedata/codes'
import type { SourceState } from '../sources/source.queries.ts'
import { isMirrorId, OPERATOR } from '../sources/source-id.ts'

/** So long a code that is over is still shown as such. */
const SHOWN_MS = 14 * DAY_MS

/** What all sources say of codes; the operator counts most, then the publishers. */
export function codesOf(states: readonly SourceState[], now: Instant): readonly RedeemCode[] {
  const rank = ({ sourceId }: SourceState) => (sourceId === OPERATOR ? 0 : isMirrorId(sourceId) ? 2 : 1)
  const ordered = states.toSorted((one, other) => rank(one) - rank(other))
  return joinCodes(ordered.map((state) => state.codes.map((code) => asRead(code, state, now))))
}

/** A publisher's code was checked when its source was last read, also where nothing was new; the operator's holds now. */
function asRead(code: RedeemCode, { sourceId, readAt }: SourceState, now: Instant): RedeemCode {
  if (code.goneSince !== null || isMirrorId(sourceId)) return code
  const at = sourceId === OPERATOR || readAt === null ? now : Math.min(readAt.getTime(), now)
  return { ...code, checkedAt: instant(at) }
}

/** What is shipped of codes that have ended: it is gone since it was seen so, and knows rewards. */
const PAST: readonly RedeemCode[] = GAME_IDS.flatMap((gameId) =>
  PAST_CODES[gameId].map(({ code, seenValidFrom, seenExpiredFrom, rewards }) => ({
    ...{ gameId, code, region: 'world' as const, until: null, url: null },
    items: Object.entries(rewards).map(([name, amount]) => ({ name, amount })),
    since: factInstant(seenValidFrom),
    checkedAt: factInstant(seenExpiredFrom),
    goneSince: factInstant(seenExpiredFrom),
  })),
)

/** With what they are worth, without those that have long been over. (CODE-9) */
export function shownCodes(codes: readonly RedeemCode[], language: Language, now: Instant): readonly ShownCode[] {
  const keys = new Set(codes.map(codeKey))
  const past = PAST.filter((code) => keys.has(codeKey(code)))
  return joinCodes([codes, past])
    .filter(({ until, goneSince }) => now - Math.min(until ?? now, goneSince ?? now) <= SHOWN_MS)
    .map((code) => withWorth(code, language))
}

/** Names of currencies are known in every language, whichever the source writes in. */
function withWorth(code: RedeemCode, language: Language): ShownCode {
  const read = code.items.map(({ name, amount }) => {
    const folded = name.toLowerCase()
    const known = REWARD_ITEMS[code.gameId].find(({ spellings }) =>
      spellings.some((spelling) => [folded, `${folded}s`].includes(spelling.toLowerCase())),
    )
    const item = { name: (known && textIn(known.name, language)?.text) ?? name, amount }
    return { item, given: known ? [{ id: known.id, amount }] : [], pulls: known ? amount / known.perPull : 0 }
  })
  return {
    ...code,
    items: read.map(({ item }) => item),
    given: read.flatMap(({ given }) => given),
    pulls: read.length === 0 ? null : read.reduce((sum, { pulls }) => sum + pulls, 0),
  }
}
