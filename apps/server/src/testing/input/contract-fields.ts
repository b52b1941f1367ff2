import type { Endpoint } from '@ephemeris/contract/endpoint'
import * as z from 'zod/mini'

/** As much of JSON Schema as the contract is written in. */
export interface JsonSchema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly prefixItems?: readonly JsonSchema[]
  readonly additionalProperties?: JsonSchema | boolean
}

/** What a call takes, as its contract says. */
export function inputSchema({ input }: Endpoint<unknown, unknown>): JsonSchema {
  return z.toJSONSchema(input.schema, { io: 'input' }) as JsonSchema
}

/** A place in an input, and how to put a text there: `votes.*` is the value of any key, `votes.?` the key itself. */
export interface WireTextField {
  readonly name: string
  holding(text: string): unknown
}

/** Every place in a value of this schema that may contain a text. */
export function textFields(schema: JsonSchema, name = ''): WireTextField[] {
  const below = (part: JsonSchema, key: string, wrap: (inner: unknown) => unknown): WireTextField[] =>
    textFields(part, name === '' ? key : `${name}.${key}`).map((field) => ({
      name: field.name,
      holding: (text) => wrap(field.holding(text)),
    }))

  const { properties = {}, items, additionalProperties, anyOf = [] } = schema
  const isText = schema.type === 'string' || schema.enum?.some((value) => typeof value === 'string')
  return [
    ...(isText ? [{ name, holding: (text: string) => text }] : []),
    ...anyOf.flatMap((part) => textFields(part, name)),
    ...Object.entries(properties).flatMap(([key, part]) => below(part, key, (inner) => ({ [key]: inner }))),
    ...(items ? below(items, '[]', (inner) => [inner]) : []),
    ...(typeof additionalProperties === 'object'
      ? [
          ...below(additionalProperties, '*', (inner) => ({ x: inner })),
          { name: `${name}.?`, holding: (text: string) => ({ [text]: null }) },
        ]
      : []),
  ]
}
