import { execFile } from 'node:child_process'
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
import { promisify } from 'node:util'
import { EmbeddedPostgresError } from './embedded-error.ts'
import { changeOwner, creatorFor, ownNameOf, type ProcessIdentity } from './identity.ts'

const run = promisify(execFile)

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
    await run(path.join(programs, 'initdb'), [`--pgdata=${ownNameOf(unfinished, creator)}`, ...OPTIONS], {
      ...creator,
      cwd: unfinished,
      env: PLAIN_ENVIRONMENT,
    })
    await changeOwner(unfinished, identity)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new EmbeddedPostgresError(`The database could not be created in ${dataDir}: ${error}`, { cause: error })
  }
  renameSync(unfinished, cluster)
  syncFolder(dataDir)
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
