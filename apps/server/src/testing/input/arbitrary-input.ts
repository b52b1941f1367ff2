import fc from 'fast-check'
import type { JsonSchema } from './contract-fields.ts'
import { plainValue } from './plain-input.ts'

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values that a schema permits as often as not, and else anything in their place. */
function arbitraryValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 8, arbitrary: fitting(schema) },
    { weight: 2, arbitrary: fc.constant(plainValue(schema)) },
    { weight: 1, arbitrary: anything },
  )
}

/** Inputs of a call: fields that it knows, left out now and then, and some that it does not know. */
export function arbitraryInput({ properties = {} }: JsonSchema): fc.Arbitrary<Record<string, unknown>> {
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, arbitraryValue(part)])),
    { requiredKeys: [] },
  )
  const unknown = fc.dictionary(fc.string({ maxLength: 10 }), anything, { maxKeys: 2 })
  return fc.tuple(known, fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, unknown)).map(([one, other]) => ({
    ...other,
    ...one,
  }))
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryValue))
  switch (schema.type) {
    case 'string':
      return fc.oneof(fc.constant(plainValue(schema)), fc.string({ maxLength: Math.min(60, schema.maxLength ?? 60) }))
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 20_000, 2 ** 31 - 1) })
    case 'number':
      return fc.double()
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(arbitraryValue(schema.items ?? {}), { maxLength: 5 })
    case 'object':
      return objectLike(schema)
    default:
      return anything
  }
}

function objectLike({ properties, additionalProperties, ...rest }: JsonSchema): fc.Arbitrary<unknown> {
  if (properties) return arbitraryInput({ properties, ...rest })
  const values = typeof additionalProperties === 'object' ? arbitraryValue(additionalProperties) : anything
  return fc.dictionary(fc.string({ maxLength: 20 }), values, { maxKeys: 5 })
}
