import type { FileQuestion } from '@ephemeris/contract/gacha-diagnosis'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { AccountOutline, FileOutline, FileToRead } from './outline.ts'
import type { OpenFile } from './pull-file.ts'

/** Each costs reading the file once more. */
const MAX_CANDIDATES = 5

interface Sources {
  /** Whose pulls they may be, the likeliest first. */
  readonly candidates: readonly PullAccount[]
  /** The rows with which an account of the file is compared. */
  readonly liveOf: (account: AccountOutline) => Promise<readonly Pull[]>
}

export interface AssignedFile {
  readonly outline: FileOutline
  readonly questions: readonly FileQuestion[]
}

/**
 * Reads a file, and where it does not say whose pulls it has, reads it as those of the account with which it shares most.
 * The choice is told, so that the player can make another one. (DOC-9)
 */
export async function readAssigned(
  open: OpenFile,
  file: FileToRead,
  { candidates, liveOf }: Sources,
): Promise<AssignedFile> {
  const outline = await open.read(file)
  const gameId = outline.ok && file.uid === '' ? outline.nameless[0] : undefined
  const choices = candidates.filter((one) => one.gameId === gameId).map(({ uid }) => uid)
  const [first] = choices
  if (gameId === undefined || first === undefined) return { outline, questions: [] }

  let chosen = first
  let most = -1
  const tried = [...new Set(choices)].slice(0, MAX_CANDIDATES)
  for (const uid of tried.length > 1 ? tried : []) {
    const shared = await sharedRows(open, await open.read({ ...file, uid }), { account: { gameId, uid }, liveOf })
    if (shared > most) [chosen, most] = [uid, shared]
  }
  const question: FileQuestion = { kind: 'account', gameId, chosen, choices: [...new Set(choices)] }
  return { outline: await open.read({ ...file, uid: chosen }), questions: [question] }
}

async function sharedRows(
  open: OpenFile,
  outline: FileOutline,
  { account: { gameId, uid }, liveOf }: Pick<Sources, 'liveOf'> & { account: PullAccount },
): Promise<number> {
  if (!outline.ok) return 0
  const place = outline.accounts.findIndex((one) => one.gameId === gameId && one.uid === uid)
  const account = outline.accounts[place]
  if (!account) return 0
  const pools = await open.compare(place, await liveOf(account))
  return pools.reduce((sum, { known }) => sum + known, 0)
}
