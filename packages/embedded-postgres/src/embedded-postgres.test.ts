import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'rolldown'
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { poolFor } from './connections.test-data.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { newMark } from './holder.ts'
import { isServerOf, readPidFile } from './process.ts'

const MEMBER = path.resolve(import.meta.dirname, '../../../.cache/embedded-member.js')
const IDENTITY = 'select system_identifier::text as cluster from pg_control_system()'

/** A process of its own that uses the embedded database. */
interface Member {
  /** The rows that a statement answers. */
  ask(statement: string): Promise<readonly Record<string, unknown>[]>
  /** Leaves as the product does. */
  stop(): Promise<void>
  /** Is killed without cleaning up. */
  kill(): Promise<void>
}

// As one file it starts in a fraction of the time, and twenty of them start here.
beforeAll(async () => {
  await build({
    cwd: import.meta.dirname,
    input: 'member.test-data.ts',
    platform: 'node',
    external: [/^@embedded-postgres\//, 'pg-native'],
    output: { file: MEMBER, format: 'esm' },
    logLevel: 'silent',
  })
})

const children = new Set<ChildProcessWithoutNullStreams>()
const folders = new Set<string>()

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
  for (const folder of folders) {
    await killServer(folder)
    rmSync(folder, { recursive: true, force: true })
  }
  folders.clear()
})

function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-embedded-'))
  folders.add(folder)
  return folder
}

async function startMember(dataDir: string): Promise<Member> {
  const child = spawn(process.execPath, [MEMBER, dataDir])
  children.add(child)
  const exited = once(child, 'exit').then(() => children.delete(child))
  let complaint = ''
  child.stderr.on('data', (text) => {
    complaint += text
  })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  async function nextAnswer() {
    const { value, done } = await answers.next()
    if (done) throw new Error(`the process ended: ${complaint}`)
    return JSON.parse(value)
  }

  await nextAnswer()
  return {
    ask: (statement) => {
      child.stdin.write(`${statement}\n`)
      return nextAnswer()
    },
    stop: async () => {
      child.stdin.write('stop\n')
      await exited
    },
    kill: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}

function startMembers(dataDir: string, count: number): Promise<Member[]> {
  return Promise.all(Array.from({ length: count }, () => startMember(dataDir)))
}

async function killServer(dataDir: string): Promise<void> {
  const cluster = path.join(dataDir, 'postgres')
  const pid = readPidFile(cluster)?.pid
  if (pid === undefined || !isServerOf(cluster, pid)) return
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isServerOf(cluster, pid)).toBe(false)
}

function serverOf(dataDir: string) {
  return readPidFile(path.join(dataDir, 'postgres'))?.pid ?? null
}

test('OPS-20 five starters on an empty folder share one cluster and one server; the last to leave stops it', async () => {
  for (let round = 0; round < 2; round++) {
    const dataDir = newDataDir()

    const members = await startMembers(dataDir, 5)

    const clusters = await Promise.all(members.map((member) => member.ask(IDENTITY)))
    expect(new Set(clusters.map((rows) => rows[0]?.cluster)).size).toBe(1)
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.log'])
    expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8').match(/ready to accept connections/g)).toHaveLength(
      1,
    )

    const [last, ...others] = members
    await Promise.all(others.map((member) => member.stop()))
    expect(await last?.ask('select 1 as one')).toEqual([{ one: 1 }])
    await last?.stop()
    expect(serverOf(dataDir)).toBeNull()
  }
})

test('OPS-20 two starters on a used folder find what was written before', async () => {
  const dataDir = newDataDir()
  const first = await startMember(dataDir)
  await first.ask('create table kept as select 7 as value')
  await first.stop()

  const members = await startMembers(dataDir, 2)

  for (const member of members) expect(await member.ask('select value from kept')).toEqual([{ value: 7 }])
  for (const member of members) await member.stop()
})

test('OPS-21 after kill -9 of the process its server serves on, and the next start joins it', async () => {
  const dataDir = newDataDir()
  const first = await startMember(dataDir)
  const server = serverOf(dataDir)
  await first.ask('create table kept as select 7 as value')
  await first.kill()

  const second = await startMember(dataDir)

  expect(serverOf(dataDir)).toBe(server)
  expect(await second.ask('select value from kept')).toEqual([{ value: 7 }])
  await second.stop()
  expect(serverOf(dataDir)).toBeNull()
})

