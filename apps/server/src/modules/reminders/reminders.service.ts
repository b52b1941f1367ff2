import type { PrivateFeed } from '@ephemeris/contract/catalogue/calendar-feed'
import { AppError } from '@ephemeris/contract/errors'
import type { ChannelStates } from '@ephemeris/contract/reminders/reminder-channels'
import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import type { ReminderOverview, UnsentMessage, UpcomingMessage } from '@ephemeris/contract/reminders/reminders'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import { eveningDayOf } from '@ephemeris/core/reminders/evening-clock'
import { eventKey, isBell } from '@ephemeris/core/reminders/plan-messages'
import {
  type ChannelId,
  DEFAULT_REMINDERS,
  REMINDER_CHANNELS,
  type ReminderSettings,
  type SendingChannelId,
} from '@ephemeris/core/reminders/reminder-settings'
import { DAY_MS, HOUR_MS, type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { holdUser, type Writer } from '#server/db/hold-user'
import { feedOf } from '../calendar/private-feed.service.ts'
import { findExpiringLogs } from '../gacha/expiring-logs.service.ts'
import { CHANNELS } from './channels/channels.service.ts'
import { messageBody } from './channels/message-body.ts'
import type { ChannelUser, ReminderDeps } from './channels/reminder-channel.ts'
import type { Candidates } from './plan/candidates.ts'
import type { NamedEvent } from './plan/reminder-events.ts'
import { plansOf, type UserPlan } from './plan/user-plans.service.ts'
import { listFailedMessages } from './reminder-message.queries.ts'
import { findAddress, findReminderSettings, upsertReminderSettings } from './reminder-settings.queries.ts'

const SHOWN_AHEAD_MS = 7 * DAY_MS
const SHOWN_MESSAGES = 3

/** Which of the messages that could not be sent are shown. */
const UNSENT_SHOWN_MS = 7 * DAY_MS
const UNSENT_SHOWN = 3

const SAVES = { name: 'reminders-save', points: 300, seconds: HOUR_MS / SECOND_MS } as const

/** (REM-2) @throws AppError TOKEN_INVALID if the user has just been deleted */
export async function remindersOf(
  deps: ReminderDeps,
  candidates: Candidates,
  userId: string,
): Promise<ReminderOverview> {
  const { db, clock } = deps
  const now = clock.now()
  const [account, stored, feed] = await Promise.all([
    findAddress(db, userId),
    findReminderSettings(db, userId),
    feedOf(deps, userId),
  ])
  if (account === null) throw new AppError('TOKEN_INVALID')
  const settings = stored === null ? DEFAULT_REMINDERS : reminderSettings.read(stored.config)
  const mailBouncedAt = stored?.mailBouncedAt ?? null
  const user = { ...account, userId, settings, mailBouncedAt }
  const [states, unsent, logs] = await Promise.all([
    statesOf(deps, user),
    unsentTo(deps, userId, now),
    findExpiringLogs(db, [userId], now),
  ])
  const [soonest] = (logs.get(userId) ?? []).toSorted((one, other) => one.at - other.at)
  return {
    settings,
    isSaved: stored !== null,
    ...states,
    comingUp:
      stored === null && feed === null
        ? []
        : await messagesFor(deps, candidates, { user, now, feed, isSaved: stored !== null }),
    unsent,
    nextExpiring: soonest ?? null,
  }
}

async function statesOf(deps: ReminderDeps, user: ChannelUser): Promise<ChannelStates> {
  const states = await Promise.all(
    CHANNELS.map(async (channel) => [channel.id, await channel.state(deps, user)] as const),
  )
  return Object.fromEntries(states) as unknown as ChannelStates
}

/** (REM-23) */
async function unsentTo({ db }: ReminderDeps, userId: string, now: Instant): Promise<UnsentMessage[]> {
  const rows = await listFailedMessages(db, userId, { since: new Date(now - UNSENT_SHOWN_MS), limit: UNSENT_SHOWN })
  return rows.map(({ channel, dueAt, body }) => {
    const { title, lines } = messageBody.parse(body)
    return {
      channel: channel as SendingChannelId,
      dueAt: instant(dueAt.getTime()),
      text: [title, ...lines.slice(0, 1)].filter((line) => line !== '').join(': '),
    }
  })
}

/** Nothing is sent before settings are saved, but a feed rings, on the clock for which it was made. (REM-19) */
async function messagesFor(
  deps: ReminderDeps,
  candidates: Candidates,
  { user, now, feed, isSaved }: { user: ChannelUser; now: Instant; feed: PrivateFeed | null; isSaved: boolean },
) {
  const { language, server, gameServers } = isSaved || feed === null ? user.settings : feed
  const planned = { ...user, settings: { ...user.settings, language, server, gameServers } }
  const calendar = feed && { feedHours: isSaved ? undefined : feed.alarmHours }
  try {
    const [plan] = await plansOf(deps, deps.db, { users: [planned], candidates, now, ...(calendar && { calendar }) })
    return plan ? comingUp(plan) : []
  } catch (error) {
    // Without a catalogue nothing is known to come.
    if (error instanceof AppError && error.code === 'GAMES_EMPTY') return []
    throw error
  }
}

/** Saves all settings together; the due messages are computed again. (REM-1, REM-7) */
export async function saveSettings(deps: ReminderDeps, writer: Writer, settings: ReminderSettings): Promise<void> {
  const { db, clock, limits } = deps
  await limits.take(SAVES, writer.id)
  const config = JSON.stringify(reminderSettings.write(settings))
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    await upsertReminderSettings(transaction, writer.id, { config, now: new Date(clock.now()) })
  })
}

interface Part {
  readonly channel: ChannelId
  readonly dueAt: Instant
  readonly event: NamedEvent
}

/**
 * The next messages as they are shown: by game and evening, whatever carries them, a mail for each of its games; and every
 * bell by its moment, however far ahead. (REM-43)
 */
function comingUp({ plan, messages }: UserPlan): UpcomingMessage[] {
  const parts: Part[] = messages.flatMap(({ channel, dueAt, events }) =>
    events.map((event) => ({ channel, dueAt, event })),
  )
  const groups = groupBy(parts, ({ dueAt, event }) =>
    isBell(event) ? `bell ${event.gameId} ${dueAt}` : `${event.gameId} ${eveningDayOf(dueAt, plan.clock)}`,
  )
  const isOfBells = (group: readonly Part[]) => group.every(({ event }) => isBell(event))
  const isNear = ([first]: readonly Part[]) => first && first.dueAt <= plan.now + SHOWN_AHEAD_MS
  const all = [...groups.values()]
  const next = all.filter((group) => !isOfBells(group) && isNear(group)).slice(0, SHOWN_MESSAGES)
  return all.flatMap((group) => {
    const [first] = group
    if (!first || !(isOfBells(group) || next.includes(group))) return []
    const events = new Map(group.map(({ event }) => [eventKey(event), event]))
    const carrying = new Set(group.map(({ channel }) => channel))
    return {
      dueAt: instant(Math.max(plan.now, first.dueAt)),
      gameId: first.event.gameId,
      items: [...events.values()]
        .sort((one, other) => one.at - other.at)
        .map(({ kind, gameId, activityId, title, at }) => ({ kind, gameId, activityId, title, at })),
      channels: REMINDER_CHANNELS.filter((channel) => carrying.has(channel)),
    }
  })
}
