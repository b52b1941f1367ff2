import { AppError } from '@ephemeris/contract/errors'
import {
  type AccountPreview,
  type FileConfirmation,
  type FileImport,
  type FilePreview,
  type FileToImport,
  fileRefusal,
} from '@ephemeris/contract/gacha/gacha-file'
import { partsAmong } from '@ephemeris/core/gacha/coverage/file-spans'
import { partsAt } from '@ephemeris/core/gacha/exchange/number-ranges'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { pullKeyIn } from '@ephemeris/core/gacha/rows/pull-key'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import { readAssigned } from '@ephemeris/files/read-assigned'
import type { AccountOutline, PackedOutline, ReadPulls } from '@ephemeris/files/read-whole'
import { type Unusable, unusable } from '@ephemeris/files/unusable'
import { holdUser, type Writer } from '#server/db/hold-user'
import { FILE_IMPORTS } from '#server/db/limits/account-space'
import type { Limit } from '#server/db/limits/rate-limits'
import type { Deps } from '#server/deps'
import type { HeavyCaller } from '#server/platform/processes/heavy-work'
import { newId } from '#server/platform/secrets/tokens'
import { findPullAccount, listPullAccounts } from '../ledger/account.queries.ts'
import { coverages, evidenceOfParts } from '../ledger/coverage.service.ts'
import { holdsManyPulls, measureLedger } from '../ledger/ledger-size.queries.ts'
import { type LedgerDeps, mergeImport, removedRowsOf } from '../ledger/merge.service.ts'
import type { OwnedAccount } from '../ledger/owned-account.ts'
import { listOverlap } from '../ledger/pull.queries.ts'
import { requireCapacity } from '../ledger/require-capacity.ts'
import type { FileToRead } from './outline.ts'
import { accountsOf, listedIn, packPreview, unpackAccounts, unpackedBytes } from './pack.ts'
import { findPreview, findPreviewEnd, replacePreview, takePreview } from './preview.queries.ts'
import { refuseEnded, withPullFile } from './pull-file.ts'

const PREVIEW_MS = 15 * MINUTE_MS
/** Of an unpacked preview: some thousand rows. */
const LARGE_PREVIEW_BYTES = 1024 * 1024
/** In KiB. Thirty files of the largest size in one sitting, or thousands of small ones. */
export const BYTES_PER_USER: Limit = { name: 'pull file KiB', points: 600 * 1024, seconds: 3600 }
/** What even the smallest file costs. */
const LEAST_KIB = 64
const ROWS_PER_USER: Limit = { name: 'pull file rows', points: 3_000_000, seconds: 3600 }

type PreviewDeps = Pick<Deps, 'db' | 'limits' | 'heavyWork'> & LedgerDeps

/** Says what a file would bring, and keeps it to be confirmed; the ledger stays as it is. (LEDGER-12, LEDGER-15) */
export async function previewOf(
  deps: PreviewDeps,
  writer: Writer & HeavyCaller,
  file: FileToImport,
): Promise<FilePreview> {
  return deps.heavyWork.run('file', writer, (charge) => makePreview(deps, writer, { file, charge })).catch(refuseEnded)
}

/** The packed accounts of the preview to which a file is added; `null`: there is none. @throws AppError NOT_FOUND */
async function previewBefore(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { addTo }: FileToImport,
): Promise<Buffer | null> {
  if (addTo === undefined) return null
  const before = await findPreview(db, { userId, id: addTo, now: new Date(clock.now()) })
  if (before === null) throw new AppError('NOT_FOUND')
  return accountsOf(before)
}

interface ChargedFile {
  readonly file: FileToImport
  readonly charge: (processorMs: number) => void
}

