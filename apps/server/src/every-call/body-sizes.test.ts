import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { uploadSettings } from '@ephemeris/contract/sync/sync'
import { expect, test } from 'vitest'
import { inputSchema, type JsonSchema } from '#server/testing/contract-fields'
import { plainValue } from '#server/testing/plain-input'

/** Of what a schema sets no length for: longer than any name, id or list that the product makes. */
const UNBOUNDED = 64

/** The largest value that a schema permits, in letters of one byte. */
function largestValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  const largestOf = (values: readonly unknown[]) => values.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]
  if (schema.enum) return largestOf(schema.enum)
  if (schema.anyOf) return largestOf(schema.anyOf.map(largestValue))
  const { properties, additionalProperties, items, prefixItems, maxItems = UNBOUNDED } = schema
  switch (schema.type) {
    case 'string':
      return schema.pattern ? plainValue(schema) : 'x'.repeat(schema.maxLength ?? UNBOUNDED)
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? 1e15, 1e15)
    case 'boolean':
      return false
    case 'array':
      return prefixItems?.map(largestValue) ?? Array(maxItems).fill(largestValue(items ?? {}))
    case 'object':
      return properties
        ? Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, largestValue(part)]))
        : manyOf(typeof additionalProperties === 'object' ? additionalProperties : {})
    default:
      return null
  }
}

function manyOf(schema: JsonSchema): unknown {
  return Object.fromEntries(
    Array.from({ length: 20 }, (_, n) => [`${n}`.padEnd(UNBOUNDED, 'x'), largestValue(schema)] as const),
  )
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}

const WITH_BODY = ENDPOINTS.filter(
  ({ method, rawBody, path }) => method !== 'GET' && rawBody === null && path !== uploadSettings.path,
)

test.each(WITH_BODY.map((endpoint) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint })))(
  'API-4 the largest input of $call fits into its body',
  ({ endpoint }) => {
    expect(sizeOf(largestValue(inputSchema(endpoint)))).toBeLessThanOrEqual(endpoint.maxBodyBytes)
  },
)

test('API-4 no call takes much more than it needs', () => {
  const large = ENDPOINTS.filter(({ maxBodyBytes }) => maxBodyBytes > 16 * 1024)
  expect(large.map(({ path, maxBodyBytes }) => [path, maxBodyBytes / 1024])).toEqual([
    ['/api/user/upload_settings', 256],
    ['/api/gachalog/import/official-link', 32],
    ['/api/gachalog/import/file', 20 * 1024],
    ['/api/gachalog/import/file/:preview_id/confirm', 64],
  ])
})

test('API-4 a slot of five thousand marks fits', () => {
  const marks = Array.from({ length: 5000 }, (_, n) => [`${n}`.padStart(36, '0'), 'done'] as const)
  const settings = { activityStatus: Object.fromEntries(marks), userGameSelections: {}, gameOrder: [] }
  expect(sizeOf(settings)).toBeLessThan(uploadSettings.maxBodyBytes)
  expect(uploadSettings.input.read(settings).settings.activityStatus).toBeDefined()
})
