import { readFileSync } from 'node:fs'
import { BEFORE } from './builds.ts'
import { atMost, report } from './figure.ts'
import { median } from './samples.ts'

const BUDGET: Readonly<Record<string, number>> = JSON.parse(
  readFileSync(new URL('../budget.json', import.meta.url), 'utf8'),
)

/** The medians; where another build was measured in turn, its figures and how many times as long this one takes. */
export function reportTimes(samples: ReadonlyMap<string, readonly number[]>): void {
  for (const [key, values] of samples) {
    const unit = key.includes(', %') ? '%' : 'ms'
    report(key, { value: median(values), unit })
    const before = samples.get(key + BEFORE)
    if (before) report(`${key}: to before`, { value: median(values) / median(before) })
  }
}

/** Holds times against `budget.json`: a time is so many times that of the calibrating page in the same run. */
export function holdToBudget(samples: ReadonlyMap<string, readonly number[]>, calibrationMs: number): void {
  report('calibrating page', { value: calibrationMs, unit: 'ms' })
  for (const [key, limit] of Object.entries(BUDGET)) {
    const values = samples.get(key)
    if (values) report(`budget: ${key}`, { value: median(values) / calibrationMs, target: atMost(limit) })
  }
}
