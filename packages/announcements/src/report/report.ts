import type { Edge } from '@ephemeris/core/activity/activity'
import type { AnnouncedVersion } from '@ephemeris/core/activity/versions/version-facts'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { Language } from '@ephemeris/core/language/language'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { formatWallTime } from '@ephemeris/core/time/wall-time'
import { isUnclear, type LeftOut } from '../activities/announced-activities.ts'
import { type FoundActivity, readNotices, versionsIn } from '../read-notices.ts'
import { type Recording, roundsOf } from './recorded-folder.ts'

/** What one notice came to, a line for each activity or for the reason why there is none. */
export type NoticeLines = Readonly<Record<string, readonly string[]>>

export interface RecordingReport {
  readonly name: string
  readonly gameId: string
  readonly languages: readonly Language[]
  readonly notices: number
  readonly unreadable: number
  /** How often each kind rests on what, and how often each reason left a notice out. */
  readonly counts: Readonly<Record<string, number>>
  readonly lines: NoticeLines
}

/** Reads a recording as a server does, round after round, each with the versions that the rounds before announced. */
export function reportOf(recording: Recording): RecordingReport {
  const known = new Map<string, AnnouncedVersion>()
  const found = new Map<string, readonly FoundActivity[]>()
  const left = new Map<string, LeftOut>()
  for (const round of roundsOf(recording)) {
    const reading = readNotices(recording.gameId, round, [...known.values()])
    const byNotice = groupBy(reading.activities, ({ noticeId }) => noticeId)
    for (const [id, activities] of byNotice) found.set(id, activities)
    for (const one of reading.leftOut) left.set(one.noticeId, one)
    for (const version of versionsIn(reading.activities)) known.set(version.version, version)
  }
  const reasons = new Map([...left].filter(([id]) => !found.has(id)))
  const lines = recording.notices.map(({ id }) => {
    const activities = found.get(id) ?? []
    const reason = reasons.get(id)
    const none = reason === undefined ? [] : [`${isUnclear(reason) ? 'reported' : 'left out'}: ${reason.reason}`]
    return [id, activities.length > 0 ? activities.map(lineOf) : none] as const
  })
  return {
    name: recording.name,
    gameId: recording.gameId,
    languages: [...new Set(recording.notices.flatMap(({ texts }) => [...texts.keys()]))],
    notices: recording.notices.length,
    unreadable: recording.unreadable,
    counts: countsOf([
      ...[...found.values()].flat().map(({ type, basis, ...one }) => `${type}, ${restsOn({ basis, ...one })}`),
      ...[...reasons.values()].map((one) => `${isUnclear(one) ? 'reported' : 'left out'}, ${one.reason}`),
    ]),
    lines: Object.fromEntries(lines),
  }
}

/** What differs from an earlier report of the same recording, a line for each notice. */
export function changesBetween(before: NoticeLines, after: NoticeLines): readonly string[] {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return ids.flatMap((id) => {
    const [one, other] = [before[id]?.join(' + ') ?? 'not recorded', after[id]?.join(' + ') ?? 'not recorded']
    return one === other ? [] : [`${id}: ${one || 'nothing'} -> ${other || 'nothing'}`]
  })
}

function restsOn({
  basis,
  isStartExpected,
  isEndExpected,
}: Pick<FoundActivity, 'basis' | 'isStartExpected' | 'isEndExpected'>) {
  return isStartExpected || isEndExpected ? `${basis} and an expected version` : basis
}

function lineOf(activity: FoundActivity): string {
  const { type, name, start, end } = activity
  return [type, Object.values(name)[0] ?? '', timeOf(start), timeOf(end), restsOn(activity)].join(' | ')
}

function timeOf(edge: Edge): string {
  return edge.kind === 'wall' ? formatWallTime(edge.at) : isoOf(instant(edge.at))
}

function isoOf(at: Instant): string {
  return new Date(at).toISOString().replace('.000', '')
}

function countsOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
