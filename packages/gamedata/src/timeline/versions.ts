import type { FactTime } from '@ephemeris/core/gacha/facts'
import type { PartialText } from '@ephemeris/core/language/language'
import { type ByGame, readKind } from '../by-game.ts'
import type { Provenance } from '../confidence.ts'
import { PLAN_FILES_BY_GAME } from '../games/plan-files.ts'
import { rowsOf } from '../row.ts'

export const VERSION_STATUSES = ['observed', 'announced', 'expected'] as const

/** One version of a game, oldest first in its list; no two of a game overlap. */
export interface Version extends Provenance {
  readonly id: string
  /** `6.6` */
  readonly version: string
  /** What the game calls it instead of the number ("Luna VII"); `null` where the number is its name. */
  readonly label: PartialText | null
  readonly name: PartialText
  /** World-wide: the servers open. */
  readonly start: FactTime
  /** Worldwide: the next maintenance begins; `null` while it is not announced. */
  readonly end: FactTime | null
  /** `announced`: the start is official; `expected`: by the usual length of versions alone. */
  readonly status: (typeof VERSION_STATUSES)[number]
}

export function readVersions(file: unknown, where: string): readonly Version[] {
  return rowsOf(file, where).map((row) => ({
    id: row.text('id'),
    version: row.text('version'),
    label: row.nameOrNull('label'),
    name: row.name('name'),
    start: row.text('start'),
    end: row.textOrNull('end'),
    status: row.oneOf('status', VERSION_STATUSES),
    ...row.provenance(),
  }))
}

export const VERSIONS: ByGame<readonly Version[]> = readKind(PLAN_FILES_BY_GAME, 'versions', readVersions)
