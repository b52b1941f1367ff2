import type { Notice } from './notice.ts'

/**
 * Several languages' notices of one game as one list, in the order of the first language: what has the same number, and
 * among several of one number the same rank, is one notice. Times and places are those of the first language.
 */
export function joinLanguages(readings: readonly (readonly Notice[])[]): readonly Notice[] {
  const joined = new Map<string, Notice>()
  for (const notices of readings) {
    const seen = new Map<string, number>()
    for (const notice of notices) {
      const rank = seen.get(notice.id) ?? 0
      seen.set(notice.id, rank + 1)
      const key = `${notice.id} ${rank}`
      const known = joined.get(key)
      joined.set(key, known ? { ...known, texts: new Map([...notice.texts, ...known.texts]) } : notice)
    }
  }
  return [...joined.values()]
}
