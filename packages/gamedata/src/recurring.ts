import genshin from '../data/genshin/recurring.json' with { type: 'json' }
import starrail from '../data/starrail/recurring.json' with { type: 'json' }
import wuthering from '../data/wuthering/recurring.json' with { type: 'json' }
import zenless from '../data/zenless/recurring.json' with { type: 'json' }
import { type ByGame, readEach } from './by-game.ts'
import type { Provenance } from './confidence.ts'
import type { FactTime } from './fact-time.ts'
import { type Row, rowsOf } from './row.ts'
import type { Text } from './text.ts'

/** A moment of a version: its update, or a time of day on the servers' clocks some days away from it. */
export type VersionMoment = 'update' | { readonly days: number; readonly time: string }

/**
 * When a cycle turns over. Times of day are `04:00:00` on each server's clock; weekday 1 is Monday. Each of `anchors`
 * is a boundary from which the days are counted anew.
 */
export type CycleRule =
  | { readonly unit: 'month'; readonly day: number; readonly time: string }
  | { readonly unit: 'week'; readonly weekday: number; readonly time: string }
  | { readonly unit: 'days'; readonly every: number; readonly anchors: readonly FactTime[] }
  /** `opens` counts days after the version's first day, `closes` days before the day of the next update. */
  | { readonly unit: 'version'; readonly opens: VersionMoment; readonly closes: VersionMoment }

export interface Cycle extends Provenance {
  readonly id: string
  readonly name: Text
  readonly rule: CycleRule
  /** Kept as a fact, but not drawn: a weekly reminder that every player knows. */
  readonly isHidden: boolean
  /** Days `2025-12-22` between which sources support the rule; `null` where nothing limits it. */
  readonly since: string | null
  readonly until: string | null
  /** Periods that were seen; they win over the rule. */
  readonly periods: readonly { readonly start: FactTime; readonly end: FactTime }[]
}

export function readCycles(file: unknown, where: string): readonly Cycle[] {
  return rowsOf(file, where).map((row) => ({
    id: row.text('id'),
    name: row.name('name'),
    rule: readRule(row.row('rule')),
    isHidden: row.flag('isHidden'),
    since: row.textOrNull('since'),
    until: row.textOrNull('until'),
    periods: row.rows('periods').map((period) => ({ start: period.text('start'), end: period.text('end') })),
    ...row.provenance(),
  }))
}

function readRule(row: Row): CycleRule {
  const unit = row.oneOf('unit', ['month', 'week', 'days', 'version'])
  switch (unit) {
    case 'month':
      return { unit, day: row.number('day'), time: row.text('time') }
    case 'week':
      return { unit, weekday: row.number('weekday'), time: row.text('time') }
    case 'days':
      return { unit, every: row.number('every'), anchors: row.texts('anchors') }
    case 'version':
      return { unit, opens: readMoment(row, 'opens'), closes: readMoment(row, 'closes') }
  }
}

function readMoment(row: Row, key: 'opens' | 'closes'): VersionMoment {
  if (row.isText(key)) return row.oneOf(key, ['update'])
  const moment = row.row(key)
  return { days: moment.number('days'), time: moment.text('time') }
}

export const CYCLES: ByGame<readonly Cycle[]> = readEach(
  { genshin, starrail, zenless, wuthering },
  'recurring',
  readCycles,
)
