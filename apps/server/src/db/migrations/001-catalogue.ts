import { type Kysely, type Migration, sql } from 'kysely'

export const catalogue: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('catalogue_activity')
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('game_id', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('body', 'jsonb', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('retired_at', 'timestamptz')
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()

    await db.schema
      .createTable('catalogue_state')
      .addColumn('game_id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('content_hash', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
      .execute()
  },
}
