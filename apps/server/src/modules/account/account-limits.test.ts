import { expect, test } from 'vitest'
import * as limits from './account-limits.ts'

const [MINUTE, HOUR] = [60, 3600]

test.each([
  ['wrong passwords of an account from a network (ACC-21)', 5, 5 * MINUTE, limits.WRONG_PASSWORDS],
  ['wrong passwords of a user from a network (ACC-64)', 5, 5 * MINUTE, limits.WRONG_PASSWORDS_OF_USER],
  ['passwords from a network (ACC-21)', 30, MINUTE, limits.LOGINS],
  ['wrong passwords of an account (ACC-22)', 20, HOUR, limits.WRONG_PASSWORDS_ANYWHERE],
  ['wrong passwords of a user (ACC-22)', 20, HOUR, limits.WRONG_PASSWORDS_OF_USER_ANYWHERE],
  ['accounts from a network (ACC-13)', 5, HOUR, limits.REGISTRATIONS],
  ['accounts from a network in a day (ACC-13)', 20, 24 * HOUR, limits.REGISTRATIONS_OF_DAY],
  ['names from a network (ACC-67)', 30, 10 * MINUTE, limits.NAMES_TRIED],
  ['mails to an address (ACC-12)', 3, HOUR, limits.MAILS_TO_ADDRESS],
  ['mails for a network (ACC-12)', 20, HOUR, limits.MAILS_ASKED],
  ['guessed tokens from a network (ACC-11)', 10, 10 * MINUTE, limits.WRONG_TOKENS],
])('ACC-30 %s: %i in %i seconds', (_what, most, within, { points, seconds }) => {
  expect([points, seconds]).toEqual([most, within])
})

test('ACC-30 no two limits count together', () => {
  const names = Object.values(limits).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.every((name) => /^[a-z-]+$/.test(name))).toBe(true)
})