async function makePreview(
  { db, clock, limits, ledgerLimits }: PreviewDeps,
  writer: Writer,
  { file, charge }: ChargedFile,
): Promise<FilePreview> {
  const userId = writer.id
  await limits.take(BYTES_PER_USER, userId, Math.max(LEAST_KIB, Math.ceil(file.text.length / 1024)))
  const before = await previewBefore({ db, clock }, userId, file)
  const toRead: FileToRead = {
    ...{ text: file.text, uid: file.uid ?? '', pools: file.pools ?? [] },
    ...{ before, now: clock.now() },
  }
  const candidates = await listPullAccounts(db, userId)
  const liveOf = async (account: AccountOutline) => (await presentOf({ db, clock }, userId, account)).live
  return withPullFile(charge, async (open) => {
    const { compare } = open
    const { outline, questions } = await readAssigned(open, toRead, { candidates, liveOf })
    const { format, accounts, content, problems, faults, rows } = accepted(outline, file)
    await limits.take(ROWS_PER_USER, userId, Math.max(1, rows))
    const previews: AccountPreview[] = []
    const doubtful: FilePreview['doubtful'][number][] = []
    let before = { pulls: 0, uids: 0 }
    for (const [place, account] of accounts.entries()) {
      const { live, gaps, returning } = await presentOf({ db, clock }, userId, account)
      const { gameId, uid } = account
      const { pools, doubtful: unknown } = await compare(place, live)
      previews.push({ gameId, uid, pools, gaps })
      doubtful.push(...unknown.map((pull) => ({ gameId, uid, ...pull })))
      before = await requireCapacityFor(
        { db, clock, ledgerLimits },
        { userId, gameId, uid },
        { pools, returning, before },
      )
    }
    const previewId = newId('gf')
    const kept = packPreview(
      doubtful.map((pull) => pullKeyIn(pull, pull)),
      content,
    )
    const expiresAt = new Date(clock.now() + PREVIEW_MS)
    await db.transaction().execute(async (transaction) => {
      await holdUser(transaction, writer)
      await replacePreview(transaction, { userId, id: previewId, content: kept, expiresAt })
    })
    const diagnoses = accounts.flatMap(({ gameId, uid, diagnosis }) =>
      diagnosis ? [{ gameId, uid, ...diagnosis }] : [],
    )
    return { previewId, format, accounts: previews, problems, faults, diagnoses, questions, doubtful }
  })
}

interface Coming {
  readonly pools: AccountPreview['pools']
  /** How many pulls come back with the account. */
  readonly returning: number
  /** What the accounts before it in the file bring. */
  readonly before: { readonly pulls: number; readonly uids: number }
}

/** @throws AppError LEDGER_FULL @returns what the accounts up to and with this one bring */
async function requireCapacityFor(
  { db, clock, ledgerLimits }: Pick<Deps, 'db'> & LedgerDeps,
  key: OwnedAccount,
  { pools, returning, before }: Coming,
) {
  const pulls = pools.reduce((sum, { added }) => sum + added, 0)
  const uids = (await findPullAccount(db, key)) === null ? 1 : 0
  const size = await measureLedger(db, key)
  const then = {
    ...size,
    pullsOfUid: size.pullsOfUid + returning,
    pullsOfUser: size.pullsOfUser + before.pulls,
    uidsOfUser: size.uidsOfUser + before.uids,
  }
  requireCapacity(ledgerLimits, then, {
    pulls,
    poolIds: pools.filter(({ added }) => added > 0).map(({ poolId }) => poolId),
    uids,
    at: new Date(clock.now()),
  })
  return { pulls: before.pulls + pulls, uids: before.uids + uids }
}

/**
 * @throws AppError FILE_FORMAT for what is no such file, FILE_EMPTY without a pull, RECORDS_INVALID without a good
 * account
 */
function accepted(outline: PackedOutline, { gameId }: FileToImport): PackedOutline & { ok: true } {
  const fault = unusable(outline)
  if (!outline.ok || fault) throw refusal(codeOf(outline), fault ?? { reason: 'unknown_format' })
  if (gameId !== null && !outline.accounts.some((account) => account.gameId === gameId)) {
    throw refusal('RECORDS_INVALID', { reason: 'wrong_game' })
  }
  return outline
}

function codeOf(outline: PackedOutline): 'FILE_FORMAT' | 'FILE_EMPTY' | 'RECORDS_INVALID' {
  if (outline.ok) return outline.accounts.some(({ diagnosis }) => diagnosis) ? 'FILE_FORMAT' : 'RECORDS_INVALID'
  return outline.reason === 'no_pulls' ? 'FILE_EMPTY' : 'FILE_FORMAT'
}

