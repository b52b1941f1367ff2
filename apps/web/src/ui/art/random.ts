/** A stream of numbers in [0, 1), the same for the same seed. */
export type ArtRandom = () => number

/** 32-bit FNV-1a over UTF-16 code units. Source: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** Source: https://gist.github.com/tommyettinger/46a874533244883189143505d203312c */
export function mulberry32(seed: number): ArtRandom {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function between(random: ArtRandom, low: number, high: number): number {
  return low + (high - low) * random()
}
