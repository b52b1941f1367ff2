import type { Status } from '../activity/status.ts'
import type { Moments } from '../sync/moments.ts'
import type { Instant } from '../time/instant.ts'

/** When an activity was marked as done, by its id; `null`: it is not, or the moment is not known any more. */
export function doneMoments(
  marks: Readonly<Record<string, Status>>,
  moments: Moments,
): (activityId: string) => Instant | null {
  return (id) => (Object.hasOwn(marks, id) && marks[id] === 'done' ? (moments[`activityStatus/${id}`] ?? null) : null)
}
