/** Chance that is the same in every run. */
export interface Random {
  /** From 0 up to, not including, 1. */
  share(): number
  /** A whole number, both ends included. */
  between(first: number, last: number): number
  oneOf(words: readonly string[]): string
  uuid(): string
}

export function createRandom(seed: number): Random {
  let state = seed

  /** A Weyl sequence, its steps scrambled by multiplication and shifts. */
  function share(): number {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32
  }

  function between(first: number, last: number): number {
    return first + Math.floor(share() * (last - first + 1))
  }

  function hex(digits: number): string {
    return Array.from({ length: digits }, () => between(0, 15).toString(16)).join('')
  }

  return {
    share,
    between,
    oneOf: (words) => words[between(0, words.length - 1)] ?? '',
    uuid: () => `${hex(8)}-${hex(4)}-5${hex(3)}-a${hex(3)}-${hex(12)}`,
  }
}
