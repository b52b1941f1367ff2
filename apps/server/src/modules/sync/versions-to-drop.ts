import { DAY_MS, HOUR_MS } from '@ephemeris/core/time/instant'
import { SLOT_VERSIONS } from '#server/db/limits/account-space'

interface StoredVersion {
  readonly id: string
  readonly replacedAt: Date
  readonly bytes: number
}

/**
 * The ids of those versions of one slot that do not stay. Where there is no room for all that would, the ones of the last
 * hour go first, then the hourly ones, each time the oldest: a device that writes a slot full does not displace what it held
 * on the days before. (SYNC-14)
 *
 * @param versions of one slot, the newest first
 */
export function versionsToDrop(versions: readonly StoredVersion[], limits = SLOT_VERSIONS): string[] {
  const newestAt = versions[0]?.replacedAt.getTime() ?? 0
  const seen = new Set<string>()
  const isFirstIn = (span: string) => !seen.has(span) && seen.add(span) !== undefined

  const ranked = versions.map((version, index) => {
    const at = version.replacedAt.getTime()
    const age = newestAt - at
    const isOfDay = isFirstIn(`day ${Math.floor(at / DAY_MS)}`)
    const isOfHour = isFirstIn(`hour ${Math.floor(at / HOUR_MS)}`)
    if (index < limits.newest) return { version, rank: 0 }
    if (isOfDay && age < limits.keptMs) return { version, rank: 1 }
    if (isOfHour && age < limits.hourlyMs) return { version, rank: 2 }
    const isRecent = age < limits.recentMs && index < limits.newest + limits.recent
    return { version, rank: isRecent ? 3 : Number.POSITIVE_INFINITY }
  })

  let bytes = 0
  return ranked
    .toSorted((a, b) => a.rank - b.rank)
    .filter(({ version, rank }) => {
      const isKept = rank === 0 || (Number.isFinite(rank) && bytes + version.bytes <= limits.bytes)
      if (isKept) bytes += version.bytes
      return !isKept
    })
    .map(({ version }) => version.id)
}
