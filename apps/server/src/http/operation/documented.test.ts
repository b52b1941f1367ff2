import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { openApiDocument } from '@ephemeris/contract/openapi'
import { expect, test } from 'vitest'
import { assertDocumented } from './documented.ts'

test('API-13 (C096) a call that is only offered or only documented keeps the server from starting', () => {
  expect(() => assertDocumented(ENDPOINTS)).not.toThrow()
  expect(() => assertDocumented(ENDPOINTS.slice(1))).toThrow(/documented but not offered/)
  expect(() => assertDocumented([...ENDPOINTS, { method: 'GET', path: '/api/hidden' }])).toThrow('GET /api/hidden')
})

test('API-13 (C096) the document names every call of the contract and no other', () => {
  const paths = Object.entries(openApiDocument('1.2.3').paths)
  const documented = paths.flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(documented.sort()).toEqual(
    ENDPOINTS.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).sort(),
  )
})
