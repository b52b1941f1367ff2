import type { Dexie, Table, Transaction } from 'dexie'
import { asStorageError, StorageError } from '#web/lib/device/storage-error'

/** Longer than any write takes that comes to an end: thousands of pulls take less than a second. */
const LIMIT_MS = 30_000

/**
 * What `work` returns, run as one transaction over `tables`: all of it is written, or nothing. Storage that does not
 * answer ends it, too. (LOCAL-17)
 *
 * @throws StorageError with what was there before left as it was
 */
export async function writtenToStorage<Answer>(
  database: Pick<Dexie, 'transaction'>,
  tables: readonly Table[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  let running: Transaction | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new StorageError('silent'))
      running?.abort()
    }, LIMIT_MS)
  })
  const writing = async () =>
    database.transaction('rw', [...tables], (transaction) => {
      running = transaction
      return work()
    })
  try {
    return await Promise.race([writing(), silence])
  } catch (error) {
    throw asStorageError(error)
  } finally {
    clearTimeout(timer)
  }
}
