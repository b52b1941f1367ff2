import { readdir, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import type { Defer } from './support/open-page.ts'
import {
  type Ephemeris,
  removeDataDir,
  StartFailure,
  startEphemeris,
  temporaryDataDir,
  usedDataDir,
} from './support/server.ts'
import { expect, test } from './support/test.ts'

/** @param make an empty one, by default */
async function dataDirOfTest(defer: Defer, make = temporaryDataDir): Promise<string> {
  const folder = await make()
  defer(() => removeDataDir(folder))
  return folder
}

/** A server that is ended with the test, if the test has not done so itself. */
async function startedForTest(defer: Defer, env: Record<string, string>): Promise<Ephemeris> {
  const ephemeris = await startEphemeris(env)
  defer(async () => {
    await ephemeris.stop()
  })
  return ephemeris
}

const PUBLISHERS = [
  'https://sg-hk4e-api.hoyoverse.com',
  'https://sg-hkrpg-api.hoyoverse.com',
  'https://sg-announcement-api.hoyoverse.com',
  'https://hk4e-ann-api.mihoyo.com',
  'https://hkrpg-ann-api.mihoyo.com',
  'https://announcement-api.mihoyo.com',
  'https://aki-gm-resources-back.aki-game.com',
  'https://aki-gm-resources-back.aki-game.net',
  'https://sg-hyp-api.hoyoverse.com',
  'https://hyp-api.mihoyo.com',
  'https://prod-alicdn-gamestarter.kurogame.com',
  'https://prod-cn-alicdn-gamestarter.kurogame.com',
  'https://bbs-api-os.hoyolab.com',
  'https://bbs-api.miyoushe.com',
  'https://api-takumi-static.mihoyo.com',
  'https://api.kurobbs.com',
]

/** Of each source, in a row. */
function failuresIn(metrics: string): readonly number[] {
  return Array.from(metrics.matchAll(/^catalogue_source_failures\{[^}]*\} (\d+)$/gm), ([, count]) => Number(count))
}

/** Without the age of their sources, which goes with the clock. */
async function firstTitles(url: string): Promise<readonly (readonly [string, string])[]> {
  const answer = await fetch(`${url}/api/events?games=genshin`)
  const { data }: { data: { events: { events: { uuid: string; title: string }[] }[] } } = await answer.json()
  return data.events.flatMap(({ events }) => events.map(({ uuid, title }) => [uuid, title] as const))
}

test('OPS-30 a stopped server says first that it is not ready, still answers, and ends with 0', async ({ defer }) => {
  const { url, stop, output } = await startedForTest(defer, {})
  const ask = () => Promise.all(['/readyz', '/healthz', '/api/games'].map((path) => fetch(`${url}${path}`)))
  const statuses = async () => (await ask()).map(({ status }) => status)
  expect(await statuses()).toEqual([200, 200, 200])

  // It answers for half a second more, so that no round waits for the one before, and the last ones are refused.
  const rounds: Promise<number[] | null>[] = []
  const asking = setInterval(() => rounds.push(statuses().catch(() => null)), 20)
  const exitCode = await stop()
  clearInterval(asking)
  expect(await Promise.all(rounds)).toContainEqual([503, 200, 200])

  expect(exitCode, output()).toBe(0)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('OPS-31 OPS-34 a first start says in two lines what it does and where the product is, and the second finds everything as it was left', async ({
  defer,
}) => {
  const env = { DATA_DIR: await dataDirOfTest(defer), LOG_LEVEL: 'info' }
  const first = await startedForTest(defer, env)
  expect(first.startOutput).toBe(`Starting the database …\nEphemeris is ready at ${first.url}\n`)
  const before = await firstTitles(first.url)
  expect(before).not.toEqual([])
  expect(await first.stop()).toBe(0)

  const second = await startedForTest(defer, env)
  expect(await firstTitles(second.url)).toEqual(before)
})

test('ING-15 a first start without a network is ready, and shows what the product ships', async ({ defer }) => {
  const folder = await dataDirOfTest(defer)
  const refused = path.join(folder, 'upstreams.json')
  // No one listens there: each request for announcements is refused.
  await writeFile(
    refused,
    JSON.stringify(Object.fromEntries(PUBLISHERS.map((origin) => [origin, 'http://127.0.0.1:1']))),
  )
  const { url } = await startedForTest(defer, {
    DATA_DIR: path.join(folder, 'data'),
    CATALOGUE_SOURCES: 'official',
    EPHEMERIS_UPSTREAMS: refused,
  })
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect(await firstTitles(url)).not.toEqual([])
  await expect
    .poll(async () => failuresIn(await (await fetch(`${url}/metrics`)).text()))
    .toEqual(Array.from({ length: 9 }, () => 1))
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
})

test('OPS-32 after a kill -9 the next start recovers by itself', async ({ defer }) => {
  const env = { DATA_DIR: await dataDirOfTest(defer, usedDataDir) }
  const killed = await startedForTest(defer, env)
  const before = await firstTitles(killed.url)
  killed.signal('SIGKILL')
  expect(await killed.exited).toBeNull()

  const next = await startedForTest(defer, env)
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200)
  expect(await firstTitles(next.url)).toEqual(before)
})

test('OPS-33 a port that is taken ends the start with a sentence that names it, before anything is begun', async ({
  defer,
}) => {
  const port = await takenPort(defer)
  const folder = await dataDirOfTest(defer)
  const given = { PORT: String(port), DATA_DIR: folder }
  const failure: unknown = await startEphemeris(given).catch((error: unknown) => error)

  if (!(failure instanceof StartFailure)) throw new Error('the start should have failed')
  expect(failure.exitCode).toBe(1)
  expect(failure.output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} on 127.0.0.1`)])
  expect(await readdir(folder)).toEqual([])
})

test('OPS-33 a host that is not this machine ends the start in the same way', async () => {
  const failure: unknown = await startEphemeris({ HOST: '192.0.2.1' }).catch((error: unknown) => error)

  if (!(failure instanceof StartFailure)) throw new Error('the start should have failed')
  expect(failure.exitCode).toBe(1)
  expect(failure.output.trim().split('\n')).toEqual([expect.stringContaining('on 192.0.2.1 cannot be listened on')])
})

test('OPS-3 all faults of the environment are listed at once, and nothing is started', async () => {
  const failure: unknown = await startEphemeris({ PORT: 'door', EVENT_WINDOW: 'never' }).catch(
    (error: unknown) => error,
  )

  if (!(failure instanceof StartFailure)) throw new Error('the start should have failed')
  expect(failure.exitCode).toBe(1)
  expect(failure.output).toContain('PORT')
  expect(failure.output).toContain('EVENT_WINDOW')
})

/** A port on which someone else listens until the test ends. */
async function takenPort(defer: Defer): Promise<number> {
  const server: Server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  defer(() => new Promise<void>((done) => server.close(() => done())))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port')
  return address.port
}
