import type { TaskFailure } from '@ephemeris/contract/gacha/gacha-import'
import { type Evidence, knownUntil } from '@ephemeris/core/gacha/coverage/coverage'
import { isKuroLink, type PullLogLink } from '@ephemeris/core/gacha/link/pull-log-link'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKey } from '@ephemeris/core/gacha/rows/pull-key'
import type { GameId } from '@ephemeris/core/games/game'
import { type Instant, instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { LINK_BOOK } from '@ephemeris/gamedata/pulls/link-book'
import { holdUser } from '#server/db/hold-user'
import type { Deps } from '#server/deps'
import type { Lease } from '#server/jobs/job-kind'
import { habitsOf } from '../gacha-facts.ts'
import { instantIn, looksFor, ofPool } from '../ledger/coverage.service.ts'
import type { PoolEvidence } from '../ledger/import.queries.ts'
import { findKnownPulls } from '../ledger/pull.queries.ts'
import { isUnread } from '../log-row.ts'
import { createLogReader, type LogReader } from './log-reader.ts'
import { insertPage } from './page.queries.ts'
import { ownerOfLog, readPageRows } from './page-pulls.ts'
import { listTaskPools, type TaskKey, updateProgress } from './task.queries.ts'

/** For everything together, crashes included. */
const WHOLE_MS = 10 * MINUTE_MS

/** More pages than any account has pulls for. */
const MAX_PAGES = 1000

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'outbound' | 'env' | 'wait'>

export interface ReadableTask extends TaskKey {
  readonly gameId: GameId
  readonly uid: string | null
  readonly link: PullLogLink
  readonly startedAt: Instant
}

interface Reading {
  readonly deps: ReadDeps
  readonly task: ReadableTask
  readonly lease: Lease
  readonly reader: LogReader
  /** What is known of the account so far; grows while pages come. */
  uid: string | null
  looks: readonly PoolEvidence[]
}

type TaskPool = Awaited<ReturnType<typeof listTaskPools>>[number]

/**
 * Reads a log pool by pool and stages every page before the next one is asked for; what an earlier lease has staged is
 * not asked for again. (IMPORT-5)
 *
 * @returns why it could not be read to its end; `null`: it was
 */
export async function readLog(deps: ReadDeps, task: ReadableTask, lease: Lease): Promise<TaskFailure | null> {
  const { db } = deps
  const pools = await listTaskPools(db, task)
  const reader = createLogReader(task.link, { outbound: deps.outbound, ...pacing(deps, task.link, lease) })
  const uid = isKuroLink(task.link) ? task.link.playerId : task.uid
  const looks = uid === null ? [] : await looksFor(db, { ...task, uid })
  const reading: Reading = { deps, task, lease, reader, uid, looks }
  for (const [place, pool] of pools.entries()) {
    const failure = pool.proof === null ? await readPool(reading, pool, { done: place, all: pools.length }) : null
    if (failure !== null) return failure
  }
  return null
}

/** The pause between pages can be set for a log that is not the game's own; what follows a refusal cannot. (IMPORT-13) */
function pacing({ env, wait }: ReadDeps, { gameId, area }: PullLogLink, { signal }: Lease) {
  const { log } = LINK_BOOK[gameId]
  const origin = log.areas.find((one) => one.area === area)?.origin ?? ''
  const pagePauseMs = (env.upstreams.has(origin) ? env.pagePauseMs : null) ?? log.pauseMs
  return { signal, pagePauseMs, pause: (ms: number) => wait(ms, signal) }
}

interface Place {
  readonly done: number
  readonly all: number
}

async function readPool(reading: Reading, pool: TaskPool, place: Place): Promise<TaskFailure | null> {
  const { deps, task } = reading
  const { poolId } = pool
  const startedAt = instant(pool.startedAt?.getTime() ?? deps.clock.now())
  let { endId } = pool
  for (let page = pool.pages; page < MAX_PAGES; page += 1) {
    if (deps.clock.now() - task.startedAt > WHOLE_MS) return 'interrupted'

    const answer = await reading.reader.read({ poolId, endId })
    if (!answer.ok) return answer.fault
    const read = readPageRows(task.gameId, answer.rows, endId)
    if (read === null) return 'upstream_garbled'
    const pulls = read.rows.filter((row): row is Pull => !isUnread(row))
    const owner = ownerOfLog(task.gameId, reading.uid, answer.uids ?? [])
    if (owner.failure !== null) return owner.failure
    if (owner.uid !== null && reading.uid === null) {
      reading.uid = owner.uid
      reading.looks = await looksFor(deps.db, { ...task, uid: owner.uid })
    }

    const known = await knownOf(reading, pulls)
    const isEnd = read.rows.length === 0 || read.isLast
    const proof = proofOf(reading, { poolId, pulls, known, startedAt, isEnd })
    endId = read.endId
    const isCancelled = await stage(reading, {
      ...{ poolId, page, rows: read.rows, endId, proof, startedAt: new Date(startedAt) },
      fetched: pulls.length,
      added: pulls.length - known.size,
      progress: progressOf(place, { pages: page + 1, isDone: proof !== null }),
    })
    if (isCancelled) return 'cancelled'
    if (proof !== null) return null
  }
  return 'upstream_garbled'
}

async function knownOf({ deps, task, uid }: Reading, pulls: readonly Pull[]): Promise<ReadonlySet<string>> {
  if (uid === null || pulls.length === 0) return new Set()
  return findKnownPulls(deps.db, { ...task, uid }, pulls)
}

interface ReadPage {
  readonly poolId: string
  readonly pulls: readonly Pull[]
  readonly known: ReadonlySet<string>
  readonly startedAt: Instant
  /** Whether nothing can lie behind it. */
  readonly isEnd: boolean
}

/**
 * What the pool proves when this page is its last one; `null`: it is not. The end is an empty page, where everything comes
 * at once this one, or a pull that is known and older than all that an earlier look to the end can have missed. (IMPORT-12)
 */
function proofOf({ task, uid, looks }: Reading, { poolId, pulls, known, startedAt, isEnd }: ReadPage): Evidence | null {
  const { gameId } = task
  if (isEnd || LINK_BOOK[gameId].log.pageSize === 0) return { kind: 'end', at: startedAt }
  const until = knownUntil(ofPool(looks, poolId), habitsOf(gameId, poolId))
  if (uid === null || until === null) return null
  const met = pulls.find((pull) => known.has(pullKey(pull)) && instantIn(gameId, uid, pull.time) <= until)
  return met ? { kind: 'known', at: startedAt, since: instantIn(gameId, uid, met.time) } : null
}

/** Pools count alike; inside of one each page brings half of what is left. 100 is for what is in the ledger. */
function progressOf({ done, all }: Place, { pages, isDone }: { pages: number; isDone: boolean }): number {
  const share = isDone ? 1 : 1 - 0.9 ** pages
  return Math.min(99, Math.floor((100 * (done + share)) / all))
}

type Staged = Parameters<typeof insertPage>[2] & { readonly progress: number }

/** @returns whether the task was cancelled, or ended, meanwhile */
async function stage({ deps, task, lease, uid }: Reading, { progress, ...page }: Staged): Promise<boolean> {
  return deps.db.transaction().execute(async (transaction) => {
    await holdUser(transaction, { id: task.userId, sessionId: null })
    await lease.confirm(transaction)
    const state = await updateProgress(transaction, task, { uid, progress })
    if (state !== 'ended') await insertPage(transaction, task, page)
    return state !== 'running'
  })
}
