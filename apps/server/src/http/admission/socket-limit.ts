import type { Server } from 'node:http'

/** From this share of all sockets on, those on which nothing happens make room. */
const FULL = 3 / 4

/**
 * Proxies keep connections longer than others may: when the sockets become few, those that wait for a next request are
 * closed before a caller is shut out. (API-40)
 *
 * @param most sockets at once; more are refused
 */
export function limitSockets(server: Server, most: number): void {
  let open = 0
  server.maxConnections = most
  server.on('connection', (socket) => {
    open++
    socket.once('close', () => {
      open--
    })
    if (open > most * FULL) server.closeIdleConnections()
  })
}
