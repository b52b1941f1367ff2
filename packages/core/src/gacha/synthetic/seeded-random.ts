/** A number from 0 to below 1. */
export type Random = () => number

/**
 * The same seed gives the same numbers on every machine: a 32-bit multiply-and-shift generator over a counter, seeded by
 * an FNV-1a hash of the text. Good for demonstrations and simulations, not for secrets.
 */
export function seededRandom(seed: string): Random {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)

  return () => {
    state = (state + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    const spread = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((spread ^ (spread >>> 15)) >>> 0) / 2 ** 32
  }
}
