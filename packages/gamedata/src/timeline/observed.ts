import * as z from 'zod/mini'
import { readKind } from '../by-game.ts'
import { GAME_FILES } from '../games/named-games.ts'
import { number, orNull, someText } from '../shape.ts'

const observed = z.strictObject({
  /** The last day `2026-10-09` of which anything was seen. */
  until: someText,
  /** How long the game's versions usually last; for expectations only, real lengths vary from 28 to 58 days. */
  versionDays: number,
  /** Of a version's special programme: a weekday, 1 is Monday, so many days ahead at least, in UTC; `null`: no rhythm is known. */
  programme: orNull(z.strictObject({ weekday: number, leastDays: number, time: someText })),
  note: orNull(someText),
})

export const OBSERVED = readKind(GAME_FILES, 'observed', observed)
