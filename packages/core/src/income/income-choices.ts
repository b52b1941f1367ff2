import type { Instant } from '../time/instant.ts'
import type { IncomeSourceFacts } from './income-facts.ts'

/** What a player does, owns and corrects. */
export interface IncomeChoices {
  /** By source: whether it counts. Without a choice everything counts that needs no purchase. */
  readonly counted: ReadonlyMap<string, boolean>
  /** Periods that were taken already, by `takenKey`. */
  readonly taken: ReadonlySet<string>
  /** The player's own amounts by source; they have no band. */
  readonly amounts: ReadonlyMap<string, number>
  /**
   * Until when the 30-day pass is paid. Its days before are certain; from then on it is bought again if its sources
   * count. `null`: there is none and none will be bought.
   */
  readonly passUntil: Instant | null
}

export const NO_CHOICES: IncomeChoices = {
  counted: new Map(),
  taken: new Set(),
  amounts: new Map(),
  passUntil: null,
}

/** How a taken period is named: `spiral_abyss/2026-11-16`. */
export function takenKey({ sourceId, key }: { readonly sourceId: string; readonly key: string }): string {
  return `${sourceId}/${key}`
}

export function isCounted({ id, kind }: IncomeSourceFacts, { counted }: IncomeChoices): boolean {
  return counted.get(id) ?? kind !== 'paid'
}
