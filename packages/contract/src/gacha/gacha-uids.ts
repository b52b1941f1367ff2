import { MAX_NICKNAME_LENGTH, readNickname } from '@ephemeris/core/gacha/names/nickname'
import type { PullAccount } from '@ephemeris/core/gacha/pull-account'
import type { GameId } from '@ephemeris/core/games/game'
import { mapGames } from '@ephemeris/core/games/map-games'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { AppError } from '../errors.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { nothing, wire } from '../wire/wire.ts'
import { accountFields, accountOnly, accountOnWire, readPullAccount } from './gacha-fields.ts'

/** An account whose log a user has imported. */
export interface AuthorizedUid {
  readonly uid: string
  /** Empty: none. */
  readonly nickname: string
  /** Imported by an official link at least once. */
  readonly isVerified: boolean
  /** The server's own name, `os_asia`. */
  readonly region: string
  /** Hours east of UTC of every time in its log. */
  readonly offsetHours: number
  /** Pulls by pool; pools that interchange files do not distinguish count as one. */
  readonly counts: Readonly<Record<string, number>>
  /** `null`: none that brought it is left. */
  readonly lastImportAt: Instant | null
}

export type UidsByGame = Readonly<Record<GameId, readonly AuthorizedUid[]>>

export interface Naming extends PullAccount {
  /** Empty: takes the name away. */
  readonly nickname: string
}

const uidOnWire = z.object({
  uid: z.string(),
  nickname: z.string(),
  verified: z.boolean(),
  region: z.string(),
  timezone: z.number(),
  counts: z.record(z.string(), z.int()),
  last_import_at: z.nullable(instantText),
})

const uidList = z.array(uidOnWire)

export const listUids = endpoint({
  method: 'GET',
  path: '/api/gachalog/uid/list',
  auth: 'user',
  summary: 'The accounts in the four games whose logs the user has imported.',
  reply: wire(
    z.object({
      uids_by_game: z.object(mapGames(() => uidList)),
    }),
    {
      read: ({ uids_by_game: w }): UidsByGame => mapGames((gameId) => w[gameId].map(readEntry)),
      write: (uids) => ({
        uids_by_game: mapGames((gameId) => uids[gameId].map(writeEntry)),
      }),
    },
  ),
})

export const nameUid = endpoint({
  method: 'POST',
  path: '/api/gachalog/uid/update',
  auth: 'user',
  summary: 'Gives an account a name of one’s own.',
  input: wire(z.object({ ...accountFields, nickname: z.string() }), {
    read: (w): Naming => {
      const nickname = readNickname(w.nickname)
      if (nickname === null) throw new AppError('PARAMETER_INVALID', `nickname: 0 – ${MAX_NICKNAME_LENGTH}`)
      return { ...readPullAccount(w), nickname }
    },
    write: (naming) => ({ ...accountOnWire(naming), nickname: naming.nickname }),
  }),
  reply: wire(z.object({ uid: z.string(), nickname: z.string() }), {
    read: ({ uid, nickname }) => ({ uid, nickname }),
    write: ({ uid, nickname }) => ({ uid, nickname }),
  }),
})

export const revokeUid = endpoint({
  method: 'POST',
  path: '/api/gachalog/uid/revoke',
  auth: 'user',
  summary: 'Takes an account off the list; its pulls are kept for a week, in case it comes back.',
  input: accountOnly,
  reply: nothing,
})

function readEntry(w: z.output<typeof uidOnWire>): AuthorizedUid {
  return {
    uid: w.uid,
    nickname: w.nickname,
    isVerified: w.verified,
    region: w.region,
    offsetHours: w.timezone,
    counts: w.counts,
    lastImportAt: w.last_import_at === null ? null : readInstant(w.last_import_at),
  }
}

function writeEntry(entry: AuthorizedUid): z.input<typeof uidOnWire> {
  return {
    uid: entry.uid,
    nickname: entry.nickname,
    verified: entry.isVerified,
    region: entry.region,
    timezone: entry.offsetHours,
    counts: { ...entry.counts },
    last_import_at: entry.lastImportAt === null ? null : formatInstant(entry.lastImportAt),
  }
}
