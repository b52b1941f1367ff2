import { setTimeout as pause } from 'node:timers/promises'
import { asker } from '../../apps/server/src/testing/calls/ask.ts'
import { type TestCaller, testCallerOf } from '../../apps/server/src/testing/calls/test-call.ts'

const UNAVAILABLE = 503
/** Less than `Retry-After` says, which is for crowds. */
const PAUSE_MS = 250
const TIMEOUT_MS = 60_000

export interface RetryingCaller extends TestCaller {
  /** How often the server answered that it is unavailable. */
  retries(): number
}

/** Asks again whatever is answered with 503, for a minute. */
export function retryingCallerAt(origin: string): RetryingCaller {
  const ask = asker(origin)
  let retries = 0
  const caller = testCallerOf(async (line, options) => {
    for (const end = performance.now() + TIMEOUT_MS; ; await pause(PAUSE_MS)) {
      const answer = await ask(line, options)
      if (answer.status !== UNAVAILABLE || performance.now() > end) return answer
      retries++
    }
  })
  return { ...caller, retries: () => retries }
}
