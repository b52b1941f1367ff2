import { HOUR_MS, SECOND_MS } from '../time/instant.ts'
import type { DraftAccount, DraftRow } from './draft.ts'
import { type Finding, finding } from './finding.ts'
import { type FileMoment, readMoment } from './moment.ts'

/** A row with what its id is worth. */
export interface JudgedRow {
  readonly row: DraftRow
  readonly moment: FileMoment | null
  /** As the game gave it, or as nobody can prove otherwise; empty where there is none. */
  readonly id: string
  /** Hours from the UTC hour in the id to the row's time; `null` where the id tells none. (DOC-3) */
  readonly hours: number | null
  /** The file has the same pull under its own id. */
  readonly isDoubled: boolean
}

export interface JudgedIds {
  readonly rows: readonly (JudgedRow | null)[]
  readonly findings: readonly Finding[]
}

const OWN = /^\d{19}$/
/** A real id, and what a tool hung on it to tell two of the same apart. */
const SUFFIXED = /^(\d{19})0{2,}\d*$/
const ROUNDED = /^\d(?:\.\d+)?E\+\d+$/i
/** September 2020: no game of ours is older. */
const FIRST_SECOND = 1_598_918_400
/** Clocks are at most 14 hours from UTC; some tools add eight hours more with every export. */
const MOST_HOURS = 40
/** So many ids end in zeros only where they were rounded. */
const ROUNDED_SHARE = 0.6
const FEW = 3

/**
 * Says which ids are the game's. A game's id begins with the UTC hour of its pull, so ids that count from somewhere,
 * that repeat the time or that lost digits in a spreadsheet give themselves away. (DOC-3, DOC-4)
 */
export function judgeIds({ gameId, rows, hasCounterIds = false, isOurs = false }: DraftAccount): JudgedIds {
  if (isOurs) return { rows: rows.map((row) => row && judgedAsItIs(row)), findings: [] }

  const isRounded = gameId !== 'wuthering' && areRounded(rows)
  const judged = rows.map((row): JudgedRow | null => {
    if (!row) return null
    const moment = readMoment(row.time)
    const isNone = row.id === '' || gameId === 'wuthering'
    const isCounter = hasCounterIds && /^\d{1,18}$/.test(row.id)
    const id = isNone || isCounter || isRounded || ROUNDED.test(row.id) || isMadeUp(row.id, moment) ? '' : row.id
    return { row, moment, id, hours: hoursOf(id, moment), isDoubled: false }
  })
  const whole = withoutForeignIds(judged)
  const { rows: own, suffixed } = withoutSuffixes(whole)

  const lost = own.filter((one) => one && one.id === '' && one.row.id !== '' && !one.isDoubled).length
  const findings = [
    ...(isRounded
      ? [finding('ids_rounded', lost)]
      : lost > 0 && gameId !== 'wuthering'
        ? [finding('ids_made_up', lost)]
        : []),
    ...(suffixed > 0 ? [finding('doubled', suffixed)] : []),
  ]
  return { rows: own, findings }
}

function judgedAsItIs(row: DraftRow): JudgedRow {
  return { row, moment: readMoment(row.time), id: row.id, hours: null, isDoubled: false }
}

function areRounded(rows: DraftAccount['rows']): boolean {
  const ids = rows.flatMap((row) => (row && OWN.test(row.id) ? [row.id] : []))
  if (ids.length === 0) return false
  const zeros = ids.filter((id) => id.endsWith(ids.length < FEW ? '00000' : '00')).length
  return zeros >= ids.length * (ids.length < FEW ? 1 : ROUNDED_SHARE)
}

function isMadeUp(id: string, moment: FileMoment | null): boolean {
  if (!OWN.test(id)) return false
  const second = Number(id.slice(0, 10))
  if (second < FIRST_SECOND) return true
  // Milliseconds of the pull and six zeros.
  return id.endsWith('000000') && moment !== null && (moment.ms / SECOND_MS - second) % 3600 === 0 && second % 60 !== 0
}

/** Hours from the id's UTC hour to the time; `null` for an id that tells none. */
function hoursOf(id: string, moment: FileMoment | null): number | null {
  if (!OWN.test(id) || !moment) return null
  const second = Number(id.slice(0, 10))
  if (second % 60 !== 0) return null
  const hours = Math.floor(moment.ms / HOUR_MS) - Math.floor((second * SECOND_MS) / HOUR_MS)
  return Math.abs(hours) <= MOST_HOURS ? hours : null
}

/** Where most ids are far from their times, they are a converter's counters. */
function withoutForeignIds(rows: readonly (JudgedRow | null)[]): readonly (JudgedRow | null)[] {
  const own = rows.filter((one) => one && OWN.test(one.id) && one.moment)
  const foreign = own.filter((one) => one?.hours === null)
  if (foreign.length < FEW || foreign.length * 2 <= own.length) return rows
  return rows.map((one) => (one && OWN.test(one.id) && one.hours === null ? { ...one, id: '' } : one))
}

function withoutSuffixes(rows: readonly (JudgedRow | null)[]) {
  const ids = new Set(rows.flatMap((one) => (one ? [one.id] : [])))
  let suffixed = 0
  const judged = rows.map((one) => {
    const [, stem] = one ? (SUFFIXED.exec(one.id) ?? []) : []
    if (!one || stem === undefined || one.id.length <= 19) return one
    const isDoubled = ids.has(stem)
    if (isDoubled) suffixed += 1
    return { ...one, id: '', isDoubled }
  })
  return { rows: judged, suffixed }
}
