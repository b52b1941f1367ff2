import { type Status, statusOf } from '@ephemeris/core/activity/status'
import { useDevice } from '#web/state/device'

/** The player's mark on one activity; renders only when that one changes. */
export function useMark(activityId: string): Status {
  return useDevice((device) => statusOf(device.activityStatus, activityId))
}
