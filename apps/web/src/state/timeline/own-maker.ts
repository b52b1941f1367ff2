import type { Activity } from '@ephemeris/core/activity/activity'
import { doneMoments } from '@ephemeris/core/own/done-moments'
import { type OwnContext, ownActivities } from '@ephemeris/core/own/own-activities'
import { readOwnEntries } from '@ephemeris/core/own/own-entry'
import { readMoments } from '@ephemeris/core/sync/moments'
import type { DeviceSettings } from '#web/lib/device/device-schema'

interface Kept extends Pick<DeviceSettings, 'changedAt'> {
  readonly stored: DeviceSettings['own']
  readonly marks: DeviceSettings['activityStatus']
}

export type OwnMaker = typeof makeOwn

/** The activities of what this device keeps. */
export function makeOwn({ stored, marks, changedAt }: Kept, context: Omit<OwnContext, 'doneAt'>): readonly Activity[] {
  return ownActivities(readOwnEntries(stored), { ...context, doneAt: doneMoments(marks, readMoments(changedAt)) })
}
