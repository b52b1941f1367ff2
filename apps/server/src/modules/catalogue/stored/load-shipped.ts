import { createHash } from 'node:crypto'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import type { Db } from '#server/db/client'
import type { Deps } from '#server/deps'
import type { Log } from '#server/platform/log/log'
import {
  type ActivityRow,
  listGameStates,
  lockCatalogue,
  raiseVersion,
  retireActivities,
  upsertActivities,
} from './catalogue.queries.ts'
import { currentActivities } from './current-activities.ts'

/** After a fault of the database. */
const RETRY_MS = 5 * SECOND_MS

interface ShippedGame {
  readonly gameId: GameId
  readonly rows: readonly ActivityRow[]
  readonly contentHash: string
}

/**
 * Brings the activities that come with the product, and over them those that publishers have announced, into the
 * database. (CAT-7) Unchanged games are left alone; what is gone is retired, since marks and votes refer to it.
 */
export async function loadShippedCatalogue({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  if (await isLoaded(db, await currentActivities(db))) return
  await db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    // Another process may have read announcements while this one waited.
    await storeActivities(transaction, await currentActivities(transaction), log)
  })
}

/**
 * As `loadShippedCatalogue`, in a process that serves already: a database that is away is asked again until it answers
 * or the signal is aborted. @returns whether the catalogue is that of this build
 */
export async function loadWhileServing(
  { db, log, wait }: Pick<Deps, 'db' | 'log' | 'wait'>,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    try {
      await loadShippedCatalogue({ db, log })
      return true
    } catch (error) {
      log.warn('catalogue not loaded', { error })
      // The signal ends the pause, too.
      await wait(RETRY_MS, signal).catch(() => undefined)
    }
  }
  return false
}

/** Whether every game was loaded before, by this build or another. */
export async function holdsCatalogue(db: Db): Promise<boolean> {
  const known = new Set((await listGameStates(db)).map(({ gameId }) => gameId))
  return GAME_IDS.every((gameId) => known.has(gameId))
}

async function isLoaded(db: Db, activities: readonly CatalogueActivity[]): Promise<boolean> {
  return changedGames(gamesOf(activities), await listGameStates(db)).length === 0
}

/** Makes `activities` the catalogue, in a transaction that holds its lock. */
export async function storeActivities(db: Db, activities: readonly CatalogueActivity[], log: Log): Promise<void> {
  // Another process may have stored the same while this one waited.
  const states = await listGameStates(db)
  for (const game of changedGames(gamesOf(activities), states)) {
    const revision = await raiseVersion(db, game.gameId, game.contentHash)
    await upsertActivities(db, game.rows, revision)
    await retireActivities(db, game.gameId, { keptIds: game.rows.map(({ id }) => id), revision })
    // A new database is loaded as a matter of course; that the facts of a game have changed is news.
    const isKnown = states.some(({ gameId }) => gameId === game.gameId)
    if (isKnown) log.info('catalogue loaded', { game: game.gameId, activities: game.rows.length })
  }
}

function gamesOf(activities: readonly CatalogueActivity[]): readonly ShippedGame[] {
  return GAME_IDS.map((gameId) => shippedGame(gameId, activities))
}

function shippedGame(gameId: GameId, activities: readonly CatalogueActivity[]): ShippedGame {
  const rows = activities
    .filter((activity) => activity.gameId === gameId)
    .map(rowOf)
    .sort((one, other) => (one.id < other.id ? -1 : 1))
  return { gameId, rows, contentHash: hashOf(rows.map((row) => row.id + row.contentHash).join()) }
}

function rowOf(activity: CatalogueActivity): ActivityRow {
  const { id, gameId, type } = activity
  const body = JSON.stringify(activity)
  return { id, gameId, type, body, contentHash: hashOf(body) }
}

function changedGames(
  games: readonly ShippedGame[],
  states: Awaited<ReturnType<typeof listGameStates>>,
): ShippedGame[] {
  const known = new Map(states.map((state) => [state.gameId, state.contentHash]))
  return games.filter(({ gameId, contentHash }) => known.get(gameId) !== contentHash)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
