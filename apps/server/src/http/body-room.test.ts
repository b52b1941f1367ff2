import { AppError } from '@ephemeris/contract/errors'
import { expect, test } from 'vitest'
import { BodyRoom } from './body-room.ts'

const MIB = 1024 * 1024
const TOO_MANY = new AppError('UPLOADS_TOO_MANY')
const BUSY = new AppError('UPLOADS_BUSY')

test('API-32 a network without a user has four MiB under way, all of them have sixteen', () => {
  const room = new BodyRoom()
  const stranger = (n: number) => ({ network: `198.51.100.${n}`, userId: null })
  for (let n = 0; n < 4; n++) room.take(4 * MIB, stranger(n))

  expect(() => room.take(1, stranger(0))).toThrow(TOO_MANY)
  expect(() => room.take(1, stranger(4))).toThrow(BUSY)
  room.take(20 * MIB, { network: '198.51.100.0', userId: 'ada' })
})

test('API-32 a user has one large file under way, a network two, and all users have 64 MiB', () => {
  const room = new BodyRoom()
  const file = (userId: string, network: string) => room.take(20 * MIB, { network, userId })
  const giveBack = file('ada', '198.51.100.1')
  file('bea', '198.51.100.1')

  expect(() => file('ada', '198.51.100.2')).toThrow(TOO_MANY)
  expect(() => file('cleo', '198.51.100.1')).toThrow(TOO_MANY)
  file('cleo', '198.51.100.2')
  expect(() => file('dan', '198.51.100.3')).toThrow(BUSY)

  giveBack()
  file('dan', '198.51.100.3')
})

test('API-32 a body that is refused takes no room', () => {
  const room = new BodyRoom()
  const giveBack = room.take(20 * MIB, { network: '198.51.100.1', userId: 'ada' })
  expect(() => room.take(20 * MIB, { network: '198.51.100.1', userId: 'ada' })).toThrow(TOO_MANY)
  expect(room.bytesOf()).toBe(20 * MIB)
  giveBack()
  expect(room.bytesOf()).toBe(0)
  expect(room.bytesOf('user ada')).toBe(0)
})
