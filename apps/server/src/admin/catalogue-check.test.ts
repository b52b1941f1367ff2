import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDb } from '#server/db/client'
import { migrate } from '#server/db/migrate'
import { createEmptyTestDatabase, databaseUrl } from '#server/testing/database/test-database'
import { runAdmin } from './run-admin.ts'

test('CAT-35 the check names a fault of the database with its id and fails; by request it leaves the database alone', async () => {
  const address = await createEmptyTestDatabase()
  vi.stubEnv('DATABASE_URL', databaseUrl(address))
  vi.stubEnv('LOG_LEVEL', 'error')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  const db = createDb(address)
  onTestFinished(() => db.destroy())
  await migrate(db)
  expect(await runAdmin(['catalogue', 'check'])).toBe('The catalogue is sound.')

  const id = '6f1c1d1e-6a0e-4f3b-9a34-0d6a3d1f2b10'
  await sql`insert into announcement (id, game_id, body) values (${id}, 'genshin', '{}')`.execute(db)
  await expect(runAdmin(['catalogue', 'check'])).rejects.toThrow(
    new RegExp(`announcement ${id}: [\\s\\S]*\n1 fault\\.`),
  )
  expect(await runAdmin(['catalogue', 'check', '--facts'])).toBe('The catalogue is sound.')
})
