import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import type { HttpAnswer } from './ask.ts'

interface Withheld {
  /** How long the body is said to be; `chunked`: that is not said. */
  readonly bytes: number | 'chunked'
  /** What of it is sent at once. */
  readonly sent?: string
  readonly headers?: Readonly<Record<string, string>>
}

export interface WithheldBody {
  /** What the server answers, whenever it does; refused when it closes the connection without an answer. */
  readonly answer: Promise<HttpAnswer>
  /** Sends what was withheld. */
  send(rest: string): void
  close(): void
}

/** Sends a request without the end of its body, over a connection of its own. */
export function withholdBody(
  origin: { readonly port: number },
  line: string,
  { bytes, sent = '', headers = {} }: Withheld,
): WithheldBody {
  const length = bytes === 'chunked' ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(bytes) }
  const all = { host: 'localhost', 'content-type': 'application/json', ...length, ...headers }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const socket = connect(origin.port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
  })
  socket.write([`${line} HTTP/1.1`, ...lines, '', sent].join('\r\n'))

  const answer = new Promise<HttpAnswer>((resolve, reject) => {
    let raw = ''
    socket.on('data', (chunk) => {
      raw += chunk
      const read = answerIn(raw)
      if (read) resolve(read)
    })
    socket.on('error', reject)
    socket.on('close', () => reject(new Error(`closed after: ${raw}`)))
  })
  // Not every test waits for it.
  answer.catch(() => {})
  return { answer, send: (rest) => socket.write(rest), close: () => socket.destroy() }
}

/** `null`: it is not complete. */
export function answerIn(raw: string): HttpAnswer | null {
  const end = raw.indexOf('\r\n\r\n')
  if (end < 0) return null
  const [statusLine = '', ...lines] = raw.slice(0, end).split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.split(': ')))
  const text = raw.slice(end + 4)
  if (Buffer.byteLength(text) < Number(headers['content-length'] ?? 0)) return null
  return { status: Number(statusLine.split(' ')[1]), headers, bytes: Buffer.from(text), text }
}
