import type { IncomingHttpHeaders } from 'node:http'
import { expect } from 'vitest'

/** What every answer of a test server carries. (API-9) */
export function expectStamp(headers: IncomingHttpHeaders): void {
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect(headers).toMatchObject({
    date: 'Wed, 20 May 2026 04:00:00 GMT',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
  })
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'strict-transport-security']) {
    expect(headers).not.toHaveProperty(name)
  }
}
