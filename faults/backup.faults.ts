import path from 'node:path'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { backup } from '../apps/server/src/db/backup/backup.ts'
import { restore } from '../apps/server/src/db/backup/restore.ts'
import { createDb, type DatabaseAddress } from '../apps/server/src/db/client.ts'
import { migrate } from '../apps/server/src/db/migrate.ts'
import { digestsOf, fillAccounts } from '../apps/server/src/testing/database/database-content.ts'
import { addUsers } from '../bench/support/account-stage.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'

/** `FAULT_PULLS=1000000` for the promise. */
const PULLS = Number(process.env.FAULT_PULLS ?? 100_000)
const USERS = 20

/* Backs up a full database, restores it elsewhere, and compares all tables row by row. (R5) */
const folders = [temporaryFolder(), temporaryFolder()]
const [source, target] = await Promise.all(folders.map((folder) => startEmbeddedPostgres(folder)))
if (!source || !target) throw new RangeError('no database')
await fill(source.address)
const file = path.join(folders[0] ?? '', 'backup')

const writtenIn = await timed(() => backup(source, file))
const restoredIn = await timed(() => restoreInto(target.address))
const [before, after] = [await digestsOf(source.address), await digestsOf(target.address)]
await source.stop()
await target.stop()
for (const folder of folders) removeFolder(folder)

const different = [...before].filter(([table, digest]) => after.get(table) !== digest)
report('rows of a backup', { value: writtenIn.result, target: atLeast(PULLS) })
report('… restored', { value: restoredIn.result, target: atLeast(writtenIn.result) })
report('… tables compared', { value: before.size, target: atLeast(20) })
report('… tables that differ', { value: different.length, target: atMost(0) })
report('… written in', { value: writtenIn.seconds, unit: 's' })
report('… restored in', { value: restoredIn.seconds, unit: 's' })

async function fill(address: DatabaseAddress): Promise<void> {
  const db = createDb(address)
  await migrate(db)
  await addUsers(db, USERS)
  await fillAccounts(db, Math.ceil(PULLS / USERS))
  await db.destroy()
}

async function timed(work: () => Promise<number>): Promise<{ result: number; seconds: number }> {
  const startedAt = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - startedAt) / 1000 }
}

async function restoreInto(address: DatabaseAddress): Promise<number> {
  const db = createDb(address)
  try {
    return await restore({ db, address }, file)
  } finally {
    await db.destroy()
  }
}
