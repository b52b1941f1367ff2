import { afterEach, expect, test, vi } from 'vitest'
import { BrowserLock, type ClaimAnswer } from '#web/lib/tab-lock/browser-lock'

const never = () => new Promise<never>(() => undefined)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What a tab hears of a lock that the browser keeps like this. */
async function heardOf(query: () => Promise<unknown>): Promise<readonly ClaimAnswer[]> {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: { request: never, query } })
  const heard: ClaimAnswer[] = []
  const lock = new BrowserLock((answer) => heard.push(answer))
  lock.claim('queue')
  void lock.ask()
  await vi.advanceTimersByTimeAsync(60_000)
  return heard
}

test('LOCK-9 a browser that never answers about its locks has none', async () => {
  expect(await heardOf(never)).toEqual(['failed'])
  expect(await heardOf(() => Promise.reject(new DOMException('no', 'SecurityError')))).toEqual(['failed'])
  expect(await heardOf(() => Promise.resolve({ held: [] }))).toEqual(['refused'])
})

test('LOCK-9 a browser that forbids its locks has none', () => {
  const forbidden = {
    get locks(): never {
      throw new DOMException('no', 'SecurityError')
    },
  }
  vi.stubGlobal('navigator', forbidden)
  expect(BrowserLock.exists).toBe(false)
})
