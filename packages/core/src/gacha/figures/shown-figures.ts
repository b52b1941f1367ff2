import type { CountedPull, PoolHistory } from '../counting/count-pulls.ts'
import type { FactIndex } from '../facts.ts'
import type { CountablePull, Pull } from '../pull.ts'
import { type PoolSummary, summarisePool } from './pool-summary.ts'
import { type PullMonth, pullsPerMonth } from './pulls-per-month.ts'
import { type ShareFigures, shareFigures } from './share-figures.ts'

/** A pull with what an item is called that the facts do not know. */
export type NamedPull = CountablePull & Pick<Pull, 'name'>

export type ShownFiveStar = Pick<CountedPull, 'rarity' | 'pity' | 'isPityAtLeast' | 'outcome'> &
  Pick<NamedPull, 'itemId' | 'name'>

export interface ShownPool {
  readonly summary: PoolSummary
  /** Newest first, the last hundred at most. */
  readonly fiveStars: readonly ShownFiveStar[]
}

/** What a page for others shows of an account's pulls: the figures of the owner's pages, by their own code. (SHOW-2) */
export interface ShownFigures {
  readonly account: Pick<ShareFigures, 'pulls' | 'firstTime' | 'lastTime' | 'average' | 'flips' | 'luck'>
  readonly pools: readonly ShownPool[]
  readonly months: readonly PullMonth[]
}

const SHOWN_FIVE_STARS = 100

export function shownFigures(histories: readonly PoolHistory<NamedPull>[], index: FactIndex): ShownFigures {
  const { lastFiveStars: _last, pity: _pity, ...account } = shareFigures(histories, index)
  return {
    account,
    pools: histories.map((history) => ({
      summary: summarisePool(history, index),
      fiveStars: history.pulls
        .filter(({ rarity }) => rarity === 5)
        .slice(-SHOWN_FIVE_STARS)
        .toReversed()
        .map(({ pull: { itemId, name }, rarity, pity, isPityAtLeast, outcome }) => ({
          ...{ itemId, name, rarity, pity, isPityAtLeast, outcome },
        })),
    })),
    months: pullsPerMonth(histories.flatMap(({ pulls }) => pulls)),
  }
}
