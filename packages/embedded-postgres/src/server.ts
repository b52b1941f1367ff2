import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { PLAIN_ENVIRONMENT } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { ageMs } from './files.ts'
import { ownNameOf, type ProcessIdentity } from './identity.ts'
import { isServerOf, readPidFile } from './process.ts'

const POLL_MS = 10
/** Recovery after a crash replays the log and may take a while. */
const READY_WITHIN_MS = 120_000
/** Between the creation of its file and the first byte a server may lose the processor. */
const FILLED_WITHIN_MS = 10_000
const LOG_LIMIT_BYTES = 1_000_000
const LOG_TAIL_CHARACTERS = 1500

/** Reached through a socket in its own folder alone, which only its account may enter. */
const SETTINGS = ['listen_addresses=', 'unix_socket_directories=.', 'unix_socket_permissions=0700']

export const PORT = 5432

/** Starts the server of `cluster` in the background; it outlives this process. `null`: ready, else why it refused. */
export async function launch(cluster: string, programs: string, identity: ProcessIdentity): Promise<string | null> {
  const logFile = path.join(path.dirname(cluster), 'postgres.log')
  const { handle, startsAt } = openLog(logFile)
  const child = spawn(
    path.join(programs, 'postgres'),
    ['-D', ownNameOf(cluster, identity), ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { ...identity, cwd: cluster, env: PLAIN_ENVIRONMENT, stdio: ['ignore', handle, handle], detached: true },
  )
  closeSync(handle)
  child.unref()
  let failure: string | null = null
  child.once('error', (error) => {
    failure = String(error)
  })

  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline) {
    const server = readPidFile(cluster)
    if (server?.isReady && server.pid === child.pid) return null
    if (failure !== null) return failure
    if (child.exitCode !== null || child.signalCode !== null)
      return readFileSync(logFile, 'utf8').slice(startsAt).slice(-LOG_TAIL_CHARACTERS)
    await pause(POLL_MS)
  }
  throw new EmbeddedPostgresError(`The database does not become ready; see ${logFile}.`)
}

function openLog(file: string): { handle: number; startsAt: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  return { handle: openSync(file, 'a', 0o600), startsAt: size > LOG_LIMIT_BYTES ? 0 : size }
}

/** The process of this cluster's server, also of one that does not listen yet or any more; `null`: none runs. */
export function findRunning(cluster: string): number | null {
  const server = readPidFile(cluster)
  return server && isServerOf(cluster, server.pid) ? server.pid : null
}

/**
 * After a crash the id of the ended server may belong to another process of the same account. PostgreSQL then thinks
 * that this process is a server, and refuses. Only files to which no server of this cluster belongs are removed: not
 * those of one that runs, and not an empty one that a server may be about to fill.
 */
export function removeStaleFiles(cluster: string): void {
  const pidFile = path.join(cluster, 'postmaster.pid')
  const isArriving = readPidFile(cluster) === null && (ageMs(pidFile) ?? FILLED_WITHIN_MS) < FILLED_WITHIN_MS
  if (isArriving || findRunning(cluster) !== null) return
  for (const file of [pidFile, path.join(cluster, `.s.PGSQL.${PORT}.lock`)]) rmSync(file, { force: true })
}

/** Fast shutdown: transactions are rolled back, everything committed is on disk when this returns. */
export async function shutDown(cluster: string): Promise<void> {
  const server = findRunning(cluster)
  if (server === null) return
  process.kill(server, 'SIGINT')
  while (isServerOf(cluster, server)) await pause(POLL_MS)
}
