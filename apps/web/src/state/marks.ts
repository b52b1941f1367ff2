import { type Marks, type Status, withStatus } from '@ephemeris/core/activity/status'
import { formatInstant, type Instant, parseInstant } from '@ephemeris/core/time/instant'
import { deviceStorage } from '#web/lib/device/device-storage'
import { now } from '#web/lib/server/server-clock'
import { useDevice } from '#web/state/device'

/** The player's own marks by activity. */
export function useMarks(): Marks {
  return useDevice((device) => device.activityStatus)
}

/** Sets a mark and keeps the time of it; the empty one removes the entry. (ACT-2) */
export function setMark(activityId: string, status: Status): void {
  deviceStorage.update(({ activityStatus }) => ({
    activityStatus: withStatus(activityStatus, activityId, status),
    activityStatusLastUpdated: formatInstant(now()),
  }))
}

/** When a mark was last set on this device; `null`: never, or nothing is kept any more. */
export function useLastMarkAt(): Instant | null {
  return useDevice(({ activityStatusLastUpdated: at }) => (at === null ? null : parseInstant(at)))
}

/**
 * Deletes the marks and notes of this device and the choice of games; everything else stays. They are forgotten here, not
 * taken off: a merge with a slot brings them back. (SYNC-41)
 */
export function clearLocalData(): void {
  deviceStorage.update(({ changedAt }) => ({
    ...{ activityStatus: {}, activityStatusLastUpdated: null, notes: {}, replaced: [], userGameSelections: null },
    changedAt: Object.fromEntries(
      Object.entries(changedAt).filter(([pointer]) => !/^(?:activityStatus|userGameSelections)\//.test(pointer)),
    ),
  }))
}
