import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, pickEncoding } from '../request/accept-encoding.ts'
import { readableHeader } from '../request/accept-header.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Bytes that are sent again and again: compressed once per encoding, revalidated by a strong ETag. (API-10) */
export interface ReadyReply {
  /** An upper bound of the memory that all variants take together. */
  readonly bytesAtMost: number
  /** Compressed beside the event loop when an encoding is first asked for; known at once from then on. */
  variant(encoding: Encoding): Variant | Promise<Variant>
}

interface Variant {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

interface ReadyReplyOptions {
  readonly bytes: Buffer
  readonly contentType: string
  readonly cacheControl: string
  readonly headers?: Readonly<Record<string, string>>
  /** Compressed by the build; what is absent is compressed when first asked for. */
  readonly compressed?: { readonly br?: Buffer; readonly gzip?: Buffer }
}

/** Smaller bodies gain too little to be compressed while someone waits. */
const COMPRESS_FROM_BYTES = 1024

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export function readyReply(options: ReadyReplyOptions): ReadyReply {
  const { bytes, contentType, cacheControl, compressed = {} } = options
  let hash: string | null = null
  const known = new Map<Encoding, Variant>()
  const beingMade = new Map<Encoding, Promise<Variant>>()
  const isWorthwhile = bytes.length >= COMPRESS_FROM_BYTES || compressed.br !== undefined
  const isCompressible = isWorthwhile && /^(text|application|image\/svg)/.test(contentType)

  function variantOf(encoding: Encoding, body: Buffer): Variant {
    hash ??= createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    const headers = {
      'content-type': contentType,
      'content-length': String(body.length),
      'cache-control': cacheControl,
      etag,
      ...(isCompressible && { vary: 'Accept-Encoding' }),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      ...options.headers,
    }
    const variant = { bytes: body, etag, headers }
    known.set(encoding, variant)
    return variant
  }

  async function compress(encoding: 'br' | 'gzip'): Promise<Variant> {
    try {
      return variantOf(encoding, await (encoding === 'br' ? toBrotli(bytes, BROTLI) : toGzip(bytes)))
    } finally {
      beingMade.delete(encoding)
    }
  }

  function make(encoding: Encoding): Variant | Promise<Variant> {
    if (encoding === 'identity') return variantOf(encoding, bytes)
    const built = compressed[encoding]
    if (built) return variantOf(encoding, built)
    const variant = beingMade.get(encoding) ?? compress(encoding)
    beingMade.set(encoding, variant)
    return variant
  }

  return {
    // What both encoders make of JSON is together smaller than the JSON.
    bytesAtMost: 2 * bytes.length,
    variant: (wanted) => {
      const encoding = isCompressible ? wanted : 'identity'
      return known.get(encoding) ?? make(encoding)
    },
  }
}

/**
 * Sends the densest variant that the caller takes, or 304 where the caller has it already. A handler that is async has
 * to wait for the promise: until the variant is made, nothing is sent.
 */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyReply): void | Promise<void> {
  const variant = ready.variant(pickEncoding(request.headers['accept-encoding']))
  if (variant instanceof Promise) return variant.then((made) => sendVariant(request, reply, made))
  sendVariant(request, reply, variant)
}

function sendVariant(request: FastifyRequest, reply: FastifyReply, { bytes, etag, headers }: Variant): void {
  reply.headers(headers)
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag)) {
    reply.removeHeader('content-length').removeHeader('content-type').code(304).send()
    return
  }
  reply.send(bytes)
}

/** Whether the caller says that he has the answer with this tag. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return readableHeader(ifNoneMatch)
    .split(',')
    .some((part) => {
      const tag = part.trim()
      return tag === '*' || tag === etag || tag === `W/${etag}`
    })
}
