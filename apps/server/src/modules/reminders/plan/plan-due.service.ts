import { randomUUID } from 'node:crypto'
import { AppError } from '@ephemeris/contract/errors'
import { reminderSettings } from '@ephemeris/contract/reminders/reminder-settings'
import { eventKey, type PlannedMessage } from '@ephemeris/core/reminders/plan-messages'
import { isSending, type SendingChannelId } from '@ephemeris/core/reminders/reminder-settings'
import { DAY_MS, HOUR_MS, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { isDatabaseAway } from '#server/db/database-away'
import { insertJobs } from '#server/jobs/job.queries'
import { senderOf } from '../channels/channels.service.ts'
import type { ChannelUser, ReminderDeps } from '../channels/reminder-channel.ts'
import { deliveryKind } from '../delivery-job.ts'
import { insertMessages, type NewMessage } from '../reminder-message.queries.ts'
import {
  type DuePlan,
  lockDuePlan,
  lockDuePlans,
  postponePlan,
  rescheduleOutdatedPlans,
  updateNextPlans,
} from '../reminder-settings.queries.ts'
import type { Candidates } from './candidates.ts'
import { compose } from './compose.ts'
import type { NamedEvent } from './reminder-events.ts'
import { planAfter, plansOf, type UserPlan } from './user-plans.service.ts'

/** Users of one transaction. */
const BATCH = 100

/** A plan is looked at again after so long, whatever it holds. */
const RECHECK_MS = DAY_MS

/** More is not counted of the time that a plan has waited, e.g. while the server was off. */
const MAX_LATE_MS = DAY_MS

/** Over so long the work spreads that a change of the catalogue makes. */
const SPREAD_SECONDS = (5 * MINUTE_MS) / SECOND_MS

/** The pause after the first failure of a plan; each further one takes four times as long. */
const FIRST_RETRY_MS = MINUTE_MS
const MAX_RETRY_MS = 6 * HOUR_MS

interface Planning {
  readonly candidates: Candidates
  /** Of the catalogue. */
  readonly version: string
  /** Called once for each plan that could not be made. */
  readonly onFailure?: () => void
}

/**
 * Puts into the outbox what is due by now, beside any number of other processes that do the same: a user's plan is made
 * by one at a time, and a message has one key. Killed at any moment, it has either done all of a batch or nothing.
 * (REM-7, REM-9)
 *
 * @returns how many messages were put there
 * @throws AppError GAMES_EMPTY while no catalogue has been loaded
 */
export async function planDue(deps: ReminderDeps, planning: Planning, signal?: AbortSignal): Promise<number> {
  let queued = 0
  for (;;) {
    const batch = await planBatch(deps, planning)
    queued += batch.queued
    if (batch.users < BATCH || signal?.aborted) return queued
  }
}

async function planBatch(deps: ReminderDeps, planning: Planning): Promise<{ users: number; queued: number }> {
  let due: readonly DuePlan[] = []
  try {
    return await deps.db.transaction().execute(async (transaction) => {
      due = await lockDuePlans(transaction, new Date(deps.clock.now()), BATCH)
      return { users: due.length, queued: await planFor(deps, transaction, { ...planning, due }) }
    })
  } catch (error) {
    if (due.length === 0 || isOfNoUser(error)) throw error
    let queued = 0
    for (const { userId } of due) queued += await planOneUser(deps, planning, userId)
    return { users: due.length, queued }
  }
}

/**
 * After the failure of a batch: the one user whose plan fails is tried again later, the others are served now. (REM-20)
 */
async function planOneUser(deps: ReminderDeps, planning: Planning, userId: string): Promise<number> {
  const { db, clock, log } = deps
  try {
    return await db.transaction().execute(async (transaction) => {
      const due = await lockDuePlan(transaction, new Date(clock.now()), userId)
      return planFor(deps, transaction, { ...planning, due })
    })
  } catch (error) {
    if (isOfNoUser(error)) throw error
    await postponePlan(db, userId, { now: new Date(clock.now()), firstMs: FIRST_RETRY_MS, maxMs: MAX_RETRY_MS })
    log.warn('reminders of a user not planned', { userId, error })
    planning.onFailure?.()
    return 0
  }
}

/** The plan of any user would fail. */
function isOfNoUser(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof AppError && error.code === 'GAMES_EMPTY')
}

