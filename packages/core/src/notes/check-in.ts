import type { GameId } from '../games/game.ts'
import type { Instant } from '../time/instant.ts'
import { nextMidnight } from '../time/resets.ts'
import type { UtcOffset } from '../time/zone.ts'
import type { Notes } from './notes.ts'

export function checkInKey(gameId: GameId): string {
  return `check-in/${gameId}`
}

/** Whether the player has checked in on the present day of the publisher's page, whose days end at midnight there. (NOTE-30) */
export function isCheckedIn(notes: Notes, gameId: GameId, { now, zone }: { now: Instant; zone: UtcOffset }): boolean {
  const note = notes[checkInKey(gameId)]
  return note?.value ? nextMidnight(note.at, zone) > now : false
}
