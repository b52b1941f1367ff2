import type { Dexie } from 'dexie'
import { afterEach, expect, test, vi } from 'vitest'
import { writtenToStorage } from '#web/lib/device/written-to-storage'

afterEach(() => {
  vi.useRealTimers()
})

type Begin = (mode: string, tables: unknown, work: (transaction: { abort(): void }) => unknown) => unknown

/** Runs the work of a transaction at once, and says whether it was aborted. */
function storage(): { database: Pick<Dexie, 'transaction'>; isAborted: () => boolean } {
  let isAborted = false
  const abort = () => {
    isAborted = true
  }
  const begin: Begin = (_, __, work) => work({ abort })
  return { database: { transaction: begin } as unknown as Pick<Dexie, 'transaction'>, isAborted: () => isAborted }
}

test('LOCAL-17 a write that storage never answers is undone, and said to have got no answer', async () => {
  vi.useFakeTimers()
  const { database, isAborted } = storage()
  const writing = expect(writtenToStorage(database, [], () => new Promise(() => undefined))).rejects.toMatchObject({
    fault: 'silent',
  })
  await vi.advanceTimersByTimeAsync(60_000)
  await writing
  expect(isAborted()).toBe(true)
})

test('LOCAL-17 a write that ends is left alone', async () => {
  const { database, isAborted } = storage()
  expect(await writtenToStorage(database, [], async () => 7)).toBe(7)
  const full = new DOMException('full', 'QuotaExceededError')
  await expect(writtenToStorage(database, [], () => Promise.reject(full))).rejects.toMatchObject({ fault: 'full' })
  expect(isAborted()).toBe(false)
})
