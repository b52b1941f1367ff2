import { withChange } from '@ephemeris/core/sync/moments'
import type { Content } from '@ephemeris/core/sync/settings-parts'
import type { Instant } from '@ephemeris/core/time/instant'
import type { DeviceSettings } from '#web/lib/device/device-schema'

const SYNCED = [
  'activityStatus',
  'userGameSelections',
  'gameOrder',
  'serverTimezone',
  'gameServers',
  'plan',
  'own',
] as const satisfies readonly (keyof DeviceSettings)[]

/**
 * A change with the moments of the parts that it changes, unless it brings moments of its own. (SYNC-41)
 *
 * @param at `null`: the program changes it by itself, out of what is there
 */
export function withChangeMoments(
  settings: DeviceSettings,
  patch: Partial<DeviceSettings>,
  at: Instant | null,
): Partial<DeviceSettings> {
  const keys = SYNCED.filter((key) => Object.hasOwn(patch, key) && patch[key] !== settings[key])
  if (keys.length === 0 || patch.changedAt !== undefined) return patch
  const of = (device: Partial<DeviceSettings>) =>
    syncedContent(Object.fromEntries(keys.map((key) => [key, device[key]])))
  return { ...patch, changedAt: withChange(settings.changedAt, { before: of(settings), after: of(patch), at }) }
}

/** What of these settings travels. */
function syncedContent({ serverTimezone, gameServers = {}, ...content }: Partial<DeviceSettings>): Content {
  return { ...content, servers: { server: serverTimezone, gameServers } }
}
