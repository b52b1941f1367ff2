export interface RowKeys {
  /** The row that has the focus; `null` while none has. */
  readonly from: number | null
  /** Where the keyboard enters from outside: the first row that is seen. */
  readonly entry: number
  /** Rows that fit into the view. */
  readonly page: number
}

/** The row that a key leads to; `null` if the key means something else. Rows that do not exist stand for the nearest. (TL-27) */
export function rowAfter(key: string, { from, entry, page }: RowKeys): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return Number.POSITIVE_INFINITY
  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -page, PageDown: page }
  const step = steps[key]
  if (step === undefined) return null
  return from === null ? entry : from + step
}
