import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A real mail server on this machine that counts mails and forgets what they say. */
export interface MailSink {
  readonly url: string
  /** How often a mail has arrived at each address. */
  readonly arrived: ReadonlyMap<string, number>
  /** How many connections were opened. */
  connections(): number
  /** Those that are open. */
  readonly sockets: ReadonlySet<Socket>
  close(): void
}

/** @param answerMs how long it takes to accept a mail */
export async function startMailSink(answerMs: number): Promise<MailSink> {
  const arrived = new Map<string, number>()
  const sockets = new Set<Socket>()
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) arrived.set(address, (arrived.get(address) ?? 0) + 1)
        setTimeout(done, answerMs)
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    connections++
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    connections: () => connections,
    sockets,
    close: () => server.close(() => {}),
  }
}
