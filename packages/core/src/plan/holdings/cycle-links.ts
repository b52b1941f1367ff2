import { type Activity, edgeInstant } from '../../activity/activity.ts'
import { DAY_MS, instant } from '../../time/instant.ts'
import { cyclePayments, type MarkedIncome } from './player-income.ts'

/** An announcement may have moved a challenge out of the period that the facts have for it. */
const MOVED_MS = 7 * DAY_MS

/**
 * Which payments (`takenKey`) the challenges among `activities` represent, by activity id. (PLAN-9)
 *
 * The id of each period is a digest, so only periods near the challenges are looked at.
 *
 * @param activities of one game
 */
export function cycleLinks(
  income: Omit<MarkedIncome, 'marks'>,
  activities: readonly Pick<Activity, 'type' | 'start' | 'end'>[],
): ReadonlyMap<string, readonly string[]> {
  const challenges = activities.filter(({ type }) => type === 'challenge')
  if (challenges.length === 0) return new Map()
  const { server } = income.calendar
  const range = {
    from: instant(Math.min(...challenges.map(({ start }) => edgeInstant(start, server))) - MOVED_MS),
    to: instant(Math.max(...challenges.map(({ end }) => edgeInstant(end, server))) + MOVED_MS),
  }
  const links = new Map<string, string[]>()
  for (const { activityId, key } of cyclePayments(income, range)) {
    links.set(activityId, [...(links.get(activityId) ?? []), key])
  }
  return links
}
