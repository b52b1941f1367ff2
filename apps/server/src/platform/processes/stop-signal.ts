import process from 'node:process'
import { after } from '../timers.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** A terminal signals npm and us, and npm hands its own on: both arrive within moments and are one request. */
const ECHO_MS = 300
const STOP_TIMEOUT_MS = 15_000

interface StopRequests {
  /** The first request to stop. */
  asked(signal: NodeJS.Signals): void
  /** A second request, or fifteen seconds without an end. (OPS-8) */
  insisted(): void
}

/** @returns what asks in the same way as a signal does, and never insists */
export function watchStopRequests({ asked, insisted }: StopRequests): (signal: NodeJS.Signals) => void {
  let firstAt: number | null = null

  function ask(signal: NodeJS.Signals): void {
    if (firstAt !== null) return
    firstAt = performance.now()
    after(STOP_TIMEOUT_MS, insisted)
    asked(signal)
  }

  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (firstAt === null) ask(signal)
      else if (performance.now() - firstAt > ECHO_MS) insisted()
    })
  }
  return ask
}

/**
 * Resolves with the first request to stop: a signal, a message of the process that has forked this one, or the end of
 * that process. Who insists ends the process with 1. (OPS-8, OPS-92)
 */
export function nextStopSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    const ask = watchStopRequests({ asked: resolve, insisted: () => process.exit(1) })
    process.once('message', (signal) => ask(signal === 'SIGTERM' ? signal : 'SIGINT'))
    process.once('disconnect', () => ask('SIGINT'))
  })
}
