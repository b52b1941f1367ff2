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
])('API-10 Accept-Encoding %j is answered with %s', (header, encoding) => {
  expect(pickEncoding(header)).toBe(encoding)
})
