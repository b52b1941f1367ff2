import { edgeInstant } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { clampToWindow, type EventWindow } from '@ephemeris/core/time/event-window'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import type { Snapshot } from '../stored/snapshot.ts'
import { activitiesIn, type Moment } from './find-activities.ts'
import { requestedRange } from './requested-range.ts'

/** The share, 0 to 1, of what a newcomer sees that the event window would move. (CAT-10) */
export function clampedShare(snapshot: Snapshot, moment: Moment): number {
  const shown = activitiesIn(snapshot, requestedRange({ from: null, to: null }, moment.now), moment)
  if (shown.length === 0) return 0
  return shown.filter((activity) => isClamped(activity, moment.window)).length / shown.length
}

function isClamped({ start, end }: CatalogueActivity, window: EventWindow): boolean {
  const span = { startAt: edgeInstant(start, WIRE_OFFSET), endAt: edgeInstant(end, WIRE_OFFSET) }
  return clampToWindow(span, window, WIRE_OFFSET).isClamped
}
