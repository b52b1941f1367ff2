import {
  type DoubtfulPull,
  type FaultCount,
  MAX_DOUBTFUL_PULLS,
  MAX_FILE_ACCOUNTS,
  type PoolPreview,
} from '@ephemeris/core/doctor/file-preview'
import type { FileQuestion, PoolAnswer } from '@ephemeris/core/doctor/file-question'
import type { FileProblem } from '@ephemeris/core/doctor/file-reading'
import { NOT_PULLS } from '@ephemeris/core/doctor/not-pulls'
import type { Gap } from '@ephemeris/core/gacha/coverage/coverage'
import { areApart, type NumberRange } from '@ephemeris/core/gacha/exchange/number-ranges'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { wire } from '../wire/wire.ts'
import { readSpan, spanOnWire, writeSpan } from './gacha-coverage.ts'
import {
  type AccountDiagnosis,
  diagnosisOnWire,
  questionOnWire,
  readDiagnosis,
  readQuestion,
  writeDiagnosis,
  writeQuestion,
} from './gacha-diagnosis.ts'
import { accountFields, accountOnWire, readPoolId, readPullAccount, readPullGame, readUid } from './gacha-fields.ts'

export const MAX_PULL_FILE_BYTES = 20 * 1024 * 1024

export interface FileToImport {
  /** The file as it is: its text, or its bytes where it is none. */
  readonly text: string | Uint8Array<ArrayBuffer>
  /** Said where the file may be of one game only; `null`: of the game that it names. */
  readonly gameId: GameId | null
  /** For formats that do not name the account; `null`: none. */
  readonly uid: string | null
  /** Which pools the file means by names that the games do not have. */
  readonly pools?: readonly PoolAnswer[]
  /** The preview of other files, to which this one is added: they are confirmed together. */
  readonly addTo?: string
}

export interface AccountPreview extends PullAccount {
  readonly pools: readonly PoolPreview[]
  /** That would be left, by pool. */
  readonly gaps: readonly (Gap & { readonly poolId: string })[]
}

export interface FilePreview {
  /** Confirms this very file, for a quarter of an hour. */
  readonly previewId: string
  /** For people: `UIGF v4.2`. */
  readonly format: string
  readonly accounts: readonly AccountPreview[]
  /** The first ones; `faults` counts them all. */
  readonly problems: readonly FileProblem[]
  readonly faults: readonly FaultCount[]
  /** What this file is, account by account; `accounts` counts it together with what it was added to. */
  readonly diagnoses: readonly AccountDiagnosis[]
  readonly questions: readonly FileQuestion[]
  /** Pulls that would be new and that the player may leave out. */
  readonly doubtful: readonly (PullAccount & DoubtfulPull)[]
}

export interface FileConfirmation {
  readonly previewId: string
  /** Places in the preview's `doubtful` of pulls that are not to be imported: rising, each place once. */
  readonly leaveOut?: readonly NumberRange[]
}

/** Everything that a preview can list. */
const MAX_LISTED = MAX_DOUBTFUL_PULLS * MAX_FILE_ACCOUNTS
/** Far more than a user picks one by one; all of the list is one range. */
const MAX_RANGES = 4000
const MAX_CONFIRMATION_BYTES = 64 * 1024

export interface FileImport extends PullAccount {
  readonly importId: string
  readonly added: number
  readonly known: number
  /** Not stored: the account has other pulls under their ids. */
  readonly conflicting: number
}

/** Why a file or all of its accounts are refused; `not_pulls` says `what` it is instead. */
export const FILE_REFUSALS = [
  'not_json',
  'encoding_unknown',
  'unknown_format',
  'newer_version',
  'too_many_rows',
  'too_many_accounts',
  'uid_missing',
  'uid_invalid',
  'too_large',
  'too_slow',
  'no_pulls',
  'wrong_game',
  'list_missing',
  'section_unsupported',
  'damaged',
  'locked',
  'too_large_inside',
  'reader_missing',
] as const

export type FileRefusalReason = (typeof FILE_REFUSALS)[number]

/**
 * What the refusal of a file carries. `what`: of a file that is none of pulls, what it is; `game`: of one that does not
 * say whose pulls it has, the game.
 */
