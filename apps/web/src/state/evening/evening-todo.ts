import type { Instant } from '@ephemeris/core/time/instant'
import { create } from 'zustand'

/** What is left to do this evening; written by the card of tonight, which comes after the page's first words. */
interface EveningTodo {
  readonly count: number
  /** When the player stops. */
  readonly stopsAt: Instant
}

export const useEveningTodo = create<{ readonly todo: EveningTodo | null }>()(() => ({ todo: null }))
