import { expect, test } from 'vitest'
import { startThread, ThreadLateError } from './thread.ts'

/** Answers `answer`, and never anything else. */
const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (question) => {
      while (question !== 'answer') {}
      parentPort.postMessage('here')
    })`)}`,
)

test('LEDGER-12 a thread that computes without end is ended after its time, and says so', async () => {
  const thread = startThread(PROGRAM, { limitMs: 100 })
  await expect(thread.ask('compute')).rejects.toBeInstanceOf(ThreadLateError)
  await thread.end()
})

test('LEDGER-12 a thread that answers in time is not ended by its clock', async () => {
  const thread = startThread(PROGRAM, { limitMs: 60_000 })
  expect(await thread.ask('answer')).toBe('here')
  await thread.end()
})
