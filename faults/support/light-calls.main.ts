import { setTimeout as pause } from 'node:timers/promises'
import { asker } from '../../apps/server/src/testing/calls/ask.ts'

const EVERY_MS = 20

/**
 * Forked with the origin of a server: calls it, one light call after the other, until a message comes. Then it answers
 * with how long each call took, in milliseconds. In a process of its own, since what sends files is busy meanwhile.
 */
const [origin = ''] = process.argv.slice(2)
const ask = asker(origin)
const times: number[] = []
let isOn = true
process.once('message', () => {
  isOn = false
})
while (isOn) {
  const startedAt = performance.now()
  await ask('GET /api/events?lang=en')
  times.push(performance.now() - startedAt)
  await pause(EVERY_MS)
}
process.send?.(times)
