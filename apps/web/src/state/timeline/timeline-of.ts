/** The timeline's address at which it opens an activity. (TL-51) */
export function timelineOf(activityId: string): string {
  return `/timeline?activity=${encodeURIComponent(activityId)}`
}
