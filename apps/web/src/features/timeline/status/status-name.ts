import type { Status } from '@ephemeris/core/activity/status'

/** How a mark is called in texts and in `data-status`; the empty one has a name there too. */
export type StatusName = Exclude<Status, ''> | 'none'

export function statusName(status: Status): StatusName {
  return status === '' ? 'none' : status
}