test('OPS-21 after kill -9 of everything every acknowledged write is there', async () => {
  const dataDir = newDataDir()
  let acknowledged = 0
  for (let round = 0; round < 3; round++) {
    const member = await startMember(dataDir)
    await member.ask('create table if not exists written (value int)')
    for (let i = 0; i < 50; i++) {
      acknowledged += 1
      await member.ask(`insert into written values (${acknowledged})`)
    }
    await member.kill()
    await killServer(dataDir)
  }

  const survivor = await startMember(dataDir)

  const rows = await survivor.ask('select count(*)::int as count, count(distinct value)::int as distinct from written')
  expect(rows).toEqual([{ count: acknowledged, distinct: acknowledged }])
  await survivor.stop()
})

test("OPS-22 a dead server's id that another process has got does not hinder the start, nor harm that process", async () => {
  const dataDir = newDataDir()
  const first = await startMember(dataDir)
  const server = serverOf(dataDir) ?? 0
  await first.kill()
  await killServer(dataDir)
  const { uid, gid } = statSync(path.join(dataDir, 'postgres'))
  const otherProcess = spawn('sleep', ['60'], { uid, gid, cwd: '/' })
  await once(otherProcess, 'spawn')
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    const file = path.join(dataDir, 'postgres', name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(String(server), String(otherProcess.pid)))
  }

  const second = await startMember(dataDir)

  expect(await second.ask('select 1 as one')).toEqual([{ one: 1 }])
  expect(otherProcess.exitCode).toBeNull()
  await second.stop()
  otherProcess.kill()
})

test('OPS-22 a server that has closed its socket and still runs is waited for', async () => {
  const dataDir = newDataDir()
  const cluster = path.join(dataDir, 'postgres')
  const first = await startMember(dataDir)
  await first.stop()
  const { uid, gid } = statSync(cluster)
  const ending = spawn('sleep', ['2'], { uid, gid, cwd: cluster })
  await once(ending, 'spawn')
  writeFileSync(path.join(cluster, 'postmaster.pid'), `${ending.pid}\n`)

  const second = await startMember(dataDir)

  expect(await second.ask('select 1 as one')).toEqual([{ one: 1 }])
  expect(ending.exitCode).toBe(0)
  await second.stop()
})

test('OPS-22 a server that a dead starter has just launched is joined as soon as it listens', async () => {
  const dataDir = newDataDir()
  const socket = path.join(dataDir, 'postgres/.s.PGSQL.5432')
  const first = await startMember(dataDir)
  const server = serverOf(dataDir)
  await first.kill()
  renameSync(socket, `${socket}.later`)

  const joining = startMember(dataDir)
  await pause(1000)
  renameSync(`${socket}.later`, socket)
  const second = await joining

  expect(serverOf(dataDir)).toBe(server)
  expect(await second.ask('select 1 as one')).toEqual([{ one: 1 }])
  await second.stop()
  expect(serverOf(dataDir)).toBeNull()
})

test('OPS-50 a server that ends while processes use it is started again, once, and holds what it acknowledged', async () => {
  const dataDir = newDataDir()
  const first = await startEmbeddedPostgres(dataDir)
  const second = await startEmbeddedPostgres(dataDir)
  const pool = poolFor(first)
  onTestFinished(() => pool.end())
  await pool.query('create table kept as select 7 as value')
  const server = serverOf(dataDir)
  await killServer(dataDir)

  const found = () => pool.query('select value from kept').then(({ rows }) => rows)
  // On a busy machine the killed server answers for a moment.
  await expect.poll(() => serverOf(dataDir)).not.toBe(server)
  await expect.poll(found).toEqual([{ value: 7 }])
  const present = () =>
    pool
      .query("select from pg_stat_activity where application_name = 'ephemeris presence'")
      .then(({ rows }) => rows.length)
  await expect.poll(present).toBe(2)

  await first.stop()
  expect(await found()).toEqual([{ value: 7 }])
  await second.stop()
  expect(serverOf(dataDir)).toBeNull()
})

test('OPS-22 a starter that died while it created the database leaves nothing in the way', async () => {
  const dataDir = newDataDir()
  writeFileSync(path.join(dataDir, 'postgres.lock'), newMark().replace(/^\d+/, '2147483646'))
  mkdirSync(path.join(dataDir, 'postgres-new-torn/base'), { recursive: true })

  const member = await startMember(dataDir)

  expect(await member.ask('select 1 as one')).toEqual([{ one: 1 }])
  expect(existsSync(path.join(dataDir, 'postgres-new-torn'))).toBe(false)
  await member.stop()
})

test('OPS-23 a folder whose name is too long for a socket, and one that others may not enter, do', async () => {
  const dataDir = path.join(newDataDir(), 'a-very-long-name-'.repeat(10), 'data')
  mkdirSync(path.dirname(dataDir), { mode: 0o700 })

  const member = await startMember(dataDir)

  expect(await member.ask('select 1 as one')).toEqual([{ one: 1 }])
  await member.stop()
})
