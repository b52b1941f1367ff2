/** One exported activity: the game's id for its kind, and what the file says of it, unread. */
export interface HistoryEntry {
  readonly id: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Why a whole file is refused. `refused`: it holds the answer of a query that failed. */
export type HistoryFileFault = 'not_json' | 'not_an_export' | 'refused' | 'empty'

/** Why one entry is left out. */
export type EntryFault = 'not_an_object' | 'not_one_kind' | 'bad_id' | 'no_data'

export interface SkippedEntry {
  /** Place in the file, from 1. */
  readonly position: number
  readonly fault: EntryFault
}

export type HistoryFile =
  | { readonly fault: HistoryFileFault }
  | { readonly fault: null; readonly entries: readonly HistoryEntry[]; readonly skipped: readonly SkippedEntry[] }

/** Says for which version of the game an entry was written; not a kind. */
const NOT_A_KIND = 'game_version'
const ID = /^[a-z0-9_]{1,64}$/i

/**
 * Reads an exported activity history: `{ retcode, data: { activities: [ { "<kind>": {…} }, … ] } }`. (HIST-1)
 *
 * An entry that cannot be read is left out and reported; of two entries of the same kind the later one counts.
 */
export function readHistoryFile(text: string): HistoryFile {
  const file = parse(text)
  if (file === undefined) return { fault: 'not_json' }
  if (!isRecord(file)) return { fault: 'not_an_export' }
  if (typeof file.retcode === 'number' && file.retcode !== 0) return { fault: 'refused' }
  const listed = isRecord(file.data) ? file.data.activities : undefined
  if (!Array.isArray(listed)) return { fault: 'not_an_export' }

  const entries = new Map<string, HistoryEntry>()
  const skipped: SkippedEntry[] = []
  listed.forEach((value: unknown, index) => {
    const entry = readEntry(value)
    if (typeof entry === 'string') skipped.push({ position: index + 1, fault: entry })
    else entries.set(entry.id, entry)
  })
  return entries.size === 0 && skipped.length === 0
    ? { fault: 'empty' }
    : { fault: null, entries: [...entries.values()], skipped }
}

function readEntry(value: unknown): HistoryEntry | EntryFault {
  if (!isRecord(value)) return 'not_an_object'
  const [kind, ...others] = Object.entries(value).filter(([key]) => key !== NOT_A_KIND)
  if (!kind || others.length > 0) return 'not_one_kind'
  const [id, data] = kind
  if (!ID.test(id)) return 'bad_id'
  return isRecord(data) ? { id, data } : 'no_data'
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
