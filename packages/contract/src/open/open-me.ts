import type { RedeemCode } from '@ephemeris/core/codes/redeem-code'
import { ACTIVITY_TYPES, type ActivityGame, type ActivityKind, GAME_IDS, type GameId } from '@ephemeris/core/games/game'
import type { Language } from '@ephemeris/core/language/language'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instantText, readInstant } from '../wire/instant-wire.ts'
import { isTimeZone, readLanguage } from '../wire/query-fields.ts'
import { wire } from '../wire/wire.ts'
import { codeFields } from './open-code.ts'

/** The first number changes when a client of the previous format could misread the new one; fields may be added. */
const VERSION = '1.1'

export interface OwnViewQuery {
  /** `null`: as in the reminder settings, as is the next. */
  readonly language: Language | null
  /** IANA. */
  readonly timeZone: string | null
  readonly hasUids: boolean
}

/** What a player wants to know on another screen. (TOKEN-4) */
export interface OwnView {
  readonly stamina: readonly OwnStamina[]
  readonly pulls: readonly OwnPulls[]
  readonly tonight: {
    readonly stopsAt: Instant
    /** When the next evening begins. */
    readonly nextAt: Instant
    /** That are lost with all rows together. */
    readonly pulls: number
    readonly rows: readonly (OwnEnd & { readonly pulls: number })[]
  }
  /** What the home page shows under "Ends soon". */
  readonly ends: readonly (OwnEnd & { readonly type: ActivityKind })[]
  /** Valid and not used, the first to end first. */
  readonly codes: readonly OwnCode[]
}

interface OwnStamina {
  readonly gameId: GameId
  readonly name: string
  readonly amount: number
  readonly max: number
  readonly fullAt: Instant
  /** It was typed over a week ago. */
  readonly isOld: boolean
}

interface OwnPulls {
  readonly gameId: GameId
  /** `null`: not asked for. */
  readonly uid: string | null
  readonly pools: readonly OwnPool[]
}

interface OwnPool {
  readonly id: string
  readonly name: string
  readonly pity: number
  /** Pulls may be missing: the true pity is this or more. */
  readonly isAtLeast: boolean
  readonly hardPity: number | null
  /** `null`: unknown, or the pool has no 50/50. */
  readonly isGuaranteed: boolean | null
}

/** `until` is `null` where no end is stated; no rewards are stated where `items` is empty. */
export type OwnCode = Pick<RedeemCode, 'gameId' | 'code' | 'region' | 'items' | 'until'>

interface OwnEnd {
  readonly gameId: ActivityGame
  /** The player has added it. */
  readonly isOwn: boolean
  readonly title: string
  readonly endsAt: Instant
}

const game = z.enum(GAME_IDS)
const gameOrOwn = z.enum([...GAME_IDS, 'own'])
const endOnWire = z.object({
  game: gameOrOwn,
  title: z.string(),
  ends_at: instantText,
  own: z.boolean(),
})
const { region, items: rewards, until } = codeFields
const codeOnWire = z.object({ game, code: z.string(), region, rewards, until })

const onWire = z.object({
  version: z.string().check(z.regex(/^1\.\d+$/)),
  stamina: z.array(
    z.object({ game, name: z.string(), amount: z.int(), max: z.int(), full_at: instantText, is_old: z.boolean() }),
  ),
  pulls: z.array(
    z.object({
      game,
      uid: z.optional(z.string()),
      pools: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          pity: z.int(),
          at_least: z.boolean(),
          hard_pity: z.nullable(z.int()),
          guaranteed: z.nullable(z.boolean()),
        }),
      ),
    }),
  ),
  tonight: z.object({
    stops_at: instantText,
    next_at: instantText,
    pulls: z.number(),
    rows: z.array(z.extend(endOnWire, { pulls: z.number() })),
  }),
  ends: z.array(z.extend(endOnWire, { type: z.enum([...ACTIVITY_TYPES, 'own']) })),
  codes: z.array(codeOnWire),
})

