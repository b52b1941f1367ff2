import type { SessionOrigin } from '@ephemeris/contract/account/account'
import type { Provider } from '@ephemeris/core/account/arrival'
import type { GameId } from '@ephemeris/core/games/game'
import type { Generated } from 'kysely'

/** Accounts, and the ways in. */
export interface AccountTables {
  account: AccountTable
  session: SessionTable
  access_token: AccessTokenTable
  email_token: EmailTokenTable
  known_device: KnownDeviceTable
  invitation: InvitationTable
  identity: IdentityTable
  provider_visit: ProviderVisitTable
}

interface AccountTable {
  /** The `user_id` of every table that holds what belongs to a user. */
  id: string
  username: string
  /** What a user is found by. */
  username_key: string
  /** The same for all names that look alike; `null`: as `username_key`. Earlier versions made some that look alike. */
  username_skeleton: string | null
  email: string | null
  email_key: string | null
  email_verified_at: Date | null
  /** `null`: no login with a password. */
  password_hash: string | null
  nickname: string | null
  avatar: string | null
  language: string
  /** Made for an address that belongs to another user already; can never become active. */
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
  via: SessionOrigin
  device: string
  address: string
  created_at: Date
  last_used_at: Date
}

/** Anyone who has the token reads what its user has ahead, or the page of an account's pulls. */
interface AccessTokenTable {
  user_id: string
  id: string
  token_hash: Buffer
  name: string
  created_at: Date
  /** `null`: not used yet. */
  used_at: Date | null
  /** `null`, as the columns below: it shows no page. */
  game_id: GameId | null
  uid: string | null
  /** Of a page whose reader says none. */
  language: string | null
  /** What only a process with the same key can open. */
  sealed_token: Buffer | null
}

/** What a mail lets its reader do, once. */
interface EmailTokenTable {
  user_id: string
  token_hash: Buffer
  purpose: string
  expires_at: Date
  used_at: Date | null
}

/** Lets one person register. */
interface InvitationTable {
  token_hash: Buffer
  expires_at: Date
}

interface KnownDeviceTable {
  user_id: string
  device_hash: Buffer
  last_used_at: Date
}

/** An account at another service that signs in to an account here. */
interface IdentityTable {
  provider: Provider
  /** What the other service knows the account there by, for good. */
  subject: string
  user_id: string
  linked_at: Date
}

/** A user is logging in at another service and has not come back. */
interface ProviderVisitTable {
  state_hash: Buffer
  /** Of what proves that a caller is the browser which has set out. */
  browser_hash: Buffer
  provider: Provider
  /** Whose account it is to be linked to; `null`: no user was logged in. */
  user_id: string | null
  /** The browser comes back to the mainland's host. */
  is_domestic: boolean
  verifier: string
  nonce: string
  created_at: Date
}
