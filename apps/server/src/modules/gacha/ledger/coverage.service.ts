import { AppError } from '@ephemeris/contract/errors'
import type { PoolCoverage } from '@ephemeris/contract/gacha/gacha-coverage'
import type { Completeness } from '@ephemeris/core/gacha/counting/count-pulls'
import { coverageOf, type Evidence } from '@ephemeris/core/gacha/coverage/coverage'
import { type FilePart, filePartsOf, fileSpans, openingOf } from '@ephemeris/core/gacha/coverage/file-spans'
import { evidenceAround } from '@ephemeris/core/gacha/coverage/log-holes'
import { provenParts } from '@ephemeris/core/gacha/coverage/stated-parts'
import { doubtsOf } from '@ephemeris/core/gacha/merging/doubts-of'
import type { PullConflict } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { withoutApart } from '@ephemeris/core/gacha/rows/apart'
import type { GameId } from '@ephemeris/core/games/game'
import { instantOf, parseWallTime } from '@ephemeris/core/time/wall-time'
import type { Db } from '#server/db/client'
import type { LogRow } from '#server/db/schema/schema-gacha'
import type { Deps } from '#server/deps'
import { factsOf, habitsOf, homeOf } from '../gacha-facts.ts'
import { isUnread } from '../log-row.ts'
import { findPullAccount } from './account.queries.ts'
import { type LedgerRow, listLedger, type PoolEvidence } from './import.queries.ts'
import type { OwnedAccount } from './owned-account.ts'

/** Which times are proven complete, by pool in the order in which they are shown. (LEDGER-10) */
export async function coverageFor(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  account: PullAccount,
): Promise<readonly PoolCoverage[]> {
  const key = { ...account, userId }
  const known = await findPullAccount(db, key)
  if (!known || known.revokedAt !== null) throw new AppError('RECORDS_ABSENT')
  return coverages(key, await evidenceFor(db, key))
}

/** The same, as what is counted needs it. */
export async function completenessOf(db: Db, key: OwnedAccount): Promise<ReadonlyMap<string, Completeness>> {
  return new Map(coverages(key, await evidenceFor(db, key)).map((coverage) => [coverage.poolId, coverage]))
}

export function coverages(account: PullAccount, evidence: readonly PoolEvidence[]): readonly PoolCoverage[] {
  const { gameId, uid } = account
  const index = factsOf(gameId)
  const server = homeOf(gameId, uid)
  const asked = new Set(evidence.flatMap((pools) => Object.keys(pools)))
  const known = index.facts.pools.map(({ id }) => id).filter((id) => asked.has(id))
  const unknown = [...asked].filter((id) => !index.pools.has(id)).sort()
  return [...known, ...unknown].map((poolId) => ({
    poolId,
    ...coverageOf(ofPool(evidence, poolId), habitsOf(gameId, poolId), openingOf(index, poolId, server.offset)),
  }))
}

/** What is proven of an account, as a file of it states it. (UIGF-11) */
export function provenPartsOf({ gameId, uid }: PullAccount, evidence: readonly PoolEvidence[]): readonly FilePart[] {
  const pools = [...new Set(evidence.flatMap((one) => Object.keys(one)))]
  const byPool = Object.fromEntries(pools.map((poolId) => [poolId, ofPool(evidence, poolId)]))
  return provenParts(byPool, (poolId) => habitsOf(gameId, poolId), homeOf(gameId, uid).offset)
}

/** What still proves something: nothing that was undone, nothing from before the pulls were removed. */
export async function evidenceFor(db: Db, key: OwnedAccount): Promise<readonly PoolEvidence[]> {
  return evidenceIn(await listLedger(db, key))
}

/**
 * The same, as far as an import may rest on it that need not read a log to its end: what earlier versions took for known
 * may be the pull of another pool, so that its own was not stored. (IMPORT-12)
 */
export async function looksFor(db: Db, key: OwnedAccount): Promise<readonly PoolEvidence[]> {
  return evidenceIn((await listLedger(db, key)).map((row) => (row.isByPool ? row : { ...row, evidence: {} })))
}

/** @param ledger the newest first */
export function evidenceIn(
  ledger: readonly Pick<LedgerRow, 'kind' | 'evidence' | 'undoneAt'>[],
): readonly PoolEvidence[] {
  const holding = ledger.filter(({ undoneAt }) => undoneAt === null)
  const removal = holding.findIndex(({ kind }) => kind === 'clear' || kind === 'revoke')
  return holding.slice(0, removal < 0 ? undefined : removal).map(({ evidence }) => evidence)
}

export function ofPool(evidence: readonly PoolEvidence[], poolId: string): readonly Evidence[] {
  return evidence.flatMap((pools) => pools[poolId] ?? [])
}

/** A file is believed to be whole between the first and the last pull of each of its pools. */
export function evidenceOfFile(
  { gameId, uid }: PullAccount,
  pulls: readonly Pick<Pull, 'poolId' | 'time'>[],
): PoolEvidence {
  return evidenceOfParts({ gameId, uid }, filePartsOf(withoutApart(gameId, pulls).counting))
}

/** The same of the parts of a file between which it has a long pause. (GACHA-24) */
export function evidenceOfParts({ gameId, uid }: PullAccount, parts: readonly FilePart[]): PoolEvidence {
  return fileSpans(factsOf(gameId), homeOf(gameId, uid).offset, parts)
}

/**
 * What looks into the log prove by all the rows they brought: a reader to the end knows the log's oldest one, and a
 * row that could not be read leaves a gap.
 *
 * @param staged by pool, the newest first
 */
export function evidenceOfLog(
  { gameId, uid }: PullAccount,
  proofs: Readonly<Record<string, Evidence>>,
  staged: ReadonlyMap<string, readonly LogRow[]>,
): PoolEvidence {
  return Object.fromEntries(
    Object.entries(proofs).map(([poolId, proof]) => {
      const rows = (staged.get(poolId) ?? []).map((row) => (isUnread(row) ? null : instantIn(gameId, uid, row.time)))
      const first = rows.findLast((time) => time !== null)
      const whole = proof.kind === 'end' && first ? { ...proof, first } : proof
      return [poolId, evidenceAround(whole, rows, habitsOf(gameId, poolId))]
    }),
  )
}

/** The same beside other pulls under the same ids: around each of them something is missing. (GACHA-4) */
export function withDoubts(
  { gameId, uid }: PullAccount,
  evidence: PoolEvidence,
  conflicting: readonly PullConflict[],
): PoolEvidence {
  if (conflicting.length === 0) return evidence
  const doubts = doubtsOf(factsOf(gameId), homeOf(gameId, uid).offset, conflicting)
  const both = [evidence, Object.fromEntries(doubts)]
  const pools = new Set(both.flatMap((pools) => Object.keys(pools)))
  return Object.fromEntries([...pools].map((poolId) => [poolId, ofPool(both, poolId)]))
}

/** @throws RangeError for a time that is none: the ledger holds no such one */
export function instantIn(gameId: GameId, uid: string, time: string) {
  const wall = parseWallTime(time)
  if (wall === null) throw new RangeError(`${time} is no time`)
  return instantOf(wall, homeOf(gameId, uid).offset)
}
