import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/db/client'

/** `null`: the user has never saved any. */
export async function findReminderSettings(db: Db, userId: string) {
  const row = await db
    .selectFrom('reminder_settings')
    .select(['config', 'saved_at as savedAt', 'mail_bounced_at as mailBouncedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** The plan is due at once; a mail address that was refused is believed again. */
export async function upsertReminderSettings(
  transaction: Db,
  userId: string,
  { config, now }: { config: string; now: Date },
): Promise<void> {
  const values = { config, saved_at: now, next_at: now, mail_bounced_at: null }
  await transaction
    .insertInto('reminder_settings')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/** Saved settings get another language and other servers; where none were saved nothing changes. */
export async function updateReaderPlace(transaction: Db, userId: string, place: object): Promise<void> {
  await sql`
    update reminder_settings set config = config || ${JSON.stringify(place)}::jsonb where user_id = ${userId}
  `.execute(transaction)
}

/** The plan of a user is due at once, if there is one. */
export async function reschedulePlan(transaction: Db, userId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('reminder_settings')
    .set({ next_at: now })
    .where('user_id', '=', userId)
    .where('next_at', '>', now)
    .execute()
}

/** Plans that were made of another catalogue are due within the next `spreadSeconds`. */
export async function rescheduleOutdatedPlans(
  db: Db,
  { version, now, spreadSeconds }: { version: string; now: Date; spreadSeconds: number },
): Promise<void> {
  const soon = sql<Date>`${now}::timestamptz + random() * ${spreadSeconds} * interval '1 second'`
  await db
    .updateTable('reminder_settings')
    .set({ next_at: sql`least(next_at, ${soon})` })
    .where('planned_for', '<>', version)
    .where('next_at', '>', now)
    .execute()
}

export interface DuePlan {
  readonly userId: string
  /** Since when the plan has been due. */
  readonly nextAt: Date
  readonly config: unknown
  readonly mailBouncedAt: Date | null
  readonly username: string
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
  readonly isUsable: boolean
}

/**
 * Plans that are due, the one that has been due longest first; no other process gets them, and none deletes the accounts,
 * until the transaction is over. Those that another process works on are skipped.
 */
export async function lockDuePlans(transaction: Db, now: Date, limit: number): Promise<readonly DuePlan[]> {
  return lockPlans(transaction, sql`s.next_at <= ${now} order by s.next_at limit ${limit}`)
}

/** The same of one user; empty: it is not due any more, or another process works on it. */
export async function lockDuePlan(transaction: Db, now: Date, userId: string): Promise<readonly DuePlan[]> {
  return lockPlans(transaction, sql`s.next_at <= ${now} and s.user_id = ${userId}`)
}

async function lockPlans(transaction: Db, condition: RawBuilder<unknown>): Promise<readonly DuePlan[]> {
  const { rows } = await sql<DuePlan>`
    select s.user_id as "userId", s.next_at as "nextAt", s.config, s.mail_bounced_at as "mailBouncedAt", a.username, a.email,
      a.email_verified_at as "emailVerifiedAt", a.banned_at is null and a.pending_until is null as "isUsable"
    from reminder_settings s join account a on a.id = s.user_id
    where ${condition}
    for key share of a skip locked
    for no key update of s skip locked
  `.execute(transaction)
  return rows
}

export interface NextPlan {
  readonly userId: string
  readonly nextAt: Date
}

export async function updateNextPlans(transaction: Db, plans: readonly NextPlan[], version: string): Promise<void> {
  await sql`
    update reminder_settings s set next_at = next.at, planned_for = ${version}, plan_failures = 0
    from unnest(${plans.map(({ userId }) => userId)}::text[], ${plans.map(({ nextAt }) => nextAt)}::timestamptz[])
      as next (user_id, at)
    where s.user_id = next.user_id
  `.execute(transaction)
}

/**
 * A plan that could not be made is due again after `firstMs`, and after four times as long with each further failure.
 */
export async function postponePlan(
  db: Db,
  userId: string,
  { now, firstMs, maxMs }: { now: Date; firstMs: number; maxMs: number },
): Promise<void> {
  await sql`
    update reminder_settings set plan_failures = plan_failures + 1,
      next_at = ${now}::timestamptz
        + least(${maxMs}::float8, ${firstMs} * power(4, least(plan_failures, 20))) * interval '1 millisecond'
    where user_id = ${userId}
  `.execute(db)
}

/** @returns whether there was something to switch off, or it was off already */
export async function switchMailOff(db: Db, userId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update reminder_settings set config = jsonb_set(config, '{mail_on}', 'false') where user_id = ${userId}
  `.execute(db)
  return numAffectedRows === 1n
}

export async function noteBounce(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('reminder_settings').set({ mail_bounced_at: now }).where('user_id', '=', userId).execute()
}

/** Reminder settings for the export. */
export async function listReminderSettings(db: Db, userId: string) {
  return db
    .selectFrom('reminder_settings')
    .select(['config', 'saved_at', 'mail_bounced_at'])
    .where('user_id', '=', userId)
    .execute()
}

/**
 * The recipient of a message, with what decides whether and where it is sent; `null`: the account is deleted, or has no
 * settings.
 */
export async function findReader(db: Db, userId: string) {
  const row = await db
    .selectFrom('reminder_settings as settings')
    .innerJoin('account', 'account.id', 'settings.user_id')
    .select([
      'settings.user_id as userId',
      'settings.config',
      'settings.mail_bounced_at as mailBouncedAt',
      'account.username',
      'account.email',
      'account.email_verified_at as emailVerifiedAt',
    ])
    .where('settings.user_id', '=', userId)
    .where('account.banned_at', 'is', null)
    .where('account.pending_until', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** `null`: the account is gone. */
export async function findAddress(db: Db, userId: string) {
  const row = await db
    .selectFrom('account')
    .select(['username', 'email', 'email_verified_at as emailVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row ?? null
}
