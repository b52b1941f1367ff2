import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The catalogue, and what it is read from. */
export interface CatalogueTables {
  catalogue_activity: CatalogueActivityTable
  catalogue_state: CatalogueStateTable
  announcement: AnnouncementTable
  notice_source: NoticeSourceTable
  catalogue_correction: CatalogueCorrectionTable
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
  /** The version of the game at which it was last changed or retired. */
  revision: Generated<string>
}

interface CatalogueStateTable {
  game_id: string
  version: ColumnType<string, number | bigint, number | bigint>
  content_hash: string
  updated_at: Date
}

interface AnnouncementTable {
  id: string
  game_id: string
  /** See `readAnnouncement`. */
  body: JSONColumnType<object>
  /** When its publisher was read, as another instance reports; else `null`. Its name waits for a migration. */
  told_at: Date | null
  updated_at: Generated<Date>
}

interface NoticeSourceTable {
  /** The game of a publisher, or the origin of a mirror. */
  source_id: string
  /** Since when the source is asked, by the server's clock. */
  known_at: Generated<Date>
  /** When the source is asked next, by the database's clock. */
  next_at: Generated<Date>
  /** Rises with each process that takes the source. */
  fence: Generated<string>
  /** In a row. */
  failures: Generated<number>
  /** Of the latest failure; `null` after a success. */
  reason: string | null
  /** By the server's clock; `null` before the first success. */
  read_at: Date | null
  languages: Generated<string[]>
  notices: Generated<number>
  activities: Generated<number>
  /** Notices whose times were not understood. */
  reported: Generated<number>
  /** How many of them by language. */
  reported_in: JSONColumnType<Readonly<Record<string, number>>, string | undefined, string>
  /** Entries that no rule of reading fits. */
  unreadable: Generated<number>
  /** What launchers show, see `storedWords`. */
  launchers: JSONColumnType<object, string | undefined, string>
  /** Redeem codes, see `storedCodes`. */
  codes: JSONColumnType<object, string | undefined, string>
  /** What the addresses of the last good round answered, see `KnownAnswers`. */
  answers: Generated<unknown>
}

interface CatalogueCorrectionTable {
  id: string
  body: unknown
  corrected_at: Date
}
