import { expect, test } from 'vitest'
import { createTimestamp } from './timestamp.ts'

test('OPS-2 the time of a line is the one that its millisecond has, in any order of milliseconds', () => {
  let ms = 0
  const timestamp = createTimestamp(() => ms)
  for (ms of [0, 7, 999, 1000, 1_764_000_000_042, 1_764_000_000_999, 1_764_000_001_000, 1_764_000_000_500]) {
    expect(timestamp()).toBe(new Date(ms).toISOString())
  }
})
