import { expect, test } from 'vitest'
import { parseEmail } from '../account/email.ts'
import { parseUsername, usernameKey } from '../account/username.ts'
import { nameKey } from '../gacha/facts.ts'
import { readNickname } from '../gacha/names/nickname.ts'
import { normalForm } from './normal-form.ts'
import { searchKey } from './search-key.ts'

/** Of alternating classes: `normalize` puts them into another order. */
const MARKS = '\u0315\u0300\u0327\u0301'.repeat(8000)

test('API-45 a text is put into its normal form only up to the length of a name', () => {
  expect(normalForm('NFC', 'e\u0301')).toBe('é')
  expect(normalForm('NFC', MARKS.slice(0, 256))).not.toBe(MARKS.slice(0, 256))
  expect(normalForm('NFC', MARKS)).toBe(MARKS)
  expect(normalForm('NFC', MARKS, MARKS.length)).not.toBe(MARKS)
})

test('API-45 names, addresses and searches of marks are answered without their normal form', () => {
  expect(parseUsername(MARKS)).toEqual({ fault: 'too long' })
  expect(parseEmail(MARKS)).toBeNull()
  expect(readNickname(MARKS)).toBeNull()
  for (const keyOf of [nameKey, usernameKey, searchKey]) expect(keyOf(`x${MARKS}`)).not.toContain('x\u0300')
})
