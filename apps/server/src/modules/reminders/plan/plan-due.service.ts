import { randomUUID } from 'node:crypto'
import { reminderSettings } from '@ephemeris/contract/reminder-settings'
import { eventKey, type PlannedMessage } from '@ephemeris/core/reminders/plan-messages'
import { DAY_MS, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import { insertJobs } from '#server/jobs/job.queries'
import { DELIVERY_JOB } from '../delivery-job.ts'
import { insertMessages, type NewMessage } from '../reminder-message.queries.ts'
import { type DuePlan, hastenOutdatedPlans, lockDuePlans, updateNextPlans } from '../reminder-settings.queries.ts'
import type { Candidates } from './candidates.ts'
import { compose } from './compose.ts'
import type { NamedEvent } from './reminder-events.ts'
import { type PlanDeps, type PlannedUser, planAfter, plansOf, type UserPlan } from './user-plans.service.ts'

/** Users of one transaction. */
const BATCH = 100

/** A plan is looked at again after so long, whatever it holds. */
const LOOK_AGAIN_MS = DAY_MS

/** Over so long the work spreads that a change of the catalogue makes. */
const SPREAD_SECONDS = (5 * MINUTE_MS) / SECOND_MS

interface Planning {
  readonly candidates: Candidates
  /** Of the catalogue. */
  readonly version: string
}

/**
 * Puts into the outbox what is due by now, beside any number of other processes that do the same: a user's plan is made
 * by one at a time, and a message has one key. Killed at any moment, it has either done all of a batch or nothing.
 * (REM-7, REM-9)
 *
 * @returns how many messages were put there
 * @throws AppError GAMES_EMPTY while no catalogue has been loaded
 */
export async function planDue(deps: PlanDeps, planning: Planning, signal?: AbortSignal): Promise<number> {
  let queued = 0
  for (;;) {
    const batch = await deps.db.transaction().execute((transaction) => planBatch(deps, transaction, planning))
    queued += batch.queued
    if (batch.users < BATCH || signal?.aborted) return queued
  }
}

/** To be called when the catalogue has changed: plans that were made of another one are made anew soon. (REM-7) */
export async function planOutdated({ db, clock }: Pick<PlanDeps, 'db' | 'clock'>, version: string): Promise<void> {
  await hastenOutdatedPlans(db, { version, now: new Date(clock.now()), spreadSeconds: SPREAD_SECONDS })
}

async function planBatch(
  deps: PlanDeps,
  transaction: Db,
  { candidates, version }: Planning,
): Promise<{ users: number; queued: number }> {
  const now = deps.clock.now()
  const due = await lockDuePlans(transaction, new Date(now), BATCH)
  if (due.length === 0) return { users: 0, queued: 0 }
  const users = due.map((row) => readUser(deps, row)).filter((user) => user !== null)
  const plans = users.length === 0 ? [] : await plansOf(deps, transaction, { users, candidates })

  const next = new Map(due.map(({ userId }) => [userId, now + LOOK_AGAIN_MS]))
  const messages = plans.flatMap((plan) => {
    const leaving = plan.messages.filter(({ dueAt }) => dueAt <= now)
    const rest = leaving.length === 0 ? plan.messages : planAfter(plan, leaving)
    const nextDue = rest.find(({ dueAt }) => dueAt > now)?.dueAt ?? Number.POSITIVE_INFINITY
    next.set(plan.userId, Math.min(now + LOOK_AGAIN_MS, nextDue))
    return leaving.flatMap((message) => rowsOf(message, plan, now))
  })
  const queued = await insertMessages(transaction, messages)
  if (queued.length > 0) {
    await insertJobs(
      transaction,
      queued.map(({ userId, ...payload }) => ({ id: randomUUID(), kind: DELIVERY_JOB, userId, payload })),
    )
  }
  const rows = [...next].map(([userId, at]) => ({ userId, nextAt: new Date(at) }))
  await updateNextPlans(transaction, rows, version)
  return { users: due.length, queued: queued.length }
}

/** `null`: nothing is sent to this user now. */
function readUser({ log }: Pick<PlanDeps, 'log'>, row: DuePlan): PlannedUser | null {
  if (!row.isUsable) return null
  try {
    return { ...row, settings: reminderSettings.read(row.config) }
  } catch (error) {
    // A zone, for example, that this system does not know any more.
    log.warn('reminder settings cannot be read', { userId: row.userId, error })
    return null
  }
}

/** One row for each place that the message goes to. */
function rowsOf(
  { channel, key, dueAt, expiresAt, events }: PlannedMessage<NamedEvent>,
  { userId, settings, devices }: UserPlan,
  now: number,
): NewMessage[] {
  if (channel === 'calendar') return []
  const message = {
    userId,
    channel,
    key,
    told: events.map(eventKey),
    body: compose(channel, events, { settings, now: instant(now) }),
    dueAt: new Date(dueAt),
    expiresAt: new Date(expiresAt),
  }
  return (channel === 'push' ? devices : ['']).map((target) => ({ ...message, target }))
}
