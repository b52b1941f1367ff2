import { AppError } from '@ephemeris/contract/errors'
import { expect, test } from 'vitest'
import { gate } from '#server/testing/members/gate'
import { OverloadGuard } from './overload.ts'

function fullGuard() {
  const guard = new OverloadGuard()
  const { opened, open } = gate()
  const running = Array.from({ length: 200 }, () => guard.run(() => opened))
  return { guard, finish: () => Promise.all([open(), ...running]) }
}

test('API-12 a call beyond the limit is turned away after a second, and let in again when others have ended', async () => {
  const { guard, finish } = fullGuard()
  await expect(guard.run(() => 'late')).rejects.toEqual(new AppError('UNAVAILABLE'))
  await expect(guard.admit()).rejects.toEqual(new AppError('UNAVAILABLE'))

  await finish()
  await expect(guard.run(() => 'later')).resolves.toBe('later')
  expect(guard.admit()).toBeNull()
})

test('API-12 a call beyond the limit is worked on as soon as another has ended', async () => {
  const { guard, finish } = fullGuard()
  const [answer, admission] = [guard.run(() => 'in time'), guard.admit()]
  expect(admission).not.toBeNull()
  await finish()
  expect(await answer).toBe('in time')
  await admission
})

test('API-12 a call that fails makes room, and fails with its own reason', async () => {
  const guard = new OverloadGuard()
  const failing = Array.from({ length: 300 }, () => guard.run(() => Promise.reject(new RangeError('its own'))))
  for (const one of await Promise.allSettled(failing)) expect(one).toMatchObject({ reason: new RangeError('its own') })
  expect(guard.admit()).toBeNull()
})