/**
 * To be called when the catalogue has changed: plans that were computed from an older one are computed again soon.
 * (REM-7)
 */
export async function planOutdated({ db, clock }: Pick<ReminderDeps, 'db' | 'clock'>, version: string): Promise<void> {
  await rescheduleOutdatedPlans(db, { version, now: new Date(clock.now()), spreadSeconds: SPREAD_SECONDS })
}

/** @returns how many messages were put into the outbox */
async function planFor(
  deps: ReminderDeps,
  transaction: Db,
  { candidates, version, due }: Planning & { due: readonly DuePlan[] },
): Promise<number> {
  if (due.length === 0) return 0
  const now = deps.clock.now()
  const users = due.map((row) => readUser(deps, row)).filter((user) => user !== null)
  const plans = users.length === 0 ? [] : await plansOf(deps, transaction, { users, candidates, now })

  const plannedAt = new Map(due.map(({ userId, nextAt }) => [userId, nextAt.getTime()]))
  const next = new Map(due.map(({ userId }) => [userId, now + RECHECK_MS]))
  const messages = plans.flatMap((plan) => {
    const leaving = plan.messages.filter(({ dueAt }) => dueAt <= now)
    const rest = leaving.length === 0 ? plan.messages : planAfter(plan, leaving)
    const nextDue = rest.find(({ dueAt }) => dueAt > now)?.dueAt ?? Number.POSITIVE_INFINITY
    next.set(plan.userId, Math.min(now + RECHECK_MS, nextDue))
    return leaving.flatMap((message) => rowsOf(message, plan, { now, plannedAt: plannedAt.get(plan.userId) ?? now }))
  })
  const queued = await insertMessages(transaction, messages)
  if (queued.length > 0) {
    const targetsOf = new Map(plans.map(({ userId, targets }) => [userId, targets]))
    const jobs = queued.map(({ userId, ...payload }) => {
      const channel = payload.channel as SendingChannelId
      const target = targetsOf
        .get(userId)
        ?.get(channel)
        ?.find(({ id }) => id === payload.target)
      return { id: randomUUID(), kind: deliveryKind(channel), userId, payload, lane: target?.lane ?? '' }
    })
    await insertJobs(transaction, jobs)
  }
  const rows = [...next].map(([userId, at]) => ({ userId, nextAt: new Date(at) }))
  await updateNextPlans(transaction, rows, version)
  return queued.length
}

/** `null`: nothing is sent to this user now. */
function readUser({ log }: Pick<ReminderDeps, 'log'>, row: DuePlan): ChannelUser | null {
  if (!row.isUsable) return null
  try {
    return { ...row, settings: reminderSettings.read(row.config) }
  } catch (error) {
    // A zone, for example, that this system does not know any more.
    log.warn('reminder settings cannot be read', { userId: row.userId, error })
    return null
  }
}

/**
 * One row for each place that the message goes to.
 * @param plannedAt since when the plan has been due. A message that is late is due "now" in the plan; it has been since
 * then.
 */
function rowsOf(
  { channel, key, dueAt, expiresAt, events }: PlannedMessage<NamedEvent>,
  { userId, settings, targets }: UserPlan,
  { now, plannedAt }: { now: number; plannedAt: number },
): NewMessage[] {
  if (!isSending(channel)) return []
  const message = {
    userId,
    channel,
    key,
    eventKeys: events.map(eventKey),
    body: compose(senderOf(channel), events, { settings, now: instant(now) }),
    dueAt: new Date(dueAt === now ? Math.max(plannedAt, now - MAX_LATE_MS) : Math.max(dueAt, plannedAt)),
    expiresAt: new Date(expiresAt),
  }
  return (targets.get(channel) ?? []).map(({ id }) => ({ ...message, target: id }))
}
