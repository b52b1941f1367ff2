import type { FileProblem } from '@ephemeris/core/doctor/file-reading'
import type { GameId } from '@ephemeris/core/games/game'
import { isGameId } from '@ephemeris/core/games/game'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ERRORS } from '../errors.ts'
import { wire } from '../wire/wire.ts'
import { readPullGame } from './gacha-fields.ts'

export const TASK_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const

export type TaskStatus = (typeof TASK_STATUSES)[number]

/** How an import ended that did not complete. */
export const TASK_FAILURES = [
  'link_expired',
  'link_invalid',
  'too_frequent',
  'upstream_unavailable',
  'upstream_garbled',
  'mixed_uids',
  'wrong_game',
  'ledger_full',
  'cancelled',
  'interrupted',
  'internal',
] as const

export type TaskFailure = (typeof TASK_FAILURES)[number]

export interface ImportOrder {
  /** Whatever was pasted; only a link of the game's own log inside it counts. */
  readonly text: string
  readonly gameId: GameId
}

export interface StartedTask {
  readonly taskId: string
  readonly status: TaskStatus
}

export interface PoolProgress {
  readonly poolId: string
  readonly fetched: number
  /** Of `fetched`: not known before. */
  readonly added: number
  readonly isDone: boolean
}

/** Why a row of the game's answer was left out. */
const ROW_FAULTS = [
  'id_invalid',
  'pool_invalid',
  'time_invalid',
  'item_missing',
  'text_invalid',
  'not_a_record',
] as const satisfies readonly FileProblem['fault'][]

/** A row of the game's answer that could not be read. */
export interface SkippedRow {
  readonly poolId: string
  readonly fault: (typeof ROW_FAULTS)[number]
  /** The time of the pull before it, on the server's clock; `null`: there is none. */
  readonly after: string | null
}

export interface ImportResult {
  readonly added: number
  readonly known: number
  /** Not stored: the account has other pulls under their ids. */
  readonly conflicting: number
  /** Of the account, now. */
  readonly total: number
  /** Left out, and no reason to leave out anything else. */
  readonly skipped: readonly SkippedRow[]
}

export interface ImportTask extends StartedTask {
  readonly gameId: GameId
  /** 0 to 100; never falls, and 100 only when all is done. */
  readonly progress: number
  /** `null` until the log has given it. */
  readonly uid: string | null
  /**
   * In the order in which they are asked. Of a failed task those that are done are kept, unless it failed by
   * `mixed_uids`, `wrong_game` or `ledger_full`.
   */
  readonly pools: readonly PoolProgress[]
  /** Of a completed task. */
  readonly result: ImportResult | null
  /** Of a failed task. */
  readonly failure: TaskFailure | null
}

/** What the refusal of a pasted text carries. */
export const linkRefusal = z.object({ reason: z.string() })

/** What the refusal of a second task carries: the one that runs. */
export const runningTask = z.object({ task_id: z.string() })

/** Failures that the link or the data cause; all others have the number of `IMPORT_RUNNING`. */
const DATA_FAILURES: readonly TaskFailure[] = [
  'link_expired',
  'link_invalid',
  'upstream_garbled',
  'mixed_uids',
  'wrong_game',
]

const taskId = z.string().check(z.regex(/^[\w-]{1,64}$/))

const aboutTask = wire(z.object({ task_id: taskId }), {
  read: (w): { readonly taskId: string } => ({ taskId: w.task_id }),
  write: (task) => ({ task_id: task.taskId }),
})

/** Of a pasted text in any script, more than the reader of links takes. */
const MAX_PASTED_BYTES = 32 * 1024

