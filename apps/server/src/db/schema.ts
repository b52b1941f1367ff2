import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables, as the migrations make them. */
export interface Schema {
  catalogue_activity: CatalogueActivityTable
  catalogue_state: CatalogueStateTable
}

interface CatalogueActivityTable {
  id: string
  game_id: string
  type: string
  body: JSONColumnType<object>
  /** Of `body`: an unchanged activity is not written again. */
  content_hash: string
  /** `null` while the activity is part of the catalogue. */
  retired_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  updated_at: Generated<Date>
}

interface CatalogueStateTable {
  game_id: string
  version: ColumnType<string, number | bigint, number | bigint>
  content_hash: string
  updated_at: Date
}
