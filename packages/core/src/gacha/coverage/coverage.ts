import { DAY_MS, HOUR_MS, type Instant, instant, SECOND_MS } from '../../time/instant.ts'

/** What is known of the completeness of a pool: one look into its log and how far back it reached, or a file. */
export type Evidence =
  /** The official log was read to its end at `at`: it held everything it keeps, from its oldest pull at `first` on. */
  | { readonly kind: 'end'; readonly at: Instant; readonly first?: Instant }
  /** It was read back to a pull that was known already. */
  | { readonly kind: 'known'; readonly at: Instant; readonly since: Instant }
  /**
   * A file: believed to hold everything between its first and its last pull of the pool. `whole` is the same of all its
   * pools: what else reaches into this time leaves no gap, although the pool rested there. (GACHA-25)
   */
  | { readonly kind: 'file'; readonly first: Instant; readonly last: Instant; readonly whole?: CoveredSpan }
  /** A pull of this second is missing: another one has its id. Nothing proves the second then. (GACHA-4) */
  | { readonly kind: 'doubt'; readonly at: Instant }

/** What proves something. */
type Proof = Exclude<Evidence, { readonly kind: 'doubt' }>
type Look = Exclude<Proof, { readonly kind: 'file' }>

/** A time of which every pull is known, both ends inside. */
export interface CoveredSpan {
  readonly from: Instant
  readonly to: Instant
}

/** A time of which pulls may be missing. */
export interface Gap {
  readonly from: Instant
  readonly to: Instant
}

export interface Coverage {
  /** Oldest first, apart from each other. */
  readonly spans: readonly CoveredSpan[]
  /** Between the spans, but for what was over when the pool opened. */
  readonly gaps: readonly Gap[]
  /** Whether even the first pull of all must be there: the spans begin before the pool opened. */
  readonly isCompleteFromStart: boolean
  /** Import again before this, or pulls may fall off the log; `null` without an official import. */
  readonly safeUntil: Instant | null
}

export interface LogHabits {
  /** The shortest figure known: a proof may not rest on a longer one. */
  readonly warnDays: number
  /** How long a pull may take to appear. */
  readonly delayHours: number
}

/**
 * Which times of a pool are proven complete. The log keeps `warnDays` at least; what it held beyond is whole, too, since
 * the oldest pulls leave it first. What was drawn in its last `delayHours` may not be in it yet. (GACHA-20)
 */
export function coverageOf(evidence: readonly Evidence[], habits: LogHabits, opened: Instant): Coverage {
  const spans = reachesOf(evidence, habits).map(({ span }) => span)
  const official = evidence.filter(isLook).map((one) => seenUntil(one.at, habits))
  const [first] = spans
  const gaps = spans.slice(1).map(({ from }, index) => ({ from: spans[index]?.to ?? from, to: from }))
  return {
    spans,
    gaps: gaps.filter(({ to }) => to > opened),
    isCompleteFromStart: first !== undefined && first.from <= opened,
    safeUntil: official.length === 0 ? null : instant(latest(official) + habits.warnDays * DAY_MS),
  }
}

function latest(times: readonly Instant[]): number {
  return times.reduce((max, at) => Math.max(max, at), Number.NEGATIVE_INFINITY)
}

/**
 * Until when everything is known that the log held when it was read: from a look to its end on, over every look that
 * reached back into what was known by then. `null` without a look to the end. Further back than this a pull that is
 * known proves that nothing older can be new. (GACHA-22)
 */
export function knownUntil(evidence: readonly Evidence[], habits: LogHabits): Instant | null {
  const looks = evidence.filter(isLook).sort((a, b) => a.at - b.at)
  return looks.reduce<Instant | null>((until, look) => {
    const isConnected = look.kind === 'end' || (until !== null && look.since <= until)
    return isConnected ? seenUntil(look.at, habits) : until
  }, null)
}

/** What is proven, and how far it reaches to meet other proofs. */
export interface Reach {
  readonly span: CoveredSpan
  readonly whole: CoveredSpan
}

/** What all of it proves together, oldest first: no two meet. */
export function reachesOf(evidence: readonly Evidence[], habits: LogHabits): readonly Reach[] {
  const doubts = evidence.flatMap((one) => (one.kind === 'doubt' ? [one.at] : []))
  const whole = union(evidence.filter(isProof).map((one) => reachOf(one, habits)))
  return [...new Set(doubts)].reduce(without, whole)
}

/** The second of a doubt and both ends of its neighbours are no part of what is proven. */
function without(reaches: readonly Reach[], doubt: Instant): readonly Reach[] {
  return reaches.flatMap((reach): readonly Reach[] => {
    const { from, to } = reach.span
    if (doubt < from || doubt > to) return [reach]
    const [before, after] = [
      { from, to: instant(doubt - SECOND_MS) },
      { from: instant(doubt + SECOND_MS), to },
    ]
    return [before, after].filter((span) => span.from <= span.to).map((span) => ({ span, whole: span }))
  })
}

function isProof(one: Evidence): one is Proof {
  return one.kind !== 'doubt'
}

function isLook(one: Evidence): one is Look {
  return one.kind === 'end' || one.kind === 'known'
}

function reachOf(one: Proof, habits: LogHabits): Reach {
  const span = spanOf(one, habits)
  return { span, whole: (one.kind === 'file' && one.whole) || span }
}

function spanOf(one: Proof, habits: LogHabits): CoveredSpan {
  switch (one.kind) {
    case 'end': {
      const keptSince = instant(one.at - habits.warnDays * DAY_MS)
      const { first = keptSince } = one
      return { from: instant(Math.min(first, keptSince)), to: seenUntil(one.at, habits) }
    }
    case 'known':
      return { from: one.since, to: seenUntil(one.at, habits) }
    case 'file':
      return { from: one.first, to: one.last }
  }
}

function seenUntil(at: Instant, { delayHours }: LogHabits): Instant {
  return instant(at - delayHours * HOUR_MS)
}

function union(reaches: readonly Reach[]): readonly Reach[] {
  const joined: Reach[] = []
  for (const next of reaches.filter(({ span }) => span.from <= span.to).sort((a, b) => a.whole.from - b.whole.from)) {
    const last = joined.at(-1)
    if (!last || next.whole.from > last.whole.to) joined.push(next)
    else joined.splice(-1, 1, { span: hull(last.span, next.span), whole: hull(last.whole, next.whole) })
  }
  return joined
}

function hull(a: CoveredSpan, b: CoveredSpan): CoveredSpan {
  return { from: instant(Math.min(a.from, b.from)), to: instant(Math.max(a.to, b.to)) }
}
