import type { ImportResult, SkippedRow, TaskFailure, TaskStatus } from '@ephemeris/contract/gacha/gacha-import'
import type { LedgerKind, Undoing } from '@ephemeris/contract/gacha/gacha-ledger'
import type { Evidence } from '@ephemeris/core/gacha/coverage/coverage'
import type { Pull } from '@ephemeris/core/gacha/pull'
import type { GameId } from '@ephemeris/core/games/game'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** A row of a log that could not be read, in its place among those that could. */
export interface UnreadRow {
  readonly fault: SkippedRow['fault']
}

export type LogRow = Pull | UnreadRow

interface OfAccount {
  user_id: string
  game_id: GameId
  uid: string
}

/** An account in a game whose log a user has imported; its row is the lock for everything below. */
export interface GachaUidTable extends OfAccount {
  nickname: Generated<string>
  /** The number of the latest row of `gacha_import`. */
  imports_made: Generated<number>
  created_at: Date
  /** Of its pulls. */
  changed_at: Date
  /** `null`: it is on the list. */
  revoked_at: ColumnType<Date | null, undefined, Date | null>
}

/** What has changed the pulls of an account. */
export interface GachaImportTable extends OfAccount {
  id: string
  /** From 1, in the account. */
  number: number
  kind: LedgerKind
  made_at: Date
  added: number
  removed: number
  /** What it proves, by pool. */
  evidence: JSONColumnType<Readonly<Record<string, Evidence>>>
  undoable_until: Date
  /** What undoing it answered, for as long as that may be asked again; else `null`. */
  undoing: ColumnType<Undoing | null, undefined, string | null>
  undone_at: ColumnType<Date | null, undefined, Date | null>
  /** `false` where an earlier version made it, which lost pulls that shared an id with one of another pool. */
  is_by_pool: Generated<boolean>
}

export interface GachaPullTable extends OfAccount {
  /** Unique in the account together with the pool's family (`pullKey`). */
  id: string
  /** Oldest first. */
  sort_key: string
  pool_id: string
  time: string
  item_id: string
  name: string
  item_type: string
  rank_type: string
  count: string
  gacha_id: string
  position: number
  /** Numbers of the imports that brought it, as long as one of them can be undone. */
  imports: number[]
  is_official: boolean
  /** Another row represents it. It is restored if that row is removed. */
  is_absorbed: boolean
}

/** What was cleared or revoked and can still come back. */
export interface GachaRemovedPullTable extends GachaPullTable {
  /** The row of `gacha_import` that removed it. */
  removal_id: string
}

/** A file that waits to be confirmed. */
export interface GachaPreviewTable {
  user_id: string
  id: string
  /** Compressed. */
  content: Buffer
  expires_at: Date
}

export interface GachaTaskTable {
  user_id: string
  id: string
  game_id: GameId
  /** `null` until the log has given it. */
  uid: string | null
  status: TaskStatus
  progress: number
  failure: TaskFailure | null
  result: ColumnType<ImportResult | null, string | null, string | null>
  /** With the credential in it; `null` as soon as the task has ended. */
  sealed_link: Buffer | null
  is_cancelled: Generated<boolean>
  created_at: Date
  started_at: ColumnType<Date | null, undefined, Date | null>
  ended_at: ColumnType<Date | null, undefined, Date | null>
}

export interface GachaTaskPoolTable {
  user_id: string
  task_id: string
  pool_id: string
  /** In the order in which pools are asked. */
  place: number
  fetched: Generated<number>
  added: Generated<number>
  pages: Generated<number>
  /** The last id that was staged. */
  end_id: Generated<string>
  /** When its first page was asked. */
  started_at: ColumnType<Date | null, undefined, Date | null>
  /** `null`: its end is not reached. */
  proof: ColumnType<Evidence | null, string | undefined, string | null>
}

/** What is fetched and not yet in the ledger. */
export interface GachaTaskPageTable {
  user_id: string
  task_id: string
  pool_id: string
  page: number
  pulls: JSONColumnType<readonly LogRow[]>
}
