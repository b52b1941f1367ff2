import { sql } from 'kysely'
import type { Db } from '#server/db/client'

/** Every row of every table, as the database itself would print it, by table. */
export async function storedTexts(db: Db): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db)
  const texts = await Promise.all(
    rows.map(async ({ name }): Promise<[string, string]> => {
      const dump = await sql<{ text: string }>`select (r.*)::text as text from ${sql.table(name)} r`.execute(db)
      return [name, dump.rows.map(({ text }) => text).join('\n')]
    }),
  )
  return new Map(texts)
}
