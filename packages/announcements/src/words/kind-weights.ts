import file from '../../data/kind-weights.json' with { type: 'json' }

/** How much each kind of evidence counts, and from which sum, and how far ahead, a kind is shown. */
export const KIND_WEIGHTS: Readonly<Record<keyof typeof file, number>> = file
