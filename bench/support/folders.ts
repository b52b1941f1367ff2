import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))

export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'ephemeris-bench-'))
}

/** Only once no process works in it: a database whose folder is gone cannot be stopped any more. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
