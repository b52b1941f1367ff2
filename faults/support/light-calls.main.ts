import { setTimeout as pause } from 'node:timers/promises'
import { asker } from '../../apps/server/src/testing/calls/ask.ts'

const EVERY_MS = 20

/**
 * Forked with the origin of a server: calls it, one light call after the other, until the message `end` comes. It answers
 * each message with how long each call since the last one took, in milliseconds. In a process of its own, since what sends files is busy meanwhile.
 */
const [origin = ''] = process.argv.slice(2)
const ask = asker(origin)
let times: number[] = []
let asked: unknown = null
process.on('message', (message) => {
  asked = message
})
while (asked !== 'end') {
  asked = null
  while (asked === null) {
    const startedAt = performance.now()
    await ask('GET /api/events?lang=en')
    times.push(performance.now() - startedAt)
    await pause(EVERY_MS)
  }
  process.send?.(times)
  times = []
}
process.disconnect()
