import { listActivities } from '@ephemeris/contract/catalogue/catalogue'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createDb } from '../../apps/server/src/db/client.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { asker } from '../../apps/server/src/testing/calls/ask.ts'
import { type TestCaller, testCallerOf } from '../../apps/server/src/testing/calls/test-call.ts'
import { addUsers, type BenchUser } from '../../bench/support/account-stage.ts'

/** Makes the database of `dataDir`, with users, and leaves it stopped. */
export async function prepareUsers(dataDir: string, count: number): Promise<readonly BenchUser[]> {
  const postgres = await startEmbeddedPostgres(dataDir)
  const db = createDb(postgres.address)
  await migrate(db)
  const users = await addUsers(db, count)
  await db.destroy()
  await postgres.stop()
  return users
}

export function callerAt(origin: string, from?: () => string): TestCaller {
  return testCallerOf(asker(origin, from))
}

/** One on which votes are taken. */
export async function someActivity(origin: string): Promise<string> {
  const query = { language: 'en', games: null, subTypes: {}, from: null, to: null } as const
  const { games } = await callerAt(origin).call(listActivities, query)
  const activity = games.find(({ gameId }) => gameId === 'genshin')?.activities.at(-1)
  if (!activity) throw new RangeError('the catalogue is empty')
  return activity.id
}
