import { sql } from 'kysely'
import type { Db } from '#server/db/client'

export interface SlotKey {
  readonly userId: string
  readonly slot: number
}

/** What a slot holds, as the JSON text of it. */
export interface SlotContent {
  readonly config: string
  readonly marks: number
}

/** The state of a slot that no other transaction can change until this one is over. */
export interface LockedSlot {
  /** When it was written or emptied last; before all times where neither ever happened. */
  readonly updatedAt: Date
  /** As stored, whatever it is; `null`: it is empty. */
  readonly config: unknown
}

const NEVER = new Date(0)

export async function lockSlot(transaction: Db, key: SlotKey): Promise<LockedSlot> {
  const locked = await selectForUpdate(transaction, key)
  if (locked) return locked
  await transaction
    .insertInto('settings_slot')
    .values({ user_id: key.userId, slot: key.slot, updated_at: NEVER, config: null, marks: 0 })
    .onConflict((conflict) => conflict.columns(['user_id', 'slot']).doNothing())
    .execute()
  return (await selectForUpdate(transaction, key)) ?? { updatedAt: NEVER, config: null }
}

async function selectForUpdate(transaction: Db, { userId, slot }: SlotKey): Promise<LockedSlot | undefined> {
  return transaction
    .selectFrom('settings_slot')
    .select(['updated_at as updatedAt', 'config'])
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .forUpdate()
    .executeTakeFirst()
}

/** Whether the slot contains exactly `config`, in any order of its keys. */
export async function isInSlot(db: Db, { userId, slot }: SlotKey, config: string): Promise<boolean> {
  const row = await db
    .selectFrom('settings_slot')
    .select('slot')
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .where(sql<boolean>`config = ${config}::jsonb`)
    .executeTakeFirst()
  return row !== undefined
}

/** `null` empties it. */
export async function updateSlot(
  transaction: Db,
  { userId, slot }: SlotKey,
  { content, at }: { content: SlotContent | null; at: Date },
): Promise<void> {
  await transaction
    .updateTable('settings_slot')
    .set({ updated_at: at, config: content?.config ?? null, marks: content?.marks ?? 0 })
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .execute()
}

/** `null`: it is empty. */
export async function findSlot(db: Db, { userId, slot }: SlotKey) {
  const row = await db
    .selectFrom('settings_slot')
    .select(['config', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .where('slot', '=', slot)
    .where('config', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** Of the slots that are not empty. */
export async function listSlotTimes(db: Db, userId: string) {
  return db
    .selectFrom('settings_slot')
    .select(['slot', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .where('config', 'is not', null)
    .execute()
}

/** Of the slots that are not empty, with all that they hold. */
export async function listSlots(db: Db, userId: string) {
  return db
    .selectFrom('settings_slot')
    .select(['slot', 'updated_at', 'config'])
    .where('user_id', '=', userId)
    .where('config', 'is not', null)
    .orderBy('slot')
    .execute()
}

/** By user, the content of the slot that was written last; users without any are absent. */
export async function listNewestSlots(db: Db, userIds: readonly string[]) {
  const { rows } = await sql<{ userId: string; slot: SlotKey['slot']; config: unknown }>`
    select distinct on (user_id) user_id as "userId", slot, config
    from settings_slot
    where user_id = any (${userIds}::text[]) and config is not null
    order by user_id, updated_at desc, slot
  `.execute(db)
  return rows
}
