import * as z from 'zod/mini'

export type Json = Record<string, unknown>

/** What travels, as JSON Schema without its dialect. */
export function jsonSchema(schema: z.ZodMiniType): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' })
  return rest
}
