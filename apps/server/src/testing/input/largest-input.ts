import type { JsonSchema } from './contract-fields.ts'
import { plainValue } from './plain-input.ts'

/** Of what a schema sets no length for: longer than any name, id or list that the product makes. */
const UNBOUNDED = 64

/** The largest value that a schema permits, in letters of one byte. */
export function largestValue(schema: JsonSchema): unknown {
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

/** Characters of a value as JSON. */
export function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}
