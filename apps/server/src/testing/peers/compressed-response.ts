import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

/** Its default quality takes a hundred times as long, and half of the time of all tests that read catalogues. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY } }

const CODINGS: readonly (readonly [string, (body: string | Buffer) => Buffer])[] = [
  ['gzip', gzipSync],
  ['br', (body) => brotliCompressSync(body, FAST)],
  ['deflate', deflateSync],
  ['deflate', deflateRawSync],
]
let sent = 0

/** Answers compressed, as servers on the internet do, with the codings that the caller accepts, and with none, in turn. */
export class CompressedResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #hasBody = false

  /** Nothing is sent before the body is known; then Node calls it once more. */
  override writeHead(status: number, ...rest: readonly unknown[]): this {
    if (this.#hasBody) return super.writeHead(status)
    this.statusCode = status
    for (const part of rest) {
      if (typeof part === 'string') this.statusMessage = part
      else
        for (const [name, value] of Object.entries((part ?? {}) as OutgoingHttpHeaders))
          this.setHeader(name, value ?? '')
    }
    return this
  }

  override write(...given: readonly unknown[]): boolean {
    this.#hasBody = true
    return super.write(...(given as Parameters<ServerResponse['write']>))
  }

  override end(...[body, ...rest]: readonly unknown[]): this {
    this.#hasBody = true
    const whole = typeof body === 'string' || Buffer.isBuffer(body) ? body : ''
    const accepted = String(this.req.headers['accept-encoding'] ?? '')
    const codings = [...CODINGS.filter(([name]) => accepted.includes(name)), null]
    const coding = codings[sent++ % codings.length]
    const isPlain = whole.length === 0 || this.headersSent || this.hasHeader('content-encoding') || !coding
    if (isPlain) return super.end(...([body, ...rest] as Parameters<ServerResponse['end']>))
    this.removeHeader('content-length')
    this.setHeader('content-encoding', coding[0])
    return super.end(coding[1](whole))
  }
}
