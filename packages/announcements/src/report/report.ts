import path from 'node:path'
import type { Edge } from '@ephemeris/core/activity/activity'
import type { AnnouncedVersion } from '@ephemeris/core/activity/versions/version-facts'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { ActivityType, GameId } from '@ephemeris/core/games/game'
import type { PartialText } from '@ephemeris/core/language/language'
import { formatWallTime } from '@ephemeris/core/time/wall-time'
import { isUnclear, type LeftOut } from '../activities/announced-activity.ts'
import type { FoundActivity } from '../activities/found-activity.ts'
import { readNotices, versionsIn } from '../read-notices.ts'
import { type Recording, roundsOf } from './recorded-folder.ts'

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

/**
 * An entry for each activity, and for each notice that announces none, in the order of the notices. The recording is read
 * as a server does, round after round, each with what the rounds before announced. (ANN-67)
 */
export function reportEntries(recording: Recording): readonly ReportEntry[] {
  const known = new Map<string, AnnouncedVersion>()
  const found = new Map<string, readonly FoundActivity[]>()
  const left = new Map<string, readonly LeftOut[]>()
  for (const round of roundsOf(recording)) {
    const earlier = { versions: [...known.values()], activities: [...found.values()].flat() }
    const reading = readNotices(recording.gameId, round, earlier)
    const activities = groupBy(reading.activities, ({ noticeId }) => noticeId)
    const reasons = groupBy(reading.leftOut, ({ noticeId }) => noticeId)
    for (const { id } of round) {
      if (found.has(id) && !activities.has(id)) continue
      found.set(id, activities.get(id) ?? [])
      // Of a notice that announces something only the rows that are reported matter.
      const all = reasons.get(id) ?? []
      left.set(id, activities.has(id) ? all.filter(isUnclear) : all)
    }
    for (const version of versionsIn(reading.activities)) known.set(version.version, version)
  }
  const of = { folder: path.dirname(recording.name), game: recording.gameId }
  return recording.notices.flatMap(({ id: notice }) => [
    ...(found.get(notice) ?? []).map((one) => ({ ...of, notice, ...foundEntry(one) })),
    ...(left.get(notice) ?? []).map((one) => ({ ...of, notice, ...leftEntry(one) })),
  ])
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
    ...{ type: likely?.type ?? null, titles: likely?.name ?? titles },
    ...{ start: likely ? stampOf(likely.start) : null, end: likely ? stampOf(likely.end) : null },
    ...{ basis: likely?.basis ?? null, band: isUnclear(left) ? 'reported' : null, reason },
  }
}

/** `2026-05-21T17:59:59`, with `Z` for an instant. */
function stampOf({ kind, at }: Edge): string {
  return kind === 'wall' ? formatWallTime(at).replace(' ', 'T') : new Date(at).toISOString().replace('.000', '')
}

/** How often each kind rests on what, and how often each reason left a notice out. */
export function countsOf(entries: readonly ReportEntry[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of entries.map(resultOf).sort()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

function resultOf({ type, basis, band, reason }: ReportEntry): string {
  if (band === null || band === 'reported') return `${band ?? 'left out'}, ${reason}`
  return `${type}, ${basis}${band === 'expected' ? ' and an expected version' : ''}`
}
