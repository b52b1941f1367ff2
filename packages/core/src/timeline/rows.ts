import type { PlacedActivity } from '../activity/activity.ts'
import type { ActivityGame } from '../games/game.ts'
import type { SortMode } from './sort.ts'

/** Space above the first row. */
const TOP_PX = 8

/** Space between two games in the default order. */
const GROUP_GAP_PX = 10

/** Rows of one game that follow one another; `from` inclusive, `to` exclusive. */
export interface RowGroup {
  readonly gameId: ActivityGame
  readonly from: number
  readonly to: number
  readonly topPx: number
  readonly heightPx: number
}

export interface RowLayout {
  readonly count: number
  readonly pitchPx: number
  readonly heightPx: number
  /** Empty where every row carries its own sign of the game. */
  readonly groups: readonly RowGroup[]
  topOf(index: number): number
}

/**
 * The positions of the rows: one activity under another, the default order with a gap between two games; by end, games
 * are mixed and rows follow without gaps. (TL-20)
 */
export function layoutRows(
  activities: readonly Pick<PlacedActivity, 'gameId'>[],
  mode: SortMode,
  pitchPx: number,
): RowLayout {
  const groups = mode === 'default' ? groupRows(activities, pitchPx) : []

  function topOf(index: number): number {
    const gaps = Math.max(
      0,
      groups.findLastIndex(({ from }) => from <= index),
    )
    return TOP_PX + index * pitchPx + gaps * GROUP_GAP_PX
  }

  const { length: count } = activities
  return { count, pitchPx, heightPx: topOf(count) + TOP_PX, groups, topOf }
}

function groupRows(activities: readonly Pick<PlacedActivity, 'gameId'>[], pitchPx: number): RowGroup[] {
  const groups: RowGroup[] = []
  for (let from = 0; from < activities.length; ) {
    const gameId = activities[from]?.gameId
    if (!gameId) break
    const next = activities.findIndex((activity, index) => index > from && activity.gameId !== gameId)
    const to = next < 0 ? activities.length : next
    const topPx = TOP_PX + from * pitchPx + groups.length * GROUP_GAP_PX
    groups.push({ gameId, from, to, topPx, heightPx: (to - from) * pitchPx })
    from = to
  }
  return groups
}
