import type { IncomeSourceFacts } from './income-facts.ts'

/**
 * How sure an income is. `certain` is paid to everybody who takes it; `usual` depends on events to come, or on how much
 * the player clears; `bought` on purchases yet to be made.
 */
export type IncomeLayer = 'certain' | 'usual' | 'bought'

/** A row of low confidence is no more than usual, whatever its kind: nothing sure may rest on it. (INC-4) */
export function layerOfSource({ kind, confidence }: Pick<IncomeSourceFacts, 'kind' | 'confidence'>): IncomeLayer {
  if (kind === 'paid') return 'bought'
  return kind === 'certain' && confidence !== 'low' ? 'certain' : 'usual'
}

/** The amount follows from published rules; how much of a challenge a player clears is another matter. */
export function isPublished({ kind, confidence }: Pick<IncomeSourceFacts, 'kind' | 'confidence'>): boolean {
  return (kind === 'certain' || kind === 'conditional') && confidence !== 'low'
}
