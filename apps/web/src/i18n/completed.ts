/** The texts of `copy` where it has those of `english`, the English ones elsewhere; texts that nobody asks for are left out. */
export function completed<T extends object>(english: T, copy: object): T {
  const own = new Map(Object.entries(copy))
  const entries = Object.entries(english).map(([key, text]) => [key, completedEntry(text, own.get(key))])
  return Object.fromEntries(entries)
}

function completedEntry(english: unknown, copy: unknown): unknown {
  if (typeof english === 'string') return typeof copy === 'string' ? copy : english
  return isObject(english) && isObject(copy) ? completed(english, copy) : english
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
