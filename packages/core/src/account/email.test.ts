import { expect, test } from 'vitest'
import { emailKey, mailboxKey, maskEmail, parseEmail } from './email.ts'

test.each([
  ['a@b.com', 'a@b.com'],
  [' a.b+c@sub.example.org ', 'a.b+c@sub.example.org'],
  ['a＠b.com', 'a@b.com'],
  ['josé@exämple.org', 'josé@exämple.org'],
])('ACC-2 (C018) %j is the address %s', (typed, email) => {
  expect(parseEmail(typed)).toBe(email)
})

test.each([
  '',
  'a',
  'a@b',
  '@b.com',
  'a@@b.com',
  'a b@c.com',
  'a@b.com\n',
  'a@b.com\u0000',
  '.a@b.com',
  'a..b@c.com',
  'a@-b.com',
  '"a"@b.com',
  'a@b.com, c@d.com',
  `${'a'.repeat(65)}@b.com`,
  `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}`,
])('ACC-2 (C018) %j is no address', (typed) => {
  expect(parseEmail(typed)).toBeNull()
})

test('ACC-2 (C018) case makes no other address, and most of it can be hidden', () => {
  expect(emailKey('A@B.com')).toBe(emailKey('a@b.COM'))
  expect(maskEmail('ada@example.org')).toBe('a***@example.org')
})

test.each([
  ['Ada+Ephemeris@Example.org', 'ada@example.org'],
  ['a.d.a@example.org', 'a.d.a@example.org'],
  ['a.d.a+1+2@googlemail.com', 'ada@gmail.com'],
  ['+ada@example.org', '+ada@example.org'],
])('ACC-12 for the count of its mails %s is %s', (email, key) => {
  expect(mailboxKey(email)).toBe(key)
})
