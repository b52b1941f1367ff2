import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { REPOSITORY } from '../bench/support/folders.ts'

/** `FAULT_REQUESTS` in all; `FUZZ_SEED` repeats a run. */
const REQUESTS = Number(process.env.FAULT_REQUESTS ?? 50_000)
const FILE = 'apps/server/src/every-call/call-fuzz.test.ts'

/* Asks every call with inputs and tokens of every kind: the test that `npm test` runs with a sample. (C095) */
const cases = Math.ceil(REQUESTS / ENDPOINTS.length)
const { status, stdout } = spawnSync(
  process.execPath,
  [path.join(REPOSITORY, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', FILE],
  { cwd: REPOSITORY, env: { ...process.env, FUZZ_CASES: String(cases) }, encoding: 'utf8', maxBuffer: 2 ** 26 },
)
if (status !== 0) process.stderr.write(stdout)
report('requests of every call, of every kind', { value: cases * ENDPOINTS.length, target: atLeast(REQUESTS) })
report('… calls with an unexpected answer', { value: Number(status !== 0), target: atMost(0) })
