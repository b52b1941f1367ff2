import type { VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import { type AnnouncedVersion, versionWindowsOf } from '@ephemeris/core/activity/versions/version-facts'
import type { GameId } from '@ephemeris/core/games/game'
import { DAY_MS, HOUR_MS, type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { OBSERVED } from '@ephemeris/gamedata/timeline/observed'
import { VERSIONS } from '@ephemeris/gamedata/timeline/versions'
import type { LeftOut } from '../activities/announced-activity.ts'
import { delayedVersions, isMaintenanceChange } from '../changes/maintenance-changes.ts'
import { foldNotice } from '../notice/folded.ts'
import { momentOf, type PublisherNotice } from '../notice/notice.ts'
import { type VersionNotice, versionsInNotices } from './announced-versions.ts'
import type { DatedVersion } from './version-times.ts'

/** A version's notes are shown until the next maintenance; anything shorter or longer says nothing of its end. */
const SHORTEST_VERSION_MS = 14 * DAY_MS
const LONGEST_VERSION_MS = 70 * DAY_MS

/** How far behind the newest notice versions are expected. */
const AHEAD_MS = 100 * DAY_MS
/** A notice of a far year makes no more versions than these. */
const FURTHEST_MS = 3650 * DAY_MS

/** So far from its expected opening a version that has only a name may open. */
const NEAREST_MS = 12 * DAY_MS

/** A version by its number, with the moment at which its servers close, as far as its notices say. */
export interface NumberedVersion extends Omit<VersionNotice, 'closes'> {
  readonly closes: Instant | null
  /** `window`: only how long its notes are shown says when it closes. */
  readonly basis: 'text' | 'window'
}

/** A version that earlier notices or an operator announced, and the opening that it had before a later notice moved it. */
export interface EarlierVersion extends AnnouncedVersion {
  readonly movedFrom?: Instant
}

export interface KnownVersions {
  /** Those that the notices announce, each once. */
  readonly announced: readonly NumberedVersion[]
  /** Those, the announced ones, those of the facts, and the expected ones. */
  readonly all: readonly DatedVersion[]
  /** Changes of a maintenance that are not certain. */
  readonly unclear: readonly LeftOut[]
}

/**
 * The versions of a game: the facts, over them earlier announcements (by notices or by an operator), over them
 * what these notices announce; unannounced versions follow by the usual length of versions.
 */
export function knownVersions(
  gameId: GameId,
  notices: readonly PublisherNotice[],
  earlier: readonly EarlierVersion[],
): KnownVersions {
  const shown = notices.map(({ shownFrom }) => momentOf(shownFrom))
  const windowsWith = (announced: readonly AnnouncedVersion[]) => {
    const facts = { versions: VERSIONS[gameId], versionDays: OBSERVED[gameId].versionDays }
    const last = Math.max(0, ...versionWindowsOf(facts, null, announced).map(({ start }) => start))
    const until = Math.min(Math.max(last, ...shown) + AHEAD_MS, last + FURTHEST_MS)
    return withMissing(versionWindowsOf(facts, instant(until), announced), facts.versionDays)
  }
  const found = versionsInNotices(notices.filter((notice) => !isMaintenanceChange(notice)))
  const before = windowsWith(earlier)
  const numbers = found.flatMap((version) => numbered(gameId, version, before) ?? [])
  const unique = numbers
    .filter(({ version }, index) => numbers.findIndex((one) => one.version === version) === index)
    .map((version) => asMoved(version, earlier))
  const others = before.filter(({ version }) => !unique.some((one) => one.version === version)).map(earlierNotice)
  const { versions: delayed, unclear } = delayedVersions([...unique, ...others], notices)
  const announced = delayed
    .filter((version) => version.noticeId !== '' || version.revision !== undefined)
    .map((version) => ({ ...version, ...closingOf(version, notices) }))
  const windows = windowsWith([
    ...earlier.filter(({ version }) => !announced.some((one) => one.version === version)),
    ...announced.map(({ version, opens, closes }) => ({ version, start: opens, end: closes })),
  ])
  return { announced, unclear, all: windows.map((window) => dated(gameId, window, announced)) }
}

const MAINTENANCE_MS = 5 * HOUR_MS

/** Notes go on stating the opening that a later notice, which is no longer shown, has moved. */
function asMoved(version: VersionNotice, earlier: readonly EarlierVersion[]): VersionNotice {
  const moved = earlier.find((one) => one.version === version.version && one.movedFrom === version.opens)
  return moved ? { ...version, opens: moved.start } : version
}

/** A version that these notices do not announce; its maintenance is of the usual length. */
function earlierNotice({ version, start, end, certainty }: VersionWindow): VersionNotice {
  const closes = certainty === 'expected' ? null : end
  const maintenance = instant(start - MAINTENANCE_MS)
  return { version, names: [], noticeId: '', opens: start, closes, maintenance, name: {} }
}

/** A gap that is longer than this many versions contains unannounced versions. */
const GAP_VERSIONS = 1.5

/**
 * Before the first version of a story that is known, and where some between two known ones are not: those that came
 * before, back to the first of the story, as expected.
 */
function withMissing(windows: readonly VersionWindow[], versionDays: number): readonly VersionWindow[] {
  return windows.flatMap((window, index) => {
    const before = windows[index - 1]
    const missing: VersionWindow[] = []
    const [major = '0', minor = '0'] = window.version.split('.')
    for (let number = Number(minor) - 1, next = window; number >= 0; number -= 1) {
      const start = instant(next.start - versionDays * DAY_MS)
      if (before && start - before.start < (GAP_VERSIONS - 1) * versionDays * DAY_MS) break
      const end = instant(next.start - MAINTENANCE_MS)
      next = { version: `${major}.${number}`, start, end, certainty: 'expected', startCertainty: 'expected' }
      missing.unshift(next)
    }
    return [...missing, window]
  })
}

function dated(
  gameId: GameId,
  { version, start, end, certainty, startCertainty }: VersionWindow,
  announced: readonly NumberedVersion[],
): DatedVersion {
  const notice = announced.find((one) => one.version === version)
  const { label = {}, name = {} } = VERSIONS[gameId].find((one) => one.version === version) ?? {}
  const names = [
    ...(notice?.names ?? []),
    ...[...Object.values(label ?? {}), ...Object.values(name ?? {})].map(foldNotice),
  ]
  return {
    ...{ version, names, maintenance: notice?.maintenance ?? null, opens: start, closes: end },
    ...(startCertainty === 'expected' && { isOpenExpected: true }),
    ...(certainty === 'expected' && { isCloseExpected: true }),
  }
}

/**
 * A version that goes by a name alone has the number that the facts give the name, or that of the version expected to
 * open then; `null`: none is expected.
 */
function numbered(gameId: GameId, version: VersionNotice, windows: readonly VersionWindow[]): VersionNotice | null {
  if (version.version !== '') return version
  const row = VERSIONS[gameId].find(({ label }) =>
    Object.values(label ?? {}).some((one) => version.names.includes(foldNotice(one))),
  )
  const distance = ({ start }: VersionWindow) => Math.abs(start - version.opens)
  const [nearest] = [...windows].sort((one, other) => distance(one) - distance(other))
  const number = row?.version ?? (nearest && distance(nearest) <= NEAREST_MS ? nearest.version : null)
  return number === null ? null : { ...version, version: number }
}

/** As its notes state it, or else until they are no longer shown, if that is as long as a version runs. */
function closingOf(
  { noticeId, opens, closes }: VersionNotice,
  notices: readonly PublisherNotice[],
): Pick<NumberedVersion, 'closes' | 'basis'> {
  const notice = notices.find(({ id }) => id === noticeId)
  if (closes !== null || !notice) return { closes, basis: 'text' }
  const shownUntil = momentOf(notice.shownUntil)
  const length = shownUntil - opens
  const isVersion = length >= SHORTEST_VERSION_MS && length <= LONGEST_VERSION_MS
  return isVersion ? { closes: roundToMinute(shownUntil), basis: 'window' } : { closes: null, basis: 'text' }
}

/** Notes are shown up to the last second before the maintenance, or to the last minute where no seconds are given. */
function roundToMinute(at: Instant): Instant {
  const minutes = Math.round(at / MINUTE_MS)
  return instant((minutes % 60 === 59 ? minutes + 1 : minutes) * MINUTE_MS)
}