export const fileRefusal = z.object({
  reason: z.string(),
  what: z.optional(z.enum(NOT_PULLS)),
  game: z.optional(z.enum(GAME_IDS)),
})

const FAULTS = [
  'id_invalid',
  'pool_invalid',
  'time_invalid',
  'item_missing',
  'text_invalid',
  'not_a_record',
  'duplicate',
  'uid_missing',
  'uid_invalid',
  'list_missing',
  'section_unsupported',
] as const satisfies readonly FileProblem['fault'][]

const previewOnWire = z.object({
  preview_id: z.string(),
  format: z.string(),
  accounts: z.array(
    z.object({
      ...accountFields,
      pools: z.array(
        z.object({ gacha_type: z.string(), new: z.int(), known: z.int(), conflicting: z.int(), skipped: z.int() }),
      ),
      gaps: z.array(z.object({ gacha_type: z.string(), ...spanOnWire.shape })),
    }),
  ),
  problems: z.array(z.object({ section: z.string(), row: z.nullable(z.int()), rows: z.int(), reason: z.enum(FAULTS) })),
  faults: z.array(z.object({ reason: z.enum(FAULTS), rows: z.int() })),
  report: z.array(diagnosisOnWire),
  questions: z.array(questionOnWire),
  doubtful: z.array(
    z.object({
      ...accountFields,
      id: z.string(),
      gacha_type: z.string(),
      time: z.string(),
      item: z.string(),
      rank_type: z.string(),
      /** It may be a pull that is there already, which only the player knows; else absent. */
      beside_known: z.optional(z.boolean()),
    }),
  ),
})

const previewId = z.string().check(z.regex(/^[\w-]{1,64}$/))

function contentOf(body: unknown): FileToImport['text'] {
  return body instanceof Uint8Array ? Uint8Array.from(body) : String(body)
}

const fileOnWire = z.object({
  /** Text or bytes, as the body is sent; no schema has a word for bytes. */
  text: z.unknown(),
  game_id: z.optional(z.string()),
  uid: z.optional(z.string()),
  /** JSON of `{ game_id, name, gacha_type }[]`, since a query holds texts alone; an empty `gacha_type` leaves rows out. */
  pools: z.optional(z.string()),
  add_to: z.optional(previewId),
})

const poolAnswers = z.array(z.object({ game_id: z.string(), name: z.string(), gacha_type: z.string() }))

/** @throws AppError PARAMETER_INVALID for what is no list of answers */
function readPoolAnswers(text: string): readonly PoolAnswer[] {
  const answers = poolAnswers.safeParse(parsedJson(text)).data
  if (!answers) throw new AppError('PARAMETER_INVALID', 'pools')
  return answers.map(({ game_id, name, gacha_type }) => ({
    gameId: readPullGame(game_id),
    name,
    poolId: gacha_type === '' ? '' : readPoolId(gacha_type),
  }))
}

function writePoolAnswers(answers: readonly PoolAnswer[]): string {
  return JSON.stringify(answers.map(({ gameId, name, poolId }) => ({ game_id: gameId, name, gacha_type: poolId })))
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller refuses it as no list.
    return null
  }
}

