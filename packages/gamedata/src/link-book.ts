import type { ByGame, FactGame } from './by-game.ts'
import { PULL_LOGS, type PullLog } from './pull-logs.ts'
import { type GameServer, SERVERS } from './servers.ts'

/** What links to a game's log look like, and where its log is asked. */
export interface LinkFacts {
  readonly log: PullLog
  readonly servers: readonly GameServer[]
}

export const LINK_BOOK: ByGame<LinkFacts> = {
  genshin: linkFactsOf('genshin'),
  starrail: linkFactsOf('starrail'),
  zenless: linkFactsOf('zenless'),
  wuthering: linkFactsOf('wuthering'),
}

function linkFactsOf(game: FactGame): LinkFacts {
  return { log: PULL_LOGS[game], servers: SERVERS[game] }
}
