import type { RedeemCode } from '@ephemeris/core/codes/redeem-code'
import { sql } from 'kysely'
import type { Db } from '#server/db/client'
import type { WordsByGame } from '../announced/reading.ts'
import { storedCodes } from '../codes/stored-codes.ts'
import { storedWords } from '../launchers/launcher-words.ts'
import type { KnownAnswers } from './round-reader.ts'
import { isMirrorId } from './source-id.ts'

/** The right to ask a source, until another process takes it. */
export interface SourceLease {
  readonly sourceId: string
  readonly fence: string
  /** In a row, before this one. */
  readonly failures: number
  /** What the last good round was answered. */
  readonly answers: KnownAnswers
  /** What it said of launchers until then. */
  readonly launchers: WordsByGame
  /** Redeem codes that it named until then. */
  readonly codes: readonly RedeemCode[]
  /** When it was last read, or else first known. */
  readonly lastReadAt: Date
}

/** Makes the sources known; those that are known stay as they are. */
export async function insertSources(db: Db, sourceIds: readonly string[], knownAt: Date): Promise<void> {
  await sql`
    insert into notice_source (source_id, known_at) select unnest(${sourceIds}::text[]), ${knownAt} on conflict do nothing
  `.execute(db)
}

/**
 * Takes the source that has been due longest; no other process gets it for `leaseMs`, after which it is due again.
 * `null`: none is due.
 */
export async function leaseSource(db: Db, sourceIds: readonly string[], leaseMs: number): Promise<SourceLease | null> {
  const { rows } = await sql<{
    source_id: string
    fence: string
    failures: number
    answers: KnownAnswers
    launchers: unknown
    codes: unknown
    heard_at: Date
  }>`
    update notice_source
    set fence = fence + 1, next_at = now() + ${leaseMs} * interval '1 millisecond'
    where source_id = (
      select source_id from notice_source
      where next_at <= now() and source_id = any (${sourceIds}::text[])
      order by next_at
      for update skip locked
      limit 1
    )
    returning source_id, fence, failures, answers, launchers, codes, coalesce(read_at, known_at) as heard_at
  `.execute(db)
  const [row] = rows
  if (!row) return null
  const { source_id, fence, failures, answers, launchers, codes, heard_at } = row
  return {
    ...{ sourceId: source_id, fence, failures, answers, lastReadAt: heard_at },
    launchers: storedWords.safeParse(launchers).data ?? {},
    codes: storedCodes.safeParse(codes).data ?? [],
  }
}

/** Keeps what the operator says of codes, as a source that is never asked. */
export async function updateOwnCodes(
  db: Db,
  { sourceId, codes, at }: { readonly sourceId: string; readonly codes: readonly RedeemCode[]; readonly at: Date },
): Promise<void> {
  await sql`
    update notice_source set codes = ${JSON.stringify(codes)}::jsonb, read_at = ${at} where source_id = ${sourceId}
  `.execute(db)
}

/** Makes sources due at once, and what they answer counts as new. */
export async function makeSourcesDue(db: Db, sourceIds: readonly string[]): Promise<void> {
  await sql`
    update notice_source set next_at = now(), answers = '{}' where source_id = any (${sourceIds}::text[])
  `.execute(db)
}

/**
 * After a change by one source: what those of the other kind (mirrors or publishers) answer next counts as new, although
 * it may be what they answered before.
 */
export async function clearAnswers(db: Db, sourceId: string): Promise<void> {
  const isMirror = isMirrorId(sourceId)
  await sql`
    update notice_source set answers = '{}'
    where source_id <> ${sourceId} and (${isMirror} or source_id like 'https:%') and answers <> '{}'
  `.execute(db)
}

/** The next round of each publisher reads its notices again, also where they are as before. */
export async function clearPublisherAnswers(db: Db): Promise<void> {
  await sql`update notice_source set answers = '{}' where source_id not like 'https:%' and answers <> '{}'`.execute(db)
}

/** Keeps others from taking the source until the transaction ends. @returns whether the lease is still ours */
export async function lockSource(db: Db, { sourceId, fence }: SourceLease): Promise<boolean> {
  const { rows } = await sql`
    select from notice_source where source_id = ${sourceId} and fence = ${fence} for update
  `.execute(db)
  return rows.length === 1
}

