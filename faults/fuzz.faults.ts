import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { runServerTest } from './support/server-test.ts'

/** `FAULT_REQUESTS` in all; `FUZZ_SEED` repeats a run. */
const REQUESTS = Number(process.env.FAULT_REQUESTS ?? 50_000)
const FILE = 'apps/server/src/every-call/call-fuzz.test.ts'

/* Asks every call with inputs and tokens of every kind: the test that `npm test` runs with a sample. (C095) */
const cases = Math.ceil(REQUESTS / ENDPOINTS.length)
const isKept = runServerTest(FILE, { FUZZ_CASES: String(cases) })
report('requests of every call, of every kind', { value: cases * ENDPOINTS.length, target: atLeast(REQUESTS) })
report('… calls with an unexpected answer', { value: Number(!isKept), target: atMost(0) })
