import { createECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { CHALLENGE_KINDS, REGISTRATION_MODES } from '@ephemeris/contract/config'
import { providerName } from '@ephemeris/core/account/arrival'
import type { EventWindow } from '@ephemeris/core/time/event-window'
import { parseInstant } from '@ephemeris/core/time/instant'
import { parseWallTime } from '@ephemeris/core/time/wall-time'
import * as z from 'zod'
import { LOG_LEVELS } from '#server/platform/log/log'
import server from '../../package.json' with { type: 'json' }
import { readCatalogueSources } from './catalogue-sources.ts'

const optionalText = z.string().nullable().default(null)

const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((text) => text === '1')

/** Every variable with its default and, as description, its line in `.env.example`. */
export const variables = z.object({
  EPHEMERIS_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('production, development or test.'),
  PORT: parsed((text) => readWhole(text, 65_535), 'expected a port number, 0 to 65535')
    .prefault('3000')
    .describe('Port to listen on; 0 takes a free one and prints it.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on.'),
  PUBLIC_URL: parsed(
    readOrigin,
    'expected an origin such as https://ephemeris.example, without a path: the app and its service worker have the root of a host',
  )
    .nullable()
    .default(null)
    .describe('Origin that users type, e.g. https://ephemeris.example; unset: http://<HOST>:<PORT>.'),
  ALLOW_HTTP: flag.describe(
    '1 permits http for an OIDC_ISSUER in a private network, and for a PUBLIC_URL there, where push, installation and the camera then do not work.',
  ),
  HSTS_SUBDOMAINS: flag.describe('1 keeps browsers on https for all names below that of PUBLIC_URL too.'),
  DATA_DIR: z.string().default('./data').describe('Folder of the embedded database and of mails that are not sent.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'expected a postgresql:// URL' })
    .nullable()
    .default(null)
    .describe('A PostgreSQL 15 or newer; unset: the embedded PostgreSQL in DATA_DIR.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'expected an smtp:// or smtps:// URL' })
    .nullable()
    .default(null)
    .describe('Mail server, e.g. smtps://user:password@mail.example; unset: mails are files in DATA_DIR/outbox.'),
  MAIL_FROM: optionalText.describe(
    'Sender of mails, e.g. Ephemeris <no-reply@ephemeris.example>; needed with SMTP_URL.',
  ),
  PUSH_SERVICES: z
    .string()
    .prefault('fcm.googleapis.com,updates.push.services.mozilla.com,.push.apple.com,.notify.windows.com')
    .transform((text) => text.split(',').flatMap((name) => name.trim().toLowerCase() || []))
    .describe('Hosts to which push messages may go, separated by commas; a leading dot takes all names below it.'),
  VAPID_PRIVATE_KEY: parsed(readPushKey, 'expected 32 bytes as base64url, the private half of a P-256 key')
    .nullable()
    .default(null)
    .describe('Key by which push services know this installation; unset: made once and kept in the database.'),
  REGISTRATION: z
    .enum(REGISTRATION_MODES)
    .default('open')
    .describe('Who may register: open (everybody), invite (who has a link of `admin user invite`) or closed.'),
  CHALLENGE: z
    .enum(CHALLENGE_KINDS)
    .default('altcha')
    .describe('Against robots: altcha (own proof of work), turnstile, or off, which production refuses.'),
  TURNSTILE_SITE_KEY: optionalText.describe('Needed for CHALLENGE=turnstile.'),
  TURNSTILE_SECRET_KEY: optionalText.describe('Needed for CHALLENGE=turnstile.'),
  QQ_CLIENT_ID: optionalText.describe('With QQ_CLIENT_SECRET: signing in with QQ is offered.'),
  QQ_CLIENT_SECRET: optionalText.describe('See QQ_CLIENT_ID.'),
  MICROSOFT_CLIENT_ID: optionalText.describe('With MICROSOFT_CLIENT_SECRET: signing in with Microsoft is offered.'),
  MICROSOFT_CLIENT_SECRET: optionalText.describe('See MICROSOFT_CLIENT_ID.'),
  OIDC_ISSUER: parsed(
    readIssuer,
    'expected the address of an issuer such as https://login.example/realms/home, without query and without /.well-known',
  )
    .nullable()
    .default(null)
    .describe('Own OpenID Connect provider, e.g. https://login.example; needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.'),
  OIDC_CLIENT_ID: optionalText.describe('See OIDC_ISSUER.'),
  OIDC_CLIENT_SECRET: optionalText.describe('See OIDC_ISSUER.'),
  OIDC_NAME: z
    .string()
    .regex(/^(?!\s)[^\p{C}]{1,40}(?<!\s)$/u, 'expected 1 to 40 characters in one line')
    .default(providerName('oidc'))
    .describe('What the button of OIDC_ISSUER calls it.'),
  EVENT_WINDOW: parsed(readEventWindow, 'expected rolling, or two days such as 2025-05-01/2026-06-01')
    .prefault('rolling')
    .describe('rolling, or two calendar days such as 2025-05-01/2026-06-01.'),
  CATALOGUE_SOURCES: z
    .string()
    .transform((text, context) => {
      const sources = readCatalogueSources(text)
      if (!('fault' in sources)) return sources
      context.addIssue(sources.fault)
      return z.NEVER
    })
    .prefault('official')
    .describe(
      'official reads the publishers’ notices every hour; https origins of other instances, separated by commas, are read instead of it or before it, e.g. https://ephemeris.example,official; off serves what is stored.',
    ),
  MAINLAND_HOST: optionalText.describe('Host name of the site for mainland China.'),
  INTERNATIONAL_HOST: optionalText.describe('Host name of the site for everyone else.'),
  FILING_NUMBER: optionalText.describe('Filing number that the mainland site shows.'),
  SOURCE_URL: z
    .url({ protocol: /^https$/, error: 'expected an https:// URL' })
    .default(server.repository)
    .describe('Where the source of this installation is published; the About page leads there.'),
  TRUST_PROXY: parsed((text) => readWhole(text, 10), 'expected a number of proxies, 0 to 10')
    .prefault('0')
    .describe('Number of proxies in front.'),
  RESET_TOKEN_IN_RESPONSE: flag.describe('1 shows the reset token to whoever asks for a reset; refused in production.'),
  EPHEMERIS_UPSTREAMS: parsed(
    readUpstreams,
    'expected a JSON file such as {"https://official.example": "http://127.0.0.1:1"}',
  )
    .default(new Map<string, string>())
    .describe('JSON file that replaces origins of other services by others; refused in production.'),
  EPHEMERIS_PAGE_PAUSE_MS: parsed((text) => readWhole(text, 60_000), 'expected milliseconds, 0 to 60000')
    .nullable()
    .default(null)
    .describe(
      'Milliseconds between two requests to a replaced publisher; unset: as to the official one; refused in production.',
    ),
  EPHEMERIS_CLOCK: parsed(parseInstant, 'expected an ISO instant such as 2026-05-20T04:00:00Z')
    .nullable()
    .default(null)
    .describe('ISO instant at which the clock starts, e.g. 2026-05-20T04:00:00Z; refused in production.'),
  EPHEMERIS_DEMO: flag.describe('1 prepares the account of the demonstration; refused in production.'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info').describe('info, warn or error.'),
})

/** A text that `read` understands; where it answers `null`, the fault is `expectation`. */
function parsed<T>(read: (text: string) => T | null, expectation: string) {
  return z.string().transform((text, context) => {
    const value = read(text)
    if (value !== null) return value
    context.addIssue(expectation)
    return z.NEVER
  })
}

/** Digits alone: no blank, sign or exponent. */
function readWhole(text: string, largest: number): number | null {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return value <= largest ? value : null
}

/** Of the curve P-256; not every number is one. */
function readPushKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64url')
  if (key.length !== 32 || key.toString('base64url') !== text) return null
  try {
    createECDH('prime256v1').setPrivateKey(key)
    return key
  } catch {
    return null
  }
}

function readOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, origin, pathname, search, hash } = new URL(text)
  const isOrigin = /^https?:$/.test(protocol) && pathname === '/' && search === '' && hash === ''
  return isOrigin ? origin : null
}

/** As URLs write it. */
function readIssuer(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { protocol, href, username, password, search, hash } = new URL(text)
  const isBare = /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => part === '')
  return isBare && !href.includes('/.well-known') ? href : null
}

/** `text` is the path of the file. */
function readUpstreams(text: string): ReadonlyMap<string, string> | null {
  try {
    const origins = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(text, 'utf8')))
    return new Map(Object.entries(origins).map(([from, to]) => [new URL(from).origin, new URL(to).origin]))
  } catch {
    // Whatever is wrong with it, the operator reads what was expected.
    return null
  }
}

function readEventWindow(text: string): EventWindow | 'rolling' | null {
  if (text === 'rolling') return text
  const [first = '', last = '', ...rest] = text.split('/')
  const start = parseWallTime(`${first} 00:00:00`)
  const end = parseWallTime(`${last} 23:59:59`)
  return start !== null && end !== null && start < end && rest.length === 0 ? { start, end } : null
}
