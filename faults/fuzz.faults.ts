import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { REPOSITORY } from '../bench/support/folders.ts'

/** `FAULT_REQUESTS` in all; `FUZZ_SEED` repeats a run. */
const REQUESTS = Number(process.env.FAULT_REQUESTS ?? 50_000)
const FILES = ['call-fuzz.test.ts', 'bytes-fuzz.test.ts'].map((file) => `apps/server/src/every-call/${file}`)

/* Asks every call with inputs and tokens of every kind, and sends bytes: tests that `npm test` runs with a sample. (C095) */
const cases = Math.ceil(REQUESTS / ENDPOINTS.length)
const { status, stdout } = spawnSync(
  process.execPath,
  [path.join(REPOSITORY, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', ...FILES],
  { cwd: REPOSITORY, env: { ...process.env, FUZZ_CASES: String(cases) }, encoding: 'utf8', maxBuffer: 2 ** 26 },
)
if (status !== 0) process.stderr.write(stdout)
report('requests of every call, of every kind', { value: cases * ENDPOINTS.length, target: atLeast(REQUESTS) })
report('… calls, or bytes, with an unexpected answer', { value: Number(status !== 0), target: atMost(0) })
