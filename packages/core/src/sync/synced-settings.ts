import { type Marks, readMarks, type Status } from '../activity/status.ts'
import { ACTIVITY_TYPES, GAME_IDS, type Game, type GameId, isGameId } from '../games/game.ts'
import type { GameSelection, GameSelections } from '../games/selection/selection.ts'
import { readSelections } from '../games/selection/stored-selection.ts'
import { type ChosenServers, readChosenServers } from '../games/servers.ts'
import { readOwnBook, writeOwnBook } from '../own/own-book.ts'
import { validPlan } from '../plan/stored/stored-plan.ts'
import type { SettingsObject } from '../settings/settings-object.ts'
import type { Instant } from '../time/instant.ts'
import { type Copy, contentOf, copyOf, type Difference, differenceOf } from './merge.ts'
import { BY_DEFAULT, type Moments } from './moments.ts'
import { pathOf, pointerOf } from './parts.ts'

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
  /** As `readOwnBook` reads it; absent: written by a program that knew none, or there never was one. */
  readonly own?: SettingsObject
  /** Absent: written by a program that left servers on the device, or none was ever chosen. */
  readonly servers?: ChosenServers
  /** Absent: written by a program that noted none. */
  readonly moments?: Moments
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
  /** As `readOwnBook` reads it. */
  readonly own: SettingsObject
  readonly moments: Moments
}

export function countMarks(statuses: Readonly<Record<string, Status>>): number {
  return Object.values(statuses).filter((status) => status !== '').length
}

/** Whether there is nothing here that could be kept in a slot: never marked, chosen, ordered, planned or added. (SYNC-3) */
export function isBlank({ marks, lastMark, selections, order, plan, own }: DeviceState): boolean {
  const isUnplanned = Object.keys(plan).length + Object.keys(own).length === 0
  return countMarks(marks) === 0 && lastMark === null && selections === null && order.length === 0 && isUnplanned
}

/**
 * What is uploaded: of `games` alone, with the choices as they are in effect. A device without a plan or without a chosen
 * server leaves that of the slot. (SYNC-3)
 */
export function settingsToUpload(
  { marks, selections, order, plan, servers, own, moments }: DeviceState,
  games: readonly Game[],
): SyncedSettings {
  const hasOwn = Object.keys(own).length > 0 || Object.keys(moments).some((pointer) => pointer.startsWith('own/'))
  const defaults = selections === null ? games.map(({ id }) => [selectionPointer(id), BY_DEFAULT] as const) : []
  return {
    activityStatus: marks,
    userGameSelections: readSelections(selections, games),
    gameOrder: GAME_IDS.filter((id) => order.includes(id)).toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
    ...(Object.keys(plan).length > 0 && { plan: validPlan(plan) }),
    ...((servers.server !== null || Object.keys(servers.gameServers).length > 0) && { servers }),
    // An entry that was taken away leaves its moment.
    ...(hasOwn && { own: writeOwnBook(readOwnBook(own)) }),
    moments: { ...moments, ...Object.fromEntries(defaults) },
  }
}

export function selectionPointer(id: string): string {
  return pointerOf(['userGameSelections', id])
}

/** All parts of what is on a device, as it is stored there. */
export function copyOfDevice({ marks, selections, order, plan, servers, own, moments }: DeviceState): Copy {
  const content = { activityStatus: marks, userGameSelections: selections, gameOrder: order, servers, plan, own }
  return copyOf(content, moments)
}

/** The parts of what a slot holds, or of what a device would upload. */
export function copyOfSettings({ moments = {}, userGameSelections, ...settings }: SyncedSettings): Copy {
  const games = Object.entries(userGameSelections).map(([id, { enabled, activities }]) => {
    // Kinds are chosen, not ordered.
    return [id, { enabled, activities: ACTIVITY_TYPES.filter((type) => activities.includes(type)) }]
  })
  return copyOf({ ...settings, userGameSelections: Object.fromEntries(games) }, moments)
}

/** In what both know: a slot without servers was written by a program that left them on the device. (SYNC-2) */
export function differenceToSlot({ servers, ...own }: SyncedSettings, slot: SyncedSettings): Difference {
  return differenceOf(copyOfSettings(slot.servers && servers ? { ...own, servers } : own), copyOfSettings(slot))
}

/** What a slot may hold at most. (SYNC-11) */
export const MAX_MARKS = 5000

/** The settings of these parts; of more marks or entries than a slot holds the latest. */
export function settingsOfCopy(copy: Copy): SyncedSettings {
  const { content, moments } = contentOf(copy)
  const has = (part: string) => [...copy.keys()].some((pointer) => pathOf(pointer)[0] === part)
  return {
    activityStatus: readMarks(Object.fromEntries(Object.entries(content.activityStatus).slice(-MAX_MARKS))),
    // What was merged was read before.
    userGameSelections: content.userGameSelections as Readonly<Record<GameId, GameSelection>>,
    gameOrder: content.gameOrder.filter(isGameId),
    ...(has('plan') && { plan: validPlan(content.plan) }),
    ...(has('own') && { own: writeOwnBook(readOwnBook(content.own)) }),
    ...(has('servers') && { servers: readChosenServers(content.servers) }),
    moments,
  }
}

/** What differs, as players name it. */
export interface DifferingThings {
  readonly marks: number
  readonly hasPlan: boolean
  readonly hasOwn: boolean
  /** The choice of games, their order or their servers. */
  readonly hasGames: boolean
}

export function thingsIn(pointers: readonly string[]): DifferingThings {
  const kinds = pointers.map((pointer) => pathOf(pointer)[0])
  return {
    marks: kinds.filter((kind) => kind === 'activityStatus').length,
    hasPlan: kinds.includes('plan'),
    hasOwn: kinds.includes('own'),
    hasGames: kinds.some((kind) => kind !== 'activityStatus' && kind !== 'plan' && kind !== 'own'),
  }
}
