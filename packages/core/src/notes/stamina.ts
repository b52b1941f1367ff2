import { GAME_IDS, type GameId } from '../games/game.ts'
import type { SettingsObject } from '../settings/settings-object.ts'
import { DAY_MS, formatInstant, type Instant, instant, parseInstant } from '../time/instant.ts'
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

const OLD_MS = 7 * DAY_MS

export function staminaKey(gameId: GameId): string {
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

export function writeStamina({ amount, typedAt, bellAt }: Stamina): SettingsObject {
  return { amount, typedAt: formatInstant(typedAt), bellAt }
}

/** How many there are now. What is above full stays as it is. (NOTE-20) */
export function staminaNow({ amount, typedAt }: Stamina, { max, everyMs }: StaminaFacts, now: Instant): number {
  if (amount >= max) return amount
  return Math.min(max, amount + Math.max(0, Math.floor((now - typedAt) / everyMs)))
}

/** When there are, or were, so many; of fewer than there were at first, that moment. (NOTE-20) */
export function staminaAt({ amount, typedAt }: Stamina, { everyMs }: StaminaFacts, wanted: number): Instant {
  return instant(typedAt + Math.max(0, wanted - amount) * everyMs)
}

/** After `spent` were used; the next one comes when it would have come anyway. (NOTE-21) */
export function spendStamina(
  stamina: Stamina,
  facts: StaminaFacts,
  { spent, now }: { spent: number; now: Instant },
): Stamina {
  const have = staminaNow(stamina, facts, now)
  const isFull = have >= facts.max || now < stamina.typedAt
  const since = isFull ? now : now - ((now - stamina.typedAt) % facts.everyMs)
  return { ...stamina, amount: Math.max(0, have - spent), typedAt: instant(since) }
}

/** What was typed over a week ago is hardly true any more. (NOTE-22) */
export function isStaminaOld({ typedAt }: Stamina, now: Instant): boolean {
  return now - typedAt > OLD_MS
}

function isAmount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_TYPED
}
