import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { wire } from '../wire/wire.ts'
import { accountOnly } from './gacha-fields.ts'

/** What has changed the pulls of an account. */
export const LEDGER_KINDS = ['official', 'file', 'clear', 'revoke'] as const

export type LedgerKind = (typeof LEDGER_KINDS)[number]

export interface LedgerEntry {
  readonly importId: string
  readonly kind: LedgerKind
  readonly at: Instant
  /** Pulls that it brought; 0 where it took some away. */
  readonly added: number
  /** Pulls that it took away. */
  readonly removed: number
  /** `null`: it cannot be undone, or has been. */
  readonly undoableUntil: Instant | null
  /** When it was undone; `null`: it is in effect. */
  readonly undoneAt: Instant | null
}

export interface Undoing {
  /** Ids of the pulls that counted before and do not now: what a copy on a device has to remove. */
  readonly removedIds: readonly string[]
  /** Of each of them the pool, as `pullKey` has it; fewer in answers that an earlier version has stored. */
  readonly removedPools: readonly string[]
  /** How many pulls count now that did not before. */
  readonly restored: number
}

const entryOnWire = z.object({
  import_id: z.string(),
  kind: z.enum(LEDGER_KINDS),
  at: instantText,
  new: z.int(),
  removed: z.int(),
  undoable_until: z.nullable(instantText),
  undone_at: z.nullable(instantText),
})

export const listImports = endpoint({
  method: 'GET',
  path: '/api/gachalog/imports/:game_id/:uid',
  auth: 'user',
  summary: 'What has changed the pulls of an account, the newest first.',
  input: accountOnly,
  reply: wire(z.object({ imports: z.array(entryOnWire) }), {
    read: ({ imports }): readonly LedgerEntry[] =>
      imports.map((entry) => ({
        importId: entry.import_id,
        kind: entry.kind,
        at: readInstant(entry.at),
        added: entry.new,
        removed: entry.removed,
        undoableUntil: readOptional(entry.undoable_until),
        undoneAt: readOptional(entry.undone_at),
      })),
    write: (entries) => ({
      imports: entries.map((entry) => ({
        import_id: entry.importId,
        kind: entry.kind,
        at: formatInstant(entry.at),
        new: entry.added,
        removed: entry.removed,
        undoable_until: entry.undoableUntil && formatInstant(entry.undoableUntil),
        undone_at: entry.undoneAt && formatInstant(entry.undoneAt),
      })),
    }),
  }),
})

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/gachalog/imports/:import_id/undo',
  auth: 'user',
  summary: 'Takes back what an import brought and nothing else has brought, or brings back what was taken away.',
  input: wire(z.object({ import_id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }), {
    read: (w): { readonly importId: string } => ({ importId: w.import_id }),
    write: ({ importId }) => ({ import_id: importId }),
  }),
  reply: wire(
    z.object({
      ...{ removed: z.int(), restored: z.int() },
      ...{ removed_ids: z.array(z.string()), removed_pools: z.optional(z.array(z.string())) },
    }),
    {
      read: (w): Undoing => ({
        removedIds: w.removed_ids,
        removedPools: w.removed_pools ?? [],
        restored: w.restored,
      }),
      write: ({ removedIds, removedPools = [], restored }) => ({
        removed: removedIds.length,
        removed_ids: [...removedIds],
        removed_pools: [...removedPools],
        restored,
      }),
    },
  ),
})

function readOptional(text: string | null): Instant | null {
  return text === null ? null : readInstant(text)
}