function refusal(code: 'FILE_FORMAT' | 'FILE_EMPTY' | 'RECORDS_INVALID', fault: Unusable): AppError {
  return new AppError(code, '', { data: fileRefusal.parse(fault) })
}

/** The rows with which an account of a file has to be compared, and the gaps that it would leave. */
async function presentOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { gameId, uid, ids, parts }: AccountOutline,
): Promise<{ live: readonly Pull[]; gaps: AccountPreview['gaps']; returning: number }> {
  const key: OwnedAccount = { userId, gameId, uid }
  const times = parts
    .flat()
    .map(({ time }) => time)
    .sort()
  const [from, to] = [times[0], times.at(-1)]
  const stored =
    from === undefined || to === undefined ? [] : await listOverlap(db, key, { ids: ids.split('\n'), from, to })
  const { rows: back, evidence: before } = await removedRowsOf({ db, clock }, key)
  const evidence = [...before, evidenceOfParts(key, parts)]
  return {
    live: [...stored, ...back].filter(({ isAbsorbed }) => !isAbsorbed).map(({ pull }) => pull),
    returning: back.length,
    gaps: coverages(key, evidence).flatMap(({ poolId, gaps }) => gaps.map((gap) => ({ ...gap, poolId }))),
  }
}

/**
 * Imports a previewed file: all of its accounts in one transaction. (LEDGER-12, DOC-20)
 *
 * @throws AppError NOT_FOUND, and FILE_EMPTY where no pull of the file is left to import (DOC-31)
 */
export async function confirmPreview(
  deps: Pick<Deps, 'db' | 'limits' | 'heavyWork'> & LedgerDeps,
  writer: Writer & HeavyCaller,
  confirmation: FileConfirmation,
): Promise<readonly FileImport[]> {
  const end = await findPreviewEnd(deps.db, { userId: writer.id, id: confirmation.previewId })
  if (end === null) throw new AppError('NOT_FOUND')
  await deps.limits.take(FILE_IMPORTS, writer.id)
  const isHeavy = unpackedBytes(end) >= LARGE_PREVIEW_BYTES || (await holdsManyPulls(deps.db, writer.id))
  const merge = () => mergePreview(deps, writer, confirmation)
  return isHeavy ? deps.heavyWork.run('file', writer, merge) : merge()
}

async function mergePreview(
  { db, clock, ledgerLimits }: Pick<Deps, 'db'> & LedgerDeps,
  writer: Writer,
  { previewId, leaveOut = [] }: FileConfirmation,
): Promise<readonly FileImport[]> {
  const userId = writer.id
  return db.transaction().execute(async (transaction) => {
    await holdUser(transaction, writer)
    const content = await takePreview(transaction, { userId, id: previewId, now: new Date(clock.now()) })
    if (content === null) throw new AppError('NOT_FOUND')

    const accounts = await unpackAccounts(accountsOf(content))
    const imports: FileImport[] = []
    // Always in the same order, so that two files with the same accounts do not wait for each other in a circle.
    const gone = new Set(partsAt(await listedIn(content), leaveOut))
    for (const { gameId, uid, pulls: all, parts } of accounts.toSorted(byName)) {
      const pulls = all.filter((pull) => !gone.has(pullKeyIn({ gameId, uid }, pull)))
      // An account of which no row is imported is none. (DOC-28)
      if (pulls.length === 0) continue
      const evidence = evidenceOfParts({ gameId, uid }, partsAmong(parts, pulls, all))
      const merged = await mergeImport(
        transaction,
        { clock, ledgerLimits },
        { userId, gameId, uid },
        { kind: 'file', pulls, evidence },
      )
      const { importId, added, known, conflicting } = merged
      imports.push({ gameId, uid, importId, added: added.length, known, conflicting: conflicting.length })
    }
    if (imports.length === 0) throw refusal('FILE_EMPTY', { reason: 'no_pulls' })
    return imports
  })
}

function byName(a: ReadPulls, b: ReadPulls): number {
  return `${a.gameId} ${a.uid}` < `${b.gameId} ${b.uid}` ? -1 : 1
}