export const previewFile = endpoint({
  method: 'POST',
  path: '/api/gachalog/import/file',
  auth: 'user',
  summary: 'Says what importing a file of pulls would do, and keeps it for a quarter of an hour to be confirmed.',
  maxBodyBytes: MAX_PULL_FILE_BYTES,
  rawBody: 'text',
  input: wire(fileOnWire, {
    read: (w): FileToImport => ({
      text: contentOf(w.text),
      gameId: w.game_id === undefined ? null : readPullGame(w.game_id),
      uid: w.uid === undefined ? null : readUid(w.uid),
      ...(w.pools !== undefined && { pools: readPoolAnswers(w.pools) }),
      ...(w.add_to !== undefined && { addTo: w.add_to }),
    }),
    write: ({ text, gameId, uid, pools, addTo }) => ({
      text,
      ...(gameId !== null && { game_id: gameId }),
      ...(uid !== null && { uid }),
      ...(pools !== undefined && pools.length > 0 && { pools: writePoolAnswers(pools) }),
      ...(addTo !== undefined && { add_to: addTo }),
    }),
  }),
  storesMore: true,
  reply: wire(previewOnWire, {
    read: (w): FilePreview => ({
      previewId: w.preview_id,
      format: w.format,
      accounts: w.accounts.map((account) => ({
        ...readPullAccount(account),
        pools: account.pools.map(({ gacha_type, new: added, ...counts }) => ({ ...counts, poolId: gacha_type, added })),
        gaps: account.gaps.map((gap) => ({ ...readSpan(gap), poolId: gap.gacha_type })),
      })),
      problems: w.problems.map(({ reason, ...place }) => ({ ...place, fault: reason })),
      faults: w.faults.map(({ reason, rows }) => ({ fault: reason, rows })),
      diagnoses: w.report.map(readDiagnosis),
      questions: w.questions.map(readQuestion),
      doubtful: w.doubtful.map(
        ({ id, gacha_type: poolId, time, item, rank_type: rankType, beside_known, ...account }) => ({
          ...readPullAccount(account),
          ...{ id, poolId, time, item, rankType },
          ...(beside_known === true && { isBesideKnown: true }),
        }),
      ),
    }),
    write: (preview) => ({
      preview_id: preview.previewId,
      format: preview.format,
      accounts: preview.accounts.map((account) => ({
        ...accountOnWire(account),
        pools: account.pools.map(({ poolId, added, ...counts }) => ({ ...counts, gacha_type: poolId, new: added })),
        gaps: account.gaps.map((gap) => ({ ...writeSpan(gap), gacha_type: gap.poolId })),
      })),
      problems: preview.problems.map(({ fault, ...place }) => ({ ...place, reason: fault })),
      faults: preview.faults.map(({ fault, rows }) => ({ reason: fault, rows })),
      report: preview.diagnoses.map(writeDiagnosis),
      questions: preview.questions.map(writeQuestion),
      doubtful: preview.doubtful.map(({ id, poolId, time, item, rankType, isBesideKnown, ...account }) => ({
        ...accountOnWire(account),
        ...{ id, gacha_type: poolId, time, item, rank_type: rankType },
        ...(isBesideKnown === true && { beside_known: true }),
      })),
    }),
  }),
})

const listedPlace = z.int().check(z.gte(0), z.lte(MAX_LISTED - 1))
const leftOut = z
  .array(z.tuple([listedPlace, listedPlace]))
  .check(z.maxLength(MAX_RANGES), z.refine(areApart, 'rising ranges'))

const importOnWire = { import_id: z.string(), new: z.int(), known: z.int(), conflicting: z.optional(z.int()) }

export const confirmFile = endpoint({
  method: 'POST',
  path: '/api/gachalog/import/file/:preview_id/confirm',
  auth: 'user',
  maxBodyBytes: MAX_CONFIRMATION_BYTES,
  summary:
    'Imports a file as it was previewed, all of its accounts or none. leave_out: ranges of places in the preview’s list of doubtful pulls, from 0, which are not imported.',
  input: wire(z.object({ preview_id: previewId, leave_out: z.optional(leftOut) }), {
    read: (w): FileConfirmation => ({
      previewId: w.preview_id,
      ...(w.leave_out !== undefined && { leaveOut: w.leave_out }),
    }),
    write: ({ previewId, leaveOut }) => ({
      preview_id: previewId,
      ...(leaveOut !== undefined && { leave_out: leaveOut.map(([first, last]) => [first, last] as [number, number]) }),
    }),
  }),
  storesMore: true,
  reply: wire(z.object({ ...importOnWire, imports: z.array(z.object({ ...accountFields, ...importOnWire })) }), {
    read: ({ imports }): readonly FileImport[] =>
      imports.map((one) => ({
        ...readPullAccount(one),
        importId: one.import_id,
        added: one.new,
        known: one.known,
        conflicting: one.conflicting ?? 0,
      })),
    write: (imports) => ({
      import_id: imports[0]?.importId ?? '',
      new: imports.reduce((total, { added }) => total + added, 0),
      known: imports.reduce((total, { known }) => total + known, 0),
      conflicting: imports.reduce((total, { conflicting }) => total + conflicting, 0),
      imports: imports.map((one) => ({
        ...accountOnWire(one),
        import_id: one.importId,
        new: one.added,
        known: one.known,
        conflicting: one.conflicting,
      })),
    }),
  }),
})
