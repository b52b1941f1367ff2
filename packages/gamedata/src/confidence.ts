/** How sure a fact is: `low` rows mark the edge of what is known and are never shown as fact. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const

export type Confidence = (typeof CONFIDENCES)[number]

/** What every row of the facts says about itself. */
export interface Provenance {
  readonly confidence: Confidence
  /** Source codes, explained in `data/README.md`. */
  readonly src: readonly string[]
  readonly note: string | null
}
