import type { Pull } from '@ephemeris/core/gacha/pull'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { Language } from '@ephemeris/core/language/language'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { readLanguage } from '../wire/query-fields.ts'
import { wire } from '../wire/wire.ts'
import { accountFields, accountOnWire, readPoolId, readPullAccount } from './gacha-fields.ts'
import { readPull, writePull } from './pull-fields.ts'

export const MAX_RECORDS = 10_000

/** Where a row came from: the game itself, or a file that cannot be proven. */
export const RECORD_SOURCES = ['official', 'file'] as const

export type RecordSource = (typeof RECORD_SOURCES)[number]

export interface PullRecord {
  /** Name and kind in the language that was asked for; in English they are as the ledger has them. */
  readonly pull: Pull
  /** 1 is the oldest known pull of its pool. */
  readonly number: number
  readonly source: RecordSource
}

export interface RecordsQuery extends PullAccount {
  /** `null`: all pools; 301 includes 400. */
  readonly poolId: string | null
  readonly limit: number
  /** `next` of the page before; `null`: the first page. */
  readonly cursor: string | null
  readonly language: Language
}

export interface RecordsPage {
  /** Oldest first. */
  readonly records: readonly PullRecord[]
  /** Of the account, or of the pool that was asked for. */
  readonly total: number
  /** `null`: this was the last page. */
  readonly next: string | null
}

const recordOnWire = z.object({
  id: z.string(),
  time: z.string(),
  name: z.string(),
  rank_type: z.string(),
  item_type: z.string(),
  gacha_type: z.string(),
  uigf_gacha_type: z.string(),
  item_id: z.string(),
  gacha_id: z.string(),
  count: z.string(),
  /** Position inside its second, for rows without an id of the game; else absent. */
  order: z.optional(z.string()),
  seq: z.int(),
  source: z.enum(RECORD_SOURCES),
})

export const listRecords = endpoint({
  method: 'GET',
  path: '/api/gachalog/records/:game_id/:uid',
  auth: 'user',
  summary: 'The pulls of an account, oldest first, page by page.',
  isLarge: true,
  input: wire(
    z.object({
      ...accountFields,
      gacha_type: z.optional(z.string()),
      limit: z.optional(z.string()),
      cursor: z.optional(z.string()),
      lang: z.optional(z.string()),
    }),
    {
      read: (w): RecordsQuery => ({
        ...readPullAccount(w),
        poolId: w.gacha_type === undefined ? null : readPoolId(w.gacha_type),
        limit: readLimit(w.limit),
        cursor: w.cursor ?? null,
        language: readLanguage(w.lang),
      }),
      write: (query) => ({
        ...accountOnWire(query),
        ...(query.poolId !== null && { gacha_type: query.poolId }),
        limit: String(query.limit),
        ...(query.cursor !== null && { cursor: query.cursor }),
        lang: query.language,
      }),
    },
  ),
  reply: wire(z.object({ records: z.array(recordOnWire), total: z.int(), next: z.nullable(z.string()) }), {
    read: (w): RecordsPage => ({ records: w.records.map(readRecord), total: w.total, next: w.next }),
    write: (page) => ({ records: page.records.map(writeRecord), total: page.total, next: page.next }),
  }),
})

export const clearRecords = endpoint({
  method: 'POST',
  path: '/api/gachalog/clear/:game_id/:uid',
  auth: 'user',
  summary: 'Deletes the pulls of an account from the server; for a week that can be undone.',
  input: wire(z.object({ ...accountFields, confirm: z.literal(true) }), {
    read: readPullAccount,
    write: (account) => ({ ...accountOnWire(account), confirm: true as const }),
  }),
  reply: wire(z.object({ deleted: z.int() }), {
    read: (w): { readonly deleted: number } => w,
    write: ({ deleted }) => ({ deleted }),
  }),
})

function readLimit(text: string | undefined): number {
  const limit = text === undefined ? MAX_RECORDS : Number(/^\d{1,5}$/.test(text) ? text : Number.NaN)
  if (limit >= 1 && limit <= MAX_RECORDS) return limit
  throw new AppError('PARAMETER_INVALID', `limit: 1 – ${MAX_RECORDS}`)
}

function readRecord(w: z.output<typeof recordOnWire>): PullRecord {
  return {
    pull: readPull(w, Number(w.order ?? 0)),
    number: w.seq,
    source: w.source,
  }
}

function writeRecord({ pull, number, source }: PullRecord): z.input<typeof recordOnWire> {
  return {
    ...writePull(pull),
    ...(pull.order > 0 && { order: String(pull.order) }),
    seq: number,
    source,
  }
}
