import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { REPOSITORY } from '../../bench/support/folders.ts'

/** Runs one test of the server at another size; what it prints is shown if it fails. @returns whether it passed */
export function runServerTest(file: string, size: Readonly<Record<string, string>>): boolean {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(REPOSITORY, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', file],
    { cwd: REPOSITORY, env: { ...process.env, ...size }, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  if (status !== 0) process.stderr.write(stdout)
  return status === 0
}
