import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { atExit } from './at-exit.ts'

export const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url))

/** An empty folder that is gone when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-bench-'))
  atExit(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
