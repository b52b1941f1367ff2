import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { buildConnector } from 'undici'
import { OutboundError } from './outbound-error.ts'
import { publicLookup, type Resolve, requirePublicHost, resolveByDns } from './public-lookup.ts'

const CONNECT_MS = 3000
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
  /** Of the decoded body. */
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
  const guarded = { timeout: CONNECT_MS, lookup: publicLookup(resolve) }

  function replaced({ origin, pathname, search }: URL): URL | null {
    const replacement = upstreams.get(origin)
    return replacement === undefined ? null : new URL(pathname + search, replacement)
  }

  return {
    ask: async (request) => {
      const official = new URL(request.url)
      const replacement = replaced(official)
      if (replacement !== null) return send(replacement, request, { timeout: CONNECT_MS })
      requirePublicHost(official)
      return send(official, request, guarded)
    },
    browserAddress: (official) => replaced(official) ?? official,
  }
}

/** Each question has a connection of its own, which ends with the answer. */
async function send(url: URL, request: OutboundRequest, connect: buildConnector.BuildOptions): Promise<OutboundAnswer> {
  // Loaded with the first question, since it would hold up the start.
  const { Client } = await import('undici')
  const { method = 'GET', headers = {}, body = null, timeoutMs = WHOLE_MS, maxBytes = MAX_BYTES, signal } = request
  const whole = AbortSignal.timeout(timeoutMs)
  const stop = signal === undefined ? whole : AbortSignal.any([whole, signal])
  const client = new Client(url.origin, { connect, pipelining: 0, headersTimeout: 0, bodyTimeout: 0 })
  // The signal of a request counts from its connection on; destroying the client ends one that is still being made.
  const end = () => void client.destroy().catch(() => {})
  stop.addEventListener('abort', end)

  try {
    const answer = await client.request({
      path: url.pathname + url.search,
      method,
      headers: { 'accept-encoding': 'gzip, deflate, br', ...headers },
      body,
      signal: stop,
    })
    // "Not modified" may name the encoding of a body that it does not have.
    const encoding = answer.statusCode === 304 ? undefined : answer.headers['content-encoding']
    const text = await read(decoded(answer.body, encoding), maxBytes)
    return {
      status: answer.statusCode,
      contentType: String(answer.headers['content-type'] ?? ''),
      header: (name) => singleOf(answer.headers[name]),
      text,
    }
  } catch (error) {
    throw stop.aborted ? new OutboundError('timeout', { cause: error }) : asOutboundError(error)
  } finally {
    stop.removeEventListener('abort', end)
    end()
  }
}

function singleOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' ? header : null
}

function asOutboundError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error
  const isLate = error instanceof Error && 'code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT'
  return new OutboundError(isLate ? 'timeout' : 'network', { cause: error })
}

function decoded(body: Readable, encoding: string | string[] | undefined): Readable {
  const decoder = decoderOf(encoding)
  // A failure reaches the reader by the decoder, which the pipeline destroys.
  return decoder === null ? body : pipeline(body, decoder, () => {})
}

function decoderOf(encoding: string | string[] | undefined) {
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
