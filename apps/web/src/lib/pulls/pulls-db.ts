import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { Dexie, EntityTable } from 'dexie'
import { tabWrites } from '#web/lib/device/write-guard'
import { soundAccount } from '#web/lib/pulls/sound-account'
import { recordsFor, type StoredAccount, storedKey, waitingKey } from '#web/lib/pulls/stored-pulls'

type PullsDatabase = Dexie & { games: EntityTable<StoredAccount, 'gameId'> }

let opened: PullsDatabase | null = null

/** Its program comes when an account is looked for: who is signed out does not wait for it. */
async function openDatabase(): Promise<PullsDatabase> {
  const { default: Database } = await import('dexie')
  if (opened) return opened
  opened = new Database('GachaTrackerDB_v2') as PullsDatabase
  opened.version(1).stores({ games: 'gameId' })
  return opened
}

/** The pulls that this device keeps: one record per account, and one more for each further user who has it here. */
export const pullsDb = {
  /** @returns `null` where this user has nothing of the account here */
  async read(key: PullAccount, owner: string): Promise<StoredAccount | null> {
    return (await readBoth(await openDatabase(), key, owner)).own
  },

  /**
   * Reads, changes and writes one user's account in one transaction: a tab that is closed in the middle leaves what was
   * there before. (LOCAL-1)
   *
   * @param change returns `null` to remove the account
   * @throws WriteRefused if the tab has lost the lock
   */
  async change(
    key: PullAccount,
    owner: string,
    change: (former: StoredAccount | null) => StoredAccount | null,
  ): Promise<void> {
    const database = await openDatabase()
    await tabWrites.run(() =>
      database.transaction('rw', database.games, async () => {
        const { own, displaced } = await readBoth(database, key, owner)
        const next = change(own)
        if (next && displaced) await database.games.put(displaced)
        if (next) await database.games.put(next)
        else if (!displaced) await database.games.delete(storedKey(key))
        await database.games.delete(waitingKey(key, owner))
      }),
    )
  },

  /** @throws WriteRefused if the tab has lost the lock */
  async remove(key: PullAccount, owner: string): Promise<void> {
    await pullsDb.change(key, owner, () => null)
  },
}

async function readBoth(database: PullsDatabase, key: PullAccount, owner: string) {
  const placed = soundAccount(await database.games.get(storedKey(key)))
  const waiting = soundAccount(await database.games.get(waitingKey(key, owner)))
  return recordsFor(owner, key, { placed, waiting })
}
