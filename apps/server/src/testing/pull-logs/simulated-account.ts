import { indexFacts } from '@ephemeris/core/gacha/facts'
import type { Pull } from '@ephemeris/core/gacha/pull'
import { serverOf } from '@ephemeris/core/gacha/server-of'
import { syntheticPulls } from '@ephemeris/core/gacha/synthetic/synthetic-pulls'
import type { GameId } from '@ephemeris/core/games/game'
import { type Instant, parseInstant } from '@ephemeris/core/time/instant'
import { NAMED_GAMES } from '@ephemeris/gamedata/games/named-games'
import { GACHA_FACTS } from '@ephemeris/gamedata/pulls/gacha-facts'

/** A player whose log the simulator keeps. */
export interface SimulatedAccount {
  readonly gameId: GameId
  readonly uid: string
  /** The authkey, or wuthering's record id. */
  readonly key: string
  /** The truth, oldest first. */
  readonly pulls: readonly Pull[]
}

interface AccountOptions {
  readonly pulls: number
  readonly seed?: string
  readonly uid?: string
  readonly key?: string
}

/**
 * A made-up account that has pulled for half a year up to May 2026. In genshin every other pull of the character banner
 * is of the second one (400), so that both are mixed in one second.
 */
export function simulatedAccount(gameId: GameId, options: AccountOptions): SimulatedAccount {
  const { pulls, seed = 'sample', uid = NAMED_GAMES[gameId].sampleUid, key = keyOf(gameId, uid) } = options
  const facts = GACHA_FACTS[gameId]
  const server = serverOf(uid, facts.servers)
  if (!server) throw new RangeError(`${uid} is no UID of ${gameId}`)
  const made = syntheticPulls({
    index: indexFacts(gameId, facts),
    server: server.offset,
    ...{ seed, pulls, from: at('2025-12-01T00:00:00Z'), to: at('2026-05-19T00:00:00Z') },
  })
  return { gameId, uid, key, pulls: gameId === 'genshin' ? made.map(withSecondBanner) : made }
}

function withSecondBanner(pull: Pull, index: number): Pull {
  return pull.poolId === '301' && index % 2 === 1 ? { ...pull, poolId: '400' } : pull
}

/** With the characters that have to be encoded when they travel. */
function keyOf(gameId: GameId, uid: string): string {
  return gameId === 'wuthering' ? uid.padStart(32, 'abcdef0') : `canary-${uid}+/key==`
}

function at(text: string): Instant {
  const instant = parseInstant(text)
  if (instant === null) throw new RangeError(text)
  return instant
}
