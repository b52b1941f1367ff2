import { indexFacts } from '@ephemeris/core/gacha/facts'
import { serverOf } from '@ephemeris/core/gacha/server-of'
import { syntheticPulls } from '@ephemeris/core/gacha/synthetic/synthetic-pulls'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { GACHA_FACTS } from '@ephemeris/gamedata/gacha-facts'
import type { Deps } from '#server/deps'
import { evidenceOfFile } from '../gacha/ledger/coverage.service.ts'
import { mergeImport } from '../gacha/ledger/merge.service.ts'

/** On the Asian server of each game. */
const UIDS: Readonly<Record<GameId, string>> = {
  genshin: '800000001',
  starrail: '800000002',
  zenless: '1300000003',
  wuthering: '700000004',
}

const PULLS = 600
const HISTORY_MS = 360 * DAY_MS

/** Gives a user a made-up history of pulls in every game, by the official odds and the same every time. */
export async function addDemoPulls({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  for (const gameId of GAME_IDS) {
    const uid = UIDS[gameId]
    const pulls = pullsOf(gameId, clock.now())
    const evidence = evidenceOfFile({ gameId, uid }, pulls)
    await db
      .transaction()
      .execute((transaction) =>
        mergeImport(transaction, { clock }, { userId, gameId, uid }, { kind: 'file', pulls, evidence }),
      )
  }
}

function pullsOf(gameId: GameId, now: Instant) {
  const facts = GACHA_FACTS[gameId]
  const server = serverOf(UIDS[gameId], facts.servers)
  if (!server) throw new RangeError(`${UIDS[gameId]} is no UID of ${gameId}`)
  return syntheticPulls({
    index: indexFacts(gameId, facts),
    server: server.offset,
    seed: 'demonstration',
    from: instant(now - HISTORY_MS),
    to: instant(now - DAY_MS),
    pulls: PULLS,
  })
}
