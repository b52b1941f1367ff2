/** What a bench has measured, as one JSON line on standard output; the runner makes a table of all of them. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** `ms`, `KB`, `req/s`, …; empty for ratios and counts. */
  readonly unit: string
  /** `null`: shown for information. */
  readonly target: string | null
  /** `null` without a target. */
  readonly ok: boolean | null
}

export interface Target {
  readonly text: string
  isMet(value: number): boolean
}

export function atMost(limit: number): Target {
  return { text: `≤ ${limit}`, isMet: (value) => value <= limit }
}

export function below(limit: number): Target {
  return { text: `< ${limit}`, isMet: (value) => value < limit }
}

export function atLeast(limit: number): Target {
  return { text: `≥ ${limit}`, isMet: (value) => value >= limit }
}

export function within(low: number, high: number): Target {
  return { text: `${low} – ${high}`, isMet: (value) => value >= low && value <= high }
}

export function report(name: string, measured: { value: number; unit?: string; target?: Target }): void {
  const { value, unit = '', target } = measured
  const figure: Figure = {
    name,
    value: rounded(value),
    unit,
    target: target?.text ?? null,
    ok: target?.isMet(value) ?? null,
  }
  process.stdout.write(`${JSON.stringify(figure)}\n`)
}

/** Three significant digits, all digits of larger numbers. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
}
