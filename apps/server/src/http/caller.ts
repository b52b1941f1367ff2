import { deviceName } from '@ephemeris/core/account/device-name'
import type { Language } from '@ephemeris/core/language/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CallOrigin, originOf, plainAddress } from './client-network.ts'
import { bearerIn } from './request/bearer.ts'
import { type CookieOptions, cookieName, readCookie, writeCookie } from './request/cookies.ts'
import { languageOf } from './request/request-language.ts'

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
