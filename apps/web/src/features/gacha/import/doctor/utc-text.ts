/** A clock by its hours east of UTC: `UTC+8`, `UTC−5`, `UTC`. */
export function utcText(hours: number): string {
  if (hours === 0) return 'UTC'
  return `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
}
