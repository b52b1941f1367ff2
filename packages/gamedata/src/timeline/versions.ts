import * as z from 'zod/mini'
import { readKind } from '../by-game.ts'
import { PLAN_FILES_BY_GAME } from '../games/plan-files.ts'
import { name, orNull, provenance, type RowsOf, someText } from '../shape.ts'

export const VERSION_STATUSES = ['observed', 'announced', 'expected'] as const

/** One version of a game, oldest first in its list; no two of a game overlap. */
const version = z.strictObject({
  id: someText,
  /** `6.6` */
  version: someText,
  /** What the game calls it instead of the number ("Luna VII"); `null` where the number is its name. */
  label: orNull(name),
  name,
  /** World-wide: the servers open. */
  start: someText,
  /** Worldwide: the next maintenance begins; `null` while it is not announced. */
  end: orNull(someText),
  /** `announced`: the start is official; `expected`: by the usual length of versions alone. */
  status: z.enum(VERSION_STATUSES),
  ...provenance,
})

export type Version = RowsOf<typeof version>

export const VERSIONS = readKind(PLAN_FILES_BY_GAME, 'versions', z.array(version))
