import type { Db } from './client.ts'
import type { Schema } from './schema/schema.ts'

/** Tables whose rows belong to one user each. */
export type PersonalTable = { [T in keyof Schema]: 'user_id' extends keyof Schema[T] ? T : never }[keyof Schema]

/**
 * What a part of the product keeps about a user: it is exported under its name, and its tables are emptied of the user
 * when the account is deleted. A new table with a `user_id` has to be added to one of these. (ACC-50, ACC-51)
 */
export interface PersonalData {
  /** In the exported file. */
  readonly name: string
  readonly tables: readonly PersonalTable[]
  /** As it is written into the file, long lists as `JsonList`s; secrets and their hashes stay out. */
  collect(db: Db, userId: string): Promise<unknown>
}
