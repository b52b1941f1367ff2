import type { Edge } from '@ephemeris/core/activity/activity'
import { edgeOf } from '@ephemeris/core/activity/fact-edge'
import type { VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import type { FactTime } from '@ephemeris/core/gacha/facts'
import { SECOND_MS } from '@ephemeris/core/time/instant'

/**
 * The end of something. If it is the last second before the version's end, it is the version's end: some
 * announcements write it so. (CAT-11)
 */
export function endEdgeOf(time: FactTime, windows: readonly VersionWindow[]): Edge {
  const edge = edgeOf(time)
  if (edge.kind === 'wall') return edge
  const version = windows.find(({ end }) => end - edge.at === SECOND_MS)
  return version ? { kind: 'instant', at: version.end } : edge
}
