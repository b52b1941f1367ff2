import type { FilePreview } from '@ephemeris/contract/gacha/gacha-file'
import type { AccountQuestion, PoolAnswer, PoolQuestion } from '@ephemeris/core/doctor/file-question'
import { FINDING_KINDS, type FindingCode } from '@ephemeris/core/doctor/finding'
import { fileRefusalOf, isAboutUid, notPullsIn } from '#web/features/gacha/import/doctor/file-refusal'
import { leftOutIn } from '#web/features/gacha/import/doctor/file-shares'

export type FileState =
  | { readonly kind: 'waiting' | 'reading' | 'skipped' }
  /** `added`: how many pulls come that neither the history nor a file before this one has. */
  | { readonly kind: 'read'; readonly preview: FilePreview; readonly added: number }
  | { readonly kind: 'refused'; readonly error: unknown }

/** One of the player's files and what is known about it. */
export interface FileEntry {
  readonly id: number
  readonly file: File
  /** The account that the player named; `null`: none. */
  readonly uid: string | null
  /** Whose pulls they are, where the file did not say; it stays when it was answered. */
  readonly question: AccountQuestion | null
  /** Which pools the file means; they stay when they were answered. */
  readonly pools: readonly PoolQuestion[]
  /** What the player answered; an empty pool leaves the rows out. */
  readonly answers: readonly PoolAnswer[]
  readonly state: FileState
}

export type Badge =
  | 'waiting'
  | 'reading'
  | 'skipped'
  | 'notPulls'
  | 'unused'
  | 'question'
  | 'partly'
  | 'times'
  | 'repaired'
  | 'recognized'
  | 'doubtful'
  | 'ready'

/** Nothing was wrong with the rows: what they mean was found by their names. */
const RECOGNIZED: ReadonlySet<FindingCode> = new Set(['items_by_name', 'pools_by_group', 'excel_columns'])

/**
 * What a file's row says in one word: a question that is open before rows that are left out, these before pulls that are
 * dated in the future, those before what was repaired, and that before other doubts. (DOC-14, DOC-29)
 */
export function badgeOf(entry: FileEntry): Badge {
  const { state, question, uid } = entry
  if (state.kind === 'refused') return notPullsIn(state.error) === null ? 'unused' : 'notPulls'
  if (state.kind !== 'read') return state.kind
  if ((question !== null && uid === null) || asksPool(entry)) return 'question'
  if (leftOutIn(state.preview) > 0) return 'partly'
  const findings = state.preview.diagnoses.flatMap((diagnosis) => diagnosis.findings)
  if (findings.some(({ code }) => code === 'times_ahead')) return 'doubtful'
  const repaired = findings.filter(({ code }) => FINDING_KINDS[code] === 'repaired')
  if (repaired.some(({ code }) => code === 'zone_corrected' || code === 'zones_mixed')) return 'times'
  if (repaired.some(({ code }) => !RECOGNIZED.has(code))) return 'repaired'
  if (repaired.length > 0) return 'recognized'
  return findings.some(({ code }) => FINDING_KINDS[code] === 'doubtful') ? 'doubtful' : 'ready'
}

/** Whether a pool of the file is no one's choice yet. (DOC-31) */
export function asksPool({ state, pools, answers }: FileEntry): boolean {
  const isOpen = (question: PoolQuestion) =>
    question.chosen === '' && !answers.some((answer) => isAnswerTo(question, answer))
  return state.kind === 'read' && pools.some(isOpen)
}

export function isAnswerTo({ gameId, name }: PoolQuestion, answer: PoolAnswer): boolean {
  return answer.gameId === gameId && answer.name === name
}

/** Whether there is more to a file than its row says: a report, a question, or another try. */
export function canBeOpened({ state, question }: FileEntry): boolean {
  if (question !== null || state.kind === 'read') return true
  if (state.kind !== 'refused') return false
  const { error } = state
  return isAboutUid(error) || (fileRefusalOf(error) === null && notPullsIn(error) === null)
}

/** How many rows of all files are not used. (DOC-19) */
export function leftOutOf(entries: readonly FileEntry[]): number {
  return entries.reduce((sum, { state }) => sum + (state.kind === 'read' ? leftOutIn(state.preview) : 0), 0)
}

/** How many pulls of all files are dated later than now. (DOC-29) */
export function aheadIn(entries: readonly FileEntry[]): number {
  return entries
    .flatMap(({ state }) => (state.kind === 'read' ? state.preview.diagnoses : []))
    .flatMap(({ findings }) => findings)
    .reduce((sum, { code, rows }) => (code === 'times_ahead' ? sum + rows : sum), 0)
}

export interface FileCounts {
  readonly read: number
  readonly questions: number
  /** Refused, or skipped by the player. */
  readonly unused: number
}

/** How many files were read, still ask something, or are not used. */
export function countFiles(entries: readonly FileEntry[]): FileCounts {
  const badges = entries.map(badgeOf)
  const count = (...some: readonly Badge[]) => badges.filter((badge) => some.includes(badge)).length
  return {
    read: entries.length - count('waiting', 'reading'),
    questions: count('question'),
    unused: count('notPulls', 'unused', 'skipped'),
  }
}
