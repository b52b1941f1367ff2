import { type Instant, instant } from '../../time/instant.ts'
import { instantOf, parseWallTime } from '../../time/wall-time.ts'
import { utcOffset } from '../../time/zone.ts'
import type { ExportedHistory, ExportedPull } from './own-export.ts'

/** When a pull was made. @throws RangeError for a time that no export of ours has */
export function exportedInstant({ time }: ExportedPull, { timezone }: Pick<ExportedHistory, 'timezone'>): Instant {
  const wall = parseWallTime(time)
  if (wall === null) throw new RangeError(`${time} is no time`)
  return instant(instantOf(wall, utcOffset(timezone * 60)))
}
