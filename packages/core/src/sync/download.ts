import { type Marks, type Status, statusOf } from '../activity/status.ts'
import { withBegunPlans } from '../plan/stored/stored-plan.ts'
import type { Instant } from '../time/instant.ts'
import type { DeviceState, SyncedSettings } from './synced-settings.ts'

/**
 * The device after a slot was downloaded: marks, choice and order are the slot's, and so is the time of the last mark,
 * so that the device is not newer than what it has just taken. A slot that knows no plan or no servers leaves the
 * device's; in a plan without a beginning marks count since the slot was written. (SYNC-5, PLAN-37)
 */
export function afterDownload(
  { activityStatus, userGameSelections, gameOrder, plan, servers }: SyncedSettings,
  written: Instant,
  previous: Pick<DeviceState, 'plan' | 'servers'>,
): DeviceState {
  return {
    marks: marksOf(activityStatus),
    lastMark: written,
    selections: Object.keys(userGameSelections).length > 0 ? userGameSelections : null,
    order: gameOrder,
    plan: plan ? withBegunPlans(plan, written) : previous.plan,
    servers: servers ? { ...servers, server: servers.server ?? previous.servers.server } : previous.servers,
  }
}

/** What a download has replaced, and by what. */
export interface Replacement {
  readonly previous: DeviceState
  readonly downloaded: DeviceState
}

/**
 * The device after a download was undone: as it was before, but for what the player has changed since, which stays.
 * (SYNC-6)
 */
export function afterUndo({ previous, downloaded }: Replacement, current: DeviceState): DeviceState {
  const changed = Object.keys({ ...downloaded.marks, ...current.marks }).filter(
    (id) => statusOf(downloaded.marks, id) !== statusOf(current.marks, id),
  )
  return {
    marks: withMarksOf(current.marks, changed, previous.marks),
    lastMark: changed.length > 0 ? current.lastMark : previous.lastMark,
    selections: isSame(current.selections, downloaded.selections) ? previous.selections : current.selections,
    order: isSame(current.order, downloaded.order) ? previous.order : current.order,
    plan: isSame(current.plan, downloaded.plan) ? previous.plan : current.plan,
    servers: isSame(current.servers, downloaded.servers) ? previous.servers : current.servers,
  }
}

function withMarksOf(current: Marks, ids: readonly string[], previous: Marks): Marks {
  const others = Object.entries(previous).filter(([id]) => !ids.includes(id))
  return marksOf(Object.fromEntries([...others, ...ids.map((id) => [id, statusOf(current, id)] as const)]))
}

function marksOf(statuses: Readonly<Record<string, Status>>): Marks {
  return Object.fromEntries(
    Object.entries(statuses).flatMap(([id, status]) => (status === '' ? [] : [[id, status] as const])),
  )
}

/** Both were written by the same code, or are the very same. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
