import { existsSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import type { EventWindow } from '@ephemeris/core/time/event-window'
import type { Instant } from '@ephemeris/core/time/instant'
import { variables } from './env-variables.ts'
import type { LogLevel } from './platform/log.ts'
import { PlainError } from './platform/plain-error.ts'

/** The operator's choices, checked. */
export interface Env {
  readonly mode: 'production' | 'development' | 'test'
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  /** Without a slash at the end; `null`: the address that the server listens on. */
  readonly publicUrl: string | null
  /** Absolute. */
  readonly dataDir: string
  /** `null`: the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** `rolling`: starts as specified, ends a year from today. */
  readonly eventWindow: EventWindow | 'rolling'
  readonly mainlandHost: string | null
  readonly internationalHost: string | null
  readonly filingNumber: string | null
  /** Proxies in front whose forwarding headers are believed. */
  readonly trustedProxies: number
  /** `null`: the clock shows the real time. */
  readonly clockStart: Instant | null
  readonly logLevel: LogLevel
}

type Variables = Readonly<Record<string, string | undefined>>

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

/**
 * An empty value counts as unset; unknown variables are ignored.
 * @throws EnvError
 */
export function readEnv(source: Variables): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, text]) => text !== ''))
  const { data, error } = variables.safeParse(given)
  const faults = [
    ...(error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []),
    ...((given.EPHEMERIS_ENV ?? 'production') === 'production' ? productionFaults(given) : []),
  ]
  if (!data || faults.length > 0) throw new EnvError(faults)

  return {
    mode: data.EPHEMERIS_ENV,
    host: data.HOST,
    port: data.PORT,
    publicUrl: data.PUBLIC_URL,
    dataDir: path.resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    eventWindow: data.EVENT_WINDOW,
    mainlandHost: data.MAINLAND_HOST,
    internationalHost: data.INTERNATIONAL_HOST,
    filingNumber: data.FILING_NUMBER,
    trustedProxies: data.TRUST_PROXY,
    clockStart: data.EPHEMERIS_CLOCK,
    logLevel: data.LOG_LEVEL,
  }
}

/** Variables that production refuses, at these values. */
const TEST_SWITCHES: readonly { name: string; values: readonly string[] | 'any' }[] = [
  { name: 'EPHEMERIS_CLOCK', values: 'any' },
  { name: 'EPHEMERIS_UPSTREAMS', values: 'any' },
  { name: 'RESET_TOKEN_IN_RESPONSE', values: ['1'] },
  { name: 'CHALLENGE', values: ['off'] },
]

/** Switches for demonstrations and tests, and plain http for others than this machine, never reach users. (OPS-4) */
function productionFaults(given: Variables): string[] {
  const faults = TEST_SWITCHES.filter(({ name, values }) => isOn(given[name], values)).map(
    ({ name }) => `${name}: not permitted with EPHEMERIS_ENV=production`,
  )
  if (given.PUBLIC_URL !== undefined && isOpenHttp(given.PUBLIC_URL)) {
    faults.push('PUBLIC_URL: must be https with EPHEMERIS_ENV=production, unless its host is this machine')
  }
  return faults
}

function isOn(text: string | undefined, values: readonly string[] | 'any'): boolean {
  return text !== undefined && (values === 'any' || values.includes(text))
}

function isOpenHttp(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'http:' && !/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}
