import { expect, test } from 'vitest'
import { maskAddress } from './mask-address.ts'

test.each([
  ['203.0.113.7', '203.0.113.*'],
  ['203.0.113.177', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.*'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:*'],
  ['2001:db8::1', '2001:db8:*'],
  ['::1', '::*'],
])('QR-6 (C045) of %s %s is shown', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})
