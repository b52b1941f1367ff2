import type { VersionCause } from '@ephemeris/contract/sync/sync'
import type { QrState } from '@ephemeris/core/account/qr-login/qr-session'
import type { HandoffState } from '@ephemeris/core/handoff/handoff-session'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { AccountTables } from './schema-account.ts'
import type { CatalogueTables } from './schema-catalogue.ts'
import type {
  GachaImportTable,
  GachaPreviewTable,
  GachaPullTable,
  GachaRemovedPullTable,
  GachaTaskPageTable,
  GachaTaskPoolTable,
  GachaTaskTable,
  GachaUidTable,
} from './schema-gacha.ts'
import type { ReminderTables } from './schema-reminders.ts'

/** The tables, as the migrations make them. */
export interface Schema extends AccountTables, CatalogueTables, ReminderTables {
  mail: MailTable
  job: JobTable
  rate_limit: RateLimitTable
  used_challenge: UsedChallengeTable
  server_secret: ServerSecretTable
  vote: VoteTable
  qr_session: QrSessionTable
  handoff: HandoffTable
  settings_slot: SettingsSlotTable
  settings_version: SettingsVersionTable
  player_notes: PlayerNotesTable
  calendar_feed: CalendarFeedTable
  gacha_uid: GachaUidTable
  gacha_import: GachaImportTable
  gacha_pull: GachaPullTable
  gacha_removed_pull: GachaRemovedPullTable
  gacha_preview: GachaPreviewTable
  gacha_task: GachaTaskTable
  gacha_task_pool: GachaTaskPoolTable
  gacha_task_page: GachaTaskPageTable
}

/** The outbox; what has been sent is gone. */
interface MailTable {
  user_id: string
  id: string
  /** `null`: written for the look of it, sent to no one. */
  recipient: string | null
  language: string
  subject: string
  body: string
  html: string
  created_at: Date
}

interface JobTable {
  id: string
  kind: string
  user_id: string | null
  payload: JSONColumnType<object>
  /** See `NewJob`; empty: none. */
  lane: Generated<string>
  run_at: Generated<Date>
  attempts: Generated<number>
  /** `null`: no process works on it. */
  lease_until: Date | null
  /** Rises with every lease: who holds an older one may not write any more. */
  fence: Generated<string>
  /** When it was given up; `null`: it is to be done. */
  failed_at: Date | null
  created_at: Generated<Date>
}

interface RateLimitTable {
  key: string
  points: number
  /** Milliseconds since the epoch. */
  expire: string | null
}

interface UsedChallengeTable {
  hash: Buffer
  expires_at: Date
}

interface ServerSecretTable {
  name: string
  value: Buffer
}

interface VoteTable {
  user_id: string
  activity_id: string
  poll_id: string
  option_id: string
  voted_at: Date
}

interface HandoffTable {
  id_hash: Buffer
  /** Who shows the code, and in which session. */
  user_id: string
  session_id: string
  /** Of what proves that a caller is the device which shows the code. */
  secret_hash: Buffer
  state: HandoffState
  /** Of the device that shows the code, as is the next. */
  device: string
  network: string
  /** Two digits. */
  match: string
  /** The device that has opened the code; `null`: none. */
  opener: string | null
  /** Whether that device was ever in another network. */
  is_far: Generated<boolean>
  /** Ciphertext whose key the server never sees; `null` before it was sent and after it was collected. */
  sealed: string | null
  /** When the device that shows the code asked last, … */
  polled_at: Date | null
  /** … and when the other one did. */
  watched_at: Date | null
  created_at: Date
}

interface QrSessionTable {
  id_hash: Buffer
  code_hash: Buffer
  /** Of what a user types instead of scanning; `null`: made before there were short codes. */
  short_code_hash: Buffer | null
  /** Of the link with which the displaying device was opened; `null`: with none. */
  offer_hash: Buffer | null
  /** Of what proves that a caller is the browser which shows the code. */
  browser_hash: Buffer
  state: QrState
  /** Who has scanned the code; `null`: not scanned. */
  user_id: string | null
  /** Of the displaying device, as are the next two. */
  device: string
  address: string
  network: string
  /** Two digits for the displaying device to show, … */
  match: string
  /** … among others that the scanning device shows. */
  match_options: string[]
  is_match_asked: Generated<boolean>
  /** When the displaying browser asked last. */
  polled_at: Date | null
  /** When another caller asked last. */
  watched_at: Date | null
  created_at: Date
}

interface SettingsSlotTable {
  user_id: string
  slot: number
  /** When it was written or emptied last; goes up with every change. */
  updated_at: Date
  /** `null`: it is empty. */
  config: JSONColumnType<object> | null
  /** How many marks are in `config`. */
  marks: number
}

/** What a slot held before. */
interface SettingsVersionTable {
  user_id: string
  slot: number
  id: string
  updated_at: Date
  replaced_at: Date
  /** By what it was replaced. */
  cause: VersionCause
  config: JSONColumnType<object>
  marks: number
  /** `null`: it is one of the newest of its slot, which stay. */
  expires_at: Date | null
}

/** What a user has noted: bells, stamina, check-ins. */
interface PlayerNotesTable {
  user_id: string
  /** As `core/notes` writes them. */
  notes: JSONColumnType<object>
  updated_at: Date
}

/** Anyone who knows the token reads the user's calendar. */
interface CalendarFeedTable {
  user_id: string
  token_hash: Buffer
  /** Sealed, to show it to the user again; the key is outside the database. */
  sealed_token: Buffer
  language: string
  server: string
  /** Of games that are played on another one. */
  game_servers: ColumnType<Record<string, unknown>, string, string>
  alarm_hours: number[]
  created_at: Date
  /** `null`: no calendar has asked yet. */
  read_at: Date | null
}
