import type { Provider } from '@ephemeris/core/account/arrival'
import type { QrState } from '@ephemeris/core/account/qr-login/qr-session'
import type { HandoffState } from '@ephemeris/core/handoff/handoff-session'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
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
export interface Schema extends ReminderTables {
  catalogue_activity: CatalogueActivityTable
  catalogue_state: CatalogueStateTable
  announcement: AnnouncementTable
  notice_source: NoticeSourceTable
  catalogue_correction: CatalogueCorrectionTable
  account: AccountTable
  session: SessionTable
  email_token: EmailTokenTable
  known_device: KnownDeviceTable
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
  calendar_feed: CalendarFeedTable
  identity: IdentityTable
  provider_visit: ProviderVisitTable
  gacha_uid: GachaUidTable
  gacha_import: GachaImportTable
  gacha_pull: GachaPullTable
  gacha_removed_pull: GachaRemovedPullTable
  gacha_preview: GachaPreviewTable
  gacha_task: GachaTaskTable
  gacha_task_pool: GachaTaskPoolTable
  gacha_task_page: GachaTaskPageTable
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
  /** When its publisher was read, as another instance tells; else `null`. */
  told_at: Date | null
  updated_at: Generated<Date>
}

interface CatalogueCorrectionTable {
  id: string
  body: unknown
  corrected_at: Date
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
  /** Entries that no rule of reading fits. */
  unreadable: Generated<number>
  /** What the addresses of the last good round answered, see `KnownAnswers`. */
  answers: Generated<unknown>
}

interface AccountTable {
  /** The `user_id` of every table that holds what belongs to a user. */
  id: string
  username: string
  /** The same for names that look alike. */
  username_key: string
  email: string | null
  email_key: string | null
  email_verified_at: Date | null
  /** `null`: nobody signs in here with a password. */
  password_hash: string | null
  nickname: string | null
  avatar: string | null
  language: string
  /** Made for an address that belongs to somebody else already; can never become active. */
  is_decoy: Generated<boolean>
  /** `null`: the account is active; else it disappears then. */
  pending_until: Date | null
  banned_at: Date | null
  created_at: Date
}

interface SessionTable {
  user_id: string
  id: string
  token_hash: Buffer
  /** Of the cookie without which the token is worth nothing; `null`: the client is no browser. */
  companion_hash: Buffer | null
  via: string
  device: string
  address: string
  created_at: Date
  last_used_at: Date
}

/** What a mail lets its reader do, once. */
interface EmailTokenTable {
  user_id: string
  token_hash: Buffer
  purpose: string
  expires_at: Date
  used_at: Date | null
}

interface KnownDeviceTable {
  user_id: string
  device_hash: Buffer
  last_used_at: Date
}

/** The outbox; what has been sent is gone. */
interface MailTable {
  user_id: string
  id: string
  /** `null`: written for the look of it, sent to nobody. */
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
  /** `null`: nobody works on it. */
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
  /** Of what proves that a caller is the browser which shows the code. */
  browser_hash: Buffer
  state: QrState
  /** Who has scanned the code; `null`: nobody. */
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
  /** When anybody else asked last. */
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
  cause: string
  config: JSONColumnType<object>
  marks: number
  /** `null`: it is one of the newest of its slot, which stay. */
  expires_at: Date | null
}

/** Whoever knows the token reads the user's calendar. */
interface CalendarFeedTable {
  user_id: string
  token_hash: Buffer
  /** For showing it to the user again; the key stands outside the database. */
  sealed_token: Buffer
  language: string
  server: string
  alarm_hours: number[]
  created_at: Date
  /** `null`: no calendar has asked yet. */
  read_at: Date | null
}

/** An account at another service that signs in to an account here. */
interface IdentityTable {
  provider: Provider
  /** What the other service knows the account there by, for good. */
  subject: string
  user_id: string
  linked_at: Date
}

/** Somebody is signing in at another service and has not come back. */
interface ProviderVisitTable {
  state_hash: Buffer
  /** Of what proves that a caller is the browser which has set out. */
  browser_hash: Buffer
  provider: Provider
  /** Whose account it is to be linked to; `null`: nobody was signed in. */
  user_id: string | null
  /** The browser comes back to the mainland's host. */
  is_domestic: boolean
  verifier: string
  nonce: string
  created_at: Date
}
