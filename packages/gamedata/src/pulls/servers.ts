import type { Area } from '@ephemeris/core/gacha/link/link-facts'
import * as z from 'zod/mini'
import { readKind } from '../by-game.ts'
import { GAME_FILES } from '../games/named-games.ts'
import { confidence, expression, number, orNull, type RowsOf, someText } from '../shape.ts'

/** Which of a publisher's two worlds a server belongs to. */
export const AREAS = ['cn', 'global'] as const satisfies readonly Area[]

const server = z.strictObject({
  /** `os_asia`; what the game's links and log call it. */
  id: someText,
  area: z.enum(AREAS),
  /** `hk4e_global`; `null` of a publisher that has no such word. */
  gameBiz: orNull(someText),
  /** Which UIDs live here; no two servers of a game share one. */
  uid: expression(),
  /** Hours east of UTC, without daylight saving: the clock of every time in the log. */
  offsetHours: number,
  /** Of the clock. */
  confidence,
})

export type GameServer = RowsOf<typeof server>

export const SERVERS = readKind(GAME_FILES, 'servers', z.array(server))
