import { type Remark, readRemark } from '@ephemeris/core/own/remark'
import { useDevice } from '#web/state/device'

/** What the player says of an activity that is not their own; `null`: nothing. (OWN-10) */
export function useRemark(activityId: string): Remark | null {
  return readRemark(useDevice(({ own }) => own[activityId]))
}
