import { afterEach, expect, test, vi } from 'vitest'
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

afterEach(() => {
  vi.useRealTimers()
})

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

test('LEDGER-12 the clock of a thread runs while it is asked, and stands between two questions', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const thread = startThread(PROGRAM, { limitMs: 60_000 })
  const first = thread.ask('answer')
  vi.advanceTimersByTime(40_000)
  expect(await first).toBe('here')
  vi.advanceTimersByTime(3_600_000)
  expect(await thread.ask('answer')).toBe('here')

  const late = expect(thread.ask('compute')).rejects.toBeInstanceOf(ThreadLateError)
  vi.advanceTimersByTime(20_000)
  await late
  await thread.end()
})
