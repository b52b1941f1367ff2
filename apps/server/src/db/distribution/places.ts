import type { Schema } from '../schema/schema.ts'

type UserTable = { [T in keyof Schema]: 'user_id' extends keyof Schema[T] ? T : never }[keyof Schema]

/**
 * Where the tables that name a user live on a distributed database. `shard`: divided by `user_id`, all rows of a user on
 * one node. `coordinator`: on the coordinator, as every table that names no user. (OPS-80)
 */
const PLACES = {
  session: 'shard',
  email_token: 'shard',
  known_device: 'shard',
  access_token: 'shard',
  mail: 'shard',
  vote: 'shard',
  settings_slot: 'shard',
  settings_version: 'shard',
  player_notes: 'shard',
  calendar_feed: 'shard',
  gacha_uid: 'shard',
  gacha_import: 'shard',
  gacha_pull: 'shard',
  gacha_removed_pull: 'shard',
  gacha_preview: 'shard',
  gacha_task: 'shard',
  gacha_task_pool: 'shard',
  gacha_task_page: 'shard',
  reminder_message: 'shard',
  push_subscription: 'shard',
  webhook: 'shard',
  // Looked up by the account at the other service.
  identity: 'coordinator',
  // Queues: taken in the order in which they are due, under locks that skip each other.
  job: 'coordinator',
  reminder_settings: 'coordinator',
  // Looked up by a code; the user is unknown until a user has scanned it, or has come back.
  qr_session: 'coordinator',
  handoff: 'coordinator',
  provider_visit: 'coordinator',
} as const satisfies Record<UserTable, 'shard' | 'coordinator'>

/** The tables that are divided by `user_id`. */
export const DISTRIBUTED_TABLES = (Object.keys(PLACES) as UserTable[]).filter((table) => PLACES[table] === 'shard')
