import { type Provider, providerName } from '@ephemeris/core/account/arrival'
import { type GameId, isGameId } from '@ephemeris/core/games/game'
import { formatInstant, type Instant } from '@ephemeris/core/time/instant'
import { formatWallTime, parseWallTime, type WallTime } from '@ephemeris/core/time/wall-time'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instantText, readInstant } from './wire/instant-wire.ts'
import { wire } from './wire/wire.ts'

/** What the web app needs before anything else. */
export interface SiteConfig {
  readonly version: string
  readonly now: Instant
  /** Edges outside it are moved to its ends; wall clock of the player's server. */
  readonly eventWindow: { readonly start: WallTime; readonly end: WallTime }
  readonly catalogue: {
    readonly updatedAt: Instant
    readonly sources: readonly CatalogueSource[]
  }
  /** Who may make an account. */
  readonly registration: RegistrationMode
  /** What the forms of the account ask against robots; `siteKey` is Turnstile's. */
  readonly challenge: { readonly kind: ChallengeKind; readonly siteKey: string | null }
  /** What each other service is called that one can sign in with; `null`: it is not offered. */
  readonly signIn: Readonly<Record<Provider, string | null>>
  readonly site: {
    readonly mainlandHost: string | null
    readonly internationalHost: string | null
    readonly filingNumber: string | null
    /** Where the source of this installation is published. */
    readonly sourceUrl: string
  }
  /** Hosts that banner pictures may come from; the page's policy allows no others. */
  readonly bannerHosts: readonly string[]
}

export const REGISTRATION_MODES = ['open', 'invite', 'closed'] as const

/** `invite`: who has a link of the operator. */
export type RegistrationMode = (typeof REGISTRATION_MODES)[number]

export const CHALLENGE_KINDS = ['altcha', 'turnstile', 'off'] as const

export type ChallengeKind = (typeof CHALLENGE_KINDS)[number]

/** The state of one game's facts: `ok`, or `stale` when its newest announcement is older than a week. */
export interface CatalogueSource {
  readonly gameId: GameId
  readonly state: 'ok' | 'stale'
  readonly updatedAt: Instant
  /** When the game's announcements were last read; `null`: never. */
  readonly readAt: Instant | null
  /** The latest attempt to read them failed. */
  readonly isFailing: boolean
}

const wall = z.string().check(z.refine((text) => parseWallTime(text) !== null))

export const sourceOnWire = z.object({
  game_id: z.string(),
  state: z.enum(['ok', 'stale']),
  updated_at: instantText,
  read_at: z.optional(z.nullable(instantText)),
  is_failing: z.optional(z.boolean()),
})

/** `null` for a game that this version does not know. */
export function readSource(w: z.infer<typeof sourceOnWire>): CatalogueSource | null {
  if (!isGameId(w.game_id)) return null
  return {
    gameId: w.game_id,
    state: w.state,
    updatedAt: readInstant(w.updated_at),
    readAt: w.read_at ? readInstant(w.read_at) : null,
    isFailing: w.is_failing === true,
  }
}

export function writeSource(source: CatalogueSource): z.infer<typeof sourceOnWire> {
  return {
    game_id: source.gameId,
    state: source.state,
    updated_at: formatInstant(source.updatedAt),
    read_at: source.readAt === null ? null : formatInstant(source.readAt),
    is_failing: source.isFailing,
  }
}

const onWire = z.object({
  version: z.string(),
  now: instantText,
  event_window: z.object({ start: wall, end: wall }),
  registration: z.optional(z.enum(REGISTRATION_MODES)),
  challenge: z.object({ kind: z.enum(CHALLENGE_KINDS), site_key: z.nullable(z.string()) }),
  sign_in: z.object({ qq: z.boolean(), microsoft: z.boolean(), oidc: z.optional(z.nullable(z.string())) }),
  site: z.object({
    mainland_host: z.nullable(z.string()),
    international_host: z.nullable(z.string()),
    filing_number: z.nullable(z.string()),
    source_url: z.string().check(z.refine((text) => text.startsWith('https://'))),
  }),
  catalogue: z.object({
    updated_at: instantText,
    sources: z.array(sourceOnWire),
  }),
  banner_hosts: z.array(z.string()),
})

export const getConfig = endpoint({
  method: 'GET',
  path: '/api/config',
  auth: 'none',
  summary: 'The clock, the event window, the state of the catalogue and what this installation offers.',
  cache: 'public',
  reply: wire(onWire, {
    read: (w): SiteConfig => ({
      version: w.version,
      now: readInstant(w.now),
      eventWindow: {
        start: parseWallTime(w.event_window.start) as WallTime,
        end: parseWallTime(w.event_window.end) as WallTime,
      },
      registration: w.registration ?? 'open',
      challenge: { kind: w.challenge.kind, siteKey: w.challenge.site_key },
      signIn: {
        qq: w.sign_in.qq ? providerName('qq') : null,
        microsoft: w.sign_in.microsoft ? providerName('microsoft') : null,
        oidc: w.sign_in.oidc ?? null,
      },
      site: {
        mainlandHost: w.site.mainland_host,
        internationalHost: w.site.international_host,
        filingNumber: w.site.filing_number,
        sourceUrl: w.site.source_url,
      },
      catalogue: {
        updatedAt: readInstant(w.catalogue.updated_at),
        sources: w.catalogue.sources.map(readSource).filter((source) => source !== null),
      },
      bannerHosts: w.banner_hosts,
    }),
    write: (config) => ({
      version: config.version,
      now: formatInstant(config.now),
      event_window: {
        start: formatWallTime(config.eventWindow.start),
        end: formatWallTime(config.eventWindow.end),
      },
      registration: config.registration,
      challenge: { kind: config.challenge.kind, site_key: config.challenge.siteKey },
      sign_in: {
        qq: config.signIn.qq !== null,
        microsoft: config.signIn.microsoft !== null,
        oidc: config.signIn.oidc,
      },
      site: {
        mainland_host: config.site.mainlandHost,
        international_host: config.site.internationalHost,
        filing_number: config.site.filingNumber,
        source_url: config.site.sourceUrl,
      },
      catalogue: {
        updated_at: formatInstant(config.catalogue.updatedAt),
        sources: config.catalogue.sources.map(writeSource),
      },
      banner_hosts: [...config.bannerHosts],
    }),
  }),
})
