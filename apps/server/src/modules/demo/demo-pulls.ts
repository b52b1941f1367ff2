import { writePullFile } from '@ephemeris/core/gacha/exchange/write-file'
import { syntheticPulls } from '@ephemeris/core/gacha/synthetic/synthetic-pulls'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import { DAY_MS, type Instant, instant } from '@ephemeris/core/time/instant'
import { NAMED_GAMES } from '@ephemeris/gamedata/games/named-games'
import * as z from 'zod'
import type { Deps } from '#server/deps'
import { factsOf, homeOf } from '../gacha/gacha-facts.ts'
import { evidenceOfFile } from '../gacha/ledger/coverage.service.ts'
import { mergeImport } from '../gacha/ledger/merge.service.ts'
import { nameAccount } from '../gacha/uids.service.ts'

/** The game of the plan and of the sample file. */
export const DEMO_GAME: GameId = 'genshin'

export const DEMO_UIDS = mapGames((game) => NAMED_GAMES[game].sampleUid)

const PULLS = 1500
const HISTORY_MS = 360 * DAY_MS

/** So many of the newest pulls of `DEMO_GAME` are in the sample file, … */
const SAMPLE_PULLS = 200
/** … and of those so many are not in the account: the file brings them. */
const SAMPLE_NEWS = 60

/** Says what it is, wherever an account is shown. */
const NICKNAME = 'synthetic'

interface DemoOwner {
  readonly userId: string
  /** The instant by which the history is made: the sample file is made by the same one, or their ids have other times. */
  readonly now: Instant
}

/** Gives a user a made-up history of pulls in every game, by the official odds and the same every time. */
export async function addDemoPulls(
  { db, clock, ledgerLimits }: Pick<Deps, 'db' | 'clock' | 'ledgerLimits'>,
  { userId, now }: DemoOwner,
): Promise<void> {
  for (const gameId of GAME_IDS) {
    const uid = DEMO_UIDS[gameId]
    const all = demoPulls(gameId, now)
    const pulls = gameId === DEMO_GAME ? all.slice(0, -SAMPLE_NEWS) : all
    const evidence = evidenceOfFile({ gameId, uid }, pulls)
    await db
      .transaction()
      .execute((transaction) =>
        mergeImport(transaction, { clock, ledgerLimits }, { userId, gameId, uid }, { kind: 'file', pulls, evidence }),
      )
    await nameAccount({ db }, { id: userId, sessionId: null }, { gameId, uid, nickname: NICKNAME })
  }
}

/** A file to try the import with: most of its pulls are known to the account, some are new, one row cannot be read. */
export function samplePullFile(now: Instant): string {
  const account = {
    gameId: DEMO_GAME,
    uid: DEMO_UIDS[DEMO_GAME],
    pulls: demoPulls(DEMO_GAME, now).slice(-SAMPLE_PULLS),
  } as const
  const options = { mode: 'extended', language: 'en', at: now, appVersion: 'synthetic' } as const
  const { content } = writePullFile([account], options, factsOf)
  const [section] = z.array(z.object({ list: z.array(z.unknown()) }).loose()).parse(content.hk4e)
  section?.list.push({ note: 'Not a pull: shows what becomes of rows that cannot be read.' })
  return JSON.stringify({ ...content, hk4e: [section] }, null, 1)
}

/** A made-up history of a game, the same every time. */
export function demoPulls(gameId: GameId, now: Instant) {
  return syntheticPulls({
    index: factsOf(gameId),
    server: homeOf(gameId, DEMO_UIDS[gameId]).offset,
    seed: 'demonstration',
    from: instant(now - HISTORY_MS),
    to: instant(now - DAY_MS),
    pulls: PULLS,
  })
}
