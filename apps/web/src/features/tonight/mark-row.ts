import { statusOf } from '@ephemeris/core/activity/status'
import { withTaken } from '@ephemeris/core/plan/change-plan'
import { readAccountPlan } from '@ephemeris/core/plan/stored-plan'
import type { TonightRow } from '@ephemeris/core/tonight/tonight'
import { deviceStorage } from '#web/lib/device-storage'
import { setMark } from '#web/state/marks'
import { planAccountOf } from '#web/state/plan/plan-account'
import { changePlan } from '#web/state/plan/plans'

/**
 * Marks a row as done, or takes that back: an activity by its mark, which the cloud slots carry, everything else by the
 * periods that the plan knows as taken. (TON-6)
 *
 * @returns the way back to what was before
 */
export function markRow(row: TonightRow, isDone: boolean): () => void {
  const undoTaken = markTaken(row, isDone)
  const { activity } = row
  if (!activity) return undoTaken

  const former = statusOf(deviceStorage.settings.activityStatus, activity.id)
  setMark(activity.id, isDone ? 'done' : '')
  return () => {
    undoTaken()
    setMark(activity.id, former)
  }
}

/** Where an activity stands for a period its mark is enough, unless the player said something else of the period. */
function markTaken({ gameId, activity, takenKeys }: TonightRow, isDone: boolean): () => void {
  const { plan, gachaUids } = deviceStorage.settings
  const account = planAccountOf(gameId, gachaUids)
  const said = readAccountPlan(plan, account).taken
  const keys = activity ? takenKeys.filter((key) => Object.hasOwn(said, key)) : takenKeys
  if (keys.length === 0) return () => undefined
  return changePlan(account, (former) => keys.reduce((changed, key) => withTaken(changed, key, isDone), former))
}
