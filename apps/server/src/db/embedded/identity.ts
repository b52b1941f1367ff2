import { statSync } from 'node:fs'
import process from 'node:process'

/** The account that PostgreSQL runs under; no fields: our own. */
export interface Identity {
  readonly uid?: number
  readonly gid?: number
}

/** `nobody` on every Linux and most other systems; needs no entry in the user database. */
const NOBODY = 65_534

/** PostgreSQL refuses to run as root: then it gets the account that owns `cluster` already, or else `nobody`. */
export function identityFor(cluster: string): Identity {
  if (process.getuid?.() !== 0) return {}
  const owner = statSync(cluster, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : { uid: NOBODY, gid: NOBODY }
}

/**
 * How PostgreSQL, started with the cluster as its working directory, is told to find it. An unprivileged account
 * may not walk through the folders above it (such as `/root`), and on Linux this name needs no walking.
 */
export function ownNameOf(cluster: string, { uid }: Identity): string {
  return uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cluster
}
