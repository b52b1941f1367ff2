import { planOfParts, planParts } from '../plan/stored/plan-parts.ts'
import { isSettingsObject, type SettingsObject } from '../settings/settings-object.ts'
import { objectOfParts, partsBelow, type StoredPart } from './parts.ts'

/** What travels of a device's settings, as far as it is given: fields as in `SyncedSettings`, before they were checked. */
export interface Content {
  readonly activityStatus?: SettingsObject
  readonly userGameSelections?: SettingsObject | null
  readonly gameOrder?: readonly string[]
  readonly servers?: { readonly server: unknown; readonly gameServers: object }
  readonly plan?: SettingsObject
  readonly own?: SettingsObject
}

/** Each mark, game, server, own entry and part of a plan; without what is not set. */
export function settingsParts(content: Content): StoredPart[] {
  const { activityStatus, userGameSelections, gameOrder, servers, plan, own } = content
  const { server = null, gameServers = {} } = servers ?? {}
  const parts: readonly StoredPart[] = [
    ...partsBelow(['activityStatus'], activityStatus ?? {}),
    ...partsBelow(['userGameSelections'], userGameSelections ?? {}),
    [['gameOrder'], gameOrder],
    [['servers', 'server'], server],
    ...partsBelow(['servers', 'gameServers'], gameServers),
    ...partsBelow(['own'], own ?? {}),
    ...planParts(plan ?? {}).map(([path, value]): StoredPart => [['plan', ...path], value]),
  ]
  return parts.filter(([, value]) => !isNothing(value))
}

/** As in `settingsParts`; what has no order of its own stands in the order of the parts. */
export function contentOfParts(
  parts: readonly StoredPart[],
): Required<Content> & { readonly userGameSelections: SettingsObject } {
  const isOfPlan = ([[first]]: StoredPart) => first === 'plan'
  const { activityStatus, userGameSelections, gameOrder, servers, own } = objectOfParts(
    parts.filter((one) => !isOfPlan(one)),
  )
  const ofServers = objectOf(servers)
  return {
    activityStatus: objectOf(activityStatus),
    userGameSelections: objectOf(userGameSelections),
    gameOrder: Array.isArray(gameOrder) ? gameOrder : [],
    servers: { server: ofServers.server ?? null, gameServers: objectOf(ofServers.gameServers) },
    own: objectOf(own),
    plan: planOfParts(parts.filter(isOfPlan).map(([path, value]) => [path.slice(1), value])),
  }
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function objectOf(value: unknown): SettingsObject {
  return isSettingsObject(value) ? value : {}
}
