import { type Marks, STATUSES, type Status } from '../activity/status.ts'
import { GAME_IDS, type Game, type GameId } from '../games/game.ts'
import type { GameSelections } from '../games/selection/selection.ts'
import { readSelections } from '../games/selection/stored-selection.ts'
import type { ChosenServers } from '../games/servers.ts'
import { soundPlan } from '../plan/stored/stored-plan.ts'
import { isSettingsObject, type SettingsObject } from '../settings/settings-object.ts'
import type { Instant } from '../time/instant.ts'

/** What a slot holds. */
export interface SyncedSettings {
  /** By activity id; an empty status is no mark. */
  readonly activityStatus: Readonly<Record<string, Status>>
  /** Empty: never chosen. */
  readonly userGameSelections: GameSelections
  /** Empty: the catalogue's own. */
  readonly gameOrder: readonly GameId[]
  /** As `stored-plan` reads it; absent: written by a program that knew no plans. */
  readonly plan?: SettingsObject
  /** Absent: written by a program that left servers on the device, or none was ever chosen. */
  readonly servers?: ChosenServers
}

/** The part of a device's settings that travels. */
export interface DeviceState {
  readonly marks: Marks
  /** `null`: never marked. */
  readonly lastMark: Instant | null
  /** As stored, in any form it ever had; `null`: never chosen. */
  readonly selections: Readonly<Record<string, unknown>> | null
  readonly order: readonly string[]
  /** As `stored-plan` reads it; empty: never planned. */
  readonly plan: SettingsObject
  readonly servers: ChosenServers
}

export function countMarks(statuses: Readonly<Record<string, Status>>): number {
  return Object.values(statuses).filter((status) => status !== '').length
}

/** Whether there is nothing here that could be kept in a slot: never marked, chosen, ordered or planned. (SYNC-3) */
export function isBlank({ marks, lastMark, selections, order, plan }: DeviceState): boolean {
  const isUnplanned = Object.keys(plan).length === 0
  return countMarks(marks) === 0 && lastMark === null && selections === null && order.length === 0 && isUnplanned
}

/**
 * What is uploaded: of `games` alone, with the choices as they are in effect. A device without a plan or without a chosen
 * server leaves that of the slot. (SYNC-3)
 */
export function settingsToUpload(
  { marks, selections, order, plan, servers }: DeviceState,
  games: readonly Game[],
): SyncedSettings {
  return {
    activityStatus: marks,
    userGameSelections: readSelections(selections, games),
    gameOrder: GAME_IDS.filter((id) => order.includes(id)).toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
    ...(Object.keys(plan).length > 0 && { plan: soundPlan(plan) }),
    ...((servers.server !== null || Object.keys(servers.gameServers).length > 0) && { servers }),
  }
}

/** What would be lost of a slot by writing `local` to it. (SYNC-4) */
export type Overwrite =
  /** Nothing: the slot holds the same. */
  | 'same'
  /** Other content. */
  | 'replaces'
  /** All marks of the slot, for none. */
  | 'empties'

export function overwriteBy(local: SyncedSettings, stored: SyncedSettings): Overwrite {
  if (isSame({ ...stored, ...local }, stored)) return 'same'
  return countMarks(local.activityStatus) === 0 && countMarks(stored.activityStatus) > 0 ? 'empties' : 'replaces'
}

function isSame(a: SyncedSettings, b: SyncedSettings): boolean {
  return canonical(a) === canonical(b)
}

/** The same text for the same settings, in any order of their entries. */
function canonical({ activityStatus, userGameSelections, gameOrder, plan = {}, servers }: SyncedSettings): string {
  const marks = Object.entries(activityStatus).filter(([, status]) => status !== '')
  const games = GAME_IDS.map((id) => {
    const { enabled, activities } = userGameSelections[id] ?? {}
    return [id, enabled, activities?.toSorted()]
  })
  const code = (status: Status) => STATUSES.indexOf(status)
  return JSON.stringify(
    [marks.map(([id, status]) => `${id} ${code(status)}`).toSorted(), games, gameOrder, plan, servers],
    sortedKeys,
  )
}

/** Objects with their entries in one order; lists stay as they are. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (!isSettingsObject(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
