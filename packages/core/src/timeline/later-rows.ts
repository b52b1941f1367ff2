import type { PlacedActivity } from '../activity/activity.ts'
import type { ActivityGame } from '../games/game.ts'
import { isFar } from '../time/countdown.ts'
import type { Instant } from '../time/instant.ts'

/** One row for what begins in a week or later in a game. */
export interface LaterRow extends Pick<PlacedActivity, 'id' | 'gameId' | 'startAt' | 'endAt'> {
  /** The first to begin. */
  readonly first: PlacedActivity
  /** Two or more. */
  readonly count: number
  /** They follow as rows of their own. */
  readonly isOpen: boolean
}

export type TimelineRow = PlacedActivity | LaterRow

export function isLaterRow(row: TimelineRow): row is LaterRow {
  return 'isOpen' in row
}

/**
 * The rows, and one in front of what begins in a week or later in each game, which is left out where it is not open. A
 * single activity stays as it is. (TL-80)
 *
 * @param sorted in the default order
 */
export function foldLater(
  sorted: readonly PlacedActivity[],
  { open, now }: { open: readonly ActivityGame[]; now: Instant },
): TimelineRow[] {
  const byGame = new Map<ActivityGame, PlacedActivity[]>()
  for (const activity of sorted) {
    if (!isFar(activity.startAt, now)) continue
    const later = byGame.get(activity.gameId)
    if (later) later.push(activity)
    else byGame.set(activity.gameId, [activity])
  }

  return sorted.flatMap((activity): TimelineRow[] => {
    const { gameId } = activity
    const later = isFar(activity.startAt, now) ? (byGame.get(gameId) ?? []) : []
    if (later.length < 2) return [activity]
    const isOpen = open.includes(gameId)
    const rows = isOpen ? [activity] : []
    if (activity !== later[0]) return rows
    const first = later.reduce((one, other) => (other.startAt < one.startAt ? other : one))
    const { startAt, endAt } = first
    return [{ id: `later-${gameId}`, gameId, startAt, endAt, first, count: later.length, isOpen }, ...rows]
  })
}
