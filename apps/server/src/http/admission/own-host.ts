import { isIP } from 'node:net'
import { AppError } from '@ephemeris/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { Env } from '#server/env'

/** Asked by load balancers, which use names of their own; the answers reveal nothing about users. */
const PROBES = new Set(['/healthz', '/readyz'])

/** Zones of home and company networks, in which no one on the internet can have a name. */
const PRIVATE_ZONE = /\.(localhost|local|internal|lan|home\.arpa)$/

/**
 * Refuses requests to a name that is not ours. A page of another site can make its own name lead to this machine (DNS
 * rebinding), and is then of the same origin for the browser. Addresses and names without a dot cannot be used so. (API-42)
 * @throws AppError PARAMETER_INVALID, HOST_UNKNOWN
 */
export function createHostGuard({
  publicUrl,
  mainlandHost,
  internationalHost,
}: Pick<Env, 'publicUrl' | 'mainlandHost' | 'internationalHost'>): ({ raw }: Pick<FastifyRequest, 'raw'>) => void {
  const named = [publicUrl && new URL(publicUrl).host, mainlandHost, internationalHost]
  const own = new Set(named.flatMap((host) => (host === null ? [] : [nameIn(host)])))

  return ({ raw: { headers, httpVersion, url = '' } }) => {
    const { host } = headers
    // HTTP/1.1 asks for a `Host` (RFC 9112, section 3.2); every browser sends it.
    if (host === undefined && httpVersion === '1.1') throw new AppError('PARAMETER_INVALID')
    if (host === undefined || PROBES.has(url)) return
    const name = nameIn(host)
    if (!own.has(name) && !isUnborrowable(name)) throw new AppError('HOST_UNKNOWN')
  }
}

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
