import { setTimeout as pause } from 'node:timers/promises'
import { asker } from '../../apps/server/src/testing/ask.ts'
import { type TestCaller, testCallerOf } from '../../apps/server/src/testing/test-call.ts'

const TELLS_TO_WAIT = 503
/** Less than `Retry-After` says, which is for crowds. */
const PAUSE_MS = 250
const WITHIN_MS = 60_000

export interface PatientCaller extends TestCaller {
  /** How often it was told to wait. */
  waits(): number
}

/** Asks again whatever is answered with 503, for a minute. */
export function patientCallerAt(origin: string): PatientCaller {
  const ask = asker(origin)
  let waits = 0
  const caller = testCallerOf(async (line, options) => {
    for (const end = performance.now() + WITHIN_MS; ; await pause(PAUSE_MS)) {
      const answer = await ask(line, options)
      if (answer.status !== TELLS_TO_WAIT || performance.now() > end) return answer
      waits++
    }
  })
  return { ...caller, waits: () => waits }
}
