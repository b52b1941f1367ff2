import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'
import { poolFor } from './connections.test-data.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { creatorFor } from './identity.ts'

const IS_ROOT = process.getuid?.() === 0
const NOBODY = 65_534
const DAEMON = 1

/** A program that tries both ways into a database: its socket and its files. */
const ACCESS_PROBE = `
  const [cluster] = process.argv.slice(1)
  const socket = require('node:net').connect(cluster + '/.s.PGSQL.5432')
  const report = (connection) => {
    let files = 'read'
    try { require('node:fs').readFileSync(cluster + '/PG_VERSION') } catch (error) { files = error.code }
    console.log(connection + ' ' + files)
    process.exit()
  }
  socket.once('connect', () => report('connected')).once('error', (error) => report(error.code))
`

/** The result of both ways for a process of the given account. */
async function tryAccess(cluster: string, uid: number): Promise<string> {
  const intruder = spawn(process.execPath, ['-e', ACCESS_PROBE, cluster], { uid, gid: uid, cwd: '/', env: {} })
  const [answer] = await once(intruder.stdout, 'data')
  return String(answer).trim()
}

/** A folder that everybody may pass, so that the database is all that can refuse. */
function newDataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-identity-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o711)
  return folder
}

async function startedForTest(dataDir: string) {
  const { address, stop } = await startEmbeddedPostgres(dataDir)
  const pool = poolFor({ address })
  let isStopped = false
  async function end(): Promise<void> {
    if (isStopped) return
    isStopped = true
    await pool.end()
    await stop()
  }
  onTestFinished(end)
  return { pool, end }
}

/** A database as earlier versions have made it, with one row in it. */
async function clusterOfNobody(): Promise<{ dataDir: string; cluster: string }> {
  const dataDir = newDataDir()
  const cluster = path.join(dataDir, 'postgres')
  const { pool, end } = await startedForTest(dataDir)
  await pool.query('create table kept as select 7 as value')
  await end()
  execFileSync('chown', ['-RhP', `${NOBODY}:${NOBODY}`, cluster])
  return { dataDir, cluster }
}

test.runIf(IS_ROOT)('OPS-53 started by root, the database lets in no other account, not even `nobody`', async () => {
  const dataDir = newDataDir()
  const cluster = path.join(dataDir, 'postgres')
  await startedForTest(dataDir)
  const { uid } = statSync(cluster)

  expect([0, NOBODY]).not.toContain(uid)
  expect(await tryAccess(cluster, NOBODY)).toBe('EACCES EACCES')
  expect(await tryAccess(cluster, DAEMON)).toBe('EACCES EACCES')
  // That the attempts above are real ones: who runs under the account of the server gets in.
  expect(await tryAccess(cluster, uid)).toBe('connected read')
})

test.runIf(IS_ROOT)('OPS-53 a cluster is created by an account that has a name', () => {
  const { uid = 0 } = creatorFor({ uid: 60_578, gid: 60_578 })
  expect(execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8' }).trim()).not.toBe('')
  expect(uid).not.toBe(0)
})

test.runIf(IS_ROOT)('OPS-54 a database of an earlier version is taken from `nobody`, with all its data', async () => {
  const { dataDir, cluster } = await clusterOfNobody()

  const { pool } = await startedForTest(dataDir)
  expect((await pool.query('select value from kept')).rows).toEqual([{ value: 7 }])
  expect(await tryAccess(cluster, NOBODY)).toBe('EACCES EACCES')
})

test.runIf(IS_ROOT)(
  'OPS-54 after a crash an earlier database starts as it was, and is taken at the next start',
  async () => {
    const { dataDir, cluster } = await clusterOfNobody()
    writeFileSync(path.join(cluster, 'postmaster.pid'), '2147483646\n')

    const { pool, end } = await startedForTest(dataDir)
    expect((await pool.query('select value from kept')).rows).toEqual([{ value: 7 }])
    expect(statSync(cluster).uid).toBe(NOBODY)
    await end()

    await startedForTest(dataDir)
    expect(await tryAccess(cluster, NOBODY)).toBe('EACCES EACCES')
  },
)
