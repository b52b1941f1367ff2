import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { changeOwner, creatorFor, ownNameOf, type ProcessIdentity } from './identity.ts'

const UNFINISHED = 'postgres-new-'

export const SUPERUSER = 'ephemeris'

/** What PostgreSQL sees of our environment: nothing secret, and neither language nor zone of the machine. */
export const PLAIN_ENVIRONMENT = { LC_ALL: 'C', TZ: 'UTC' }

/** No password is required: the folder of the socket lets in the server's account and root alone. (OPS-53) */
const OPTIONS = [
  `--username=${SUPERUSER}`,
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  '--no-instructions',
]

export function isCluster(cluster: string): boolean {
  return existsSync(path.join(cluster, 'PG_VERSION'))
}

/** Makes an empty database cluster. It appears at its place complete or not at all, whenever this process is killed. */
export async function createCluster(cluster: string, programs: string, identity: ProcessIdentity): Promise<void> {
  const dataDir = path.dirname(cluster)
  removeUnfinished(dataDir)
  const unfinished = mkdtempSync(path.join(dataDir, UNFINISHED))
  const creator = creatorFor(identity)
  if (creator.uid !== undefined && creator.gid !== undefined) chownSync(unfinished, creator.uid, creator.gid)
  try {
    await initialize(unfinished, programs, creator)
    await changeOwner(unfinished, identity)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new EmbeddedPostgresError(`The database could not be created in ${dataDir}: ${error}`, { cause: error })
  }
  renameSync(unfinished, cluster)
  syncFolder(dataDir)
}

/**
 * In a session of its own: of Ctrl-C, initdb hears nothing while it tries how many connections the system bears. The
 * server that it tries would end, and the database be made for fewer.
 */
async function initialize(folder: string, programs: string, creator: ProcessIdentity): Promise<void> {
  const initdb = spawn(path.join(programs, 'initdb'), [`--pgdata=${ownNameOf(folder, creator)}`, ...OPTIONS], {
    ...creator,
    cwd: folder,
    env: PLAIN_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const [[code], complaint] = await Promise.all([once(initdb, 'close'), text(initdb.stderr)])
  if (code !== 0) throw new Error(complaint)
}

function removeUnfinished(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith(UNFINISHED)) rmSync(path.join(dataDir, name), { recursive: true, force: true })
  }
}

/** Makes the new name survive a power cut. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
