import type { PullAccount } from '../../gacha/pull-account.ts'
import type { Holdings } from '../../income/holdings.ts'
import type { Instant } from '../../time/instant.ts'
import type { Standing } from '../chance/standing.ts'

/** Whose plan it is; `uid` `null`: a player of the game who has no account here. */
export interface PlanAccount {
  readonly gameId: PullAccount['gameId']
  readonly uid: string | null
}

/** One thing that a player saves for, as it was chosen. */
export interface PlannedGoal {
  /** Unique in the account's plan. */
  readonly id: string
  readonly poolId: string
  /** The banner's activity; `null`: the banner is not announced. */
  readonly bannerId: string | null
  /** Where the banner is only expected: in which half of which version. */
  readonly expected: ExpectedBanner | null
  /** It waits for the next banner that features the item, whenever that is announced. */
  readonly isRerun: boolean
  /** `null`: not decided, or a name that the facts do not know. */
  readonly itemId: string | null
  /** What the player wrote, or the item's name when it was chosen; `null`: not decided. */
  readonly name: string | null
  /** At least one. */
  readonly copies: number
  /** The banner's end as the player last saw it, or the day by which they hope for it. */
  readonly until: Instant
  readonly isSkipped: boolean
}

export interface ExpectedBanner {
  readonly version: string
  readonly half: 1 | 2
}

/** What a player says of a pool; `null`: not said, then the records count. */
export interface OwnStanding {
  readonly pity: number | null
  readonly isGuaranteed: boolean | null
  readonly fatePoints: Standing['fatePoints']
  readonly isFirstOpen: boolean | null
  /** When each was typed, under its stored name and that of the API; what a later pull or a later banner has made of it is another matter. (PLAN-40) */
  readonly saidAt: Readonly<Partial<Record<StandingField, Instant>>>
}

export const STANDING_FIELDS = ['pity', 'isGuaranteed', 'fatePoints', 'isFirstOpen'] as const

export type StandingField = (typeof STANDING_FIELDS)[number]

/** When the player said an amount, and which rewards were in it already. */
export interface Baseline {
  /** Of `owned`; another one was said by a program that knows no baselines. */
  readonly amount: number
  readonly at: Instant
  /** Pulls from then on are spent of it; unlike `at` it is never moved. */
  readonly typedAt: Instant
  /** By `takenKey`: marked as done by then, in periods that were not over. */
  readonly included: readonly string[]
  /** By `takenKey`: of periods that had begun by then, but not had yet by the player's word. */
  readonly added: readonly string[]
  /** So much more may be there: an older program subtracted the cost of a goal at its most. Now 0. */
  readonly maybe: number
  /** What was typed before, oldest first: pulls until `typedAt` were paid of it. */
  readonly earlier: readonly TypedAmount[]
}

export interface TypedAmount {
  readonly amount: number
  readonly typedAt: Instant
  /** As in `Baseline`. */
  readonly added: readonly string[]
}

/** A goal that the player got, and what they say that it cost. */
export interface GotGoal extends Pick<PlannedGoal, 'poolId' | 'itemId' | 'name' | 'copies'> {
  readonly at: Instant
  /** The last pull of its pool that the records had then: later ones until `at` are part of the cost. */
  readonly recordedUntil: Instant | null
  /** In pulls; both 0: nothing is subtracted. */
  readonly least: number
  readonly most: number
}

/**
 * Everything that a player has planned, owns and chose in one account. What they own follows from the entries of
 * `owned`, `baselines`, `taken` and `got` and from the records (`accountBook`).
 */
export interface AccountPlan {
  /** In the player's order. */
  readonly goals: readonly PlannedGoal[]
  /** As the player said it last. */
  readonly owned: Holdings
  /** By currency and ticket, of `owned`. */
  readonly baselines: Readonly<Record<string, Baseline>>
  /**
   * Since when rewards that are marked as done count if no amount was entered, or at an unknown time; `null`: the plan
   * was never changed.
   */
  readonly since: Instant | null
  /** Until when the 30-day pass is paid. */
  readonly passUntil: Instant | null
  /** By source of income: whether it counts; others count by `isCounted`. */
  readonly counted: Readonly<Record<string, boolean>>
  /**
   * By `takenKey`, the newest last: what the player said of a period; it wins over marks. Periods that ended long ago
   * are dropped (`withFoldedRewards`).
   */
  readonly taken: Readonly<Record<string, boolean>>
  /** When each of `taken` was said; absent: by an older program. */
  readonly takenAt: Readonly<Record<string, Instant>>
  /** By the id of the goal. */
  readonly got: Readonly<Record<string, GotGoal>>
  /** The player's own amounts by source. */
  readonly amounts: Readonly<Record<string, number>>
  /** By counted pool. */
  readonly standings: Readonly<Record<string, OwnStanding>>
}

export const EMPTY_STANDING: OwnStanding = {
  pity: null,
  isGuaranteed: null,
  fatePoints: null,
  isFirstOpen: null,
  saidAt: {},
}

/** When a player stops for the night, until they say otherwise: minutes and hours on the device's clock. */
export const DEFAULT_PLAYS_UNTIL = '01:00'

/** As much as a plan may hold; the wire refuses more. */
export const PLAN_LIMITS = {
  accounts: 40,
  goals: 30,
  taken: 300,
  got: 200,
  earlier: 20,
  name: 80,
  copies: 10,
  pulls: 100_000,
  amount: 10_000_000,
} as const
