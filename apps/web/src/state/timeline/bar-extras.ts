import type { ReactNode } from 'react'
import { create } from 'zustand'

/** What an activity gives towards pulls. */
export interface ActivityGives {
  /** As texts name them, the currency first. */
  readonly items: readonly {
    readonly id: string
    readonly name: string
    readonly amount: number
    readonly isTicket?: boolean
  }[]
  /** Not rounded. */
  readonly pulls: number
  /** The announcement says so; else the facts of its cycle, or the player. */
  readonly isAnnounced: boolean
}

/** The text at the end of a bar on the timeline, beside its picture. */
export interface ActivityExtra {
  /** As wide as its kind: see `EXTRA_PX`. */
  readonly kind: 'amount' | 'goal'
  readonly node: ReactNode
  /** The same for anyone who cannot see it; follows the bar's accessible name. */
  readonly label: string
  /** The same for the dialog of the activity, of amounts alone. (TL-62) */
  readonly gives?: ActivityGives
}

/** By activity. */
type ExtraOf = ReadonlyMap<string, ActivityExtra>

type ExtrasByKind = Readonly<Record<ActivityExtra['kind'], ExtraOf>>

/** The room that an extra takes from the title and the picture. */
export const EXTRA_PX: Readonly<Record<ActivityExtra['kind'], number>> = { amount: 58, goal: 96 }

const NONE: ExtraOf = new Map()

/**
 * Filled by parts of the program that come after the first paint, each with its own bars; a goal comes before an
 * amount.
 */
export const useBarExtras = create<ExtrasByKind>()(() => ({
  amount: NONE,
  goal: NONE,
}))

/** Whether it has been looked up what activities give; some may give nothing that is known. */
export function areAmountsKnown({ amount }: ExtrasByKind): boolean {
  return amount !== NONE
}

export function barExtraOf({ goal, amount }: ExtrasByKind, activityId: string): ActivityExtra | undefined {
  return goal.get(activityId) ?? amount.get(activityId)
}

export function useBarExtra(activityId: string): ActivityExtra | undefined {
  return useBarExtras((extras) => barExtraOf(extras, activityId))
}
