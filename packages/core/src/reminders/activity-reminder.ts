import type { ActivityGame, ActivityKind } from '../games/game.ts'
import type { GameSelections } from '../games/selection/selection.ts'
import type { Bell } from '../notes/bell.ts'
import type { Reminder } from './plan-messages.ts'
import type { ReminderKind } from './reminder-settings.ts'

export type ActivityEdge = 'start' | 'end'

/** What a user has chosen, as far as it decides about reminders of activities. */
export interface ReminderChoice {
  readonly selections: GameSelections
  /** Activities that are marked as done or skipped. */
  readonly left: ReadonlySet<string>
  /** Announced banners of the plan. */
  readonly goals: ReadonlySet<string>
  /** By activity. */
  readonly bells: ReadonlyMap<string, Bell>
  /** Whether banners of the plan have a rule of their own; else they are banners like others. */
  readonly remindsOfGoals: boolean
}

interface Reminded {
  readonly id: string
  readonly gameId: ActivityGame
  readonly type: ActivityKind
}

/**
 * What a user is reminded of at one edge of an activity; `null`: nothing. A bell takes the place of the rules and of the
 * choice of games. A banner of the plan concerns its user whatever is chosen. (REM-3, REM-24)
 */
export function activityReminder(
  activity: Reminded,
  edge: ActivityEdge,
  { selections, left, goals, bells, remindsOfGoals }: ReminderChoice,
): Reminder | null {
  const { id, type } = activity
  const kind = kindOf(type, edge)
  const bell = bells.get(id)
  if (bell?.edge === edge) {
    return bell.isPaused
      ? null
      : { kind: kind ?? (edge === 'end' ? 'before_end' : 'banner_start'), bellHours: bell.leadHours }
  }
  if (kind === null || left.has(id)) return null
  if (kind === 'banner_start' && goals.has(id) && remindsOfGoals) return { kind: 'goal_banner' }
  return isFollowed(activity, selections) ? { kind } : null
}

/** Whether an activity is of a game and a kind that its user has chosen; what is their own is of every kind. */
export function isFollowed({ gameId, type }: Omit<Reminded, 'id'>, selections: GameSelections): boolean {
  if (gameId === 'own') return true
  const { enabled = false, activities = [] } = selections[gameId] ?? {}
  return enabled && (type === 'own' || activities.includes(type))
}

/** `null`: only a bell reminds of it. A version ends as the next one starts. */
function kindOf(type: ActivityKind, edge: ActivityEdge): ReminderKind | null {
  if (edge === 'end') return type === 'version' ? null : 'before_end'
  if (type === 'version') return 'version_start'
  return type === 'gacha' ? 'banner_start' : null
}
