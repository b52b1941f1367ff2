import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { originOf } from '#server/platform/client-network'

/** From this share of all sockets on, those on which nothing happens make room. */
const FULL = 3 / 4
/** The share of all sockets that one network may have. A household or an office has some dozens. */
const OF_NETWORK = 1 / 8

interface SocketLimits {
  /** Sockets at once; more are refused. */
  readonly most: number
  /** Whether callers connect to the server themselves; behind a proxy all of them share its address. */
  readonly isDirect: boolean
}

/**
 * No caller is shut out by those who are connected and ask nothing, or take long to ask. When the sockets become few,
 * those that wait for a next request are closed. When a network has more than its share, its oldest connection on which
 * no whole request is being answered makes way for its newest. (API-47)
 */
export function limitSockets(server: Server, { most, isDirect }: SocketLimits): void {
  /** In the order in which they came. */
  const ofNetwork = new Map<string, Set<Socket>>()
  const answering = new Set<Socket>()
  let open = 0
  server.maxConnections = most

  server.on('connection', (socket: Socket) => {
    const { network } = originOf(socket.remoteAddress)
    const own = ofNetwork.get(network) ?? new Set<Socket>()
    ofNetwork.set(network, own.add(socket))
    open++
    socket.once('close', () => {
      open--
      own.delete(socket)
      if (own.size === 0) ofNetwork.delete(network)
    })
    if (open > most * FULL) server.closeIdleConnections()
    if (isDirect && own.size > most * OF_NETWORK) makeWay(own)
  })

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const begin = () => answering.add(socket)
    if (hasBody(request)) request.once('end', begin)
    else begin()
    response.once('close', () => answering.delete(socket))
  })

  function makeWay(own: ReadonlySet<Socket>): void {
    const [...sockets] = own
    const oldest = sockets.find((socket) => !answering.has(socket)) ?? sockets.at(-1)
    oldest?.destroy()
  }
}

/** Whether a body follows the head of a request. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
