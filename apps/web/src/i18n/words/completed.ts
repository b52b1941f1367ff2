/** The texts of `copy` where it has those of `english`, the English ones elsewhere; texts that no one asks for are left out. */
export function completed<T extends object>(english: T, copy: object): T {
  const own = new Map(Object.entries(copy))
  const entries = Object.entries(english).map(([key, text]) => [key, completedEntry(text, own.get(key))])
  return Object.fromEntries(entries)
}

function completedEntry(english: unknown, copy: unknown): unknown {
  if (isGroup(english)) return isGroup(copy) ? completed(english, copy) : english
  return isText(copy) ? copy : english
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** One with parts that change has been taken apart while building. (LANG-46) */
function isText(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value)
}
