import Dexie, { type EntityTable } from 'dexie'
import { answeredByStorage } from '#web/lib/device/storage-error'
import { tabWrites } from '#web/lib/device/write-guard'
import { writtenToStorage } from '#web/lib/device/written-to-storage'

/** One kind of activity as the player's file had it. */
export interface StoredActivity {
  readonly activityId: string
  readonly data: Readonly<Record<string, unknown>>
  /** ms since 1970 */
  readonly updatedAt: number
}

/** The file that was imported last. */
export interface StoredFile {
  readonly name: string
  /** ms since 1970 */
  readonly importedAt: number
  readonly sizeBytes: number
}

const LAST_FILE = 'lastImport'

const database = new Dexie('GenshinActivitiesDB') as Dexie & {
  activities: EntityTable<StoredActivity, 'activityId'>
  metadata: EntityTable<StoredFile & { key: string }, 'key'>
}
database.version(1).stores({ activities: 'activityId', metadata: 'key' })

/** The player's own exported history, kept in this browser alone. (HIST-5) */
export const activitiesDb = {
  async read(): Promise<{ activities: readonly StoredActivity[]; file: StoredFile | null }> {
    await answeredByStorage(database.open())
    const asked = database.transaction('r', database.activities, database.metadata, () =>
      Promise.all([database.activities.toArray(), database.metadata.get(LAST_FILE)]),
    )
    const [activities, file] = await answeredByStorage(asked)
    return { activities, file: file ?? null }
  },

  /** All of it or nothing; kinds that are stored already are replaced. @returns how many were replaced */
  store(activities: readonly StoredActivity[], file: StoredFile): Promise<number> {
    return write(async () => {
      const ids = activities.map(({ activityId }) => activityId)
      const replaced = await database.activities.where('activityId').anyOf(ids).count()
      await database.activities.bulkPut([...activities])
      await database.metadata.put({ ...file, key: LAST_FILE })
      return replaced
    })
  },

  async clear(): Promise<void> {
    await write(async () => {
      await database.activities.clear()
      await database.metadata.clear()
    })
  },
}

/**
 * @throws WriteRefused if the tab has lost the lock
 * @throws StorageError with what was there before left as it was
 */
async function write<T>(work: () => Promise<T>): Promise<T> {
  await answeredByStorage(database.open())
  return tabWrites.run(() => writtenToStorage(database, [database.activities, database.metadata], work))
}
