import type { IncomingMessage } from 'node:http'
import { SECOND_MS } from '@ephemeris/core/time/instant'
import { after } from '#server/platform/timers'
import { hasBody } from '../admission/socket-limit.ts'

/** How long the rest of a body may take to arrive, and how much longer for each part of this size. */
const PATIENCE_MS = SECOND_MS
const PART_BYTES = 64 * 1024

/** Whether an answer to a request precedes the end of its body. */
export function isEarly(request: IncomingMessage): boolean {
  return !request.complete && hasBody(request)
}

/**
 * Discards the rest of a body while it arrives. A connection that is closed while the caller still sends loses the
 * answer on its way; one that stays open waits for a body that may never come. (API-46)
 *
 * @param mostMs however steadily it arrives
 */
export async function discardBody(request: IncomingMessage, mostMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = after(mostMs, resolve)
    request.once('close', stop)
    let bytes = 0
    let stopClock = after(PATIENCE_MS, resolve)
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes < PART_BYTES) return
      bytes = 0
      stopClock()
      stopClock = after(PATIENCE_MS, resolve)
    })
    for (const end of ['end', 'error', 'close']) request.once(end, resolve)
    request.resume()
  })
}
