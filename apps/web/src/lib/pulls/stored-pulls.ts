import { type PullFields, readPull, writePull } from '@ephemeris/contract/gacha/pull-fields'
import {
  type CoveredPulls,
  joinCovered,
  type ProofByPool,
  withoutPulls,
} from '@ephemeris/core/gacha/coverage/covered-pulls'
import type { FilePart } from '@ephemeris/core/gacha/coverage/file-spans'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { uigfPoolOf } from '@ephemeris/core/gacha/rows/uigf-pool'
import { isGameId } from '@ephemeris/core/games/game'
import type { Instant } from '@ephemeris/core/time/instant'
import type { UtcOffset } from '@ephemeris/core/time/zone'

/** One pull as this device keeps it: under the names of the wire, with the game's own id. */
export interface StoredPull extends PullFields {
  readonly order: number
}

/** All that is kept of one account: one record of the database, so that it is written whole or not at all. */
export interface StoredAccount {
  /** `genshin-800000001` */
  readonly gameId: string
  readonly gachaTypes: Readonly<Record<string, readonly StoredPull[]>>
  readonly stats: { readonly coverage: ProofByPool }
  /** ms since 1970 */
  readonly lastUpdated: number
  /** Whose it is: the next user of this device sees nothing of it. */
  readonly owner: string
  /** What files brought without an account, in their order: the record follows from them. (LOCAL-15) */
  readonly files?: readonly StoredFiles[]
  /** The users whose accounts have all of it, under its stored name. */
  readonly broughtTo?: readonly string[]
  /** Where rows could not be read; known while it is read, and never written. (LOCAL-13) */
  readonly holes?: readonly PullHole[]
}

/** The times of the pulls around rows that could not be read; `null`: there is none on that side. */
export interface PullHole {
  readonly poolId: string
  readonly after: string | null
  readonly before: string | null
}

/** What was read from files and confirmed together. */
export interface StoredFiles {
  /** ms since 1970; no two of a record are equal. */
  readonly at: number
  /** What their tools call them. */
  readonly formats: readonly string[]
  readonly pulls: readonly StoredPull[]
  /** Of each of the files; absent: they are one whole, as earlier versions took them. */
  readonly parts?: readonly FilePart[]
}

/** What a download has brought. */
export interface PullDownload {
  readonly pulls: readonly Pull[]
  /** Of the pools that were fetched. */
  readonly coverage: ProofByPool
  /** The zone of the account's game server, in which the times of pulls are written. */
  readonly server: UtcOffset
  readonly at: Instant
  readonly owner: string
}

export function storedKey({ gameId, uid }: PullAccount): string {
  return `${gameId}-${uid}`
}

/** Under which another user's record of the same account waits. */
export function waitingKey(key: PullAccount, owner: string): string {
  return `${storedKey(key)}@${owner}`
}

/** Whose pulls a record of this user has; none for a record of another user, or under no key of ours. */
export function accountOf(record: Pick<StoredAccount, 'gameId' | 'owner'> | null, owner: string): PullAccount[] {
  if (record?.owner !== owner) return []
  const [, gameId = '', uid = ''] = /^([a-z]+)-(\d+)(?:@|$)/.exec(record.gameId) ?? []
  return isGameId(gameId) ? [{ gameId, uid }] : []
}

/** What is kept of an account: in its place, and what waits for the user who asks. */
interface Kept {
  readonly placed: StoredAccount | null
  readonly waiting: StoredAccount | null
}

/** The record of a user, and the one of another user that has to make room for it. (LOCAL-9) */
export function recordsFor(
  owner: string,
  key: PullAccount,
  { placed, waiting }: Kept,
): { readonly own: StoredAccount | null; readonly displaced: StoredAccount | null } {
  if (placed === null || placed.owner === owner) return { own: placed ?? waiting, displaced: null }
  return { own: waiting, displaced: { ...placed, gameId: waitingKey(key, placed.owner) } }
}

/** Every pull of an account, pool by pool. */
export function pullsOf({ gachaTypes }: StoredAccount): readonly Pull[] {
  return Object.values(gachaTypes).flatMap((rows) => rows.map((row) => readPull(row, row.order)))
}

/** The union of what was kept and what has come; another user's is no part of it. (LOCAL-2) */
export function withDownload(previous: StoredAccount | null, key: PullAccount, download: PullDownload): StoredAccount {
  return together(keptBy(download.owner, previous), key, download)
}

/**
 * What is kept after an import was undone on the server: without the pulls that this removed from the server, and
 * with all that the server has. Pulls that the server did not have before stay on this device. (LOCAL-8)
 *
 * @param gone by `pullKey`
 */
export function withUndoing(
  previous: StoredAccount | null,
  key: PullAccount,
  { download, gone }: { readonly download: PullDownload; readonly gone: ReadonlySet<string> },
): StoredAccount {
  return together(withoutPulls(keptBy(download.owner, previous), gone), key, download)
}

function keptBy(owner: string, previous: StoredAccount | null): CoveredPulls {
  return previous?.owner === owner
    ? { pulls: pullsOf(previous), coverage: previous.stats.coverage }
    : { pulls: [], coverage: {} }
}

function together(kept: CoveredPulls, key: PullAccount, download: PullDownload): StoredAccount {
  const { pulls, coverage } = joinCovered(kept, download, download.server)
  return {
    gameId: storedKey(key),
    gachaTypes: storedByPool(pulls),
    stats: { coverage },
    lastUpdated: download.at,
    owner: download.owner,
  }
}

export function storedPull(pull: Pull): StoredPull {
  return { ...writePull(pull), order: pull.order }
}

export function storedByPool(pulls: readonly Pull[]): Readonly<Record<string, readonly StoredPull[]>> {
  const gachaTypes: Record<string, StoredPull[]> = {}
  for (const pull of pulls) {
    const pool = uigfPoolOf(pull.poolId)
    const rows = gachaTypes[pool] ?? []
    gachaTypes[pool] = rows
    rows.push(storedPull(pull))
  }
  return gachaTypes
}
