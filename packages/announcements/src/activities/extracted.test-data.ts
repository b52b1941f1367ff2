import type { Edge } from '@ephemeris/core/activity/activity'
import { instant } from '@ephemeris/core/time/instant'
import { formatWallTime } from '@ephemeris/core/time/wall-time'
import type { PublisherNotice } from '../notice/notice.ts'
import { type DatedVersion, versionTimes } from '../versions/version-times.ts'
import { extractActivities } from './announced-activities.ts'

const VERSIONS: readonly DatedVersion[] = [
  known('6.6', '月之七', '2026-05-20T03:00:00Z', '2026-06-30T22:00:00Z'),
  known('3.6', '蜃云灯影', '2026-08-20T03:00:00Z', null),
]

function known(version: string, name: string, opens: string, closes: string | null): DatedVersion {
  return {
    version,
    names: [name],
    maintenance: null,
    opens: instant(Date.parse(opens)),
    closes: closes === null ? null : instant(Date.parse(closes)),
  }
}

/** What these notices announce while two versions are known. */
export function extract(...notices: readonly PublisherNotice[]) {
  return extractActivities(notices, versionTimes(VERSIONS))
}

export function timeOf(edge: Edge): string {
  return edge.kind === 'wall' ? formatWallTime(edge.at) : new Date(edge.at).toISOString().replace('.000', '')
}
