import { compareIds } from '../../gacha/pull-order.ts'
import { hasIdLength, isNearTime, secondOfId } from '../../gacha/rows/game-id.ts'
import { pullKey } from '../../gacha/rows/pull-key.ts'
import { uigfPoolOf } from '../../gacha/rows/uigf-pool.ts'
import { traitsOf } from '../../games/traits.ts'
import { HOUR_MS, SECOND_MS } from '../../time/instant.ts'
import { type Finding, finding } from '../finding.ts'
import type { DraftAccount, DraftRow } from '../rows/draft.ts'
import { type FileMoment, readMoment } from '../rows/moment.ts'
import { foreignIds } from './foreign-ids.ts'
import type { JudgedRow } from './judged-row.ts'
import { allRounded, isRoundedText, partlyRounded } from './rounded-ids.ts'

export interface JudgedIds {
  readonly rows: readonly (JudgedRow | null)[]
  readonly findings: readonly Finding[]
}

/** A real id, and the suffix that a tool added to distinguish two equal ones. */
const SUFFIXED = /^(\d{19})0{2,}\d*$/
const SUFFIXED_LENGTH = 21
const FEW = 3

/**
 * Says which ids are the game's; all others are treated as absent. An id of the game has nineteen digits, begins with
 * the hour of its pull, belongs to one pull of its pool, and rises with the time. Counters, words, times, repeated and rounded ids
 * give themselves away by that. (DOC-3, DOC-4)
 */
export function judgeIds({ gameId, rows, isOurs = false }: DraftAccount): JudgedIds {
  if (gameId !== null && !traitsOf(gameId).hasPullIds)
    return { rows: rows.map((row) => row && judged(row, '')), findings: [] }
  if (isOurs) return judgeOurs(rows)

  const ids = rows.flatMap((row) => (row && hasIdLength(row.id) ? [row.id] : []))
  const isWhole = allRounded(ids)
  const rounded = partlyRounded(ids)
  const isRounded = (id: string) => isRoundedText(id) || rounded.has(id) || (isWhole && hasIdLength(id))
  const formed = rows.map((row) => {
    if (!row) return null
    const isOwn = secondOfId(row.id) !== null && !isRounded(row.id)
    return judged(row, isOwn ? row.id : '')
  })
  const own = [withoutTimes, withoutForeign, withoutRepeated, withoutDisorder].reduce(
    (whole, without) => without(whole),
    formed as Judged,
  )
  const { rows: whole, suffixed } = withoutSuffixes(own)

  const lost = whole.flatMap((one) => (one && one.id === '' && one.row.id !== '' && !one.isDoubled ? [one.row.id] : []))
  const cut = lost.filter(isRounded).length
  const findings = [
    ...(cut > 0 ? [finding('ids_rounded', cut)] : []),
    ...(lost.length > cut ? [finding('ids_made_up', lost.length - cut)] : []),
    ...(suffixed > 0 ? [finding('doubled', suffixed)] : []),
  ]
  return { rows: whole, findings }
}

type Judged = readonly (JudgedRow | null)[]

function judged(row: DraftRow, id: string): JudgedRow {
  const moment = readMoment(row.time)
  const second = secondOfId(id)
  const utcHour = second === null ? null : Math.floor(second / 3600)
  return { row, moment, id, utcHour, hours: hoursOf(second, moment), isDoubled: false }
}

/**
 * Our own files hold ids that were judged when they came, and times on the clock that they state. An id that is far from
 * its time is none of that pull all the same; an id of another length is an entry made by hand.
 */
function judgeOurs(rows: DraftAccount['rows']): JudgedIds {
  const formed = rows.map((row) => row && judged(row, secondOfId(row.id) === null ? '' : row.id))
  const trusted = withoutForeign(formed)
  const lost = trusted.filter((one) => one && one.id === '' && hasIdLength(one.row.id)).length
  return {
    rows: trusted.map((one) => one && { ...one, utcHour: null, hours: null }),
    findings: lost > 0 ? [finding('ids_made_up', lost)] : [],
  }
}

function hoursOf(second: number | null, moment: FileMoment | null): number | null {
  if (second === null || !moment || !isNearTime(second, moment.ms)) return null
  return Math.floor(moment.ms / HOUR_MS) - Math.floor((second * SECOND_MS) / HOUR_MS)
}

function withoutIds(rows: Judged, isGone: (one: JudgedRow) => boolean): Judged {
  return rows.map((one) => (one && one.id !== '' && isGone(one) ? { ...one, id: '', utcHour: null, hours: null } : one))
}

