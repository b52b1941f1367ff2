import { PROVIDERS } from '@ephemeris/core/account/arrival'
import type { SlotTimes } from '@ephemeris/core/sync/slot'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { nothing, plain, wire } from '../wire/wire.ts'
import { password } from './credentials.ts'

/** How a session began. */
export const SESSION_ORIGINS = ['password', 'qr', ...PROVIDERS] as const

export type SessionOrigin = (typeof SESSION_ORIGINS)[number]

export interface Profile {
  /** Opaque. */
  readonly userId: string
  readonly username: string
  /** `null`: none was chosen. */
  readonly nickname: string | null
  /** An https URL; `null`: none. */
  readonly avatar: string | null
  /** When each of the three slots was written last; `null`: it is empty. */
  readonly slotTimes: SlotTimes
}

const slotTime = z.nullable(instantText)

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/user/profile',
  auth: 'user',
  summary: 'Who is signed in, and when the cloud slots were written.',
  reply: wire(
    z.object({
      user_id: z.string(),
      username: z.string(),
      nickname: z.nullable(z.string()),
      avatar: z.nullable(z.string()),
      settings_metadata: z.object({ slot_1: slotTime, slot_2: slotTime, slot_3: slotTime }),
    }),
    {
      read: (w): Profile => {
        const { slot_1, slot_2, slot_3 } = w.settings_metadata
        return {
          userId: w.user_id,
          username: w.username,
          nickname: w.nickname,
          avatar: w.avatar,
          slotTimes: [readTime(slot_1), readTime(slot_2), readTime(slot_3)],
        }
      },
      write: ({ userId, username, nickname, avatar, slotTimes: [one, two, three] }) => ({
        user_id: userId,
        username,
        nickname,
        avatar,
        settings_metadata: { slot_1: writeTime(one), slot_2: writeTime(two), slot_3: writeTime(three) },
      }),
    },
  ),
})

function readTime(text: string | null): Instant | null {
  return text === null ? null : readInstant(text)
}

function writeTime(at: Instant | null): string | null {
  return at === null ? null : formatInstant(at)
}

export interface SessionEntry {
  readonly id: string
  /** E.g. `Chrome on Windows`. */
  readonly device: string
  readonly address: string
  readonly createdAt: Instant
  readonly lastUsedAt: Instant
  /** The one that asks. */
  readonly isCurrent: boolean
  readonly via: SessionOrigin
}

const sessionOnWire = z.object({
  id: z.string(),
  device: z.string(),
  ip_address: z.string(),
  created_at: instantText,
  last_used_at: instantText,
  current: z.boolean(),
  via: z.enum(SESSION_ORIGINS),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  auth: 'user',
  summary: 'Where the user is signed in, the session used last first.',
  reply: wire(z.object({ sessions: z.array(sessionOnWire) }), {
    read: ({ sessions }): SessionEntry[] =>
      sessions.map((w) => ({
        id: w.id,
        device: w.device,
        address: w.ip_address,
        createdAt: readInstant(w.created_at),
        lastUsedAt: readInstant(w.last_used_at),
        isCurrent: w.current,
        via: w.via,
      })),
    write: (entries) => ({
      sessions: entries.map((entry) => ({
        id: entry.id,
        device: entry.device,
        ip_address: entry.address,
        created_at: formatInstant(entry.createdAt),
        last_used_at: formatInstant(entry.lastUsedAt),
        current: entry.isCurrent,
        via: entry.via,
      })),
    }),
  }),
})

export const revokeSession = endpoint({
  method: 'POST',
  path: '/api/auth/sessions/revoke',
  auth: 'user',
  summary: 'Ends one session of the user.',
  input: plain(z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) })),
  reply: nothing,
})

export interface AccountOverview {
  /** All but hidden, e.g. `a***@example.org`; `null`: the account has no address. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly hasPassword: boolean
  /** Other services that sign in to this account. */
  readonly identities: readonly string[]
  readonly createdAt: Instant
}

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/user/account',
  auth: 'user',
  summary: 'What the account consists of.',
  reply: wire(
    z.object({
      email: z.nullable(z.string()),
      email_verified: z.boolean(),
      has_password: z.boolean(),
      identities: z.array(z.string()),
      created_at: instantText,
    }),
    {
      read: (w): AccountOverview => ({
        email: w.email,
        isEmailVerified: w.email_verified,
        hasPassword: w.has_password,
        identities: w.identities,
        createdAt: readInstant(w.created_at),
      }),
      write: (account) => ({
        email: account.email,
        email_verified: account.isEmailVerified,
        has_password: account.hasPassword,
        identities: [...account.identities],
        created_at: formatInstant(account.createdAt),
      }),
    },
  ),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/user/export',
  auth: 'user',
  summary: 'Everything that is stored about the user, as a file.',
  form: 'file',
  reply: plain(z.record(z.string(), z.unknown())),
})

export interface Deletion {
  /** The user name, typed once more. */
  readonly confirm: string
  /** `null`: none was sent, since the account has none. */
  readonly currentPassword: string | null
}

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/user/delete',
  auth: 'user',
  summary: 'Removes the user and everything that belongs to the user, at once.',
  ownText: ['current_password'],
  input: wire(z.object({ confirm: z.string(), current_password: z.optional(password) }), {
    read: (w): Deletion => ({ confirm: w.confirm, currentPassword: w.current_password ?? null }),
    write: (d) => ({
      confirm: d.confirm,
      ...(d.currentPassword !== null && { current_password: d.currentPassword }),
    }),
  }),
  reply: nothing,
})
