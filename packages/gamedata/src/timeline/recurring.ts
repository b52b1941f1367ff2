import * as z from 'zod/mini'
import { readKind } from '../by-game.ts'
import { PLAN_FILES_BY_GAME } from '../games/plan-files.ts'
import { flag, name, number, orNull, ours, provenance, type RowsOf, someText, texts } from '../shape.ts'

const moment = z.union([z.literal('update'), z.strictObject({ days: number, time: someText })])

const cycle = z.strictObject({
  id: someText,
  name,
  ours,
  rule: z.discriminatedUnion('unit', [
    z.strictObject({ unit: z.literal('month'), day: number, time: someText }),
    z.strictObject({ unit: z.literal('week'), weekday: number, time: someText }),
    z.strictObject({ unit: z.literal('days'), every: number, anchors: texts }),
    z.strictObject({ unit: z.literal('version'), opens: moment, closes: moment }),
  ]),
  /** Kept as a fact, but not drawn: a weekly reminder that every player knows. */
  isHidden: flag,
  since: orNull(someText),
  until: orNull(someText),
  periods: z._default(
    z.array(z.strictObject({ start: someText, end: someText, version: orNull(someText), label: orNull(someText) })),
    [],
  ),
  ...provenance,
})

export type CycleRow = RowsOf<typeof cycle>

export const CYCLES = readKind(PLAN_FILES_BY_GAME, 'recurring', z.array(cycle))
