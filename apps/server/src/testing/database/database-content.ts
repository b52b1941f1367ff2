import { sql } from 'kysely'
import { createDb, type DatabaseAddress, type Db } from '#server/db/client'

/** Of every table but the record of migrations, how many rows it has and a sum over all of their content, whatever their order. */
export async function digestsOf(address: DatabaseAddress): Promise<ReadonlyMap<string, string>> {
  return on(address, async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
    `.execute(db)
    const found = new Map<string, string>()
    for (const { name } of tables) {
      const { rows } = await sql<{ digest: string }>`
        select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as digest
        from ${sql.table(name)} t
      `.execute(db)
      found.set(name, rows[0]?.digest ?? '')
    }
    return found
  })
}

/** Every column and index, as one text. */
export async function schemaOf(address: DatabaseAddress): Promise<string> {
  return on(address, async (db) => {
    const { rows } = await sql<{ line: string }>`
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || coalesce(column_default, '')
        as line
      from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public' order by line
    `.execute(db)
    return rows.map(({ line }) => line).join('\n')
  })
}

/** Gives every account a full slot and so many pulls, with what text formats like to stumble over. */
export async function fillAccounts(db: Db, pullsOfAccount: number): Promise<void> {
  await sql`
    insert into gacha_pull
    select a.id, 'genshin', '800000001', n::text, lpad(n::text, 20, '0'), '301', '2026-05-20 04:00:00', n::text,
      'Name 名前 "' || n || E'"\\t\\\\', 'Weapon', '3', '1', '301', n, '{1}', true, false
    from account a cross join generate_series(1, ${pullsOfAccount}::integer) n
  `.execute(db)
  await sql`
    insert into gacha_uid select id, 'genshin', '800000001', '', 1, now(), now() from account
  `.execute(db)
  await sql`
    insert into settings_slot select id, 1, now(), '{"activityStatus": {"a": "done"}}', 1 from account
  `.execute(db)
}

async function on<Result>(address: DatabaseAddress, work: (db: Db) => Promise<Result>): Promise<Result> {
  const db = createDb(address)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
