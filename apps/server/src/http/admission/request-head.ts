import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { AppError } from '@ephemeris/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { Env } from '#server/env/env'
import { LIMITS } from './limits.ts'

/** Asked by load balancers, which use names of their own; the answers reveal nothing about users. */
const PROBES = new Set(['/healthz', '/readyz'])

/** Zones of home and company networks, in which no one on the internet can have a name. */
const PRIVATE_ZONE = /\.(localhost|local|internal|lan|home\.arpa)$/

/** Of one header, all that carry its name together; what is not named here has the bound of `other`. */
const HEADER_LENGTHS: Readonly<Record<string, number>> = {
  cookie: 8 * 1024,
  forwarded: 1000,
  'x-forwarded-for': 1000,
}
const OTHER_HEADER_LENGTH = 4 * 1024

/**
 * The address by which the router finds a route. The router reads the query before any hook runs, so an address that is
 * out of bounds is kept from it: `admit` refuses the request then. (API-40)
 */
export function routedAddress({ url = '/' }: IncomingMessage): string {
  if (isAddressWithin(url)) return url
  return url.startsWith('/api') ? '/api' : '/'
}

/**
 * Decides about a request by its head alone, before anything in it is read.
 * @throws AppError ADDRESS_TOO_LONG, HEADERS_TOO_LARGE, PARAMETER_INVALID, HOST_UNKNOWN
 */
export function createHeadAdmission(
  env: Pick<Env, 'publicUrl' | 'mainlandHost' | 'internationalHost'>,
): (request: FastifyRequest) => void {
  const refuseForeignHost = createHostGuard(env)
  return (request) => {
    if (request.originalUrl !== request.raw.url) throw new AppError('ADDRESS_TOO_LONG')
    refuseLargeHeaders(request.raw)
    refuseForeignHost(request)
  }
}

function isAddressWithin(url: string): boolean {
  if (url.length > LIMITS.addressBytes) return false
  let fields = 0
  for (let at = url.indexOf('&'); at >= 0; at = url.indexOf('&', at + 1)) fields++
  return fields < LIMITS.queryFields
}

/** API-41 */
function refuseLargeHeaders({ headers, rawHeaders }: IncomingMessage): void {
  if (rawHeaders.length > 2 * LIMITS.headers) throw new AppError('HEADERS_TOO_LARGE')
  for (const name in headers) {
    const { length = 0 } = headers[name] ?? ''
    if (length > (HEADER_LENGTHS[name] ?? OTHER_HEADER_LENGTH)) throw new AppError('HEADERS_TOO_LARGE')
  }
}

/**
 * Refuses requests to a name that is not ours. A page of another site can make its own name lead to this machine (DNS
 * rebinding), and is then of the same origin for the browser. Addresses and names without a dot cannot be used so. (API-42)
 * @throws AppError PARAMETER_INVALID, HOST_UNKNOWN
 */
function createHostGuard({
  publicUrl,
  mainlandHost,
  internationalHost,
}: Pick<Env, 'publicUrl' | 'mainlandHost' | 'internationalHost'>): ({ raw }: Pick<FastifyRequest, 'raw'>) => void {
  const named = [publicUrl && new URL(publicUrl).host, mainlandHost, internationalHost]
  const own = new Set(named.flatMap((host) => (host === null ? [] : [nameIn(host)])))

  return ({ raw: { headers, rawHeaders, httpVersion, url = '' } }) => {
    const hosts = rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'host').length
    // HTTP/1.1 asks for one `Host` (RFC 9112, section 3.2); every browser sends it.
    if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) throw new AppError('PARAMETER_INVALID')
    // Where the target of a request is a whole address, its host counts (section 3.2.2).
    const [, host = headers.host] = ABSOLUTE.exec(url) ?? []
    if (host === undefined || PROBES.has(url)) return
    const name = nameIn(host)
    if (!own.has(name) && !isUnborrowable(name)) throw new AppError('HOST_UNKNOWN')
  }
}

const ABSOLUTE = /^[a-z]+:\/\/(?:[^/?#@]*@)?([^/?#]*)/i

/** Whether no one on the internet can make this name lead here. */
function isUnborrowable(name: string): boolean {
  return !name.includes('.') || isIP(name) !== 0 || PRIVATE_ZONE.test(name)
}

/** Without port, brackets and the dot at the end. */
function nameIn(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
}
