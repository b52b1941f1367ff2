import { randomBytes } from 'node:crypto'
import type { Db } from './client.ts'

const BYTES = 32

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
