import type { PlacedActivity } from '@ephemeris/core/activity/activity'
import type { ActivityGame } from '@ephemeris/core/games/game'
import { type CalendarDay, calendarDay, dayOf, startOfDay } from '@ephemeris/core/time/calendar'
import type { DisplayedClock } from '@ephemeris/core/time/clock'
import type { Span } from '@ephemeris/core/time/event-window'
import { type Instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { type Filtered, filterActivities, type TimelineFilter } from '@ephemeris/core/timeline/filter'
import { foldLater, type TimelineRow } from '@ephemeris/core/timeline/later-rows'
import { dayRangeOf, type Scale, scaleOf } from '@ephemeris/core/timeline/scale/scale'
import { type SortMode, sortActivities } from '@ephemeris/core/timeline/sort'
import { useDeferredValue, useState } from 'react'
import { useNow } from '#web/lib/time/page-clock'
import { useDisplayedClock } from '#web/state/displayed-clock'
import { useGameSelection } from '#web/state/games'
import { useMarks } from '#web/state/marks'
import { useActivityWords } from '#web/state/words/activity-words'

const EMPTY_DAYS_BEFORE = 12
const EMPTY_DAYS_AFTER = 70

export interface VisibleActivities {
  /** In the order of the rows. */
  readonly activities: readonly PlacedActivity[]
  /** What begins later in a game may be one of them. */
  readonly rows: readonly TimelineRow[]
  /** What left them: while someone types they are behind. */
  readonly shownFilter: TimelineFilter
  readonly scale: Scale
  readonly countOf: ReadonlyMap<ActivityGame, number>
  readonly endingSoonCount: number
}

/** What the filter leaves of the activities, sorted; the calendar and the counts of the games are those of all of them. */
export function useVisibleActivities(
  placed: readonly PlacedActivity[],
  { mode, filter, openLater }: { mode: SortMode; filter: TimelineFilter; openLater: readonly ActivityGame[] },
): VisibleActivities {
  const clock = useDisplayedClock()
  const now = useNow(MINUTE_MS)
  const sorted = useSorted(placed, mode, now)
  const today = dayOf(now, clock)
  const range = dayRangeOf(placed.length > 0 ? placed : [around(today, clock)], startOfDay(today, clock), clock)

  // Typing in the search field stays quick: the rows follow as soon as they can.
  const wanted = useDeferredValue(filter)
  const { shown: activities, endingSoonCount } = useFiltered(sorted, wanted)
  const isFolded = mode === 'default' && !isNarrow(wanted)

  return {
    activities,
    rows: isFolded ? foldLater(activities, { open: openLater, now }) : activities,
    shownFilter: wanted,
    scale: scaleOf(range, clock),
    countOf: countByGame(placed),
    endingSoonCount,
  }
}

/** Something is looked for: whatever is found is seen. */
function isNarrow({ text, type, statuses, isEndingSoon }: TimelineFilter): boolean {
  return text !== '' || type !== null || statuses.length > 0 || isEndingSoon
}

/** What an empty calendar shows: enough days to fill a wide window. */
function around(today: CalendarDay, clock: DisplayedClock): Span {
  return {
    startAt: startOfDay(calendarDay(today - EMPTY_DAYS_BEFORE), clock),
    endAt: startOfDay(calendarDay(today + EMPTY_DAYS_AFTER), clock),
  }
}

function useSorted(placed: readonly PlacedActivity[], mode: SortMode, now: Instant): PlacedActivity[] {
  const selection = useGameSelection()
  const games = selection?.games ?? []
  // As the page found them: a mark moves no row.
  const [marks] = useState(useMarks())
  const order = {
    games: games.map(({ id }) => id),
    types: Object.fromEntries(games.map(({ id, typeOrder }) => [id, typeOrder])),
    now,
    marks,
  }
  return sortActivities(placed, mode, order)
}

function useFiltered(sorted: readonly PlacedActivity[], wanted: TimelineFilter): Filtered {
  const clock = useDisplayedClock()
  const now = useNow(MINUTE_MS)
  const marks = useMarks()
  const words = useActivityWords()

  return filterActivities(sorted, wanted, {
    marks,
    now,
    clock,
    searchTextOf: (activity) =>
      [
        words.title(activity),
        activity.title,
        words.game(activity.gameId),
        words.kind(activity.gameId, activity.type),
        activity.own?.group,
        activity.own?.note,
        ...activity.featured.map(({ name }) => name),
      ].join(' '),
  })
}

function countByGame(placed: readonly PlacedActivity[]): Map<ActivityGame, number> {
  const counts = new Map<ActivityGame, number>()
  for (const { gameId } of placed) counts.set(gameId, (counts.get(gameId) ?? 0) + 1)
  return counts
}
