import { timesAhead } from '@ephemeris/core/doctor/account/times-ahead'
import { type FaultCount, MAX_FILE_ACCOUNTS } from '@ephemeris/core/doctor/file-preview'
import type { FileAnswers, PoolQuestion } from '@ephemeris/core/doctor/file-question'
import type { FileAccount, FileFault, FileProblem, FileRefusal, FileRefused } from '@ephemeris/core/doctor/file-reading'
import type { Diagnosis } from '@ephemeris/core/doctor/finding'
import type { FilePart } from '@ephemeris/core/gacha/coverage/file-spans'
import type { FactsOf } from '@ephemeris/core/gacha/exchange/facts-of'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { withoutApart } from '@ephemeris/core/gacha/rows/apart'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import type { GameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import { readPulls } from './read-pulls.ts'

/** More than a user reads. */
const MAX_PROBLEMS = 100

/** What a preview needs of an account in a file; its pulls stay with the reader. */
export interface AccountOutline {
  readonly gameId: GameId
  readonly uid: string
  /** One per line. */
  readonly ids: string
  /** Of each file that was read. (GACHA-24) */
  readonly parts: readonly FilePart[]
  /** `null` for an account of other files, to which this one was added. */
  readonly diagnosis: Diagnosis | null
}

export type FileOutline =
  | FileRefused
  | {
      readonly ok: true
      readonly format: string
      readonly accounts: readonly AccountOutline[]
      /** Games of which the file has pulls and does not say whose. */
      readonly nameless: readonly GameId[]
      readonly questions: readonly PoolQuestion[]
      /** Of this file alone. */
      readonly rows: number
      /** The first of them. */
      readonly problems: readonly FileProblem[]
      /** All of them, counted. */
      readonly faults: readonly FaultCount[]
    }

export type PackedOutline =
  | Extract<FileOutline, { readonly ok: false }>
  | (Extract<FileOutline, { readonly ok: true }> & {
      /** The accounts whole, packed, as they are imported later. */
      readonly content: Uint8Array<ArrayBuffer>
    })

/** An account as it is kept until the files are confirmed. */
export type ReadPulls = Pick<FileAccount, 'gameId' | 'uid' | 'pulls' | 'parts'>

/** An account of a file, or of files together. */
export interface ReadAccount extends Omit<FileAccount, 'diagnosis'> {
  readonly diagnosis: FileAccount['diagnosis'] | null
  /** The pulls whose item the game's list does not have, by `pullKey`. */
  readonly unknown: ReadonlySet<string>
}

export interface ReadFile {
  readonly outline: FileOutline
  /** In the order of the outline; none of a file that cannot be read. */
  readonly accounts: readonly ReadAccount[]
}

interface FileAmongOthers extends FileAnswers {
  readonly text: Uint8Array | string
  /** The accounts of the files to which it is added. */
  readonly before: readonly ReadPulls[]
  /** No pull can be later. */
  readonly now: Instant
}

/**
 * Reads a whole file and adds it to others; everything that takes long for a large one is done here. (LEDGER-12, DOC-7)
 */
export async function readWhole({ text, before, now, ...given }: FileAmongOthers, factsOf: FactsOf): Promise<ReadFile> {
  const reading = await readPulls(text, given, factsOf)
  if (!reading.ok) return { outline: reading, accounts: [] }
  if (reading.accounts.length > MAX_FILE_ACCOUNTS) return refused('too_many_accounts')
  const { format, problems, nameless, questions } = reading
  const own = reading.accounts.map((account) => withTimesAhead(account, factsOf, now))
  const accounts = addedTo(before, own).map((account) => {
    const { items } = factsOf(account.gameId)
    const { counting } = withoutApart(account.gameId, account.pulls)
    const unknown = counting.filter(({ itemId }) => !items.has(itemId)).map(pullKey)
    return { ...account, unknown: new Set(unknown) }
  })
  return {
    accounts,
    outline: {
      ...{ ok: true, format, questions },
      accounts: accounts.map(outlineOf),
      nameless,
      rows: reading.accounts.reduce((total, { pulls }) => total + pulls.length, 0),
      problems: problems.slice(0, MAX_PROBLEMS),
      faults: faultsIn(problems),
    },
  }
}

function refused(reason: FileRefusal): ReadFile {
  return { outline: { ok: false, reason }, accounts: [] }
}

function withTimesAhead(account: FileAccount, factsOf: FactsOf, now: Instant): FileAccount {
  const { diagnosis, gameId } = account
  const ahead = timesAhead(account, factsOf(gameId).facts, now)
  return { ...account, diagnosis: { ...diagnosis, findings: [...diagnosis.findings, ...ahead] } }
}

/** The pulls that several files have of the same accounts, each pull once. (DOC-7) */
function addedTo(
  known: readonly ReadPulls[],
  accounts: readonly FileAccount[],
): readonly Omit<ReadAccount, 'unknown'>[] {
  const isSame = (a: PullAccount, b: PullAccount) => a.gameId === b.gameId && a.uid === b.uid
  const others = known.filter((one) => !accounts.some((account) => isSame(account, one)))
  const joined = accounts.map((account) => {
    const own = known.find((one) => isSame(one, account))
    if (!own) return account
    return {
      ...account,
      pulls: mergePulls(own.pulls, account.pulls).pulls,
      parts: [...own.parts, ...account.parts],
    }
  })
  return [...joined, ...others.map((one) => ({ ...one, skipped: {}, diagnosis: null }))]
}

function outlineOf({ gameId, uid, pulls, parts, diagnosis }: ReadAccount): AccountOutline {
  return { ...{ gameId, uid, parts, diagnosis }, ids: pulls.map(({ id }) => id).join('\n') }
}

function faultsIn(problems: readonly FileProblem[]): readonly FaultCount[] {
  const counts = new Map<FileFault, number>()
  for (const { fault, rows } of problems) counts.set(fault, (counts.get(fault) ?? 0) + rows)
  return [...counts].map(([fault, rows]) => ({ fault, rows }))
}
