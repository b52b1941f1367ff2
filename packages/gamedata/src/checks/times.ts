import type { FactTime } from '@ephemeris/core/gacha/facts'
import { isBefore, isFactTime, isWorldWide } from '../fact-time.ts'
import type { Version } from '../timeline/versions.ts'
import type { Check, FactFinding } from './check-kind.ts'

/** Times are well formed, start before end on every server, and versions are world-wide and do not overlap. */
export const timeFaults: Check = (facts) => [
  ...[...facts.versions, ...facts.banners, ...facts.events].flatMap((row) => spanFaults(row.id, row.start, row.end)),
  ...facts.cycles.flatMap((cycle) => cycle.periods.flatMap(({ start, end }) => spanFaults(cycle.id, start, end))),
  ...facts.permanent.flatMap((row) => spanFaults(row.item, row.from, row.until)),
  ...facts.history.flatMap((row) => spanFaults(`history ${row.start}`, row.start, row.end)),
  ...facts.versions.flatMap((version, index) => versionFaults(version, facts.versions[index - 1])),
]

function spanFaults(where: string, start: FactTime, end: FactTime | null): readonly FactFinding[] {
  const malformed = [start, end].filter((time) => time !== null && !isFactTime(time))
  if (malformed.length > 0) return malformed.map((time) => [where, `time is not well formed: ${time}`])
  return end === null || isBefore(start, end) ? [] : [[where, 'start is not before end']]
}

function versionFaults(version: Version, previous: Version | undefined): readonly FactFinding[] {
  const faults: FactFinding[] = []
  const edges = [version.start, version.end].filter((time) => time !== null)
  if (!edges.every(isWorldWide)) faults.push([version.id, 'a version opens and closes world-wide'])

  const previousEdge = previous?.end ?? previous?.start
  if (previousEdge && !isBefore(previousEdge, version.start))
    faults.push([version.id, 'overlaps the version before it'])
  return faults
}
