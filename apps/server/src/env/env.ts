import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { parseEnv } from 'node:util'
import type { RegistrationMode } from '@ephemeris/contract/config'
import { providerName } from '@ephemeris/core/account/arrival'
import type { EventWindow } from '@ephemeris/core/time/event-window'
import type { Instant } from '@ephemeris/core/time/instant'
import type * as z from 'zod'
import type { LogLevel } from '#server/platform/log/log'
import { PlainError } from '#server/platform/log/plain-error'
import type { CatalogueSources } from './catalogue-sources.ts'
import { pairFaults, productionFaults, type Variables } from './env-faults.ts'
import { listUnknown, type UnknownSetting } from './env-names.ts'
import { variables } from './env-variables.ts'

/** The operator's choices, checked. */
export interface Env {
  readonly mode: 'production' | 'development' | 'test'
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** Without a slash at the end; `null`: the address that the server listens on. */
  readonly publicUrl: string | null
  /** Browsers have to stay on https below the host of `publicUrl` too. */
  readonly hasHttpsSubdomains: boolean
  /** Absolute. */
  readonly dataDir: string
  /** `null`: the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** `null`: mails become files in `dataDir`/outbox. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Hosts; one that begins with a dot means all its subdomains. */
  readonly pushServices: readonly string[]
  /** 32 bytes; `null`: one that is made once and kept in the database. */
  readonly vapidPrivateKey: Buffer | null
  /** Who may make an account. */
  readonly registration: RegistrationMode
  readonly challenge: ChallengeSetting
  /** What each other service knows this installation by; `null`: it is not offered. */
  readonly providers: {
    readonly qq: ClientKeys | null
    readonly microsoft: ClientKeys | null
    readonly oidc: OwnProvider | null
  }
  /** For tests of a resetting mail whose token the answer contains. */
  readonly returnsResetToken: boolean
  /** Official origin → replacement. */
  readonly upstreams: ReadonlyMap<string, string>
  /** Between two requests to a publisher whose origin is replaced; `null`: as to the official one. */
  readonly pagePauseMs: number | null
  /** `rolling`: starts as specified, ends a year from today. */
  readonly eventWindow: EventWindow | 'rolling'
  readonly catalogueSources: CatalogueSources
  readonly mainlandHost: string | null
  readonly internationalHost: string | null
  readonly filingNumber: string | null
  /** Where the source of this installation is published. */
  readonly sourceUrl: string
  /** Proxies in front whose forwarding headers are believed. */
  readonly trustedProxies: number
  /** `null`: the clock shows the real time. */
  readonly clockStart: Instant | null
  /** The account of the demonstration is there. */
  readonly hasDemoAccount: boolean
  readonly logLevel: LogLevel
}

export type ChallengeSetting =
  | { readonly kind: 'altcha' | 'off' }
  | { readonly kind: 'turnstile'; readonly siteKey: string; readonly secretKey: string }

export interface ClientKeys {
  /** What people know the service by. */
  readonly name: string
  readonly clientId: string
  readonly clientSecret: string
}

/** An OpenID Connect provider of the operator. */
export interface OwnProvider extends ClientKeys {
  /** An address of http or https, without query. */
  readonly issuer: string
}

/** The environment cannot be used; `faults` holds one line per fault, all of them. (OPS-3) */
class EnvError extends PlainError {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(['The environment cannot be used:', ...faults].join('\n  '))
    this.faults = faults
  }
}

/**
 * The environment of this process; a `.env` in the working directory fills in what is not set.
 * @throws EnvError
 */
export function loadEnv(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readEnv(process.env)
}

/** Of this process, and of the `.env` in the working directory. */
export function unknownSettings(): UnknownSetting[] {
  const inFile = existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : []
  return listUnknown(Object.keys(process.env), inFile)
}

/**
 * An empty value counts as unset; unknown variables are ignored.
 * @throws EnvError
 */
export function readEnv(source: Variables): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ''))
  const { data, error } = variables.safeParse(given)
  const faults = [
    ...(error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...pairFaults(given),
    ...((given.EPHEMERIS_ENV ?? 'production') === 'production' ? productionFaults(given) : []),
  ]
  if (!data || faults.length > 0) throw new EnvError(faults)

  return {
    mode: data.EPHEMERIS_ENV,
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL,
    hasHttpsSubdomains: data.HSTS_SUBDOMAINS,
    dataDir: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? 'Ephemeris <no-reply@localhost>',
    pushServices: data.PUSH_SERVICES,
    vapidPrivateKey: data.VAPID_PRIVATE_KEY,
    registration: data.REGISTRATION,
    challenge: challengeOf(data),
    providers: {
      qq: keysOf(providerName('qq'), data.QQ_CLIENT_ID, data.QQ_CLIENT_SECRET),
      microsoft: keysOf(providerName('microsoft'), data.MICROSOFT_CLIENT_ID, data.MICROSOFT_CLIENT_SECRET),
      oidc: ownProviderOf(data),
    },
    returnsResetToken: data.RESET_TOKEN_IN_RESPONSE,
    upstreams: data.EPHEMERIS_UPSTREAMS,
    pagePauseMs: data.EPHEMERIS_PAGE_PAUSE_MS,
    eventWindow: data.EVENT_WINDOW,
    catalogueSources: data.CATALOGUE_SOURCES,
    mainlandHost: data.MAINLAND_HOST,
    internationalHost: data.INTERNATIONAL_HOST,
    filingNumber: data.FILING_NUMBER,
    sourceUrl: data.SOURCE_URL,
    trustedProxies: data.TRUST_PROXY,
    clockStart: data.EPHEMERIS_CLOCK,
    hasDemoAccount: data.EPHEMERIS_DEMO,
    logLevel: data.LOG_LEVEL,
  }
}

type Values = z.output<typeof variables>

function challengeOf({
  CHALLENGE: chosen,
  ALLOW_HTTP: isHttpAllowed,
  PUBLIC_URL: publicUrl,
  TURNSTILE_SITE_KEY: siteKey,
  TURNSTILE_SECRET_KEY: secretKey,
}: Values): ChallengeSetting {
  // Browsers hash for pages on https alone, so that no page at home by http could answer ours.
  const isAtHome = isHttpAllowed && publicUrl?.startsWith('http:') === true
  const kind = chosen === 'altcha' && isAtHome ? 'off' : chosen
  return kind === 'turnstile' && siteKey !== null && secretKey !== null
    ? { kind, siteKey, secretKey }
    : { kind: kind === 'off' ? 'off' : 'altcha' }
}

function keysOf(name: string, clientId: string | null, clientSecret: string | null): ClientKeys | null {
  return clientId !== null && clientSecret !== null ? { name, clientId, clientSecret } : null
}

function ownProviderOf(data: Values): OwnProvider | null {
  const keys = keysOf(data.OIDC_NAME, data.OIDC_CLIENT_ID, data.OIDC_CLIENT_SECRET)
  return keys !== null && data.OIDC_ISSUER !== null ? { ...keys, issuer: data.OIDC_ISSUER } : null
}
