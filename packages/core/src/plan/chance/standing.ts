import type { PityNow, PoolHistory } from '../../gacha/counting/count-pulls.ts'

/** A player's pity and guarantee in a pool, as far as known. `null` is unknown and gives a range, never a guess. */
export interface Standing {
  /** Pulls since the last 5-star; with `isAtLeast` it may be any number from there to the hard pity. */
  readonly pity: PityNow
  /** The next 5-star is a featured one for sure. */
  readonly isGuaranteed: boolean | null
  /** Points of the banner's chosen course; the log does not contain them. */
  readonly fatePoints: number | null
  /** The first 5-star of the banner, which is the chosen one, is still to come; only some pools have that rule. */
  readonly isFirstOpen: boolean | null
}

export const UNKNOWN_STANDING: Standing = {
  pity: { count: 0, isAtLeast: true },
  isGuaranteed: null,
  fatePoints: null,
  isFirstOpen: null,
}

/** Right after the wanted item came, in the same banner. */
export const FRESH_STANDING: Standing = {
  pity: { count: 0, isAtLeast: false },
  isGuaranteed: false,
  fatePoints: 0,
  isFirstOpen: false,
}

/** What the records of a pool show; the rest has to be asked. */
export function standingOf(history: Pick<PoolHistory, 'pity' | 'isGuaranteed'> | undefined): Standing {
  if (!history) return UNKNOWN_STANDING
  return { ...UNKNOWN_STANDING, pity: history.pity[5], isGuaranteed: history.isGuaranteed }
}
