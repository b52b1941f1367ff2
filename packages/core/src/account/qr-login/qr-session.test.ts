import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instant } from '../../time/instant.ts'
import { faultOfScan, faultOfVerdict, isQrOver, type QrSession, type QrState } from './qr-session.ts'

const START = instant(Date.UTC(2026, 4, 20, 4))

function session(state: QrState, scannerId: string | null = null): QrSession {
  return { state, scannerId, createdAt: START }
}

function after(seconds: number) {
  return instant(START + seconds * 1000)
}

test.each([
  ['pending', 59, false],
  ['pending', 60, true],
  ['scanned', 59, false],
  ['scanned', 61, true],
  ['confirmed', 64, false],
  ['confirmed', 65, true],
  ['ended', 0, true],
  ['pending', -4, false],
  ['pending', -600, true],
] as const)('QR-2 (C039) a %s code of %d seconds: over %s', (state, seconds, isOver) => {
  expect(isQrOver(session(state, 'ada'), after(seconds))).toBe(isOver)
})

test.each([
  [session('pending'), null],
  [session('scanned', 'ada'), null],
  [session('scanned', 'bea'), 'state'],
  [session('confirmed', 'ada'), 'state'],
  [session('ended', 'ada'), 'expired'],
] as const)('QR-3 (C041) scanning %o by ada: %s', (code, fault) => {
  expect(faultOfScan(code, 'ada', after(1))).toBe(fault)
})

test.each([
  [session('pending'), 'state'],
  [session('scanned', 'ada'), null],
  [session('scanned', 'bea'), 'other_user'],
  [session('confirmed', 'ada'), null],
  [session('confirmed', 'bea'), 'other_user'],
  [session('ended', 'ada'), 'expired'],
] as const)('QR-3 (C041) a verdict on %o by ada: %s', (code, fault) => {
  expect(faultOfVerdict(code, 'ada', after(1))).toBe(fault)
})

test('QR-3 only the scanner ever decides', () => {
  const state = fc.constantFrom<QrState>('pending', 'scanned', 'confirmed', 'ended')
  const person = fc.constantFrom('ada', 'bea', 'cleo')
  fc.assert(
    fc.property(state, person, person, fc.integer({ min: -100, max: 100 }), (is, scanner, user, seconds) => {
      const fault = faultOfVerdict(session(is, scanner), user, after(seconds))
      if (scanner !== user) expect(fault).not.toBeNull()
    }),
  )
})
