import path from 'node:path'
import type { Edge } from '@ephemeris/core/activity/activity'
import type { AnnouncedVersion } from '@ephemeris/core/activity/versions/version-facts'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { ActivityType, GameId } from '@ephemeris/core/games/game'
import type { Language, PartialText } from '@ephemeris/core/language/language'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { formatWallTime } from '@ephemeris/core/time/wall-time'
import { isUnclear, type LeftOut } from '../activities/announced-activity.ts'
import { oncePer } from '../notice/once-per.ts'
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

/** One activity that a recording announces, or one notice of it that announces none. */
export interface ReportEntry {
  /** Path below the folder that was asked for. */
  readonly folder: string
  readonly game: GameId
  /** The publisher's number. */
  readonly notice: string
  /** `null`: nothing that the timeline shows, or nothing that is sure. */
  readonly type: ActivityType | null
  readonly titles: PartialText
  /** An instant ends in `Z`; else the wall clock of each server. `null`: not known, or open. */
  readonly start: string | null
  readonly end: string | null
  readonly basis: FoundActivity['basis'] | null
  /** `null`: left out on purpose. */
  readonly band: 'shown' | 'expected' | 'reported' | null
  /** Why it is not shown as announced. */
  readonly reason: string | null
}

/** What a recording comes to, in the order of its notices. */
interface Read {
  readonly found: ReadonlyMap<string, readonly FoundActivity[]>
  /** Notices that announce nothing, and rows of notes that do not, with the reason. */
  readonly left: ReadonlyMap<string, readonly LeftOut[]>
}

/** Reads a recording as a server does, round after round, each with the versions that the rounds before announced. */
const readRecording = oncePer((recording: Recording): Read => {
  const known = new Map<string, AnnouncedVersion>()
  const found = new Map<string, readonly FoundActivity[]>()
  const left = new Map<string, readonly LeftOut[]>()
  for (const round of roundsOf(recording)) {
    const earlier = { versions: [...known.values()], activities: [...found.values()].flat() }
    const reading = readNotices(recording.gameId, round, earlier)
    const [activities, reasons] = [
      groupBy(reading.activities, ({ noticeId }) => noticeId),
      groupBy(reading.leftOut, ({ noticeId }) => noticeId),
    ]
    for (const { id } of round) {
      if (found.has(id) && !activities.has(id)) continue
      found.set(id, activities.get(id) ?? [])
      // Of a notice that announces something only the rows that are reported matter.
      left.set(
        id,
        (reasons.get(id) ?? []).filter((one) => !activities.has(id) || isUnclear(one)),
      )
    }
    for (const version of versionsIn(reading.activities)) known.set(version.version, version)
  }
  return { found, left }
})

export function reportOf(recording: Recording): RecordingReport {
  const { found, left } = readRecording(recording)
  const bandOf = (one: LeftOut) => (isUnclear(one) ? 'reported' : 'left out')
  const lines = recording.notices.map(({ id }) => {
    const none = (left.get(id) ?? []).map((one) => `${bandOf(one)}: ${one.reason}`)
    return [id, [...(found.get(id) ?? []).map(lineOf), ...none]] as const
  })
  return {
    name: recording.name,
    gameId: recording.gameId,
    languages: [...new Set(recording.notices.flatMap(({ texts }) => [...texts.keys()]))],
    notices: recording.notices.length,
    unreadable: recording.unreadable,
    counts: countsOf([
      ...[...found.values()].flat().map((one) => `${one.type}, ${restsOn(one)}`),
      ...[...left.values()].flat().map((one) => `${bandOf(one)}, ${one.reason}`),
    ]),
    lines: Object.fromEntries(lines),
  }
}

/** An entry for each activity, and for each notice that announces none. (ANN-67) */
export function reportEntries(recording: Recording): readonly ReportEntry[] {
  const { found, left } = readRecording(recording)
  const of = { folder: path.dirname(recording.name), game: recording.gameId }
  return recording.notices.flatMap(({ id }) => {
    const activities = (found.get(id) ?? []).map((one) => ({ ...of, notice: id, ...foundEntry(one) }))
    const reasons = (left.get(id) ?? []).map((one) => ({ ...of, notice: id, ...leftEntry(one) }))
    return [...activities, ...reasons]
  })
}

type Findings = Omit<ReportEntry, 'folder' | 'game' | 'notice'>

function foundEntry({ type, name, start, end, basis, isStartExpected, isEndExpected }: FoundActivity): Findings {
  const isExpected = isStartExpected || isEndExpected
  return {
    ...{ type, titles: name, start: stampOf(start), end: end.at === start.at ? null : stampOf(end), basis },
    band: isExpected ? 'expected' : 'shown',
    reason: isExpected ? 'a time or the kind is not sure' : null,
  }
}

function leftEntry(left: LeftOut): Findings {
  const { likely, titles, reason } = left
  return {
    type: likely?.type ?? null,
    titles: likely?.name ?? titles,
    start: likely ? stampOf(likely.start) : null,
    end: likely ? stampOf(likely.end) : null,
    basis: likely?.basis ?? null,
    band: isUnclear(left) ? 'reported' : null,
    reason,
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

/** `2026-05-21T17:59:59`, with `Z` for an instant. */
function stampOf(edge: Edge): string {
  return timeOf(edge).replace(' ', 'T')
}

function isoOf(at: Instant): string {
  return new Date(at).toISOString().replace('.000', '')
}

function countsOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
