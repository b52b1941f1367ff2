import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { isGameId } from '@ephemeris/core/games/game'
import { textIn } from '@ephemeris/core/language/language'
import type { Db } from '#server/db/client'
import { PlainError } from '#server/platform/log/plain-error'
import { listAnnouncements } from '../announced/announcement.queries.ts'
import { effectiveActivities } from '../announced/effective-activities.ts'
import { edgeText } from '../edge-text.ts'
import { listCorrectionRows, listCorrections } from '../stored/correction.queries.ts'
import { currentActivities } from '../stored/current-activities.ts'
import { type ImportDeps, type ImportMode, importCorrections } from './import-corrections.service.ts'
import { addedRow, type Typed, typedRow } from './typed-correction.ts'

const MOST_LISTED = 50

/** What an operator's command did. */
export interface Operated {
  readonly id: string
  readonly lines: readonly string[]
}

/** Adds an activity that no source has. (MIR-10) @throws PlainError */
export async function addActivity(deps: ImportDeps, typed: Typed, mode: ImportMode): Promise<Operated> {
  const row = addedRow(typed)
  return { id: String(row.uuid), lines: await importRow(deps, row, mode) }
}

/** Changes what was typed and keeps what was corrected before. (MIR-10) @throws PlainError */
export async function correctActivity(
  deps: ImportDeps,
  { wanted, typed }: { readonly wanted: string; readonly typed: Typed },
  mode: ImportMode,
): Promise<Operated> {
  const row = typedRow(typed)
  if (Object.keys(row).length === 0) throw new PlainError('Say what to correct, e.g. --end "2026-12-20 04:00 server".')
  const { id } = await findOne(deps.db, wanted)
  const before = Object((await listCorrectionRows(deps.db)).find((correction) => correction.id === id)?.body)
  const title = { ...before.title, ...Object(row.title) }
  const lines = await importRow(
    deps,
    { ...before, ...row, uuid: id, ...(Object.keys(title).length > 0 && { title }) },
    mode,
  )
  return { id, lines }
}

/** Lets an activity that is none disappear. (MIR-15) @throws PlainError */
export async function refuseActivity(deps: ImportDeps, wanted: string, mode: ImportMode): Promise<Operated> {
  const { id } = await findOne(deps.db, wanted)
  return { id, lines: await importRow(deps, { uuid: id, refused: true }, mode) }
}

/** A line for each activity with all of the words in its titles, and of the game if one is given. @throws PlainError */
export async function describeActivities(db: Db, words: string, gameId: string | null): Promise<readonly string[]> {
  if (gameId !== null && !isGameId(gameId)) throw new PlainError(`There is no game "${gameId}".`)
  const shown = await currentActivities(db)
  const refusedIds = new Set((await listCorrections(db)).filter((one) => one.isRefused).map(({ id }) => id))
  const refused = effectiveActivities(await listAnnouncements(db)).filter(({ id }) => refusedIds.has(id))
  const found = [...shown, ...refused].filter(
    (one) => (gameId === null || one.gameId === gameId) && isCalled(one, words),
  )
  const latest = found.sort((one, other) => other.start.at - one.start.at)
  const lines = latest
    .slice(0, MOST_LISTED)
    .map((one) => (refusedIds.has(one.id) ? `${lineOf(one)}, refused` : lineOf(one)))
  const more = found.length - lines.length
  return more > 0 ? [...lines, `${more} older ones are not listed: add words.`] : lines
}

async function importRow(deps: ImportDeps, row: object, mode: ImportMode): Promise<readonly string[]> {
  try {
    return await importCorrections(deps, row, mode)
  } catch (error) {
    // There is one row alone, and the operator gave it no number.
    if (error instanceof PlainError) throw new PlainError(error.message.replace(/^Row 1[^:]*: /, ''))
    throw error
  }
}

/** The one activity with this id, or with these words in a title. @throws PlainError that lists what fits */
async function findOne(db: Db, wanted: string): Promise<CatalogueActivity> {
  const activities = await currentActivities(db)
  const found = activities.filter(({ id }) => id === wanted.toLowerCase())
  const named = found.length > 0 ? found : activities.filter((one) => isCalled(one, wanted))
  const [one, ...more] = named
  if (!one) throw new PlainError(`There is no activity "${wanted}". \`catalogue list\` lists them.`)
  if (more.length === 0) return one
  const lines = [...named].sort((first, second) => second.start.at - first.start.at).slice(0, MOST_LISTED)
  throw new PlainError([`"${wanted}" fits ${named.length} activities. Give the uuid:`, ...lines.map(lineOf)].join('\n'))
}

function isCalled({ title }: CatalogueActivity, words: string): boolean {
  const titles = Object.values(title).map((one) => one.toLowerCase())
  const wanted = words.toLowerCase().split(/\s+/)
  return titles.some((one) => wanted.every((word) => one.includes(word)))
}

function lineOf({ id, gameId, type, title, start, end, source }: CatalogueActivity): string {
  const name = textIn(title, 'en')?.text ?? ''
  return `${id} ${gameId} ${type} ${name}, ${edgeText(start)} to ${edgeText(end)} (${source.name})`
}
