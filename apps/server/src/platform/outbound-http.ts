import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'
import { after } from './timers.ts'

const CONNECT_MS = 3000
const WHOLE_MS = 15_000
const MAX_BYTES = 1024 * 1024

export interface OutboundRequest {
  /** https, and a name of the public internet; its origin may be replaced by EPHEMERIS_UPSTREAMS. */
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** For connecting, asking and reading everything. */
  readonly timeoutMs?: number
  /** Of the decoded body. */
  readonly maxBytes?: number
  readonly signal?: AbortSignal
}

/** Whatever the status: a redirect is an answer and is never followed. */
export interface OutboundAnswer {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  readonly text: string
}

/** Nothing usable came back; `reason` holds no part of the question or the answer. */
export class OutboundError extends Error {
  readonly reason: 'address' | 'timeout' | 'size' | 'network'

  constructor(reason: OutboundError['reason'], options?: ErrorOptions) {
    super(`outbound request failed: ${reason}`, options)
    this.name = 'OutboundError'
    this.reason = reason
  }
}

export interface Outbound {
  /** @throws OutboundError */
  ask(request: OutboundRequest): Promise<OutboundAnswer>
  /** Where a browser finds an official address: there, or at what EPHEMERIS_UPSTREAMS puts in its place. */
  browserAddress(official: URL): URL
}

/** The addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly string[]>

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
  function replaced({ origin, pathname, search }: URL): URL | null {
    const replacement = upstreams.get(origin)
    return replacement === undefined ? null : new URL(pathname + search, replacement)
  }

  return {
    ask: async (request) => {
      const official = new URL(request.url)
      const replacement = replaced(official)
      if (replacement !== null) return send(replacement, request, null)
      return send(official, request, await publicAddressOf(official, resolve))
    },
    browserAddress: (official) => replaced(official) ?? official,
  }
}

/** @throws OutboundError unless the URL is https at its usual port and every address of its host is public */
async function publicAddressOf({ protocol, port, username, password, hostname }: URL, resolve: Resolve) {
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') throw new OutboundError('address')
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) === 0 ? await resolved(host, resolve) : [host]
  const [first] = addresses
  if (first === undefined || !addresses.every(isPublicAddress)) throw new OutboundError('address')
  return first
}

async function resolved(host: string, resolve: Resolve): Promise<readonly string[]> {
  const limit = deadline(CONNECT_MS)
  try {
    return await Promise.race([resolve(host), limit.passed])
  } catch (error) {
    if (error instanceof OutboundError) throw error
    throw new OutboundError('network', { cause: error })
  } finally {
    limit.cancel()
  }
}

async function resolveByDns(host: string): Promise<readonly string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

function deadline(ms: number): { passed: Promise<never>; cancel: () => void } {
  let cancel = () => {}
  const passed = new Promise<never>((_, reject) => {
    cancel = after(ms, () => reject(new OutboundError('timeout')))
  })
  return { passed, cancel }
}

/** `pinned`: the checked address that is connected to, whatever the name means by then. */
function send(url: URL, request: OutboundRequest, pinned: string | null): Promise<OutboundAnswer> {
  const { method = 'GET', headers = {}, body, timeoutMs = WHOLE_MS, maxBytes = MAX_BYTES, signal } = request

  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? requestHttps : requestHttp
    const sent = start(url, {
      method,
      agent: false,
      headers: {
        'accept-encoding': 'gzip, deflate, br',
        ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      ...(pinned !== null && {
        lookup: pinnedLookup(pinned),
      }),
    })

    function fail(reason: OutboundError['reason'], cause?: unknown): void {
      settle()
      sent.destroy()
      reject(new OutboundError(reason, { cause }))
    }
    function settle(): void {
      stopConnecting()
      stopAll()
      signal?.removeEventListener('abort', abort)
    }
    const abort = () => fail('timeout')
    const stopAll = after(timeoutMs, abort)
    const stopConnecting = after(Math.min(CONNECT_MS, timeoutMs), abort)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()

    sent.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', stopConnecting)
    })
    sent.on('error', (error) => fail('network', error))
    sent.on('response', (response) => {
      stopConnecting()
      read(decoded(response), maxBytes).then(
        (text) => {
          settle()
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
        },
        (error) => fail(error instanceof OutboundError ? error.reason : 'network', error),
      )
    })
    sent.end(body)
  })
}

function pinnedLookup(address: string): LookupFunction {
  const family = isIP(address)
  return (_host, { all }, done) => {
    if (all) done(null, [{ address, family }])
    else done(null, address, family)
  }
}

function decoded(response: IncomingMessage): Readable {
  const decoder = decoderOf(response.headers['content-encoding'])
  if (decoder === null) return response
  response.on('error', (error) => decoder.destroy(error))
  return response.pipe(decoder)
}

function decoderOf(encoding: string | undefined) {
  if (encoding === 'gzip') return createGunzip()
  if (encoding === 'deflate') return createInflate()
  return encoding === 'br' ? createBrotliDecompress() : null
}

async function read(stream: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size > maxBytes) throw new OutboundError('size')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
