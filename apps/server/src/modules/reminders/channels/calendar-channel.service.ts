import type { CalendarState } from '@ephemeris/contract/reminders/reminder-channels'
import { isFeedSilent } from '@ephemeris/core/calendar/silent-feed'
import { endFeedOf, feedOf } from '#server/modules/calendar/private-feed.service'
import type { ReminderChannel } from './reminder-channel.ts'

/** Calendars read the user's feed, which has alarms; nothing is sent. (REM-19) */
export const CALENDAR_CHANNEL: ReminderChannel<'calendar'> = {
  id: 'calendar',
  state: async (deps, { userId }): Promise<CalendarState> => {
    const feed = await feedOf(deps, userId)
    if (feed === null) return { state: 'absent', readAt: null }
    if (feed.readAt === null) return { state: 'unread', readAt: null }
    return { state: isFeedSilent(feed.readAt, deps.clock.now()) ? 'silent' : 'read', readAt: feed.readAt }
  },
  end: async (transaction, userId, keptSessionId) => {
    if (keptSessionId === null) await endFeedOf(transaction, userId)
  },
}
