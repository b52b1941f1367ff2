/** One expression for a list of words, which matches folded text without regard to case. */
export function anyOf(words: readonly string[], flags = 'iu'): RegExp {
  return new RegExp(words.map((word) => `(?:${word})`).join('|'), flags)
}
