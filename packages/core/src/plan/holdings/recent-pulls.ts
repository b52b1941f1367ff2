import type { PoolHistory } from '../../gacha/counting/count-pulls.ts'
import type { FactIndex } from '../../gacha/facts.ts'
import type { Instant } from '../../time/instant.ts'
import { formatWallTime, instantOf, parseWallTime, wallTimeOf } from '../../time/wall-time.ts'
import type { UtcOffset } from '../../time/zone.ts'
import type { AccountPlan } from '../stored/player-plan.ts'

/** A pull of the records, as far as a plan has to know it. */
export interface RecentPull {
  readonly at: Instant
  /** The counted pool. */
  readonly poolId: string
  /** `null`: not known. */
  readonly ticket: string | null
  readonly itemId: string
}

/** The pulls of an account from `from` on, oldest first. */
export function recentPullsOf(
  histories: ReadonlyMap<string, Pick<PoolHistory, 'poolId' | 'pulls'>>,
  { index, server }: { readonly index: FactIndex; readonly server: UtcOffset },
  from: Instant,
): readonly RecentPull[] {
  const first = formatWallTime(wallTimeOf(from, server))
  const recent: RecentPull[] = []
  for (const { poolId, pulls } of histories.values()) {
    for (let place = pulls.length - 1; place >= 0; place -= 1) {
      const pull = pulls[place]?.pull
      if (!pull || pull.time < first) break
      const wall = parseWallTime(pull.time)
      if (wall === null) continue
      const ticket = index.pools.get(pull.poolId)?.ticket ?? null
      recent.push({ at: instantOf(wall, server), poolId, ticket, itemId: pull.itemId })
    }
  }
  return recent.toSorted((one, other) => one.at - other.at)
}

/** The first moment from which pulls change what a plan says. */
export function firstTypedAt(plan: AccountPlan, now: Instant): Instant {
  const enteredAt = Object.values(plan.standings).flatMap(({ saidAt }) => Object.values(saidAt))
  const typed = Object.values(plan.baselines).flatMap(({ typedAt, earlier }) => [
    typedAt,
    ...earlier.map((one) => one.typedAt),
  ])
  return [...enteredAt, ...typed].reduce((first, at) => (at < first ? at : first), plan.since ?? now)
}
