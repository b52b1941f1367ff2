import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw, type ZlibOptions } from 'node:zlib'
import { OutboundError } from './outbound-error.ts'

/** Sent as `accept-encoding`. */
export const ACCEPTED_CODINGS = 'gzip, deflate, br'

/** Usually there is one; every further one costs a round of decoding. */
const MOST_CODINGS = 3

type Decode = (body: Buffer, options: ZlibOptions) => Promise<Buffer>

const [fromGzip, fromZlib, fromDeflate, fromBrotli] = [
  promisify<Buffer, ZlibOptions, Buffer>(gunzip),
  promisify<Buffer, ZlibOptions, Buffer>(inflate),
  promisify<Buffer, ZlibOptions, Buffer>(inflateRaw),
  promisify<Buffer, ZlibOptions, Buffer>(brotliDecompress),
]

const DECODERS: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', fromGzip],
  ['x-gzip', fromGzip],
  ['br', fromBrotli],
  // Servers send either under this name.
  ['deflate', (body, options) => (isZlib(body) ? fromZlib : fromDeflate)(body, options)],
  ['identity', async (body) => body],
])

/**
 * The content of a whole body, decoded beside the event loop.
 * @param encoding the header `content-encoding`; several codings are in the order in which they were applied
 * @throws OutboundError `size` above `maxBytes`, `coding` where that is impossible
 */
export async function decodeBody(body: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  // "Not modified" may name the coding of a body that it does not have.
  if (body.length === 0) return body
  const names = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  if (names.length > MOST_CODINGS) throw new OutboundError('coding')

  let content = body
  for (const name of names.reverse()) {
    const decode = DECODERS.get(name)
    if (!decode) throw new OutboundError('coding')
    content = await decode(content, { maxOutputLength: maxBytes }).catch((error: unknown) => {
      throw new OutboundError(isTooLarge(error) ? 'size' : 'coding', { cause: error })
    })
  }
  return content
}

/** By its header of two bytes (RFC 1950). */
function isZlib(body: Buffer): boolean {
  return body.length >= 2 && (body.readUInt8(0) & 15) === 8 && body.readUInt16BE(0) % 31 === 0
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
}
