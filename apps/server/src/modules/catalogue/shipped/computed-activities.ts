import { PROGRAMME } from '@ephemeris/announcements/activities/announced-programme'
import { type Edge, edgeInstant } from '@ephemeris/core/activity/activity'
import { activityId } from '@ephemeris/core/activity/activity-id'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { cycleOf } from '@ephemeris/core/activity/recurrence/cycle-facts'
import { periodsOf } from '@ephemeris/core/activity/recurrence/recurrence'
import { horizonOf } from '@ephemeris/core/activity/recurrence/recurrence-horizon'
import type { InstantRange, Period } from '@ephemeris/core/activity/recurrence/recurrence-rule'
import type { VersionWindow } from '@ephemeris/core/activity/versions/expected-versions'
import type { AnnouncedVersion } from '@ephemeris/core/activity/versions/version-facts'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { WIRE_OFFSET } from '@ephemeris/core/time/zone'
import type { ByGame } from '@ephemeris/gamedata/by-game'
import { fullTitle } from '@ephemeris/gamedata/timeline/full-text'
import { CYCLES, type CycleRow } from '@ephemeris/gamedata/timeline/recurring'
import type { WordsByGame } from '../announced/reading.ts'
import { factSource } from './fact-source.ts'
import { PROGRAMME_AHEAD_MS, programmeActivities } from './programme-activities.ts'
import { versionActivity } from './version-activity.ts'
import { versionWindows } from './version-windows.ts'

export interface ComputedRange extends InstantRange {
  /** If no days were named: now, of which each cycle gives its current and its next period; `null`: everything. */
  readonly outlookFrom: Instant | null
}

/** What publishers have announced of versions and of the periods of cycles; both win over the facts. */
export interface AnnouncedTimes {
  readonly versions: ByGame<readonly AnnouncedVersion[]>
  /** By the cycle's id. */
  readonly periods: ReadonlyMap<string, readonly CatalogueActivity[]>
  /** What launchers show of versions; it proves what is only expected. */
  readonly launchers: WordsByGame
}

const NOTHING_ANNOUNCED: AnnouncedTimes = {
  versions: mapGames(() => []),
  periods: new Map(),
  launchers: {},
}

/**
 * What is computed for any time: challenge cycles, expected versions and special programmes that overlap `from` to `to`.
 * (CAT-13, CAT-12, CAT-49)
 */
export function computedActivities(
  { from, to, outlookFrom }: ComputedRange,
  announced: AnnouncedTimes = NOTHING_ANNOUNCED,
): readonly CatalogueActivity[] {
  return GAME_IDS.flatMap((gameId) => {
    const news = { announced: announced.versions[gameId], launcher: announced.launchers[gameId] }
    const windows = versionWindows(gameId, instant(to + PROGRAMME_AHEAD_MS), news)
    const expected = windows.filter(
      ({ start, end, certainty }) => certainty === 'expected' && start <= to && end >= from,
    )
    const isNumbered = (version: string) => news.launcher?.some((word) => word.version === version) ?? false
    const programmes = programmeActivities(gameId, windows, {
      announced: announced.periods.get(`${gameId}/${PROGRAMME}`) ?? [],
      isNumbered,
    })
    const cycles = CYCLES[gameId].filter(({ isHidden }) => !isHidden)
    return [
      ...expected.map((window) => versionActivity(gameId, window, { isNumbered: isNumbered(window.version) })),
      ...programmes.filter(({ start, end }) => start.at <= to && end.at >= from),
      ...cycles.flatMap((cycle) => {
        const periods = announced.periods.get(`${gameId}/${cycle.id}`) ?? []
        return cycleActivities(gameId, cycle, { range: { from, to }, outlookFrom, windows, periods })
      }),
    ]
  })
}

/** So far before and after now an announcement or a correction may name something that is computed. */
const AROUND_DAYS = 500

/** All that is computed of which a source may report something at `now`. */
export function computedAround(now: Instant): readonly CatalogueActivity[] {
  const [from, to] = [instant(now - AROUND_DAYS * DAY_MS), instant(now + AROUND_DAYS * DAY_MS)]
  return computedActivities({ from, to, outlookFrom: null })
}

interface Asked {
  readonly range: InstantRange
  readonly outlookFrom: Instant | null
  readonly windows: readonly VersionWindow[]
  /** Those that the publisher has announced. */
  readonly periods: readonly CatalogueActivity[]
}

function cycleActivities(
  gameId: GameId,
  fact: CycleRow,
  { range, outlookFrom, windows, periods }: Asked,
): CatalogueActivity[] {
  const known = cycleOf(fact)
  const cycle = { ...known, observed: [...known.observed.filter((one) => !periods.some(overlaps(one))), ...periods] }
  const horizon = outlookFrom === null ? range : horizonOf(cycle.rule, range, outlookFrom)
  if (!horizon) return []
  return periodsOf(cycle, horizon, windows).map((period) => {
    const activity = cycleActivity(gameId, fact, period)
    const announced = periods.find(({ start }) => start.kind === period.start.kind && start.at === period.start.at)
    if (!announced) return activity
    const { bannerUrl, source, announcement } = announced
    return { ...activity, bannerUrl, source, announcement }
  })
}

interface Times {
  readonly start: Edge
  readonly end: Edge
}

function overlaps(one: Times): (other: Times) => boolean {
  return (other) =>
    edgeInstant(one.start, WIRE_OFFSET) < edgeInstant(other.end, WIRE_OFFSET) &&
    edgeInstant(other.start, WIRE_OFFSET) < edgeInstant(one.end, WIRE_OFFSET)
}

function cycleActivity(gameId: GameId, cycle: CycleRow, { key, start, end, certainty }: Period): CatalogueActivity {
  return {
    id: activityId(gameId, `${cycle.id}/${key}`),
    gameId,
    type: 'challenge',
    ...fullTitle(cycle.name, { gameId, kind: 'recurring', id: cycle.id }),
    shortTitle: {},
    start,
    end,
    bannerUrl: null,
    certainty,
    source: factSource(gameId, certainty === 'announced' ? 'catalogue' : 'rule'),
    announcement: null,
    featured: [],
    version: null,
    cycle: null,
  }
}
