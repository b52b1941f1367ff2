import type { GameId } from '../../games/game.ts'
import { identify } from '../derived-id.ts'
import type { FactIndex } from '../facts.ts'
import type { Pull } from '../pull.ts'
import { comparePulls } from '../pull-order.ts'
import { findPoolId, type RawRow, readRow } from '../read-row.ts'
import { serverOf } from '../server-of.ts'
import type { FileAccount, FileFault, FileProblem } from './file-reading.ts'
import { FileRecord } from './record.ts'

/** The rows of one account as a format lists them. */
export interface AccountRows {
  readonly section: string
  readonly gameId: GameId
  readonly uid: string
  /** Hours east of UTC of the times; `null`: the server's own. */
  readonly timezone: number | null
  readonly rows: readonly unknown[]
  readonly toRaw: (row: FileRecord) => RawRow
  /** Whether the format allows rows without an id. */
  readonly mayLackId: boolean
  /** Which way rows stand whose times do not tell. */
  readonly isNewestFirst: boolean
}

export interface AccountReading {
  readonly account: FileAccount | null
  readonly problems: readonly FileProblem[]
}

export type FactsOf = (gameId: GameId) => FactIndex

/** Reads the rows of one account: each is checked alone, a bad one is named and costs no other. (UIGF-3) */
export function readAccount(source: AccountRows, factsOf: FactsOf): AccountReading {
  const { section, gameId, uid, rows } = source
  const index = factsOf(gameId)
  const server = serverOf(uid, index.facts.servers)
  if (!server) {
    const fault = uid === '' ? 'uid_missing' : 'uid_invalid'
    return { account: null, problems: [{ section, row: null, rows: rows.length, fault }] }
  }

  const problems: FileProblem[] = []
  const skipped: Record<string, number> = {}
  const leaveOut = (row: number, fault: FileFault, raw?: RawRow) => {
    problems.push({ section, row: row + 1, rows: 1, fault })
    const poolId = raw ? findPoolId(raw.poolId, index) : null
    if (poolId !== null) skipped[poolId] = (skipped[poolId] ?? 0) + 1
  }
  const context = {
    index,
    mayLackId: source.mayLackId,
    shiftHours: source.timezone === null ? 0 : server.offset / 60 - source.timezone,
  }
  const byId = new Map<string, Pull>()
  const withoutId: Pull[] = []
  rows.forEach((value, row) => {
    const record = FileRecord.of(value)
    const raw = record ? source.toRaw(record) : undefined
    const reading = raw ? readRow(raw, context) : null
    if (!reading) leaveOut(row, 'not_a_record')
    else if (!reading.ok) leaveOut(row, reading.fault, raw)
    else if (reading.pull.id === '') withoutId.push(reading.pull)
    else if (byId.has(reading.pull.id)) leaveOut(row, 'duplicate', raw)
    else byId.set(reading.pull.id, reading.pull)
  })
  const identified = identify(oldestFirst(withoutId, source.isNewestFirst))
  const pulls = [...byId.values(), ...identified].sort(comparePulls)
  return { account: { gameId, uid, pulls, skipped }, problems }
}

/** Rows of one second stand by the order they tell, else as they are listed. */
function oldestFirst(pulls: readonly Pull[], isNewestFirst: boolean): readonly Pull[] {
  const [first, last] = [pulls[0]?.time ?? '', pulls.at(-1)?.time ?? '']
  const isReversed = first === last ? isNewestFirst : first > last
  const listed = isReversed ? pulls.toReversed() : [...pulls]
  return listed.sort((a, b) => {
    if (a.time !== b.time) return a.time < b.time ? -1 : 1
    return a.poolId === b.poolId ? a.order - b.order : 0
  })
}
