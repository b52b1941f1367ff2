import { accessSync, constants, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPrograms } from './binaries.ts'
import { createCluster, isCluster, SUPERUSER } from './cluster.ts'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { createFolders } from './files.ts'
import { claimUnowned, identityFor } from './identity.ts'
import { withLock } from './lock.ts'
import { holdPresence, type Warnings } from './presence.ts'
import { findRunning, launch, PORT, removeStaleFiles, shutDown } from './server.ts'

/** The shortest limit for the name of a unix socket, macOS'; Linux has 107. */
const LIMIT_BYTES = 103

const PRESENCE = 'ephemeris presence'
const POLL_MS = 20
const GIVE_UP_AFTER_MS = 120_000
/** Orphaned workers of a killed server, and servers that are stopping, end by themselves within moments. */
const OTHERS_END_WITHIN_MS = 30_000
const HINDERED_PAUSE_MS = 100
/** A server that has just been launched has not written its id yet, and a dead user's connection may not have closed. */
const ORPHAN_TRIES = 10
const ORPHAN_PAUSE_MS = 50
const SILENT: Warnings = { warn: () => {} }
const HINDRANCE_AFTER_CRASH = /lock file ".*" (already exists|is empty)|pre-existing shared memory block/

export interface EmbeddedPostgres {
  /** The folder of its unix socket, and who enters there. */
  readonly address: { readonly host: string; readonly port: number; readonly user: string; readonly database: string }
  /** Leaves. The last process to leave shuts the server down, whichever process started it. */
  stop(): Promise<void>
}

/**
 * The PostgreSQL that keeps its data in `dataDir`: joins the running one, or starts it, or creates it first.
 * Any number of processes may call this at once (OPS-20). Should the server end before `stop`, it is started again (OPS-50).
 *
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres(dataDir: string, log: Warnings = SILENT): Promise<EmbeddedPostgres> {
  const cluster = path.join(dataDir, 'postgres')
  const lock = path.join(dataDir, 'postgres.lock')
  createDataDir(dataDir)
  const socketFolder = shortNameOf(cluster)
  const address = { host: socketFolder.path, port: PORT, user: SUPERUSER, database: 'postgres' }
  const enter = () => withLock(lock, () => joinOrStart(cluster, address))
  const presence = await holdPresence(enter, log).catch((error) => {
    socketFolder.release()
    throw error
  })

  return {
    address,
    stop: async () => {
      const connection = await presence.give()
      await withLock(lock, async () => {
        const isLast = await leave(connection)
        if (isLast) await shutDown(cluster)
      }).finally(() => socketFolder.release())
    },
  }
}

/** Stops the server that a dead process has left running in `dataDir`, unless another process is present. (OPS-92) */
export async function stopOrphan(dataDir: string): Promise<void> {
  const cluster = path.join(dataDir, 'postgres')
  for (let count = 0; count < ORPHAN_TRIES; count++) {
    if (findRunning(cluster) !== null) {
      const joined = await startEmbeddedPostgres(dataDir)
      await joined.stop()
      if (findRunning(cluster) === null) return
    }
    await pause(ORPHAN_PAUSE_MS)
  }
}

function createDataDir(dataDir: string): void {
  try {
    createFolders(dataDir, 0o711)
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    throw new EmbeddedPostgresError(`DATA_DIR cannot be used: ${error}`, { cause: error })
  }
}

async function joinOrStart(cluster: string, address: pg.ClientConfig): Promise<pg.Client> {
  const running = await join(address)
  if (running) return running

  await claimUnowned(cluster)
  const identity = identityFor(cluster)
  const programs = await findPrograms({ dataDir: path.dirname(cluster) }, identity)
  if (!isCluster(cluster)) await createCluster(cluster, programs, identity)
  return start(cluster, address, () => launch(cluster, programs, identity))
}

/**
 * A starter that died, or a server that was stopped, may have left a server that does not listen yet, or not any more:
 * it is joined or outlived. So are the files and the workers of a server that was killed. (OPS-22)
 */
async function start(
  cluster: string,
  address: pg.ClientConfig,
  launchServer: () => Promise<string | null>,
): Promise<pg.Client> {
  const deadline = performance.now() + OTHERS_END_WITHIN_MS
  for (;;) {
    const other = findRunning(cluster)
    const refusal = other === null ? await launchServer() : null
    const joined = await join(address)
    if (joined) return joined

    const isHindered = other !== null || (refusal !== null && HINDRANCE_AFTER_CRASH.test(refusal))
    if (!isHindered || performance.now() > deadline) {
      throw otherMajorIn(refusal, cluster) ?? new EmbeddedPostgresError(whyNot(cluster, other, refusal))
    }
    removeStaleFiles(cluster)
    await pause(HINDERED_PAUSE_MS)
  }
}

const OTHER_MAJOR = /initialized by PostgreSQL version (\S+), which is not compatible with this version (\S+)/

/** `null`: it refuses for another reason. */
function otherMajorIn(refusal: string | null, cluster: string): EmbeddedPostgresError | null {
  const [, made, shipped] = OTHER_MAJOR.exec(refusal ?? '') ?? []
  if (made === undefined || shipped === undefined) return null
  return new EmbeddedPostgresError(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this release brings ${shipped.replace(/\.$/, '')}: run "npm run admin -- backup <file>" with the release before, move ${cluster} aside, and run "npm run admin -- restore <file>" with this release.`,
    { wayOut: null },
  )
}

function whyNot(cluster: string, other: number | null, refusal: string | null): string {
  if (other !== null)
    return `A PostgreSQL (process ${other}) runs on ${cluster} and cannot be reached there. Stop it first.`
  if (refusal !== null) return `The database does not start: ${refusal}`
  return `The database in ${cluster} ended right after its start.`
}

/** A connection that marks this process as present; `null` if no server listens. Waits for one that is starting. */
async function join(address: pg.ClientConfig): Promise<pg.Client | null> {
  const deadline = performance.now() + GIVE_UP_AFTER_MS
  for (;;) {
    const client = new pg.Client({ ...address, application_name: PRESENCE, connectionTimeoutMillis: 5000 })
    // That a server goes away later is noticed by its end, and by the queries that need it.
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === 'ENOENT' || code === 'ECONNREFUSED') return null
      if (code === 'EACCES') throw new EmbeddedPostgresError('DATA_DIR belongs to another user.', { cause: error })
      if (performance.now() > deadline) {
        throw new EmbeddedPostgresError(`The database runs and does not answer: ${error}`, { cause: error })
      }
    }
    await pause(POLL_MS)
  }
}

/** Whether no other process was present. */
async function leave(presence: pg.Client): Promise<boolean> {
  try {
    const { rows } = await presence.query<{ others: number }>(
      'select count(*)::int as others from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [PRESENCE],
    )
    await presence.end()
    return rows[0]?.others === 0
  } catch {
    // The server is gone already, or is being restarted for someone else.
    return false
  }
}

/** A folder's name under which the socket in it can be reached: its own or, if that is too long, a link's. */
function shortNameOf(cluster: string): { readonly path: string; release(): void } {
  if (Buffer.byteLength(path.join(cluster, `.s.PGSQL.${PORT}`)) <= LIMIT_BYTES) {
    return { path: cluster, release: () => {} }
  }
  const folder = mkdtempSync(path.join(Buffer.byteLength(tmpdir()) < LIMIT_BYTES / 2 ? tmpdir() : '/tmp', 'eph-'))
  const link = path.join(folder, 'db')
  symlinkSync(cluster, link)
  return { path: link, release: () => rmSync(folder, { recursive: true, force: true }) }
}
