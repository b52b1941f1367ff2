import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { Dexie, EntityTable } from 'dexie'
import { answeredByStorage } from '#web/lib/device/storage-error'
import { tabWrites } from '#web/lib/device/write-guard'
import { writtenToStorage } from '#web/lib/device/written-to-storage'
import { accountOf, recordsFor, type StoredAccount, storedKey, waitingKey } from '#web/lib/pulls/stored-pulls'
import { validAccount } from '#web/lib/pulls/valid-account'

type PullsDatabase = Dexie & { games: EntityTable<StoredAccount, 'gameId'> }

const NAME = 'GachaTrackerDB_v2'

let opened: PullsDatabase | null = null

/**
 * Its program comes when an account is looked for: who is signed out does not wait for it. A database that was closed,
 * because it failed or another tab needed that, is opened again.
 *
 * @throws StorageError
 */
async function openDatabase(): Promise<PullsDatabase> {
  const { default: Database } = await import('dexie')
  if (!opened) {
    opened = new Database(NAME) as PullsDatabase
    opened.version(1).stores({ games: 'gameId' })
  }
  await answeredByStorage(opened.open())
  return opened
}

/** Whether this browser has the database, so that who has none loads nothing for it; unknown in older browsers. */
async function isThere(): Promise<boolean> {
  try {
    const databases = await answeredByStorage(indexedDB.databases())
    return databases.some(({ name }) => name === NAME)
  } catch {
    return false
  }
}

/** The pulls that this device keeps: one record per account, and one more for each further user who has it here. */
export const pullsDb = {
  /**
   * @returns `null` where this user has nothing of the account here
   * @throws StorageError
   */
  async read(key: PullAccount, owner: string): Promise<StoredAccount | null> {
    const database = await openDatabase()
    return (await answeredByStorage(readBoth(database, key, owner))).own
  },

  /**
   * Reads, changes and writes one user's account in one transaction: a tab that is closed in the middle leaves what was
   * there before. (LOCAL-1)
   *
   * @param change returns `null` to remove the account
   * @throws WriteRefused if the tab has lost the lock
   * @throws StorageError with what was there before left as it was
   */
  async change(
    key: PullAccount,
    owner: string,
    change: (previous: StoredAccount | null) => StoredAccount | null,
  ): Promise<void> {
    const database = await openDatabase()
    const work = async (): Promise<void> => {
      const { own, displaced } = await readBoth(database, key, owner)
      const next = change(own)
      if (next && displaced) await database.games.put(displaced)
      if (next) await database.games.put(next)
      else if (!displaced) await database.games.delete(storedKey(key))
      await database.games.delete(waitingKey(key, owner))
    }
    await tabWrites.run(() => writtenToStorage(database, [database.games], work))
  },

  /**
   * The accounts of a user that the database has beside those that are known. Only their pulls are read: a record has
   * thousands. (LOCAL-21)
   *
   * @throws StorageError
   */
  async accountsOf(owner: string, known: readonly PullAccount[]): Promise<readonly PullAccount[]> {
    if (!(await isThere())) return []
    const database = await openDatabase()
    const isKnown = new Set(known.map(storedKey))
    const keys = await answeredByStorage(database.games.toCollection().primaryKeys())
    const records: readonly unknown[] = await answeredByStorage(
      database.games.bulkGet(keys.filter((key) => !isKnown.has(key))),
    )
    return records.flatMap((record) => accountOf(validAccount(record), owner))
  },

  /** @throws WriteRefused if the tab has lost the lock */
  async remove(key: PullAccount, owner: string): Promise<void> {
    await pullsDb.change(key, owner, () => null)
  },
}

async function readBoth(database: PullsDatabase, key: PullAccount, owner: string) {
  const placed = validAccount(await database.games.get(storedKey(key)))
  const waiting = validAccount(await database.games.get(waitingKey(key, owner)))
  return recordsFor(owner, key, { placed, waiting })
}
