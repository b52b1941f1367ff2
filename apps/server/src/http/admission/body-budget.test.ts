import { AppError } from '@ephemeris/contract/errors'
import { expect, test } from 'vitest'
import { originOf } from '#server/platform/client-network'
import { BodyBudget } from './body-budget.ts'

const KIB = 1024
const MIB = 1024 * KIB
const TOO_MANY = new AppError('UPLOADS_TOO_MANY')
const BUSY = new AppError('UPLOADS_BUSY')

const anonymous = (address: string) => ({ ...originOf(address), userId: null })
const user = (userId: string, address: string) => ({ ...originOf(address), userId })

test('API-32 an IPv6 /48 without a user has 256 KiB under way, and other places are still served', () => {
  const budget = new BodyBudget()
  for (let n = 0; n < 16; n++) budget.take(16 * KIB, anonymous(`2001:db8:1:${n}::1`))

  expect(() => budget.take(1, anonymous('2001:db8:1:99::1'))).toThrow(TOO_MANY)
  budget.take(16 * KIB, anonymous('2001:db8:2::1'))
  budget.take(1, user('ada', '2001:db8:1:99::1'))
})

test('API-32 all calls without a user have 16 MiB, which takes 64 places to fill', () => {
  const budget = new BodyBudget()
  for (let n = 0; n < 64; n++) budget.take(256 * KIB, anonymous(`198.51.100.${n}`))
  expect(() => budget.take(1, anonymous('203.0.113.1'))).toThrow(BUSY)
  budget.take(1, user('ada', '203.0.113.1'))
})

test('API-32 a user has one large file under way, an IPv6 /48 two, and everybody together three', () => {
  const budget = new BodyBudget()
  const file = (userId: string, address: string) => budget.take(20 * MIB, user(userId, address))
  const release = file('ada', '2001:db8:1:1::1')
  file('bea', '2001:db8:1:2::1')

  expect(() => file('ada', '198.51.100.2')).toThrow(TOO_MANY)
  expect(() => file('cleo', '2001:db8:1:3::1')).toThrow(TOO_MANY)
  file('cleo', '198.51.100.2')
  expect(() => file('dan', '198.51.100.3')).toThrow(BUSY)

  release()
  file('dan', '198.51.100.3')
})

test('API-32 large files do not take the budget of small bodies, of the same place neither', () => {
  const budget = new BodyBudget()
  const places = ['2001:db8:1::1', '2001:db8:1::1', '2001:db8:2::1']
  places.forEach((address, n) => {
    budget.take(20 * MIB, user(`user ${n}`, address))
  })
  budget.take(4 * MIB, user('user 3', '2001:db8:2::1'))

  expect(() => budget.take(65 * KIB, user('user 4', '203.0.113.1'))).toThrow(BUSY)
  budget.take(64 * KIB, user('user 4', '203.0.113.1'))
  budget.take(16 * KIB, anonymous('2001:db8:1::1'))
})

test('API-32 a user has 256 KiB of small bodies under way, a place 512 KiB', () => {
  const budget = new BodyBudget()
  const small = (userId: string, address: string) => budget.take(64 * KIB, user(userId, address))
  for (let n = 0; n < 4; n++) small('ada', '2001:db8:1::1')
  expect(() => small('ada', '198.51.100.1')).toThrow(TOO_MANY)
  for (let n = 0; n < 4; n++) small('bea', '2001:db8:1:2::1')
  expect(() => small('cleo', '2001:db8:1:3::1')).toThrow(TOO_MANY)
  small('cleo', '198.51.100.1')
})

test('API-32 a body that is refused takes no budget', () => {
  const budget = new BodyBudget()
  const release = budget.take(20 * MIB, user('ada', '198.51.100.1'))
  expect(() => budget.take(20 * MIB, user('ada', '198.51.100.1'))).toThrow(TOO_MANY)
  release()
  expect(budget.isEmpty).toBe(true)
})
