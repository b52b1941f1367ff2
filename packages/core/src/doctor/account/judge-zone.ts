import { HOUR_MS } from '../../time/instant.ts'
import { type Finding, finding, type ZoneDiagnosis } from '../finding.ts'
import type { JudgedRow } from '../ids/judged-row.ts'
import type { DraftAccount } from '../rows/draft.ts'

export interface JudgedZone {
  readonly zone: ZoneDiagnosis
  /** Hours east of UTC of a row's time. */
  readonly hoursOf: (row: JudgedRow) => number
  readonly findings: readonly Finding[]
}

/**
 * Finds the clock of an account's times: ids prove it row by row, else instants are what they are, else the file is
 * believed if its tool can be, else times are on the server's clock, as the game writes them. (DOC-3)
 *
 * @param server hours east of UTC
 */
export function judgeZone(account: DraftAccount, rows: readonly JudgedRow[], server: number): JudgedZone {
  const votes = countVotes(rows)
  const { zone: claim } = account
  const declared = claim?.hours ?? null
  const isInstant =
    rows.some(({ moment }) => moment !== null) && rows.every(({ moment }) => moment === null || moment.isInstant)
  const trusted = claim?.isTrusted === true && declared !== null && isZone(declared) ? declared : null
  const fallback = trusted ?? server
  const [first] = votes
  const isSplit = declared !== null && !Number.isInteger(declared) && agree(rows, declared)
  const hours = isSplit ? declared : first ? first.hours : isInstant ? 0 : fallback
  const proof = first
    ? 'ids'
    : isInstant
      ? account.isOfDevice
        ? 'device'
        : 'instants'
      : trusted === null
        ? 'server'
        : 'file'

  const proven = new Map(votes.map((vote) => [vote.hours, vote]))
  const hoursOf = (row: JudgedRow) => {
    if (isSplit) return declared
    if (row.hours !== null && proven.has(row.hours)) return row.hours
    if (row.moment?.isInstant) return first && isInstant ? hours : 0
    return hours
  }
  const shown = isInstant ? 0 : (declared ?? server)
  return {
    zone: { proof, hours, declared },
    hoursOf,
    findings: [
      ...(proof === 'server' && isUnreadable(claim) ? [finding('zone_unreadable', rows.length)] : []),
      ...(votes.length > 1 && !isSplit
        ? [finding('zones_mixed', sum(votes.slice(1)), ...votes.map((vote) => String(vote.hours)))]
        : []),
      ...(hours !== shown ? [finding('zone_corrected', rows.length, String(shown), String(hours))] : []),
      ...(claim?.isServer && declared !== null && declared !== server
        ? [finding('server_differs', 0, String(declared))]
        : []),
      ...(proof === 'device' ? [finding('zone_of_device', rows.length)] : []),
    ],
  }
}

interface Vote {
  readonly hours: number
  readonly rows: number
}

/** The most frequent first. A single row one hour beside the rest was pulled as the hour changed. */
function countVotes(rows: readonly JudgedRow[]): readonly Vote[] {
  const counts = new Map<number, number>()
  for (const { hours } of rows) if (hours !== null) counts.set(hours, (counts.get(hours) ?? 0) + 1)
  const votes = [...counts].map(([hours, count]) => ({ hours, rows: count })).sort((a, b) => b.rows - a.rows)
  const [first] = votes
  return votes.filter((vote) => vote === first || vote.rows > 1 || Math.abs(vote.hours - (first?.hours ?? 0)) > 1)
}

/** Whether the ids prove a zone that has minutes: their whole hours alone show two zones then. */
function agree(rows: readonly JudgedRow[], hours: number): boolean {
  const comparable = rows.filter(({ moment, utcHour }) => moment !== null && utcHour !== null)
  const isProven = ({ moment, utcHour }: JudgedRow) =>
    moment !== null && Math.floor((moment.ms - hours * HOUR_MS) / HOUR_MS) === utcHour
  return comparable.length > 0 && comparable.every(isProven)
}

function isUnreadable(claim: DraftAccount['zone']): boolean {
  return claim !== null && (claim.hours === null || (claim.isTrusted && !isZone(claim.hours)))
}

function sum(votes: readonly Vote[]): number {
  return votes.reduce((total, { rows }) => total + rows, 0)
}

function isZone(hours: number): boolean {
  return hours >= -12 && hours <= 14
}
