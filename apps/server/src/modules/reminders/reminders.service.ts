import { AppError } from '@ephemeris/contract/errors'
import { type ChannelStates, isReady } from '@ephemeris/contract/reminders/reminder-channels'
import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import type { ReminderOverview, UnsentMessage, UpcomingMessage } from '@ephemeris/contract/reminders/reminders'
import { groupBy } from '@ephemeris/core/gacha/group-by'
import type { GameId } from '@ephemeris/core/games/game'
import { eveningDayOf } from '@ephemeris/core/reminders/evening-clock'
import { eventKey } from '@ephemeris/core/reminders/plan-messages'
import {
  DEFAULT_REMINDERS,
  REMINDER_CHANNELS,
  type ReminderSettings,
  type SendingChannelId,
} from '@ephemeris/core/reminders/reminder-settings'
import { DAY_MS, HOUR_MS, type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { holdUser, type Writer } from '#server/db/hold-user'
import { findExpiringLogs } from '../gacha/expiring-logs.service.ts'
import { CHANNELS, SENDERS } from './channels/channels.service.ts'
import { messageBody } from './channels/message-body.ts'
import type { ChannelUser, ReminderDeps } from './channels/reminder-channel.ts'
import type { Candidates } from './plan/candidates.ts'
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
  const [account, stored] = await Promise.all([findAddress(db, userId), findReminderSettings(db, userId)])
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
    comingUp: stored === null ? [] : await messagesFor(deps, candidates, { user, now, states }),
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

async function messagesFor(
  deps: ReminderDeps,
  candidates: Candidates,
  { user, now, states }: { user: ChannelUser; now: Instant; states: ChannelStates },
) {
  try {
    const more = REMINDER_CHANNELS.filter((id) => !SENDERS.some((sender) => sender.id === id) && isReady(id, states))
    const [plan] = await plansOf(deps, deps.db, { users: [user], candidates, now, more })
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

/** The next messages as they are shown: by game and evening, whatever carries them; a mail counts for each of its games. */
function comingUp({ plan, messages }: UserPlan): UpcomingMessage[] {
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