function readEnd({ game: gameId, title, ends_at, own: isOwn }: z.infer<typeof endOnWire>): OwnEnd {
  return { gameId, isOwn, title, endsAt: readInstant(ends_at) }
}

function writeEnd({ gameId, isOwn, title, endsAt }: OwnEnd) {
  return { game: gameId, title, ends_at: formatInstant(endsAt), own: isOwn }
}

export const getOwnView = endpoint({
  method: 'GET',
  path: '/api/open/me',
  auth: 'reader',
  summary: "Stamina, pity, tonight, next ends and unused codes of a read-only token's user; UIDs only with `uid=1`.",
  cache: 'private',
  input: wire(
    z.object({
      lang: z.optional(z.string()),
      time_zone: z.optional(z.string().check(z.maxLength(64), z.refine(isTimeZone, 'an IANA time zone'))),
      uid: z.optional(z.enum(['0', '1'])),
    }),
    {
      read: (w): OwnViewQuery => ({
        language: w.lang === undefined ? null : readLanguage(w.lang),
        timeZone: w.time_zone ?? null,
        hasUids: w.uid === '1',
      }),
      write: ({ language, timeZone, hasUids }) => ({
        ...(language !== null && { lang: language }),
        ...(timeZone !== null && { time_zone: timeZone }),
        ...(hasUids && { uid: '1' as const }),
      }),
    },
  ),
  reply: wire(onWire, {
    read: ({ stamina, pulls, tonight, ends, codes }): OwnView => ({
      stamina: stamina.map(({ game: gameId, full_at, is_old: isOld, ...rest }) => ({
        ...{ gameId, ...rest },
        ...{ fullAt: readInstant(full_at), isOld },
      })),
      pulls: pulls.map(({ game: gameId, uid = null, pools }) => ({
        ...{ gameId, uid },
        pools: pools.map(({ at_least: isAtLeast, hard_pity: hardPity, guaranteed: isGuaranteed, ...rest }) => ({
          ...{ ...rest, isAtLeast, hardPity, isGuaranteed },
        })),
      })),
      tonight: {
        stopsAt: readInstant(tonight.stops_at),
        nextAt: readInstant(tonight.next_at),
        pulls: tonight.pulls,
        rows: tonight.rows.map((row) => ({ ...readEnd(row), pulls: row.pulls })),
      },
      ends: ends.map((end) => ({ ...readEnd(end), type: end.type })),
      codes: codes.map(({ game: gameId, rewards: items, until: end, ...rest }) => ({
        ...{ gameId, ...rest, items },
        until: end === null ? null : readInstant(end),
      })),
    }),
    write: ({ stamina, pulls, tonight, ends, codes }) => ({
      version: VERSION,
      stamina: stamina.map(({ gameId, name, amount, max, fullAt, isOld }) => ({
        ...{ game: gameId, name, amount, max },
        ...{ full_at: formatInstant(fullAt), is_old: isOld },
      })),
      pulls: pulls.map(({ gameId, uid, pools }) => ({
        game: gameId,
        ...(uid !== null && { uid }),
        pools: pools.map(({ id, name, pity, isAtLeast, hardPity, isGuaranteed }) => ({
          ...{ id, name, pity },
          ...{ at_least: isAtLeast, hard_pity: hardPity, guaranteed: isGuaranteed },
        })),
      })),
      tonight: {
        stops_at: formatInstant(tonight.stopsAt),
        next_at: formatInstant(tonight.nextAt),
        pulls: tonight.pulls,
        rows: tonight.rows.map(({ pulls: lost, ...row }) => ({ ...writeEnd(row), pulls: lost })),
      },
      ends: ends.map(({ type, ...end }) => ({ ...writeEnd(end), type })),
      codes: codes.map(({ gameId, code, region: place, items, until: end }) => ({
        ...{ game: gameId, code, region: place },
        rewards: items.map(({ name, amount }) => ({ name, amount })),
        until: end === null ? null : formatInstant(end),
      })),
    }),
  }),
})
