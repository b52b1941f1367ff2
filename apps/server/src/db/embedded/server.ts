import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { pause } from '#server/platform/timers'
import { PLAIN_ENVIRONMENT } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { ownNameOf, type ProcessIdentity } from './identity.ts'
import { isServerOf, readPidFile } from './process.ts'

const POLL_MS = 10
/** Recovery after a crash replays the log and may take a while. */
const READY_WITHIN_MS = 120_000
const LOG_LIMIT_BYTES = 1_000_000
const LOG_TAIL_CHARACTERS = 1500

/** Reached through a socket in its own folder alone, which nobody but its account may enter. */
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
    if (child.exitCode !== null) return readFileSync(logFile, 'utf8').slice(startsAt).slice(-LOG_TAIL_CHARACTERS)
    await pause(POLL_MS)
  }
  throw new EmbeddedPostgresError(`The database does not become ready; see ${logFile}.`)
}

function openLog(file: string): { handle: number; startsAt: number } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  return { handle: openSync(file, 'a', 0o600), startsAt: size > LOG_LIMIT_BYTES ? 0 : size }
}

/**
 * After a crash the id of the ended server may belong to another process of the same account. PostgreSQL then thinks
 * that this process is a server, and refuses. Only files to which no server of this cluster belongs are removed.
 */
export function removeStaleFiles(cluster: string): void {
  const server = readPidFile(cluster)
  if (server && isServerOf(cluster, server.pid)) {
    throw new EmbeddedPostgresError(
      `A PostgreSQL (process ${server.pid}) runs on ${cluster} and cannot be reached there. Stop it first.`,
    )
  }
  for (const name of ['postmaster.pid', `.s.PGSQL.${PORT}.lock`]) rmSync(path.join(cluster, name), { force: true })
}

/** Fast shutdown: transactions are rolled back, everything committed is on disk when this returns. */
export async function shutDown(cluster: string): Promise<void> {
  const server = readPidFile(cluster)
  if (!server || !isServerOf(cluster, server.pid)) return
  process.kill(server.pid, 'SIGINT')
  while (isServerOf(cluster, server.pid)) await pause(POLL_MS)
}
