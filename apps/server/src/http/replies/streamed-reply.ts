import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { MINUTE_MS } from '@ephemeris/core/time/instant'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { after } from '#server/platform/timers'
import { pickEncoding } from '../request/accept-encoding.ts'

/** A caller who takes a file more slowly than this holds what it needs for too long. */
const MAX_MS = 10 * MINUTE_MS

/** A small window: each stream takes half a megabyte instead of sixteen. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }

export interface Streamed {
  readonly pieces: AsyncIterable<string>
  /** Called once, when the last piece has left or the caller is gone. */
  close(): void
}

/** Sends an answer while it is made, as fast as the caller takes it; one that cannot be finished breaks off. (API-35) */
export function sendStreamed(request: FastifyRequest, reply: FastifyReply, { pieces, close }: Streamed): FastifyReply {
  if (request.method === 'HEAD') {
    close()
    return reply.send('')
  }
  const text = Readable.from(pieces, { highWaterMark: 1 })
  const stop = after(MAX_MS, () => text.destroy(new Error('a file was taken too slowly')))
  text.once('close', () => {
    stop()
    close()
  })
  const encoding = pickEncoding(request.headers['accept-encoding'])
  reply.header('vary', 'Accept-Encoding')
  if (encoding === 'identity') return reply.send(text)

  const packed = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip()
  // A failure reaches the reply by `packed`, which the pipeline destroys.
  pipeline(text, packed, () => {})
  return reply.header('content-encoding', encoding).send(packed)
}
