import Dexie, { type EntityTable } from 'dexie'
import { type AccountKey, type StoredAccount, storedKey } from '#web/lib/stored-pulls'
import { tabWrites } from '#web/lib/write-guard'

const database = new Dexie('GachaTrackerDB_v2') as Dexie & { games: EntityTable<StoredAccount, 'gameId'> }
database.version(1).stores({ games: 'gameId' })

/** The pulls that this device keeps, one record per account. */
export const pullsDb = {
  async read(key: AccountKey): Promise<StoredAccount | null> {
    return (await database.games.get(storedKey(key))) ?? null
  },

  /**
   * Reads, changes and writes one account in one transaction, by one `put`: a tab that is closed in the middle leaves
   * what was there before. (LOCAL-1)
   *
   * @throws WriteRefused if the tab has lost the lock
   */
  async change(key: AccountKey, change: (former: StoredAccount | null) => StoredAccount): Promise<void> {
    await tabWrites.run(() =>
      database.transaction('rw', database.games, async () => {
        await database.games.put(change((await database.games.get(storedKey(key))) ?? null))
      }),
    )
  },

  /** @throws WriteRefused if the tab has lost the lock */
  async remove(key: AccountKey): Promise<void> {
    await tabWrites.run(() => database.games.delete(storedKey(key)))
  },
}
