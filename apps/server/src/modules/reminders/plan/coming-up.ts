import type { UpcomingMessage } from '@ephemeris/contract/reminders/reminders'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { GameId } from '@ephemeris/core/games/game'
import { eveningDayOf } from '@ephemeris/core/reminders/evening-clock'
import { eventKey } from '@ephemeris/core/reminders/plan-messages'
import { REMINDER_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'
import { DAY_MS, instant } from '@ephemeris/core/time/instant'
import type { UserPlan } from './user-plans.service.ts'

const SHOWN_AHEAD_MS = 7 * DAY_MS
const SHOWN_MESSAGES = 3

/** The next messages as they are shown: by game and evening, whatever carries them; a mail counts for each of its games. */
export function comingUp({ plan, messages }: UserPlan): UpcomingMessage[] {
  const near = messages.filter(({ dueAt }) => dueAt <= plan.now + SHOWN_AHEAD_MS)
  const parts = near.flatMap(({ channel, dueAt, events }) =>
    [...groupBy(events, ({ gameId }) => gameId)].map(([gameId, all]) => ({
      channel,
      dueAt,
      gameId: gameId as GameId,
      events: all,
    })),
  )
  const groups = groupBy(parts, ({ gameId, dueAt }) => `${gameId} ${eveningDayOf(dueAt, plan.clock)}`)
  return [...groups.values()].slice(0, SHOWN_MESSAGES).flatMap((group) => {
    const [first] = group
    if (!first) return []
    const events = new Map(group.flatMap((part) => part.events).map((event) => [eventKey(event), event]))
    const carrying = new Set(group.map(({ channel }) => channel))
    return {
      dueAt: instant(Math.max(plan.now, first.dueAt)),
      gameId: first.gameId,
      items: [...events.values()]
        .sort((one, other) => one.at - other.at)
        .map(({ kind, gameId, activityId, title, at }) => ({ kind, gameId, activityId, title, at })),
      channels: REMINDER_CHANNELS.filter((channel) => carrying.has(channel)),
    }
  })
}
