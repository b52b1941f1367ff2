import { expect, test } from 'vitest'
import { slowDown } from './delay.ts'

test('ACC-22 fifty wait two seconds at a time, the next one is asked to come again, and then there is room', async () => {
  const startedAt = performance.now()
  const waiting = Array.from({ length: 50 }, () => slowDown())
  await expect(slowDown()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await Promise.all(waiting)
  const tookMs = performance.now() - startedAt
  expect(tookMs).toBeGreaterThan(1900)

  const again = Array.from({ length: 50 }, () => slowDown())
  await expect(slowDown()).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await Promise.all(again)
})