export const startImport = endpoint({
  method: 'POST',
  path: '/api/gachalog/import/official-link',
  auth: 'user',
  summary: 'Begins to import a game’s own log by a pasted link to it; the link itself is never called.',
  ownText: ['url'],
  maxBodyBytes: MAX_PASTED_BYTES,
  input: wire(z.object({ url: z.string(), game_id: z.string() }), {
    read: (w): ImportOrder => ({ text: w.url, gameId: readPullGame(w.game_id) }),
    write: (order) => ({ url: order.text, game_id: order.gameId }),
  }),
  storesMore: true,
  reply: wire(z.object({ task_id: z.string(), status: z.enum(TASK_STATUSES) }), {
    read: (w): StartedTask => ({ taskId: w.task_id, status: w.status }),
    write: (task) => ({ task_id: task.taskId, status: task.status }),
  }),
})

const taskOnWire = z.object({
  task_id: z.string(),
  game_id: z.string().check(z.refine(isGameId)),
  status: z.enum(TASK_STATUSES),
  progress: z.int().check(z.gte(0), z.lte(100)),
  uid: z.nullable(z.string()),
  pools: z.array(z.object({ gacha_type: z.string(), fetched: z.int(), new: z.int(), done: z.boolean() })),
  result: z.nullable(
    z.object({
      ...{ new: z.int(), known: z.int(), total: z.int(), conflicting: z.optional(z.int()) },
      skipped: z.optional(
        z.array(z.object({ gacha_type: z.string(), reason: z.enum(ROW_FAULTS), after: z.nullable(z.string()) })),
      ),
    }),
  ),
  error: z.nullable(z.object({ error_code: z.int(), reason: z.enum(TASK_FAILURES) })),
})

export const getImportTask = endpoint({
  method: 'GET',
  path: '/api/gachalog/import/tasks/:task_id',
  auth: 'user',
  summary: 'How far an import is, or how it ended.',
  input: aboutTask,
  reply: wire(taskOnWire, {
    read: (w): ImportTask => ({
      taskId: w.task_id,
      gameId: readPullGame(w.game_id),
      status: w.status,
      progress: w.progress,
      uid: w.uid,
      pools: w.pools.map((pool) => ({
        poolId: pool.gacha_type,
        fetched: pool.fetched,
        added: pool.new,
        isDone: pool.done,
      })),
      result: w.result && {
        ...{ added: w.result.new, known: w.result.known, total: w.result.total },
        conflicting: w.result.conflicting ?? 0,
        skipped: (w.result.skipped ?? []).map(({ gacha_type: poolId, reason: fault, after }) => ({
          ...{ poolId, fault, after },
        })),
      },
      failure: w.error?.reason ?? null,
    }),
    write: (task) => ({
      task_id: task.taskId,
      game_id: task.gameId,
      status: task.status,
      progress: task.progress,
      uid: task.uid,
      pools: task.pools.map((pool) => ({
        gacha_type: pool.poolId,
        fetched: pool.fetched,
        new: pool.added,
        done: pool.isDone,
      })),
      result: task.result && {
        ...{ new: task.result.added, known: task.result.known, total: task.result.total },
        // Results of an earlier version have neither.
        conflicting: task.result.conflicting ?? 0,
        skipped: (task.result.skipped ?? []).map(({ poolId: gacha_type, fault: reason, after }) => ({
          ...{ gacha_type, reason, after },
        })),
      },
      error: task.failure && { error_code: failureNumber(task.failure), reason: task.failure },
    }),
  }),
})

export const cancelImport = endpoint({
  method: 'POST',
  path: '/api/gachalog/import/tasks/:task_id/cancel',
  auth: 'user',
  summary: 'Ends an import before its time; one that has ended stays as it is.',
  input: aboutTask,
  reply: wire(z.object({ status: z.enum(TASK_STATUSES) }), {
    read: (w): TaskStatus => w.status,
    write: (status) => ({ status }),
  }),
})

function failureNumber(failure: TaskFailure): number {
  if (failure === 'ledger_full') return ERRORS.LEDGER_FULL.number
  return ERRORS[DATA_FAILURES.includes(failure) ? 'RECORDS_INVALID' : 'IMPORT_RUNNING'].number
}
