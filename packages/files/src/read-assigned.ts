import type { AccountComparison } from '@ephemeris/core/doctor/file-preview'
import type { AccountQuestion, FileQuestion } from '@ephemeris/core/doctor/file-question'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { AccountOutline, FileOutline } from './read-whole.ts'

/** Each costs reading the file once more. */
const MAX_CANDIDATES = 5

/** A file with its reader, in a process or in a worker. */
export interface OpenFile<File, Outline> {
  /** Reads it, once more where another account turns out to be meant. */
  read(file: File): Promise<Outline>
  /** What would become of the rows of an account, by its place in the outline. */
  compare(account: number, live: readonly Pull[]): Promise<AccountComparison>
}

interface Sources {
  /** Whose pulls they may be, the likeliest first. */
  readonly candidates: readonly PullAccount[]
  /** The rows with which an account of the file is compared. */
  readonly liveOf: (account: AccountOutline) => Promise<readonly Pull[]>
}

export interface AssignedFile<Outline> {
  readonly outline: Outline
  readonly questions: readonly FileQuestion[]
}

/**
 * Reads a file, and where it does not say whose pulls it has, reads it as those of the account with which it shares
 * most. Accounts of the files to which it is added are candidates as well. The report names the choice, so that the
 * player can change it. (DOC-9)
 */
export async function readAssigned<File extends { readonly uid: string }, Outline extends FileOutline>(
  open: OpenFile<File, Outline>,
  file: File,
  { candidates, liveOf }: Sources,
): Promise<AssignedFile<Outline>> {
  const outline = await open.read(file)
  const gameId = outline.ok && file.uid === '' ? outline.nameless[0] : undefined
  const others = outline.ok ? outline.accounts.filter(({ diagnosis }) => diagnosis === null) : []
  const choices = [...candidates, ...others].filter((one) => one.gameId === gameId).map(({ uid }) => uid)
  const [first] = choices
  if (gameId === undefined || first === undefined) return { outline, questions: poolQuestions(outline) }

  let chosen = first
  let most = -1
  const tried = [...new Set(choices)].slice(0, MAX_CANDIDATES)
  for (const uid of tried.length > 1 ? tried : []) {
    const read = await open.read({ ...file, uid })
    const place = read.ok ? read.accounts.findIndex((one) => one.gameId === gameId && one.uid === uid) : -1
    const account = read.ok ? read.accounts[place] : undefined
    const pools = account ? (await open.compare(place, await liveOf(account))).pools : []
    const shared = pools.reduce((sum, { known }) => sum + known, 0)
    if (shared > most) [chosen, most] = [uid, shared]
  }
  const question: AccountQuestion = { kind: 'account', gameId, chosen, choices: [...new Set(choices)] }
  const assigned = await open.read({ ...file, uid: chosen })
  return { outline: assigned, questions: [question, ...poolQuestions(assigned)] }
}

function poolQuestions(outline: FileOutline): readonly FileQuestion[] {
  return outline.ok ? outline.questions : []
}
