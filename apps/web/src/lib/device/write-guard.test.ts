import { expect, test } from 'vitest'
import { WriteGuard, WriteRefused } from '#web/lib/device/write-guard'

test('LOCK-10 a write that takes a while waits for the permit', async () => {
  const guard = new WriteGuard(() => false)
  const written: string[] = []
  const writing = guard.run(async () => written.push('late'))
  await Promise.resolve()
  expect(written).toEqual([])
  guard.change('granted')
  await writing
  expect(written).toEqual(['late'])
})

test('LOCK-10 a tab that lost the lock is refused, also while it waits', async () => {
  const guard = new WriteGuard(() => false)
  let isWritten = false
  const write = async () => {
    isWritten = true
  }
  const waiting = guard.run(write)
  guard.change('refused')
  await expect(waiting).rejects.toThrow(WriteRefused)
  await expect(guard.run(write)).rejects.toThrow(WriteRefused)
  expect(isWritten).toBe(false)
})

test('LOCK-10 another signature ends the permit at the next write, and everyone hears of it', () => {
  let hasRival = false
  const guard = new WriteGuard(() => hasRival)
  guard.change('granted')
  const heard: string[] = []
  guard.subscribe(() => heard.push(guard.permit))
  expect(guard.permit).toBe('granted')
  hasRival = true
  expect(guard.permit).toBe('refused')
  expect(heard).toEqual(['refused'])
})

test('LOCK-10 the lock is handed over after the writes that are under way', async () => {
  const guard = new WriteGuard(() => false)
  guard.change('granted')
  expect(guard.lastWrites).toBeNull()
  let fail = (_reason: Error): void => {}
  const running = guard.run(
    () =>
      new Promise((_, reject) => {
        fail = reject
      }),
  )
  await Promise.resolve()
  let hasEnded = false
  const end = guard.lastWrites?.then(() => {
    hasEnded = true
  })
  guard.change('refused')
  await Promise.resolve()
  expect(hasEnded).toBe(false)
  fail(new Error('the disk is full'))
  await expect(running).rejects.toThrow('full')
  await end
  expect(hasEnded).toBe(true)
  expect(guard.lastWrites).toBeNull()
})
