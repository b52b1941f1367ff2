import type * as z from 'zod'

/** An entry of a list that is no notice, with the field for which it is none. */
export interface UnreadableEntry {
  readonly entry: unknown
  readonly field: string
}

/** An entry as its shape reads it; absent, null and empty fields are one. */
export function readEntryAs<T>(shape: z.ZodType<T>, entry: unknown): T | UnreadableEntry {
  const read = shape.safeParse(withoutEmpty(entry))
  return read.success ? read.data : { entry, field: String(read.error.issues[0]?.path[0] ?? 'entry') }
}

function withoutEmpty(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null && value !== ''))
}

/** Those that could be read. */
export function readable<T extends object>(read: readonly (T | UnreadableEntry)[]): readonly T[] {
  return read.filter((one): one is T => !isUnreadable(one))
}

export function isUnreadable(read: object): read is UnreadableEntry {
  return 'entry' in read && 'field' in read
}

/** `25 of 25 entries unreadable: startTimeMs, tabTitle`; what a list of entries without one notice comes to. */
export function unreadableText(unreadable: readonly UnreadableEntry[], entries: number): string {
  const fields = [...new Set(unreadable.map(({ field }) => field))].sort()
  return `${unreadable.length} of ${entries} entries unreadable: ${fields.slice(0, 5).join(', ')}`
}
