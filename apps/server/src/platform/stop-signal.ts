import process from 'node:process'
import { after } from './timers.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A terminal signals npm and us, and npm hands its own on: both arrive within moments and are one request. */
const ECHO_MS = 300
const STOP_TIMEOUT_MS = 15_000

/**
 * Resolves with the first request to stop. From then on a second request, or fifteen seconds without an end,
 * end the process with 1. (OPS-8)
 */
export function nextStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let firstAt: number | null = null
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (firstAt === null) {
          firstAt = performance.now()
          after(STOP_TIMEOUT_MS, () => process.exit(1))
          resolve(signal)
        } else if (performance.now() - firstAt > ECHO_MS) {
          process.exit(1)
        }
      })
    }
  })
}
