import { connect } from 'node:net'
import { onTestFinished } from 'vitest'
import { answerIn } from './answer-in.ts'
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
