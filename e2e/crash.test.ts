import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Defer } from './support/open-page.ts'
import { childrenOf, isRunning } from './support/processes.ts'
import { type Ephemeris, removeDataDir, startSupervised, usedDataDir } from './support/server.ts'
import { expect, test } from './support/test.ts'

interface Supervised extends Ephemeris {
  /** Of the process that answers. */
  server(): number
  /** Of the database server. */
  readonly database: number
}

async function supervisedForTest(defer: Defer): Promise<Supervised> {
  const dataDir = await usedDataDir()
  defer(() => removeDataDir(dataDir))
  // A clock that is set would begin again with each start, before what the last one has written.
  const ephemeris = await startSupervised({ DATA_DIR: dataDir, CHALLENGE: 'off', EPHEMERIS_CLOCK: '' })
  defer(async () => {
    await ephemeris.stop()
  })
  const [database = ''] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  return { ...ephemeris, server: () => childrenOf(ephemeris.pid)[0] ?? 0, database: Number(database) }
}

/** Waits until the server at `url` is ready, where no one may listen yet. */
async function expectReady(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status, { intervals: [20] }).toBe(200)
}

test('OPS-92 a server that is killed is back at its address, with what it acknowledged and the same database', async ({
  defer,
}) => {
  const supervised = await supervisedForTest(defer)
  const { url, database, server } = supervised
  const made = await fetch(`${url}/api/auth/qrcode/generate`, { method: 'POST' })
  const { data: code }: { data: { session_id: string } } = await made.json()
  const killed = server()
  process.kill(killed, 'SIGKILL')

  await expect.poll(server, { intervals: [20] }).not.toBe(killed)
  await expectReady(url)
  const kept = await fetch(`${url}/api/auth/qrcode/check?session_id=${code.session_id}`)
  expect(kept.status).toBe(200)
  expect(isRunning(database)).toBe(true)
  const metrics = await (await fetch(`${url}/metrics`)).text()
  expect(metrics).toContain('\nserver_deaths_total 1\n')

  const last = server()
  const exitCode = await supervised.stop()
  expect(exitCode).toBe(0)
  expect([last, database].filter(isRunning)).toEqual([])
})

test('OPS-92 a stop while the server is dead or starts again leaves no process', async ({ defer }) => {
  const supervised = await supervisedForTest(defer)
  process.kill(supervised.server(), 'SIGSEGV')
  supervised.signal('SIGINT')

  await supervised.exited
  expect(isRunning(supervised.database)).toBe(false)
})

test('OPS-92 a server whose supervisor is killed stops, and the database with it', async ({ defer }) => {
  const supervised = await supervisedForTest(defer)
  const server = supervised.server()
  supervised.signal('SIGKILL')

  await expect.poll(() => [server, supervised.database].filter(isRunning)).toEqual([])
})
