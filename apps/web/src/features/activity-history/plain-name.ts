/** A word of an export as it can be read: `martial_legend_v2` is `Martial legend v2`. */
export function plainName(word: string): string {
  const words = word.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
