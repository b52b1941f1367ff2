import type { ServerFacts } from '@ephemeris/core/gacha/facts'
import type { Area } from '@ephemeris/core/gacha/link/link-facts'
import { type ByGame, readKind } from '../by-game.ts'
import { CONFIDENCES, type Confidence } from '../confidence.ts'
import { GAME_FILES } from '../games/named-games.ts'
import { rowsOf } from '../row.ts'

/** Which of a publisher's two worlds a server belongs to. */
export const AREAS = ['cn', 'global'] as const satisfies readonly Area[]

export interface GameServer extends ServerFacts {
  readonly area: Area
  /** `hk4e_global`; `null` in wuthering, which has no such word. */
  readonly gameBiz: string | null
  /** Of the clock; that of wuthering outside UTC+8 was never proven. */
  readonly confidence: Confidence
}

export function readServers(file: unknown, where: string): readonly GameServer[] {
  return rowsOf(file, where).map((row) => ({
    id: row.text('id'),
    area: row.oneOf('area', AREAS),
    gameBiz: row.textOrNull('gameBiz'),
    uid: new RegExp(row.text('uid')),
    offsetHours: row.number('offsetHours'),
    confidence: row.oneOf('confidence', CONFIDENCES),
  }))
}

export const SERVERS: ByGame<readonly GameServer[]> = readKind(GAME_FILES, 'servers', readServers)
