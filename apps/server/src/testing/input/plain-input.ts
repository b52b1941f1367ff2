import type { JsonSchema } from './contract-fields.ts'

const TEXTS: readonly string[] = [
  'x',
  '1',
  'x'.repeat(12),
  '100000001',
  'someone@example.org',
  'quiet harbour 47',
  '2026-05-20',
  '2026-05-20T04:00:00Z',
  '11',
  '01:00',
  'x'.repeat(22),
  'B'.repeat(87),
  '00000000-0000-4000-8000-000000000000',
]

/** A value that a schema permits: as little as it asks for. */
export function plainValue(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? []
  if (first) return plainValue(first)
  switch (schema.type) {
    case 'string':
      return textLike(schema)
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    case 'array':
      return schema.items ? [plainValue(schema.items)] : []
    case 'object':
      return plainInput(schema)
    default:
      return null
  }
}

/** The fields that a call cannot do without. */
export function plainInput({ properties = {}, required = [] }: JsonSchema): Record<string, unknown> {
  return Object.fromEntries(required.map((name) => [name, plainValue(properties[name] ?? {})]))
}

function textLike({ pattern = '', maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string {
  const expression = new RegExp(pattern)
  const found = TEXTS.find((text) => text.length <= maxLength && expression.test(text))
  if (found === undefined)
    throw new Error(`no text of at most ${maxLength} characters for ${pattern}: add one to TEXTS`)
  return found
}
