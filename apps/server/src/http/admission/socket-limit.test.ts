import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { limitSockets } from './socket-limit.ts'

const MOST = 8

/** Asks over a connection that stays open. @returns the status; `null`: no answer */
function askAndStay(port: number): Promise<number | null> {
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? null))
    })
    asked.once('error', () => resolve(null)).end()
  })
}

test('API-47 callers who stay connected and ask nothing shut no one out', async () => {
  const server = createServer((_request, response) => response.end('here'))
  server.keepAliveTimeout = LIMITS.keepAliveMs
  limitSockets(server, { most: MOST, isDirect: false })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  for (let count = 0; count < 3 * MOST; count++) expect(await askAndStay(port)).toBe(200)
})

test('API-47 a request under way keeps its connection when others make room', async () => {
  const waiting: (() => void)[] = []
  const server = createServer((asked, response) => {
    if (asked.url === '/slow') waiting.push(() => response.end('late'))
    else response.end('here')
  })
  limitSockets(server, { most: MOST, isDirect: false })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const slow = fetch(`http://127.0.0.1:${port}/slow`)
  await expect.poll(() => waiting).toHaveLength(1)

  for (let count = 0; count < 2 * MOST; count++) await askAndStay(port)
  waiting[0]?.()

  expect(await (await slow).text()).toBe('late')
})

/** Eight of them are the share of one network. */
const SIXTY_FOUR = 64

const SLOW_CALLERS = {
  'that send nothing': '',
  'that send a slow head': 'GET / HTTP/1.1\r\nhost: a\r\n',
  'that send a slow body': 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{',
}

test.each(Object.entries(SLOW_CALLERS))(
  'API-47 connections of one network %s make way for new ones',
  async (_, bytes) => {
    const server = createServer((asked, response) => asked.resume().once('end', () => response.end('here')))
    limitSockets(server, { most: SIXTY_FOUR, isDirect: true })
    server.listen(0, '127.0.0.1')
    const sockets: Socket[] = []
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      server.close()
    })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const open = () => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      // A caller who is persistent comes back as soon as he is closed.
      socket.on('error', () => {}).once('close', () => server.listening && sockets.push(open()))
      return socket
    }
    for (let count = 0; count < 2 * SIXTY_FOUR; count++) sockets.push(open())

    for (let count = 0; count < 12; count++) {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
      expect(await answer.text()).toBe('here')
    }
  },
)
