import { connect } from 'node:net'
import { answerIn } from './answer-in.ts'
import type { HttpAnswer } from './ask.ts'

interface SendOptions {
  /** Closes our side of the connection after the bytes, so that the server does not wait for more. */
  readonly isEnd?: boolean
}

/**
 * Sends bytes as they are over a connection of its own, and nothing after them. `null`: the server closed the
 * connection without a whole answer.
 */
export function sendBytes(
  port: number,
  bytes: string | Uint8Array,
  { isEnd = false }: SendOptions = {},
): Promise<HttpAnswer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => (isEnd ? socket.end(bytes) : socket.write(bytes)))
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that refuses early closes while we still send.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve(answerIn(Buffer.concat(chunks).toString())))
  })
}
