import type { PersonalData } from '#server/db/personal-data'
import { JsonList } from '#server/platform/json-pieces'
import { listPreviewTimes } from './file/preview.queries.ts'
import { listTaskRows } from './import/task.queries.ts'
import { listAllAccounts } from './ledger/account.queries.ts'
import { listAllImports } from './ledger/import.queries.ts'
import { pullRows } from './ledger/pull.queries.ts'
import { removedPullRows } from './ledger/removed-pull.queries.ts'

/** A user's accounts in the games, their pulls, and what brought them. (LEDGER-13) */
export const GACHA_DATA: PersonalData = {
  name: 'pulls',
  tables: [
    'gacha_task_page',
    'gacha_task_pool',
    'gacha_task',
    'gacha_preview',
    'gacha_removed_pull',
    'gacha_pull',
    'gacha_import',
    'gacha_uid',
  ],
  collect: async (db, userId) => ({
    uids: await listAllAccounts(db, userId),
    records: new JsonList(pullRows(db, userId)),
    removed_records: new JsonList(removedPullRows(db, userId)),
    imports: await listAllImports(db, userId),
    import_tasks: await listTaskRows(db, userId),
    file_previews: await listPreviewTimes(db, userId),
  }),
}
