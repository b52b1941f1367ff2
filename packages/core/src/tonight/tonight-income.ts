import type { Marks } from '../activity/status.ts'
import { choicesOf, takenByMarks } from '../plan/holdings/player-income.ts'
import type { AccountPlan } from '../plan/stored/player-plan.ts'
import { DAY_MS, instant } from '../time/instant.ts'
import type { TonightIncome } from './tonight.ts'

/** What pays in a game, whatever of it was chosen or taken. */
export type IncomeBase = Omit<TonightIncome, 'choices'>

/** With what the plan says of it and the marks of the cycles. @param day the number of the UTC day */
export function incomeOn(
  base: IncomeBase,
  { plan, marks, day }: { plan: AccountPlan; marks: Marks; day: number },
): TonightIncome {
  const today = { from: instant(day * DAY_MS), to: instant((day + 1) * DAY_MS) }
  return { ...base, choices: choicesOf(plan, takenByMarks({ ...base, marks }, today)) }
}
