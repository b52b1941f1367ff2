import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { after } from '../timers.ts'
import { OutboundError } from './outbound-error.ts'

const CONNECT_MS = 3000
const FIRST_BYTES = 64 * 1024

interface RawQuestion {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer | undefined
  /** Absent: as the system finds names. */
  readonly lookup?: LookupFunction
  /** Of the body as it is sent. */
  readonly maxBytes: number
  /** For everything. */
  readonly timeoutMs: number
  readonly signal: AbortSignal | undefined
}

interface RawAnswer {
  readonly status: number
  /** Each value that a header has. */
  readonly headers: IncomingMessage['headersDistinct']
  /** As it was sent. */
  readonly body: Buffer
}

/**
 * Asks by a connection of its own, which ends with the answer, and waits for the whole body.
 * @throws OutboundError
 */
export async function rawAnswer(url: URL, question: RawQuestion): Promise<RawAnswer> {
  const { body, maxBytes, timeoutMs, signal } = question
  const request = requestTo(url, question)
  let isConnected = false

  const answer = new Promise<RawAnswer>((resolve, reject) => {
    const fail = (cause: unknown) => {
      const isOwn = cause instanceof OutboundError
      reject(isOwn ? cause : new OutboundError('network', { cause, isUnsent: !isConnected }))
    }
    const expire = () => fail(new OutboundError('timeout', { isUnsent: !isConnected }))
    const stopConnecting = after(CONNECT_MS, expire)
    const stopWaiting = after(timeoutMs, expire)
    if (signal?.aborted) expire()
    signal?.addEventListener('abort', expire)

    request.on('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        isConnected = true
        stopConnecting()
      }),
    )
    // These stay for good: a connection may also fail after its answer.
    request.on('error', fail)
    request.on('close', () => {
      stopConnecting()
      stopWaiting()
      signal?.removeEventListener('abort', expire)
      fail(new Error('closed without an answer'))
    })
    request.on('response', (response) => {
      const bytes = gatherBytes(maxBytes)
      response.on('error', fail)
      response.on('data', (chunk: Buffer) => {
        if (!bytes.add(chunk)) fail(new OutboundError('size'))
      })
      response.on('end', () => {
        if (!response.complete) return fail(new Error('cut off'))
        resolve({ status: response.statusCode ?? 0, headers: response.headersDistinct, body: bytes.all() })
      })
    })
    request.end(body)
  })
  return answer.finally(() => request.destroy())
}

function requestTo(url: URL, { method, headers, lookup }: RawQuestion): ClientRequest {
  try {
    const { request } = url.protocol === 'https:' ? https : http
    return request(url, { agent: false, method, headers, ...(lookup && { lookup }) })
  } catch (cause) {
    // A header that another server gave may be none that can be sent back.
    throw new OutboundError('network', { cause, isUnsent: true })
  }
}

/** Keeps the bytes alone: an answer in a million pieces takes no more memory than one in a single piece. */
function gatherBytes(maxBytes: number) {
  let bytes = Buffer.allocUnsafe(Math.min(FIRST_BYTES, maxBytes))
  let size = 0
  return {
    /** @returns whether there was room */
    add: (chunk: Buffer): boolean => {
      const needed = size + chunk.length
      if (needed > maxBytes) return false
      if (needed > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.min(Math.max(needed, bytes.length * 2), maxBytes))
        bytes.copy(larger, 0, 0, size)
        bytes = larger
      }
      size += chunk.copy(bytes, size)
      return true
    },
    all: (): Buffer => bytes.subarray(0, size),
  }
}
