import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PORT } from './server.ts'

/** The shortest limit for the name of a unix socket, macOS'; Linux has 107. */
const LIMIT_BYTES = 103

/** A folder's name under which the socket in it can be reached: its own or, if that is too long, a link's. */
export function shortNameOf(cluster: string): { readonly path: string; release(): void } {
  if (Buffer.byteLength(path.join(cluster, `.s.PGSQL.${PORT}`)) <= LIMIT_BYTES) {
    return { path: cluster, release: () => {} }
  }
  const folder = mkdtempSync(path.join(Buffer.byteLength(tmpdir()) < LIMIT_BYTES / 2 ? tmpdir() : '/tmp', 'eph-'))
  const link = path.join(folder, 'db')
  symlinkSync(cluster, link)
  return { path: link, release: () => rmSync(folder, { recursive: true, force: true }) }
}
