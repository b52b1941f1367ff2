import type { LookupFunction } from 'node:net'
import { ACCEPTED_CODINGS, decodeBody } from './decode-body.ts'
import { publicLookup, type Resolve, requirePublicHost, resolveByDns } from './public-lookup.ts'
import { rawAnswer } from './raw-answer.ts'

const WHOLE_MS = 15_000
const MAX_BYTES = 1024 * 1024

export interface OutboundRequest {
  /** https, and a name of the public internet; its origin may be replaced by EPHEMERIS_UPSTREAMS. */
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
  /** For connecting, asking and reading everything. */
  readonly timeoutMs?: number
  /** Of the body, as it is sent and decoded. */
  readonly maxBytes?: number
  readonly signal?: AbortSignal
}

/** Whatever the status: a redirect is an answer and is never followed. */
export interface OutboundAnswer {
  readonly status: number
  /** As the answer names it; empty: it does not. */
  readonly contentType: string
  /** `null`: the answer does not have it, or more than once. */
  header(name: 'etag' | 'last-modified' | 'retry-after'): string | null
  readonly text: string
}

export interface Outbound {
  /** @throws OutboundError */
  ask(request: OutboundRequest): Promise<OutboundAnswer>
  /** Where a browser finds an official address: there, or at what EPHEMERIS_UPSTREAMS puts in its place. */
  browserAddress(official: URL): URL
}

interface OutboundOptions {
  /** Official origin → replacement, which may be any address. */
  readonly upstreams: ReadonlyMap<string, string>
  readonly resolve?: Resolve
}

/**
 * Asks other servers: over https, at public addresses that were checked before connecting and are the ones connected to,
 * within a time for everything and a size for what comes back. (CHAL-10)
 */
export function createOutbound({ upstreams, resolve = resolveByDns }: OutboundOptions): Outbound {
  const lookup = publicLookup(resolve)

  function replaced({ origin, pathname, search }: URL): URL | null {
    const replacement = upstreams.get(origin)
    return replacement === undefined ? null : new URL(pathname + search, replacement)
  }

  return {
    ask: async (request) => {
      const official = new URL(request.url)
      const replacement = replaced(official)
      if (replacement !== null) return send(replacement, request)
      requirePublicHost(official)
      return send(official, request, lookup)
    },
    browserAddress: (official) => replaced(official) ?? official,
  }
}

async function send(url: URL, request: OutboundRequest, lookup?: LookupFunction): Promise<OutboundAnswer> {
  const { method = 'GET', body, timeoutMs = WHOLE_MS, maxBytes = MAX_BYTES, signal } = request
  const headers = { 'accept-encoding': ACCEPTED_CODINGS, ...request.headers }
  const raw = await rawAnswer(url, { method, headers, body, maxBytes, timeoutMs, signal, ...(lookup && { lookup }) })
  const content = await decodeBody(raw.body, raw.headers['content-encoding']?.join() ?? '', maxBytes)
  const header = (name: string) => {
    const values = raw.headers[name]
    return values?.length === 1 ? (values[0] ?? null) : null
  }
  return { status: raw.status, contentType: header('content-type') ?? '', header, text: content.toString() }
}
