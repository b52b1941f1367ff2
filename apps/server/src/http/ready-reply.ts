import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Encoding, pickEncoding } from './accept-encoding.ts'

/** Bytes that are sent again and again: compressed once per encoding, revalidated by a strong ETag. (API-10) */
export interface ReadyReply {
  variant(encoding: Encoding): Variant
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

/** Smaller bodies grow or gain nothing. */
const COMPRESS_FROM_BYTES = 1024

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export function readyReply(options: ReadyReplyOptions): ReadyReply {
  const { bytes, contentType, cacheControl, compressed = {} } = options
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const known = new Map<Encoding, Variant>()
  const isCompressible = bytes.length >= COMPRESS_FROM_BYTES && /^(text|application|image\/svg)/.test(contentType)

  function make(encoding: Encoding): Variant {
    const body = encode(encoding)
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
    return { bytes: body, etag, headers }
  }

  function encode(encoding: Encoding): Buffer {
    if (encoding === 'br') return compressed.br ?? brotliCompressSync(bytes, BROTLI)
    if (encoding === 'gzip') return compressed.gzip ?? gzipSync(bytes)
    return bytes
  }

  return {
    variant: (wanted) => {
      const encoding = isCompressible ? wanted : 'identity'
      const variant = known.get(encoding) ?? make(encoding)
      known.set(encoding, variant)
      return variant
    },
  }
}

/** Sends the densest variant that the caller takes, or 304 where he has it already. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, ready: ReadyReply): void {
  const { bytes, etag, headers } = ready.variant(pickEncoding(request.headers['accept-encoding']))
  reply.headers(headers)
  if (reply.statusCode === 200 && isKnown(request.headers['if-none-match'], etag)) {
    reply.removeHeader('content-length').removeHeader('content-type').code(304).send()
    return
  }
  reply.send(bytes)
}

/** Whether the caller says that he has the answer with this tag. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((part) => {
    const tag = part.trim()
    return tag === '*' || tag === etag || tag === `W/${etag}`
  })
}
