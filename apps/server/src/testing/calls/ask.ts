import { type IncomingHttpHeaders, request } from 'node:http'
import { envelope } from '@ephemeris/contract/envelope'

/** What came back, byte for byte: nothing is decompressed, followed or retried. */
export interface HttpAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly bytes: Buffer
  readonly text: string
}

interface AskOptions {
  /** Several values: the header is sent as often. */
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly body?: string | Uint8Array
  /** The body follows then; the head goes at once. */
  readonly bodyAfter?: Promise<void>
}

/** `line` is a method and a path as they are sent: `GET /api/games?t=1`. */
export type Ask = (line: string, options?: AskOptions) => Promise<HttpAnswer>

/**
 * Asks the server at `origin`, each time over a connection of its own.
 *
 * @param from the address of this machine that a connection comes from; unset: as the system chooses
 */
export function asker(origin: string, from?: () => string): Ask {
  const { hostname, port } = new URL(origin)
  return (line, { headers = {}, body, bodyAfter } = {}) =>
    new Promise((resolve, reject) => {
      const [method, path] = line.split(' ')
      // Node sends the body of a DELETE without its length unless the length is set.
      const length =
        body !== undefined && method === 'DELETE' ? { 'content-length': String(Buffer.byteLength(body)) } : {}
      const sent = request(
        { hostname, port, method, path, headers: { ...length, ...headers }, agent: false, localAddress: from?.() },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const bytes = Buffer.concat(chunks)
            resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
          })
        },
      )
      sent.on('error', reject)
      if (!bodyAfter) return void sent.end(body)
      sent.flushHeaders()
      bodyAfter.then(() => sent.end(body))
    })
}

/**
 * `[status, error_code]` of a refusal whose envelope is as it should be; `data` is `null`, or an object with reasons.
 */
export function refusalIn({ status, text }: HttpAnswer): readonly [number, number | undefined] {
  const { code, error_code, data } = envelope.parse(JSON.parse(text))
  if (code !== status || typeof data !== 'object') throw new Error(`not a refusal's envelope: ${text}`)
  return [status, error_code]
}
