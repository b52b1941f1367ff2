import { type Correction, readCorrection } from '@ephemeris/contract/open/open-correction'
import type { Edge } from '@ephemeris/core/activity/activity'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { textIn } from '@ephemeris/core/language/language'
import type { Instant } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import { PlainError } from '#server/platform/log/plain-error'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { effectiveActivities } from '../announced/effective-activities.ts'
import { edgeText } from '../edge-text.ts'
import { clearPublisherAnswers } from '../sources/source.queries.ts'
import { lockCatalogue } from '../stored/catalogue.queries.ts'
import { deleteCorrection, upsertCorrection } from '../stored/correction.queries.ts'
import { currentActivities } from '../stored/current-activities.ts'
import { storeActivities } from '../stored/load-shipped.ts'
import { correctionFault } from './correction-fault.ts'

const MOST_ROWS = 5000

export type ImportDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/** `dry`: only reports what would change. */
export type ImportMode = 'dry' | 'apply'

/**
 * Brings the operator's corrections into the catalogue, all or none of them: `json` is a row of the open catalogue, a
 * list of rows, or the whole document. A row of nothing but its `uuid` takes the correction back. (MIR-10, MIR-11)
 *
 * @returns a line for each change
 * @throws PlainError naming every row that does not fit
 */
export async function importCorrections(deps: ImportDeps, json: unknown, mode: ImportMode): Promise<readonly string[]> {
  const rows = rowsOf(json)
  const now = deps.clock.now()
  return change(deps, mode, async (transaction) => {
    const known = new Map(effectiveActivities(await listAnnouncements(transaction)).map((one) => [one.id, one]))
    const read = rows.map((row, index) => judge(row, { index, known, now }))
    const faults = read.flatMap((one) => ('fault' in one ? [one.fault] : []))
    if (faults.length > 0) throw new PlainError(faults.join('\n'))
    for (const one of read) {
      if ('fault' in one) continue
      const { change: changed, isRefused } = one.correction
      if (!isRefused && Object.keys(changed).length === 0) await deleteCorrection(transaction, one.correction.id)
      else await upsertCorrection(transaction, { id: one.correction.id, body: one.row, correctedAt: now })
    }
  })
}

/** @throws PlainError if there is no correction of this activity */
export async function removeCorrection(deps: ImportDeps, id: string, mode: ImportMode): Promise<readonly string[]> {
  return change(deps, mode, async (transaction) => {
    const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
    if (!isUuid || !(await deleteCorrection(transaction, id))) throw new PlainError(`There is no correction of ${id}.`)
  })
}

class DryRun extends Error {}

async function change(
  { db, log }: ImportDeps,
  mode: ImportMode,
  act: (transaction: Db) => Promise<void>,
): Promise<readonly string[]> {
  let lines: readonly string[] = []
  try {
    await db.transaction().execute(async (transaction) => {
      await lockCatalogue(transaction)
      const before = await currentActivities(transaction)
      await act(transaction)
      const after = await currentActivities(transaction)
      lines = differences(before, after)
      if (mode === 'dry') throw new DryRun()
      await storeActivities(transaction, after, log)
      // Notices name versions, whose times may have been corrected: they are read again.
      await clearPublisherAnswers(transaction)
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  return lines
}

function rowsOf(json: unknown): readonly unknown[] {
  const { activities } = Object(json)
  const rows = Array.isArray(json) ? json : Array.isArray(activities) ? activities : [json]
  if (rows.length > MOST_ROWS) throw new PlainError(`More than ${MOST_ROWS} rows.`)
  return rows
}

interface Context {
  readonly index: number
  readonly known: ReadonlyMap<string, CatalogueActivity>
  readonly now: Instant
}

function judge(
  row: unknown,
  { index, known, now }: Context,
): { readonly row: unknown; readonly correction: Correction } | { readonly fault: string } {
  const correction = readCorrection(row)
  const name = `Row ${index + 1}`
  if ('fault' in correction) return { fault: `${name}: ${correction.fault}` }
  const fault = correctionFault(correction, known.get(correction.id) ?? null, now)
  return fault === null ? { row, correction } : { fault: `${name} (${correction.id}): ${fault}` }
}

function differences(before: readonly CatalogueActivity[], after: readonly CatalogueActivity[]): readonly string[] {
  const known = new Map(before.map((activity) => [activity.id, activity]))
  const left = new Map(after.map((activity) => [activity.id, activity]))
  return [
    ...after.flatMap((activity) => differencesOf(known.get(activity.id) ?? null, activity)),
    ...before.filter(({ id }) => !left.has(id)).map((activity) => `${labelOf(activity)}: removed`),
  ]
}

function differencesOf(before: CatalogueActivity | null, after: CatalogueActivity): readonly string[] {
  if (before && JSON.stringify(before) === JSON.stringify(after)) return []
  if (!before) return [`${labelOf(after)}: added, ${edgeText(after.start)} to ${edgeText(after.end)}`]
  const fields = ['title', 'start', 'end', 'certainty', 'featured', 'bannerUrl', 'version'] as const
  const changed = fields.flatMap((field) => {
    const [from, to] = [wordsOf(before[field]), wordsOf(after[field])]
    return from === to ? [] : [`  ${field}: ${from} -> ${to}`]
  })
  return [`${labelOf(after)}: ${before.source.name} -> ${after.source.name}`, ...changed]
}

function labelOf({ id, gameId, title }: CatalogueActivity): string {
  return `${gameId} ${id} ${textIn(title, 'en')?.text ?? ''}`.trim()
}

function wordsOf(value: unknown): string {
  return isEdge(value) ? edgeText(value) : JSON.stringify(value)
}

function isEdge(value: unknown): value is Edge {
  const { kind } = Object(value)
  return kind === 'instant' || kind === 'wall'
}
