import type { GameId } from '@ephemeris/core/games/game'
import { type Bell, type BellTime, bellKey, bellOf } from '@ephemeris/core/notes/bell'
import { type Notes, readNotes, withNote, writeNotes } from '@ephemeris/core/notes/notes'
import { type Stamina, staminaKey, staminaOf, writeStamina } from '@ephemeris/core/notes/stamina'
import type { SettingsObject } from '@ephemeris/core/settings/settings-object'
import { instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useMemo } from 'react'
import { deviceStorage } from '#web/lib/device/device-storage'
import { inBackground } from '#web/lib/page/in-background'
import { now } from '#web/lib/server/server-clock'
import { useDevice } from '#web/state/device'

/** Bells, stamina and check-ins of the player. */
export function useNotes(): Notes {
  const stored = useDevice((device) => device.notes)
  return useMemo(() => readNotes(stored), [stored])
}

/** Compares them with those of the account, if someone is signed in. @param isAgain also if nothing has changed here */
export function tendNotes({ isAgain = false } = {}): void {
  if (deviceStorage.settings.auth_token === null) return
  void inBackground(import('#web/state/evening/notes-upkeep'), ({ exchangeNotes }) => exchangeNotes({ isAgain }))
}

/** `null`: there is none. */
export function useBell(activityId: string): Bell | null {
  return bellOf(useNotes(), activityId)
}

export function setBell(activityId: string, time: BellTime | null): void {
  setNote(bellKey(activityId), time && { ...time, isPaused: false })
}

/** `null`: not typed. */
export function useStamina(gameId: GameId): Stamina | null {
  return staminaOf(useNotes(), gameId)
}

export function setStamina(gameId: GameId, stamina: Stamina | null): void {
  setNote(staminaKey(gameId), stamina && writeStamina(stamina))
}

/** @param value `null`: it is taken back */
export function setNote(key: string, value: SettingsObject | null): void {
  const at = instant(Math.floor(now() / SECOND_MS) * SECOND_MS)
  deviceStorage.update(({ notes }) => ({ notes: writeNotes(withNote(readNotes(notes), key, { at, value })) }))
}
