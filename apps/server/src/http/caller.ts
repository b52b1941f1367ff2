import { deviceName } from '@ephemeris/core/account/device-name'
import type { Language } from '@ephemeris/core/language/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CallOrigin, originOf, plainAddress } from '#server/platform/client-network'
import { bearerIn } from './request/bearer.ts'
import { languageOf } from './request/request-language.ts'

interface CookieOptions {
  readonly maxAgeSeconds: number
  /** `Lax` where a browser brings it along when another site sends it here; unset: `Strict`. */
  readonly sameSite?: 'Strict' | 'Lax'
}

/** Who asks, apart from being signed in or not. */
export interface Caller extends CallOrigin {
  /** As far as trusted proxies report. */
  readonly address: string
  /** E.g. `Chrome on Windows`. */
  readonly device: string
  /** As far as the body is read that may name it. */
  readonly language: Language
  /** Our own page in a browser that says so: such a caller keeps cookies. */
  readonly isOwnPage: boolean
  /** The caller says nothing about where the call comes from: a program, or a browser of old. */
  readonly isSilent: boolean
  /** The token that was sent; `null`: none, or none in its form. */
  readonly bearer: string | null
  /** In small letters; `null`: it was not sent. */
  header(name: string): string | null
  cookie(name: string): string | null
  setCookie(name: string, value: string, options: CookieOptions): void
}

export function callerOf(request: FastifyRequest, reply: FastifyReply, { isHttps }: { isHttps: boolean }): Caller {
  const { headers, ip } = request
  const site = headers['sec-fetch-site']
  return {
    ...originOf(ip),
    address: plainAddress(ip),
    device: deviceName(headers['user-agent'] ?? ''),
    get language() {
      return languageOf(request)
    },
    isOwnPage: site === 'same-origin',
    isSilent: site === undefined,
    bearer: bearerIn(headers.authorization),
    header: (name) => headers[name]?.toString() ?? null,
    cookie: (name) => readCookie(headers.cookie, cookieName(name, isHttps)),
    setCookie: (name, value, options) => {
      reply.header('set-cookie', writeCookie(name, value, { ...options, isHttps }))
    },
  }
}

/** The value of a cookie in a `Cookie` header; `null`: it is not there, or more than once. */
function readCookie(header: string | undefined, name: string): string | null {
  const values = (header ?? '').split(';').flatMap((part) => {
    const [key, ...rest] = part.trim().split('=')
    return key === name ? [rest.join('=')] : []
  })
  return values.length === 1 ? (values[0] ?? null) : null
}

/** On https the browser holds the name to this host and to TLS. */
function cookieName(name: string, isHttps: boolean): string {
  return isHttps ? `__Host-${name}` : name
}

/** A `Set-Cookie` header that no script can read. */
function writeCookie(
  name: string,
  value: string,
  { maxAgeSeconds, sameSite = 'Strict', isHttps }: CookieOptions & { readonly isHttps: boolean },
): string {
  const parts = [`${cookieName(name, isHttps)}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`, 'HttpOnly']
  return [...parts, `SameSite=${sameSite}`, ...(isHttps ? ['Secure'] : [])].join('; ')
}
