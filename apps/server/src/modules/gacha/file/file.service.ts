import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { AppError } from '@ephemeris/contract/errors'
import {
  type AccountPreview,
  type FaultCount,
  type FileImport,
  type FilePreview,
  type FileToImport,
  fileRefusal,
} from '@ephemeris/contract/gacha-file'
import type { FileAccount, FileProblem, FileReading } from '@ephemeris/core/gacha/exchange/file-reading'
import { readPullFile } from '@ephemeris/core/gacha/exchange/read-file'
import { mergePulls } from '@ephemeris/core/gacha/merge'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { holdUser } from '#server/db/hold-user'
import type { Limit } from '#server/db/rate-limits'
import type { Deps } from '#server/deps'
import { newId } from '#server/platform/tokens'
import { factsOf } from '../gacha-facts.ts'
import type { AccountKey } from '../ledger/account.ts'
import { overlapOf } from '../ledger/bring-back.service.ts'
import { coverages, evidenceOfFile } from '../ledger/coverage.service.ts'
import { comingBack, mergeImport } from '../ledger/merge.service.ts'
import { replacePreview, takePreview } from './preview.queries.ts'

/** More than anybody has; each costs a look into the ledger, twice. */
const MAX_ACCOUNTS = 50
/** More than anybody reads. */
const MAX_PROBLEMS = 100
const PREVIEW_MS = 15 * MINUTE_MS
const PER_USER: Limit = { name: 'pull file', points: 20, seconds: 3600 }

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Says what a file would bring, and keeps it to be confirmed; the ledger stays as it is. (LEDGER-12) */
export async function previewOf(
  { db, clock, limits }: Pick<Deps, 'db' | 'clock' | 'limits'>,
  userId: string,
  file: FileToImport,
): Promise<FilePreview> {
  await limits.take(PER_USER, userId)
  const { format, accounts, problems } = accountsIn(file)
  const previews: AccountPreview[] = []
  for (const account of accounts) previews.push(await previewAccount({ db, clock }, userId, account))

  const previewId = newId('gf')
  const content = await compress(JSON.stringify(accounts))
  await replacePreview(db, { userId, id: previewId, content, expiresAt: new Date(clock.now() + PREVIEW_MS) })
  return {
    previewId,
    format,
    accounts: previews,
    problems: problems.slice(0, MAX_PROBLEMS),
    faults: faultsIn(problems),
  }
}

/** @throws AppError FILE_FORMAT for what is no such file, RECORDS_INVALID where there is no account in it */
function accountsIn({ text, gameId, uid }: FileToImport): FileReading & { ok: true } {
  const reading = readPullFile(text, uid ?? '', factsOf)
  if (!reading.ok) throw refusal('FILE_FORMAT', reading.reason)
  const { accounts, problems } = reading
  if (accounts.length > MAX_ACCOUNTS) throw refusal('FILE_FORMAT', 'too_many_accounts')
  if (accounts.length === 0) throw refusal('RECORDS_INVALID', problems[0]?.fault ?? 'list_missing')
  if (gameId !== null && !accounts.some((account) => account.gameId === gameId)) {
    throw refusal('RECORDS_INVALID', 'wrong_game')
  }
  return reading
}

function refusal(code: 'FILE_FORMAT' | 'RECORDS_INVALID', reason: string): AppError {
  return new AppError(code, reason, { data: fileRefusal.parse({ reason }) })
}

function faultsIn(problems: readonly FileProblem[]): readonly FaultCount[] {
  const counts = new Map<FileProblem['fault'], number>()
  for (const { fault, rows } of problems) counts.set(fault, (counts.get(fault) ?? 0) + rows)
  return [...counts].map(([fault, rows]) => ({ fault, rows }))
}

async function previewAccount(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  account: FileAccount,
): Promise<AccountPreview> {
  const { gameId, uid, pulls, skipped } = account
  const key: AccountKey = { userId, gameId, uid }
  const stored = await overlapOf(db, key, pulls)
  const { rows: back, evidence: before } = await comingBack({ db, clock }, key)
  const live = [...stored, ...back].filter(({ isAbsorbed }) => !isAbsorbed).map(({ pull }) => pull)
  const { added, conflicting } = mergePulls(live, pulls)

  const incoming = countPools(pulls)
  const fresh = countPools(added)
  const rejected = countPools(conflicting.map((conflict) => conflict.incoming))
  const poolIds = new Set([...incoming.keys(), ...Object.keys(skipped)])
  const evidence = [...before, evidenceOfFile(key, pulls)]
  return {
    gameId,
    uid,
    pools: [...poolIds].map((poolId) => {
      const all = incoming.get(poolId) ?? 0
      const news = fresh.get(poolId) ?? 0
      const conflicts = rejected.get(poolId) ?? 0
      return {
        poolId,
        ...{ added: news, known: all - news - conflicts, conflicting: conflicts, skipped: skipped[poolId] ?? 0 },
      }
    }),
    gaps: coverages(key, evidence).flatMap(({ poolId, gaps }) => gaps.map((gap) => ({ ...gap, poolId }))),
  }
}

function countPools(pulls: readonly Pull[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { poolId } of pulls) counts.set(poolId, (counts.get(poolId) ?? 0) + 1)
  return counts
}

/** Imports a previewed file: all of its accounts in one transaction. (LEDGER-12) @throws AppError NOT_FOUND */
export async function confirmPreview(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  previewId: string,
): Promise<readonly FileImport[]> {
  return db.transaction().execute(async (transaction) => {
    await holdUser(transaction, userId)
    const content = await takePreview(transaction, { userId, id: previewId, now: new Date(clock.now()) })
    if (content === null) throw new AppError('NOT_FOUND')

    const accounts = JSON.parse((await decompress(content)).toString()) as readonly FileAccount[]
    const imports: FileImport[] = []
    // Always in the same order, so that two files with the same accounts do not wait for each other in a circle.
    for (const { gameId, uid, pulls } of accounts.toSorted(byName)) {
      const evidence = evidenceOfFile({ gameId, uid }, pulls)
      const merged = await mergeImport(
        transaction,
        { clock },
        { userId, gameId, uid },
        { kind: 'file', pulls, evidence },
      )
      imports.push({ gameId, uid, importId: merged.importId, added: merged.added, known: merged.known })
    }
    return imports
  })
}

function byName(a: FileAccount, b: FileAccount): number {
  return `${a.gameId} ${a.uid}` < `${b.gameId} ${b.uid}` ? -1 : 1
}
