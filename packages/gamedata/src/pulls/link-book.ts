import { type ByGame, lazyByGame } from '../by-game.ts'
import { PULL_LOGS, type PullLog } from './pull-logs.ts'
import { type GameServer, SERVERS } from './servers.ts'

/** What links to a game's log look like, and where its log is asked. */
export interface GameLinkFacts {
  readonly log: PullLog
  readonly servers: readonly GameServer[]
}

export const LINK_BOOK: ByGame<GameLinkFacts> = lazyByGame((game) => ({ log: PULL_LOGS[game], servers: SERVERS[game] }))
