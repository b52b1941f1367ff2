import type {
  AccountPreview,
  FileConfirmation,
  FileImport,
  FilePreview,
  FileToImport,
} from '@ephemeris/contract/gacha/gacha-file'
import { partsAmong } from '@ephemeris/core/gacha/coverage/file-spans'
import { partsAt } from '@ephemeris/core/gacha/exchange/number-ranges'
import type { GachaFacts } from '@ephemeris/core/gacha/facts'
import { mergePulls } from '@ephemeris/core/gacha/merging/merge-pulls'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { pullKeyIn } from '@ephemeris/core/gacha/rows/pull-key'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { instant } from '@ephemeris/core/time/instant'
import { readAssigned } from '@ephemeris/files/read-assigned'
import type { AccountOutline } from '@ephemeris/files/read-whole'
import { unusable } from '@ephemeris/files/unusable'
import { deviceAccounts, factsFor, undoFiles } from '#web/features/gacha/device/device-history'
import type { FileImporter } from '#web/features/gacha/import/file-importer'
import { DEVICE_OWNER } from '#web/lib/device/device-user'
import { unpackPulls } from '#web/lib/pull-file/packed-pulls'
import { withFileWorker } from '#web/lib/pull-file/with-file-worker'
import { accountOfFiles, coverageOfFiles, mergeFiles, partsOfFiles } from '#web/lib/pulls/file-pulls'
import { pullsDb } from '#web/lib/pulls/pulls-db'
import { pullsOf, storedPull } from '#web/lib/pulls/stored-pulls'
import { ApiError } from '#web/lib/server/api-error'
import { now } from '#web/lib/server/server-clock'
import { loadFacts } from '#web/state/pulls/game-facts'
import { noteDownloaded } from '#web/state/pulls/pull-choice'
import { refreshPulls } from '#web/state/pulls/use-pulls'

/** Without an account: the page reads in a worker, and this device keeps. Nothing is sent. (DOC-17, LOCAL-15) */
export const DEVICE_IMPORTER: FileImporter = { preview, confirm, show: () => refreshPulls(), undo }

interface Kept {
  readonly id: string
  readonly content: Uint8Array<ArrayBuffer>
  /** The doubtful pulls by `pullKeyIn`, in their order. */
  readonly listed: readonly string[]
  readonly formats: readonly string[]
}

/** One at a time, as the server keeps one for each user. */
let kept: Kept | null = null
let lastPreview = 0

async function preview({ text, uid, pools = [], addTo }: FileToImport): Promise<FilePreview> {
  const before = addTo === undefined ? null : keptAs(addTo)
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return withFileWorker(await allFacts(), async (open) => {
    const { outline, questions } = await readAssigned(
      open,
      { text: bytes, uid: uid ?? '', pools, before: before?.content ?? null, now: now() },
      { candidates: deviceAccounts(), liveOf: livePulls },
    )
    const fault = unusable(outline)
    if (!outline.ok || fault) throw new ApiError('refused', '', { status: 400, data: fault })
    const { format, problems, faults } = outline
    const accounts: AccountPreview[] = []
    const doubtful: FilePreview['doubtful'][number][] = []
    for (const [place, account] of outline.accounts.entries()) {
      const { gameId, uid: own } = account
      const { pools, doubtful: unknown } = await open.compare(place, await livePulls(account))
      doubtful.push(...unknown.map((pull) => ({ gameId, uid: own, ...pull })))
      accounts.push({ gameId, uid: own, pools, gaps: await gapsOf(account) })
    }
    const diagnoses = outline.accounts.flatMap(({ gameId, uid: own, diagnosis }) =>
      diagnosis ? [{ gameId, uid: own, ...diagnosis }] : [],
    )
    lastPreview += 1
    const previewId = `device_${lastPreview}`
    const listed = doubtful.map((pull) => pullKeyIn(pull, pull))
    kept = {
      id: previewId,
      content: outline.content,
      listed,
      formats: [...new Set([...(before?.formats ?? []), format])],
    }
    return { previewId, format, accounts, problems, faults, diagnoses, questions, doubtful }
  })
}

/** @throws ApiError 404 as the server */
function keptAs(previewId: string): Kept {
  if (kept?.id !== previewId) throw new ApiError('refused', '', { status: 404 })
  return kept
}

/** All accounts or none: what was kept is undone if one of them cannot be. */
async function confirm(confirmation: FileConfirmation): Promise<readonly FileImport[]> {
  const imports: FileImport[] = []
  try {
    await keepAll(confirmation, imports)
  } catch (error) {
    await undo(imports)
    throw error
  }
  kept = null
  return imports
}

async function keepAll({ previewId, leaveOut = [] }: FileConfirmation, imports: FileImport[]): Promise<void> {
  const { content, listed, formats } = keptAs(previewId)
  const gone = new Set(partsAt(listed, leaveOut))
  for (const { gameId, uid, pulls: all, parts } of unpackPulls(content)) {
    const key = { gameId, uid }
    const pulls = all.filter((pull) => !gone.has(pullKeyIn(key, pull)))
    if (pulls.length === 0) continue
    const facts = await factsFor(key)
    let added = 0
    let [known, conflicting] = [0, 0]
    let at = 0
    await pullsDb.change(key, DEVICE_OWNER, (previous) => {
      const files = previous?.files ?? []
      // No two of an account are of the same millisecond.
      at = Math.max(now(), (files.at(-1)?.at ?? 0) + 1)
      const taken = { at, formats, pulls: pulls.map(storedPull), parts: partsAmong(parts, pulls, all) }
      const next = accountOfFiles(key, [...files, taken], facts)
      const before = mergeFiles(files).pulls
      const merge = mergePulls(before, pulls)
      const total = pullsOf(next).length
      if (total !== before.length + merge.added.length - merge.joined) {
        throw new RangeError(`${before.length} pulls and ${merge.added.length} new ones are ${total}`)
      }
      // What an earlier version had lost of the files before comes back as well.
      added = total - (previous ? pullsOf(previous).length : 0)
      known = merge.known
      conflicting = merge.conflicting.length
      return next
    })
    noteDownloaded(key)
    imports.push({ ...key, importId: String(at), added, known, conflicting })
  }
  // As the server: nothing of the files is left to import. (DOC-31)
  if (imports.length === 0) throw new ApiError('refused', '', { status: 400, data: { reason: 'no_pulls' } })
}

/** On this device an import is known by its time. */
async function undo(imports: readonly FileImport[]): Promise<number> {
  let gone = 0
  for (const { gameId, uid, importId } of imports) gone += await undoFiles({ gameId, uid }, Number(importId))
  return gone
}

async function livePulls(key: PullAccount) {
  const stored = await pullsDb.read(key, DEVICE_OWNER)
  return stored ? pullsOf(stored) : []
}

async function gapsOf({ gameId, uid, parts }: AccountOutline): Promise<AccountPreview['gaps']> {
  const key = { gameId, uid }
  const stored = await pullsDb.read(key, DEVICE_OWNER)
  const known = (stored?.files ?? []).flatMap(partsOfFiles)
  const coverage = coverageOfFiles([...known, ...parts], await factsFor(key))
  return Object.entries(coverage).flatMap(([poolId, { gaps }]) =>
    gaps.map(({ from, to }) => ({ poolId, from: instant(from), to: instant(to) })),
  )
}

async function allFacts(): Promise<Readonly<Record<GameId, GachaFacts>>> {
  const facts = await Promise.all(GAME_IDS.map(async (gameId) => [gameId, (await loadFacts(gameId)).facts] as const))
  return Object.fromEntries(facts) as Record<GameId, GachaFacts>
}
