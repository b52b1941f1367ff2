import type { IncomingMessage } from 'node:http'
import { AppError } from '@ephemeris/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { Env } from '#server/env'
import { LIMITS } from './limits.ts'
import { createHostGuard } from './own-host.ts'

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
