import path from 'node:path'
import { isUnclear, type LeftOut } from '@ephemeris/announcements/activities/announced-activity'
import { LANGUAGES } from '@ephemeris/core/language/language'
import type { Deps } from '#server/deps'
import { createCopyStore } from '#server/platform/files/copy-store'
import type { RoundReading } from '../announced/reading.ts'

interface RawEntry {
  readonly url: string
  readonly entry: unknown
}

const MIB = 1024 * 1024
const LIMITS = { files: 200, bytes: 20 * MIB, bytesPerFile: MIB }
/** A source that changes its whole form would fill the folder, and the log, with one mistake. */
const MOST_COPIES = 20
const MOST_NAMED = 20

interface Round {
  readonly sourceId: string
  readonly reading: RoundReading
  /** The answers that came, by address. */
  readonly texts: ReadonlyMap<string, string>
}

/** Reports to the operator what was read and what was not, and keeps copies of the latter. (ING-8, ING-10, ING-11) */
export async function reportRound(deps: Pick<Deps, 'env' | 'log'>, round: Round): Promise<void> {
  const { log } = deps
  const { sourceId: source, reading } = round
  const { notices, languages, leftOut, unreadable, failures } = reading
  const unclear = leftOut.filter(isUnclear)
  log.info('notices read', { source, notices, languages, unreadable: unreadable.length })
  const empty = LANGUAGES.filter((language) => !languages.includes(language))
  if (empty.length > 0 && languages.length > 0) log.warn('language empty', { source, empty, filled: languages })
  for (const { noticeId, reason } of unclear) log.warn('notice not understood', { source, notice: noticeId, reason })
  for (const failure of failures) log.warn('list not read', { source, failure })
  if (unreadable.length > 0) {
    log.warn('notices unreadable', {
      source,
      count: unreadable.length,
      fields: [...new Set(unreadable.map(({ field }) => field))],
      first: unreadable.slice(0, MOST_NAMED).map(({ entry }) => idOf(entry)),
    })
  }
  try {
    await keepCopies(deps, round, unclear)
  } catch (error) {
    // The catalogue is worth more than a copy.
    log.warn('copies not kept', { source, error })
  }
}

async function keepCopies(
  { env, log }: Pick<Deps, 'env' | 'log'>,
  { sourceId: source, reading, texts }: Round,
  unclear: readonly LeftOut[],
): Promise<void> {
  const copies = createCopyStore(path.join(env.dataDir, 'unread-announcements'), LIMITS)
  const wanted = [
    ...unclear.map(({ noticeId, reason }) => ({ notice: noticeId, reason, entries: rawEntries(texts, noticeId) })),
    ...reading.unreadable.map(({ entry, field }) => ({
      notice: idOf(entry),
      reason: `shape: ${field}`,
      entries: [{ entry }],
    })),
  ]
  for (const copy of wanted.slice(0, MOST_COPIES)) {
    const isKept = await copies.keep(`${source}-${copy.notice}`, JSON.stringify({ source, ...copy }, null, 2))
    if (!isKept) log.warn('copy too large', { source, notice: copy.notice })
  }
}

/** The publisher's number, as far as the entry has one that is short. */
function idOf(entry: unknown): string {
  const { ann_id, id } = Object(entry)
  const given = [ann_id, id].find((value) => typeof value === 'string' || typeof value === 'number')
  return String(given ?? 'unknown').slice(0, 40)
}

/** Every object with this number in the answers of a round, as the publisher sent it: head, body, each language. */
function rawEntries(texts: ReadonlyMap<string, string>, noticeId: string): readonly RawEntry[] {
  return [...texts].flatMap(([url, text]) => {
    if (!text.includes(noticeId)) return []
    return [...objectsIn(JSON.parse(text))]
      .filter(({ ann_id, id }) => String(ann_id ?? id ?? '') === noticeId)
      .map((entry) => ({ url, entry }))
  })
}

function* objectsIn(json: unknown): Generator<Record<string, unknown>> {
  if (typeof json !== 'object' || json === null) return
  if (!Array.isArray(json)) yield json as Record<string, unknown>
  for (const value of Object.values(json)) yield* objectsIn(value)
}
