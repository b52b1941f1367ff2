import { statusOf } from '@ephemeris/core/activity/status'
import { readAccountPlan } from '@ephemeris/core/plan/stored/stored-plan'
import type { TonightIncome, TonightRow } from '@ephemeris/core/tonight/tonight'
import { INCOME } from '@ephemeris/gamedata/income/income'
import { deviceStorage } from '#web/lib/device/device-storage'
import { setMark } from '#web/state/marks'
import { planAccountOf } from '#web/state/plan/plan-account'
import { setTaken } from '#web/state/plan/plan-actions'

/**
 * Marks a row as done, or takes that back: an activity by its mark, which the cloud slots carry, everything else by the
 * periods that the plan knows as taken. (TON-6)
 *
 * @returns the way back to what was before
 */
export function markRow(row: TonightRow, isDone: boolean, incomes: readonly TonightIncome[]): () => void {
  const undoTaken = markTaken(row, isDone, incomes)
  const { activity } = row
  if (!activity) return undoTaken

  const former = statusOf(deviceStorage.settings.activityStatus, activity.id)
  setMark(activity.id, isDone ? 'done' : '')
  return () => {
    undoTaken()
    setMark(activity.id, former)
  }
}

/**
 * If an activity represents a period, its mark is enough, unless the player entered something else about the period.
 */
function markTaken(
  { gameId, activity, takenKeys }: TonightRow,
  isDone: boolean,
  incomes: readonly TonightIncome[],
): () => void {
  const { settings } = deviceStorage
  const account = planAccountOf(gameId, settings)
  const said = readAccountPlan(settings.plan, account).taken
  const keys = activity ? takenKeys.filter((key) => Object.hasOwn(said, key)) : takenKeys
  const calendar = incomes.find((income) => income.gameId === gameId)?.calendar
  if (keys.length === 0 || !calendar) return () => undefined
  // All sources, whatever the player follows: the plan counts them all.
  return setTaken(keys, isDone, {
    account,
    income: { gameId, facts: INCOME[gameId], calendar, marks: settings.activityStatus },
  })
}
