import { createHash } from 'node:crypto'
import type { CatalogueActivity } from '@ephemeris/core/activity/catalogue-activity'
import { GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { Deps } from '#server/deps'
import {
  type ActivityRow,
  listGameStates,
  lockCatalogue,
  raiseVersion,
  retireActivities,
  upsertActivities,
} from './catalogue.queries.ts'
import { shippedActivities } from './shipped/shipped-activities.ts'

interface ShippedGame {
  readonly gameId: GameId
  readonly rows: readonly ActivityRow[]
  readonly contentHash: string
}

/**
 * Brings the activities that come with the product into the database. (CAT-7)
 * Unchanged games are left alone; what is gone from the product is retired, since marks and votes hang on it.
 */
export async function loadShippedCatalogue(deps: Pick<Deps, 'db' | 'log'>): Promise<void> {
  await loadActivities(deps, shippedActivities())
}

export async function loadActivities(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  activities: readonly CatalogueActivity[],
): Promise<void> {
  const games = GAME_IDS.map((gameId) => shippedGame(gameId, activities))
  if (changedGames(games, await listGameStates(db)).length === 0) return

  await db.transaction().execute(async (transaction) => {
    await lockCatalogue(transaction)
    // Another process may have loaded the same while this one waited.
    const states = await listGameStates(transaction)
    for (const game of changedGames(games, states)) {
      await upsertActivities(transaction, game.rows)
      await retireActivities(
        transaction,
        game.gameId,
        game.rows.map(({ id }) => id),
      )
      await raiseVersion(transaction, game.gameId, game.contentHash)
      const isKnown = states.some(({ gameId }) => gameId === game.gameId)
      // A new database is loaded as a matter of course; that the facts of a game have changed is news.
      if (isKnown) log.info('catalogue loaded', { game: game.gameId, activities: game.rows.length })
    }
  })
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
