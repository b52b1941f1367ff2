import type { GoalResult } from './plan.ts'

/** A chance as it is shown: in whole per cent, or as a word. */
export type ShownChance =
  | { readonly kind: 'guaranteed' }
  /** Less than one per cent even at its best. */
  | { readonly kind: 'under' }
  /** 1 to 99; both are the same where nothing is unknown, or nothing of it shows. */
  | { readonly kind: 'range'; readonly low: number; readonly high: number }

/** "Sure" is what follows from certain income and published rules alone; every other chance ends at 99 %. (PLAN-11) */
export function shownChance({
  chance,
  pullsToGuarantee,
}: Pick<GoalResult, 'chance' | 'pullsToGuarantee'>): ShownChance {
  if (pullsToGuarantee === 0) return { kind: 'guaranteed' }
  if (chance.high < 0.01) return { kind: 'under' }
  return { kind: 'range', low: percent(chance.low), high: percent(chance.high) }
}

/** Which way a printed chance has moved, by its low end first; `null`: it is printed as before. (PLAN-32) */
export function moveOf(previous: ShownChance, chance: ShownChance): 'up' | 'down' | null {
  const [was, is] = [endsOf(previous), endsOf(chance)]
  const by = is.low - was.low || is.high - was.high
  if (by === 0) return null
  return by > 0 ? 'up' : 'down'
}

function endsOf(shown: ShownChance): { readonly low: number; readonly high: number } {
  if (shown.kind === 'range') return shown
  const end = shown.kind === 'guaranteed' ? 100 : 0
  return { low: end, high: end }
}

function percent(chance: number): number {
  return Math.max(1, Math.min(99, Math.round(chance * 100)))
}
