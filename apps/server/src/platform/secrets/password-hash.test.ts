import { expect, test } from 'vitest'
import { createPasswordHasher } from './password-hash.ts'

const passwords = createPasswordHasher()

test('ACC-20 a hash takes 19 MiB and two rounds of argon2id, each time with another salt', async () => {
  const [one, other] = [await passwords.hash('quiet harbour 47'), await passwords.hash('quiet harbour 47')]
  for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect(await passwords.verify(one, 'quiet harbour 47')).toBe(true)
  expect(await passwords.verify(one, 'quiet harbour 48')).toBe(false)
})

test('ACC-20 who has no password is refused by a hash that is computed all the same', async () => {
  const before = passwords.runs()
  expect(await passwords.verify(null, '')).toBe(false)
  expect(await passwords.verify(null, 'quiet harbour 47')).toBe(false)
  expect(passwords.runs()).toBe(before + 2)
})

test('ACC-66 what fails for another reason than the wait fails with that reason', async () => {
  const busy = createPasswordHasher(() => Promise.reject(new RangeError('another')))
  await expect(busy.hash('quiet harbour 47')).rejects.toThrow(RangeError)
})
