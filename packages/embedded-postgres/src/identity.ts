import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'

/** An account of this system that has a name. */
interface Account {
  readonly uid: number
  readonly gid: number
}

const run = promisify(execFile)

/** The account that PostgreSQL runs under; no fields: our own. */
export interface ProcessIdentity {
  readonly uid?: number
  readonly gid?: number
}

/** Many programs that give up root's rights run under it. Earlier versions ran PostgreSQL under it, too. */
const NOBODY = 65_534

/** Systems assign these numbers to no account (https://systemd.io/UIDS-GIDS), and containers usually have them. */
const UNUSED = { first: 60_578, last: 61_183 }

/**
 * PostgreSQL refuses to run as root: then it gets the account that owns `cluster` already, or else one that nothing
 * else runs under, since every process of that account may enter the database. (OPS-53)
 */
export function identityFor(cluster: string): ProcessIdentity {
  if (process.getuid?.() !== 0) return {}
  const owner = statSync(cluster, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : ownIdentity()
}

function ownIdentity(): ProcessIdentity {
  const taken = new Set(listAccounts().flatMap(({ uid, gid }) => [uid, gid]))
  let id = UNUSED.first
  while (taken.has(id) && id < UNUSED.last) id += 1
  return { uid: id, gid: id }
}

/**
 * The account that may create a cluster for `identity`: PostgreSQL's `initdb` asks for one that has a name. One that
 * runs no process, so that no other program may enter meanwhile.
 */
export function creatorFor(identity: ProcessIdentity): ProcessIdentity {
  if (identity.uid === undefined) return identity
  const accounts = listAccounts()
  const busy = listBusyUids()
  const named = accounts.find(({ uid }) => uid === identity.uid)
  return named ?? accounts.find(({ uid }) => !busy.has(uid)) ?? accounts.at(-1) ?? identity
}

/** Makes `identity` the owner of the folder and all that is in it; of the folder last, so that it can be done again. */
export async function changeOwner(folder: string, { uid, gid }: ProcessIdentity): Promise<void> {
  if (uid !== undefined) await run('chown', ['-RhP', `${uid}:${gid}`, folder])
}

/**
 * Takes a cluster of an earlier version away from `nobody`. One that was not shut down waits for a start after that:
 * processes of the server before may still be at work, and PostgreSQL recognizes only those of its own account.
 * (OPS-54)
 */
export async function claimUnowned(cluster: string): Promise<void> {
  const isShutDown = !existsSync(path.join(cluster, 'postmaster.pid'))
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (process.getuid?.() === 0 && owner?.uid === NOBODY && isShutDown) await changeOwner(cluster, ownIdentity())
}

/**
 * The path of the cluster for a PostgreSQL that has it as its working directory. An unprivileged account
 * may not walk through the folders above it (such as `/root`), and on Linux this name needs no access to them.
 */
export function ownNameOf(cluster: string, { uid }: ProcessIdentity): string {
  return uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cluster
}

/** All but root, as the system lists them; empty where there is no such list. */
function listAccounts(): Account[] {
  return linesOf('/etc/passwd')
    .map((line) => line.split(':'))
    .map(([, , uid, gid]) => ({ uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** The accounts that some process runs under at this moment, as far as the system shows them. */
function listBusyUids(): Set<number> {
  return new Set(processes().map((pid) => statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid ?? 0))
}

function processes(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}
