import { expect, test } from 'vitest'
import { requireGoodPassword } from './password-policy.ts'

const OWNER = { username: 'lumen_io', email: 'max.weber@star-club.example' }

function refusalOf(password: string, owner: Parameters<typeof requireGoodPassword>[1] = OWNER) {
  return requireGoodPassword(password, owner, 'new_password').then(
    () => null,
    ({ code, detail, data }) => ({ code, detail, reason: data?.reason }),
  )
}

const refused = (reason: string) => ({ code: 'PASSWORD_WEAK', detail: 'new_password', reason })

test.each(['lumen_io77', 'lumen2024', 'weber12345', 'max.weber!', 'max12345', 'club98765', 'example123'])(
  'ACC-8 (C030) %s is little more than a part of the owner’s name or address',
  async (password) => {
    expect(await refusalOf(password)).toEqual(refused('contains_name'))
  },
)

test('ACC-8 parts of two characters are no names, and an owner without an address has none of it', async () => {
  expect(await refusalOf('io 47 1901')).not.toEqual(refused('contains_name'))
  expect(await refusalOf('weber harbour compass', { username: 'ada', email: null })).toBeNull()
})

test('ACC-7 (C031) eight characters are enough, whatever their size, and seven are not', async () => {
  expect(await refusalOf('vQ7pLmZ')).toEqual(refused('too_short'))
  expect(await refusalOf('vQ7pLmZ2')).toBeNull()
  expect(await refusalOf('🌟🌙⭐️🔥🌊🍃')).toEqual(refused('too_short'))
})
