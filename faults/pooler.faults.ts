import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exportAccount, getProfile } from '@ephemeris/contract/account/account'
import { login } from '@ephemeris/contract/account/sign-in'
import { listRecords } from '@ephemeris/contract/gacha/gacha-records'
import { downloadSettings, uploadSettings } from '@ephemeris/contract/sync/sync'
import { castVotes, listPolls } from '@ephemeris/contract/votes'
import { startEmbeddedPostgres } from '@ephemeris/embedded-postgres/embedded-postgres'
import { importFile } from '../apps/server/src/testing/pull-logs/pull-file.ts'
import { simulatedAccount } from '../apps/server/src/testing/pull-logs/simulated-account.ts'
import { PASSWORD, STAGE_ENV } from '../bench/support/account-stage.ts'
import { atExit } from '../bench/support/at-exit.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { freePort, startProduct, stopProcess } from '../bench/support/product.ts'
import { findProgram } from './support/find-program.ts'
import { notRun } from './support/not-run.ts'
import { callerAt, prepareUsers, someActivity } from './support/stage.ts'

const USERS = 20
const ROUNDS = 5
/** Far fewer connections than the processes ask for, so that each statement may meet another one. */
const SERVER_CONNECTIONS = 4

/*
 * Puts PgBouncer in transaction mode between two processes and their database: sign-ins, marks, votes, imports, records
 * and exports go through it. (OPS-85)
 */
const pgbouncer = findProgram('pgbouncer') ?? notRun('pooler in transaction mode', 'pgbouncer is not installed')
const databaseDir = temporaryFolder()
const dataDir = temporaryFolder()
const users = await prepareUsers(databaseDir, USERS)
const postgres = await startEmbeddedPostgres(databaseDir)
const pooler = await startPooler(pgbouncer)

const env = { ...STAGE_ENV, DATABASE_URL: pooler.url }
const processes = [await startProduct({ dataDir, env }), await startProduct({ dataDir, env })]
const callers = processes.map(({ origin }) => callerAt(origin))
const subject = { activityId: await someActivity(processes[0]?.origin ?? ''), gameId: 'genshin' as const }

const faults: string[] = []
let calls = 0
await Promise.all(users.map((user, number) => journey(user, number)))

for (const one of processes) await one.stop()
await pooler.stop()
await postgres.stop()
removeFolder(dataDir)
removeFolder(databaseDir)

report('calls through PgBouncer in transaction mode', { value: calls, target: atLeast(USERS * ROUNDS) })
report('… refused or wrong', { value: faults.length, target: atMost(0) })
if (faults.length > 0) process.stderr.write(`${[...new Set(faults)].slice(0, 10).join('\n')}\n`)

async function journey({ username, token }: (typeof users)[number], number: number): Promise<void> {
  const account = simulatedAccount('genshin', { uid: String(800_000_000 + number), pulls: 40 })
  for (let round = 0; round < ROUNDS; round++) {
    // Each call meets the other process.
    const caller = callers[round % callers.length]
    const other = callers[(round + 1) % callers.length]
    if (!caller || !other) throw new RangeError('no process')
    const settings = { activityStatus: { [String(round)]: 'done' as const }, userGameSelections: {}, gameOrder: [] }
    await noted(() => caller.call(uploadSettings, { slot: 1, settings, base: null }, { as: token }))
    await noted(async () => {
      const found = await other.call(downloadSettings, { slot: 1 }, { as: token })
      if (found.settings.activityStatus[String(round)] !== 'done') throw new Error('marks are not there')
    })
    await noted(() => caller.call(castVotes, { ...subject, choices: { worth: 'must' } }, { as: token }))
    await noted(() => other.call(listPolls, { ...subject, language: 'en' }, { as: token }))
    await noted(() => other.call(getProfile, {}, { as: token }))
  }
  const [caller, other] = callers
  if (!caller || !other) throw new RangeError('no process')
  await noted(() => importFile(caller, account, token))
  await noted(async () => {
    const { gameId, uid } = account
    const query = { gameId, uid, poolId: null, limit: 100, cursor: null, language: 'en' } as const
    const { total } = await other.call(listRecords, query, { as: token })
    if (total !== account.pulls.length) throw new Error(`${total} pulls of ${account.pulls.length}`)
  })
  await noted(() => other.send(exportAccount, {}, { as: token }))
  if (number < 5) await noted(() => other.call(login, { login: username, password: PASSWORD, challengeAnswer: null }))
}

async function noted(call: () => Promise<unknown>): Promise<void> {
  calls++
  try {
    await call()
  } catch (error) {
    faults.push(String(error))
  }
}

function poolerEnded(): never {
  throw new Error('PgBouncer ended.')
}

/** Resolves once a process listens. */
async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect({ host: '127.0.0.1', port })
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    socket.destroy()
    if (isOpen) return
    await pause(20)
  }
}

/** Runs as the account that runs the database, since no other account may enter it. */
async function startPooler(program: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { port, user, database } = postgres.address as {
    port: number
    user: string
    database: string
  }
  const { uid, gid } = statSync(path.join(databaseDir, 'postgres'))
  const folder = path.join(databaseDir, 'pooler')
  mkdirSync(folder)
  chmodSync(databaseDir, 0o711)
  chownSync(folder, uid, gid)
  const listen = await freePort()
  const file = path.join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
${database} = host=${path.join(databaseDir, 'postgres')} port=${port} user=${user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listen}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
`,
  )
  const running = spawn(program, ['-q', file], { uid, gid, stdio: ['ignore', 'ignore', 'inherit'] })
  atExit(() => running.kill())
  await Promise.race([untilListening(listen), once(running, 'exit').then(poolerEnded)])
  return { url: `postgresql://${user}@127.0.0.1:${listen}/${database}`, stop: () => stopProcess(running) }
}
