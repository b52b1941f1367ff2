import { AppError } from '@ephemeris/contract/errors'
import { expect, test } from 'vitest'
import { gate } from '#server/testing/gate'
import { OverloadGuard } from './overload.ts'

test('API-12 calls beyond the limit are turned away at once, and let in again when others have ended', async () => {
  const guard = new OverloadGuard()
  const finish = gate()
  const running = Array.from({ length: 200 }, () => guard.run(() => finish.opened))

  await expect(guard.run(() => 'late')).rejects.toEqual(new AppError('UNAVAILABLE'))

  finish.open()
  await Promise.all(running)
  await expect(guard.run(() => 'later')).resolves.toBe('later')
})
