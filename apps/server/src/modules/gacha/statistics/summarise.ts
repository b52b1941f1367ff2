import { type Completeness, countPulls } from '@ephemeris/core/gacha/counting/count-pulls'
import { type PoolSummary, summarisePool } from '@ephemeris/core/gacha/figures/pool-summary'
import { type NamedPull, type ShownFigures, shownFigures } from '@ephemeris/core/gacha/figures/shown-figures'
import type { CountablePull } from '@ephemeris/core/gacha/pull'
import { withoutApart } from '@ephemeris/core/gacha/rows/apart'
import type { GameId } from '@ephemeris/core/games/game'
import { factsOf, homeOf } from '../gacha-facts.ts'

export interface SummarisedAccount {
  readonly gameId: GameId
  readonly uid: string
  readonly completeness: ReadonlyMap<string, Completeness>
}

/** What the pulls of an account amount to: pool by pool (LEDGER-9), or for a page to show (SHOW-2). */
export const AMOUNTS = {
  summarise: (pulls: readonly NamedPull[], account: SummarisedAccount): readonly PoolSummary[] => {
    const { histories, index } = counted(pulls, account)
    return histories.map((history) => summarisePool(history, index))
  },
  show: (pulls: readonly NamedPull[], account: SummarisedAccount): ShownFigures => {
    const { histories, index } = counted(pulls, account)
    return shownFigures(histories, index)
  },
}

export type Amount = keyof typeof AMOUNTS

function counted<P extends CountablePull>(pulls: readonly P[], { gameId, uid, completeness }: SummarisedAccount) {
  const index = factsOf(gameId)
  const { offset } = homeOf(gameId, uid)
  const histories = countPulls(withoutApart(gameId, pulls).counting, { index, server: offset, completeness })
  return { histories: [...histories.values()], index }
}

/** What the process is asked: first to begin, then to take pulls, part by part, as `PullColumns`, then what they amount to. */
export type StatisticsQuestion =
  | { readonly kind: 'begin' }
  | { readonly kind: 'take'; readonly columns: string }
  | { readonly kind: Amount; readonly account: SummarisedAccount }
