import { expect, test } from 'vitest'
import { pickEncoding } from './accept-encoding.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['BR; q=0.5', 'br'],
  ['gzip;q=0, br;q=0.000', 'identity'],
  ['brotli', 'identity'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['gzip;q=0.5, *;q=0.9', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', 'identity'],
])('API-10 Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding)
})

test('API-36 an Accept-Encoding of more than 1,000 characters counts as absent', () => {
  expect(pickEncoding(`br${' '.repeat(998)}`)).toBe('br')
  expect(pickEncoding(`br${' '.repeat(999)}`)).toBe('identity')
})
