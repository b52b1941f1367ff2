import { AppError } from '@ephemeris/contract/errors'
import type { CalendarState } from '@ephemeris/contract/reminders/reminder-channels'
import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import type { ReminderOverview, UnsentMessage } from '@ephemeris/contract/reminders/reminders'
import { isFeedSilent } from '@ephemeris/core/calendar/silent-feed'
import { DEFAULT_REMINDERS, type ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import { DAY_MS, HOUR_MS, type Instant, instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { holdUser, type Writer } from '#server/db/hold-user'
import { feedOf } from '../calendar/private-feed.service.ts'
import { findExpiringLogs } from '../gacha/expiring-logs.service.ts'
import { mailStateOf } from './channels/mail-channel.service.ts'
import { messageBody } from './channels/message-body.ts'
import { pushStateOf } from './channels/push.service.ts'
import { webhookStateOf } from './channels/webhook.service.ts'
import type { SendingChannel } from './delivery-job.ts'
import type { Candidates } from './plan/candidates.ts'
import { comingUp } from './plan/coming-up.ts'
import { type PlanDeps, type PlannedUser, plansOf } from './plan/user-plans.service.ts'
import { listFailedMessages } from './reminder-message.queries.ts'
import { findAddress, findReminderSettings, upsertReminderSettings } from './reminder-settings.queries.ts'

/** Which of the messages that could not be sent are shown. */
const UNSENT_SHOWN_MS = 7 * DAY_MS
const UNSENT_SHOWN = 3

const SAVES = { name: 'reminders-save', points: 300, seconds: HOUR_MS / SECOND_MS } as const

/** (REM-2) @throws AppError TOKEN_INVALID if the user has just been deleted */
export async function remindersOf(deps: PlanDeps, candidates: Candidates, userId: string): Promise<ReminderOverview> {
  const { db, clock } = deps
  const now = clock.now()
  const [account, stored] = await Promise.all([findAddress(db, userId), findReminderSettings(db, userId)])
  if (account === null) throw new AppError('TOKEN_INVALID')
  const settings = stored === null ? DEFAULT_REMINDERS : reminderSettings.read(stored.config)
  const mailBouncedAt = stored?.mailBouncedAt ?? null
  const [push, webhook, calendar, unsent, logs] = await Promise.all([
    pushStateOf(deps, userId),
    webhookStateOf(deps, userId),
    calendarStateOf(deps, userId, now),
    unsentTo(deps, userId, now),
    findExpiringLogs(db, [userId], now),
  ])
  const user = { ...account, userId, settings, mailBouncedAt }
  const [soonest] = (logs.get(userId) ?? []).toSorted((one, other) => one.at - other.at)
  return {
    settings,
    isSaved: stored !== null,
    push,
    mail: mailStateOf(deps, { ...user, isMailOn: settings.isMailOn }),
    webhook,
    calendar,
    comingUp:
      stored === null
        ? []
        : await messagesFor(deps, candidates, { user, now, hasCalendar: calendar.state !== 'absent' }),
    unsent,
    nextExpiring: soonest ?? null,
  }
}

/** (REM-23) */
async function unsentTo({ db }: PlanDeps, userId: string, now: Instant): Promise<UnsentMessage[]> {
  const rows = await listFailedMessages(db, userId, { since: new Date(now - UNSENT_SHOWN_MS), limit: UNSENT_SHOWN })
  return rows.map(({ channel, dueAt, body }) => {
    const { title, lines } = messageBody.parse(body)
    return {
      channel: channel as SendingChannel,
      dueAt: instant(dueAt.getTime()),
      text: [title, ...lines.slice(0, 1)].filter((line) => line !== '').join(': '),
    }
  })
}

async function messagesFor(
  deps: PlanDeps,
  candidates: Candidates,
  { user, now, hasCalendar }: { user: PlannedUser; now: Instant; hasCalendar: boolean },
) {
  try {
    const more = hasCalendar ? (['calendar'] as const) : []
    const [plan] = await plansOf(deps, deps.db, { users: [user], candidates, now, more })
    return plan ? comingUp(plan) : []
  } catch (error) {
    // Without a catalogue nothing is known to come.
    if (error instanceof AppError && error.code === 'GAMES_EMPTY') return []
    throw error
  }
}

async function calendarStateOf(deps: PlanDeps, userId: string, now: Instant): Promise<CalendarState> {
  const feed = await feedOf(deps, userId)
  if (feed === null) return { state: 'absent', readAt: null }
  if (feed.readAt === null) return { state: 'unread', readAt: null }
  return { state: isFeedSilent(feed.readAt, now) ? 'silent' : 'read', readAt: feed.readAt }
}

/** Saves all settings together; the due messages are computed again. (REM-1, REM-7) */
export async function saveSettings(deps: PlanDeps, writer: Writer, settings: ReminderSettings): Promise<void> {
  const { db, clock, limits } = deps
  await limits.take(SAVES, writer.id)
  const config = JSON.stringify(reminderSettings.write(settings))
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    await upsertReminderSettings(transaction, writer.id, { config, now: new Date(clock.now()) })
  })
}
