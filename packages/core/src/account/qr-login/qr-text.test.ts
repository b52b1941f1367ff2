import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isQrId, qrText, readQrText } from './qr-text.ts'

const ORIGIN = 'https://ephemeris.example'
const CODE = 'c_0123456789abcdefghijAB'
const SESSION = 'q_0123456789abcdefghijAB'
const TEXT = `${ORIGIN}/settings?qr_code=${CODE}&qr_session_id=${SESSION}`

const id = fc.stringMatching(/^[\w-]{16,64}$/)

test('QR-1 what is written into a code is read from it', () => {
  expect(qrText(ORIGIN, { code: CODE, sessionId: SESSION })).toBe(TEXT)
  fc.assert(
    fc.property(id, id, (code, sessionId) => {
      expect(readQrText(qrText(ORIGIN, { code, sessionId }), ORIGIN)).toEqual({ code, sessionId })
    }),
  )
})

test('QR-1 other parameters and another order do not matter', () => {
  const text = `${ORIGIN}/settings?lang=fr&qr_session_id=${SESSION}&qr_code=${CODE}`
  expect(readQrText(text, ORIGIN)).toEqual({ code: CODE, sessionId: SESSION })
})

test.each([
  '',
  'hello',
  TEXT.replace('https', 'http'),
  TEXT.replace('ephemeris.example', 'ephemeris.example.evil.test'),
  TEXT.replace('ephemeris.example', 'evil.test'),
  TEXT.replace('//', '//ephemeris.example@'),
  TEXT.replace('.example', '.example:8443'),
  TEXT.replace('/settings', '/'),
  TEXT.replace('qr_session_id', 'session_id'),
  TEXT.replace('qr_code', 'code'),
  TEXT.replace(SESSION, 'short'),
  TEXT.replace(SESSION, `${SESSION}%00`),
  `${TEXT}&qr_session_id=${SESSION}`,
  `javascript:alert(1)//${TEXT}`,
  `javascript:${TEXT}`,
  ` ${TEXT}`,
])('QR-1 (C051) %j is no code of ours', (text) => {
  expect(readQrText(text, ORIGIN)).toBeNull()
})

test('QR-1 a part of a code has the form of one', () => {
  expect([isQrId(CODE), isQrId(''), isQrId('a b c d e f g h i j'), isQrId('a'.repeat(65))]).toEqual([
    true,
    false,
    false,
    false,
  ])
})
