import { GAME_IDS, type GameId } from '../games/game.ts'
import { type Instant, instant, parseInstant } from '../time/instant.ts'
import type { Notes } from './notes.ts'

/** What grows by one every `everyMs` until it is full. */
export interface StaminaFacts {
  readonly max: number
  readonly everyMs: number
}

/** What a player has typed; from then on it is counted. */
export interface Stamina {
  readonly amount: number
  /** When there were exactly that many. */
  readonly typedAt: Instant
  /** At which amount a reminder comes; `null`: none. */
  readonly bellAt: number | null
}

/** Items can raise it above what is full. */
export const MAX_TYPED = 9999

function staminaKey(gameId: GameId): string {
  return `stamina/${gameId}`
}

/** `null`: not typed. */
export function staminaOf(notes: Notes, gameId: GameId): Stamina | null {
  const value = notes[staminaKey(gameId)]?.value
  const typedAt = typeof value?.typedAt === 'string' ? parseInstant(value.typedAt) : null
  if (!value || typedAt === null || !isAmount(value.amount)) return null
  return { amount: value.amount, typedAt, bellAt: isAmount(value.bellAt) ? value.bellAt : null }
}

/** By game. */
export function staminasIn(notes: Notes): ReadonlyMap<GameId, Stamina> {
  return new Map(
    GAME_IDS.flatMap((id) => {
      const stamina = staminaOf(notes, id)
      return stamina === null ? [] : [[id, stamina] as const]
    }),
  )
}

/** When there are, or were, so many; of fewer than there were at first, that moment. */
export function staminaAt({ amount, typedAt }: Stamina, { everyMs }: StaminaFacts, wanted: number): Instant {
  return instant(typedAt + Math.max(0, wanted - amount) * everyMs)
}

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_TYPED
}
