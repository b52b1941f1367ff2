import { type Completeness, countPulls } from '@ephemeris/core/gacha/counting/count-pulls'
import { type PoolSummary, summarisePool } from '@ephemeris/core/gacha/figures/pool-summary'
import type { CountablePull } from '@ephemeris/core/gacha/pull'
import { withoutApart } from '@ephemeris/core/gacha/rows/apart'
import type { GameId } from '@ephemeris/core/games/game'
import { factsOf, homeOf } from '../gacha-facts.ts'

export interface SummarisedAccount {
  readonly gameId: GameId
  readonly uid: string
  readonly completeness: ReadonlyMap<string, Completeness>
}

/** What the pulls of an account amount to, pool by pool. (LEDGER-9) */
export function summarise(
  pulls: readonly CountablePull[],
  { gameId, uid, completeness }: SummarisedAccount,
): readonly PoolSummary[] {
  const index = factsOf(gameId)
  const histories = countPulls(withoutApart(gameId, pulls).counting, {
    index,
    server: homeOf(gameId, uid).offset,
    completeness,
  })
  return [...histories.values()].map((history) => summarisePool(history, index))
}

/** What the process is asked: first to begin, then to take pulls, part by part, as `PullColumns`, then what they amount to. */
export type StatisticsQuestion =
  | { readonly kind: 'begin' }
  | { readonly kind: 'take'; readonly columns: string }
  | { readonly kind: 'summarise'; readonly account: SummarisedAccount }