export interface SourceReading {
  readonly readAt: Date
  readonly languages: readonly string[]
  readonly notices: number
  readonly activities: number
  /** Notices whose times were not understood. */
  readonly reported: number
  /** How many of them by language. */
  readonly reportedIn: Readonly<Record<string, number>>
  /** Entries that no rule of reading fits. */
  readonly unreadable: number
  /** What it says of launchers. */
  readonly launchers: WordsByGame
  readonly codes: readonly RedeemCode[]
}

interface Read extends SourceReading {
  readonly answers: KnownAnswers
  readonly nextMs: number
}

/** After a success; the source is due after `nextMs`. */
export async function updateSourceRead(db: Db, { sourceId, fence }: SourceLease, read: Read): Promise<void> {
  await sql`
    update notice_source
    set next_at = now() + ${read.nextMs} * interval '1 millisecond', failures = 0, reason = null,
        read_at = ${read.readAt}, languages = ${read.languages}::text[], notices = ${read.notices},
        activities = ${read.activities}, reported = ${read.reported},
        reported_in = ${JSON.stringify(read.reportedIn)}::jsonb, unreadable = ${read.unreadable},
        launchers = ${JSON.stringify(read.launchers)}::jsonb, codes = ${JSON.stringify(read.codes)}::jsonb,
        answers = ${JSON.stringify(read.answers)}::jsonb
    where source_id = ${sourceId} and fence = ${fence}
  `.execute(db)
}

/** After a round in which everything was as before; the source is due after `nextMs`. */
export async function updateSourceUnchanged(
  db: Db,
  { sourceId, fence }: SourceLease,
  { readAt, nextMs }: { readonly readAt: Date; readonly nextMs: number },
): Promise<void> {
  await sql`
    update notice_source
    set next_at = now() + ${nextMs} * interval '1 millisecond', failures = 0, reason = null, read_at = ${readAt}
    where source_id = ${sourceId} and fence = ${fence}
  `.execute(db)
}

/** After a failure; the source is due after `nextMs`, and what it gave before stays. */
export async function updateSourceFailed(
  db: Db,
  { sourceId, fence }: SourceLease,
  { reason, nextMs }: { readonly reason: string; readonly nextMs: number },
): Promise<void> {
  await sql`
    update notice_source
    set next_at = now() + ${nextMs} * interval '1 millisecond', failures = failures + 1, reason = ${reason}
    where source_id = ${sourceId} and fence = ${fence}
  `.execute(db)
}

export interface SourceState extends Omit<SourceReading, 'readAt'> {
  readonly sourceId: string
  readonly knownAt: Date
  /** `null` before the first success. */
  readonly readAt: Date | null
  /** In a row. */
  readonly failures: number
  readonly reason: string | null
  readonly nextAt: Date
}

/** What is wrong with what sources say of launchers and codes, a sentence each. */
export async function listSourceFaults(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('notice_source')
    .select(['source_id', 'launchers', 'codes'])
    .orderBy('source_id')
    .execute()
  return rows.flatMap(({ source_id, launchers, codes }) => {
    const issues = [storedWords.safeParse(launchers), storedCodes.safeParse(codes)].flatMap(
      ({ error }) => error?.issues ?? [],
    )
    return issues.map(({ path, message }) => `source ${source_id}: ${path.join('.')}: ${message}`)
  })
}

/** By id; sources that were never to be asked are absent. */
export async function listSourceStates(db: Db): Promise<SourceState[]> {
  const rows = await db
    .selectFrom('notice_source')
    .select(['source_id', 'known_at', 'read_at', 'languages', 'notices', 'activities'])
    .select(['reported', 'reported_in', 'unreadable', 'launchers', 'codes', 'failures', 'reason', 'next_at'])
    .orderBy('source_id')
    .execute()
  return rows.map((row) => ({
    sourceId: row.source_id,
    knownAt: row.known_at,
    readAt: row.read_at,
    languages: row.languages,
    notices: row.notices,
    activities: row.activities,
    reported: row.reported,
    reportedIn: row.reported_in,
    unreadable: row.unreadable,
    launchers: storedWords.safeParse(row.launchers).data ?? {},
    codes: storedCodes.safeParse(row.codes).data ?? [],
    failures: row.failures,
    reason: row.reason,
    nextAt: row.next_at,
  }))
}
