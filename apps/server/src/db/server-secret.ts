import { randomBytes } from 'node:crypto'
import type { Db } from './client.ts'

const BYTES = 32

const kept = new WeakMap<Db, Map<string, Promise<Buffer>>>()

/** As `serverSecret`, asked of the database once per process, for what needs it often. */
export function cachedServerSecret(db: Db, name: string): Promise<Buffer> {
  const known = kept.get(db) ?? new Map<string, Promise<Buffer>>()
  kept.set(db, known)
  const secret = known.get(name) ?? serverSecret(db, name)
  known.set(name, secret)
  secret.catch(() => known.delete(name))
  return secret
}

/** A secret that all processes of this installation share; made when it is first asked for. */
export async function serverSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('server_secret')
    .values({ name, value: randomBytes(BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('server_secret')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
