import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { createApp } from '../../apps/server/src/app.ts'
import { createDeps } from '../../apps/server/src/create-deps.ts'
import { createDb } from '../../apps/server/src/db/client.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { readEnv } from '../../apps/server/src/env/env.ts'
import { createLog } from '../../apps/server/src/platform/log/log.ts'
import { asker } from '../../apps/server/src/testing/calls/ask.ts'
import { testCallerOf } from '../../apps/server/src/testing/calls/test-call.ts'
import { removeFolder, temporaryFolder } from './folders.ts'

/** The server in this very process, so that its event loop and its memory can be measured. */
export async function startApp(own: Readonly<Record<string, string>> = {}) {
  const dataDir = temporaryFolder()
  const postgres = await startEmbeddedPostgres(dataDir)
  const db = createDb(postgres.address)
  await migrate(db)
  const env = readEnv({
    EPHEMERIS_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    CHALLENGE: 'off',
    TRUST_PROXY: '1',
    ...own,
  })
  const deps = createDeps({ env, db, log: createLog('error', () => {}) })
  const app = await createApp(deps)
  const { call } = testCallerOf(asker(await app.listen()))
  return {
    deps,
    call,
    stop: async () => {
      await app.close()
      await db.destroy()
      await postgres.stop()
      removeFolder(dataDir)
    },
  }
}