/** Ids that begin with the very second of their pulls are made from the times: the game's begin with the hour. */
function withoutTimes(rows: Judged): Judged {
  const isTime = ({ row, moment }: JudgedRow) =>
    hasIdLength(row.id) &&
    moment !== null &&
    (moment.ms / SECOND_MS - Number(row.id.slice(0, 10))) % (HOUR_MS / SECOND_MS) === 0
  // At the full hour an id of the game begins with the second of its pull, too.
  const conclusive = rows.filter((one) => one?.moment && one.moment.ms % HOUR_MS !== 0 && hasIdLength(one.row.id))
  const made = conclusive.filter((one) => one && isTime(one)).length
  return made >= 2 && made * 2 >= conclusive.length ? withoutIds(rows, isTime) : rows
}

/** A row with a wrong time keeps its id and is left out as a row without a time. */
function withoutForeign(rows: Judged): Judged {
  const { foreign, misdated } = foreignIds(rows, ({ row }) => familyOf(row))
  if (foreign.size === 0 && misdated.size === 0) return rows
  return withoutIds(rows, (one) => foreign.has(one)).map((one) =>
    one && misdated.has(one) ? { ...one, moment: null } : one,
  )
}

/**
 * An id of the game belongs to one pull of a log; pools are logs that are numbered apart. Rows that repeat a pull keep
 * it: those are one pull written twice.
 */
function withoutRepeated(rows: Judged): Judged {
  const first = new Map<string, JudgedRow>()
  const again = new Set<string>()
  const repeated = new Set<string>()
  for (const one of rows) {
    if (!one || one.id === '') continue
    const key = keyOf(one)
    const inView = `${one.row.view ?? 0} ${key}`
    const before = first.get(inView)
    if (before) (isSamePull(before, one) ? again : repeated).add(key)
    // What names no item equals every other row.
    if (!before || isNameless(before)) first.set(inView, one)
  }
  if (repeated.size === 0) return rows
  // A tool that repeats ids may do so on equal pulls of one second, too.
  const isHabit = repeated.size >= FEW
  // Where most rows share their ids, one that stands alone is what is left of a group.
  const numbered = rows.filter((one) => one && one.id !== '')
  const isRule = isHabit && numbered.filter((one) => one && repeated.has(keyOf(one))).length * 2 > numbered.length
  return withoutIds(rows, (one) => isRule || repeated.has(keyOf(one)) || (isHabit && again.has(keyOf(one))))
}

function keyOf({ id, row }: JudgedRow): string {
  return pullKey({ id, poolId: row.poolId })
}

function isNameless({ row: { itemId, name } }: JudgedRow): boolean {
  return itemId === '' && name === ''
}

function isSamePull(a: JudgedRow, b: JudgedRow): boolean {
  const [one, other] = [a.row, b.row]
  const areNamed = one.itemId === '' || other.itemId === ''
  const isSameItem = areNamed
    ? one.name === '' || other.name === '' || one.name === other.name
    : one.itemId === other.itemId
  return isSameItem && instantOf(a) === instantOf(b)
}

function familyOf({ family, poolId }: DraftRow): string {
  return uigfPoolOf(family || poolId)
}

/** A time as the id corrects it; what is no time of the pull's day stays as it is. */
function instantOf({ moment, hours }: JudgedRow): number | null {
  return moment && moment.ms - (hours ?? 0) * HOUR_MS
}

/** The game counts up: where ids of one hour fall while the time rises, a tool made them of the hour and a counter. */
function withoutDisorder(rows: Judged): Judged {
  const before = new Map<string, JudgedRow>()
  let steps = 0
  let falls = 0
  for (const one of rows) {
    if (!one || one.hours === null) continue
    const pool = familyOf(one.row)
    const last = before.get(pool)
    before.set(pool, one)
    const step = last && last.utcHour === one.utcHour ? (instantOf(one) ?? 0) - (instantOf(last) ?? 0) : 0
    if (!last || step === 0) continue
    steps += 1
    if (step > 0 !== compareIds(one.id, last.id) > 0) falls += 1
  }
  return falls >= FEW && falls * 4 > steps ? withoutIds(rows, () => true) : rows
}

function withoutSuffixes(rows: Judged) {
  const keys = new Set(rows.flatMap((one) => (one && one.id !== '' ? [keyOf(one)] : [])))
  let suffixed = 0
  const whole = rows.map((one) => {
    if (!one || one.row.id.length < SUFFIXED_LENGTH) return one
    const [, stem] = SUFFIXED.exec(one.row.id) ?? []
    if (stem === undefined || !keys.has(keyOf({ ...one, id: stem }))) return one
    suffixed += 1
    return { ...one, isDoubled: true }
  })
  return { rows: whole, suffixed }
}
