import type { Coverage, CoveredSpan } from '@ephemeris/core/gacha/coverage/coverage'
import { formatInstant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { wire } from '../wire/wire.ts'
import { accountOnly } from './gacha-fields.ts'

export interface PoolCoverage extends Coverage {
  readonly poolId: string
}

export const spanOnWire = z.object({ from: instantText, to: instantText })

export function readSpan({ from, to }: z.output<typeof spanOnWire>): CoveredSpan {
  return { from: readInstant(from), to: readInstant(to) }
}

export function writeSpan({ from, to }: CoveredSpan): z.input<typeof spanOnWire> {
  return { from: formatInstant(from), to: formatInstant(to) }
}

const poolOnWire = z.object({
  gacha_type: z.string(),
  spans: z.array(spanOnWire),
  gaps: z.array(spanOnWire),
  complete_from_start: z.boolean(),
  safe_until: z.nullable(instantText),
})

export const getCoverage = endpoint({
  method: 'GET',
  path: '/api/gachalog/coverage/:game_id/:uid',
  auth: 'user',
  summary: 'Which times of each pool are proven complete, and until when the next import loses nothing.',
  input: accountOnly,
  reply: wire(z.object({ pools: z.array(poolOnWire) }), {
    read: ({ pools }): readonly PoolCoverage[] =>
      pools.map((pool) => ({
        poolId: pool.gacha_type,
        spans: pool.spans.map(readSpan),
        gaps: pool.gaps.map(readSpan),
        isCompleteFromStart: pool.complete_from_start,
        safeUntil: pool.safe_until === null ? null : readInstant(pool.safe_until),
      })),
    write: (pools) => ({
      pools: pools.map((pool) => ({
        gacha_type: pool.poolId,
        spans: pool.spans.map(writeSpan),
        gaps: pool.gaps.map(writeSpan),
        complete_from_start: pool.isCompleteFromStart,
        safe_until: pool.safeUntil === null ? null : formatInstant(pool.safeUntil),
      })),
    }),
  }),
})
