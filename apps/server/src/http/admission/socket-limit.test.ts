import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
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

test('API-40 callers who stay connected and ask nothing shut no one out', async () => {
  const server = createServer((_request, response) => response.end('here'))
  server.keepAliveTimeout = LIMITS.keepAliveMs
  limitSockets(server, MOST)
  server.listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  for (let count = 0; count < 3 * MOST; count++) expect(await askAndStay(port)).toBe(200)
})

test('API-40 a request under way keeps its connection when others make room', async () => {
  const waiting: (() => void)[] = []
  const server = createServer((asked, response) => {
    if (asked.url === '/slow') waiting.push(() => response.end('late'))
    else response.end('here')
  })
  limitSockets(server, MOST)
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
