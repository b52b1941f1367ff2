import type { Endpoint } from '@ephemeris/contract/endpoint'
import * as z from 'zod/mini'

/** As much of JSON Schema as the contract is written in. */
export interface Schema {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
}

/** What a call takes, as its contract says. */
export function inputSchema({ input }: Endpoint<unknown, unknown>): Schema {
  return z.toJSONSchema(input.schema, { io: 'input' }) as Schema
}

/** A place in an input, and how to put a text there: `votes.*` is the value of any key, `votes.?` the key itself. */
export interface TextField {
  readonly name: string
  holding(text: string): unknown
}

/** Every place in a value of this schema at which a text can stand. */
export function textFields(schema: Schema, name = ''): TextField[] {
  const below = (part: Schema, key: string, wrap: (inner: unknown) => unknown): TextField[] =>
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
