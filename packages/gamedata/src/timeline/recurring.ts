import type { CycleFacts, CycleRuleFacts, VersionMomentFacts } from '@ephemeris/core/activity/recurrence/cycle-facts'
import type { PartialText } from '@ephemeris/core/language/language'
import { type ByGame, readKind } from '../by-game.ts'
import type { Provenance } from '../confidence.ts'
import { PLAN_FILES_BY_GAME } from '../games/plan-files.ts'
import { type Row, rowsOf } from '../row.ts'

export interface CycleRow extends CycleFacts, Provenance {
  readonly name: PartialText
  /** Kept as a fact, but not drawn: a weekly reminder that every player knows. */
  readonly isHidden: boolean
}

export function readCycles(file: unknown, where: string): readonly CycleRow[] {
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

function readRule(row: Row): CycleRuleFacts {
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

function readMoment(row: Row, key: 'opens' | 'closes'): VersionMomentFacts {
  if (row.isText(key)) return row.oneOf(key, ['update'])
  const moment = row.row(key)
  return { days: moment.number('days'), time: moment.text('time') }
}

export const CYCLES: ByGame<readonly CycleRow[]> = readKind(PLAN_FILES_BY_GAME, 'recurring', readCycles)
