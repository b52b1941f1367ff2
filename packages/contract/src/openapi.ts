import * as z from 'zod/mini'
import type { Auth } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import { ERRORS } from './errors.ts'
import { BYTES_TYPE } from './request.ts'
import { type Json, jsonSchema } from './wire/json-schema.ts'

/** The contract as an OpenAPI 3.1 document. (API-13) */
export function openApiDocument(version: string): Json & { readonly paths: Readonly<Record<string, Json>> } {
  const paths: Record<string, Json> = {}
  for (const endpoint of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }

  return {
    openapi: '3.1.0',
    info: { title: 'Ephemeris', version, description: 'What runs, comes and ends in four games.' },
    paths,
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function operationOf(endpoint: (typeof ENDPOINTS)[number]): Json {
  const { method, path, auth, summary, status, input, rawBody } = endpoint
  const { properties, required } = fieldsOf(input.schema)
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  const names = Object.keys(properties)

  const parameters = names
    .filter((name) => inPath.has(name) || method === 'GET' || (rawBody !== null && name !== rawBody))
    .map((name) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: required.includes(name),
      schema: properties[name],
    }))
  const bodyNames = method === 'GET' || rawBody !== null ? [] : names.filter((name) => !inPath.has(name))
  const body = rawBody === null ? objectOf(properties, required, bodyNames) : {}

  return {
    summary,
    security: SECURITY[auth],
    ...(parameters.length > 0 && { parameters }),
    ...((bodyNames.length > 0 || rawBody !== null) && {
      requestBody: { content: { ...json(body), ...(rawBody !== null && { [BYTES_TYPE]: {} }) } },
    }),
    responses: {
      [status]: { description: 'Success', content: contentOf(endpoint) },
      default: { description: 'Refusal', content: json({ $ref: '#/components/schemas/Refusal' }) },
    },
  }
}

function contentOf({ status, reply, form }: (typeof ENDPOINTS)[number]): Json {
  const schema = jsonSchema(reply.schema)
  if (form === 'calendar') return { 'text/calendar': { schema } }
  return json(form === 'envelope' ? success(status, schema) : schema)
}

/** An empty requirement among others makes the token optional. */
const SECURITY: Readonly<Record<Auth, readonly Json[]>> = {
  none: [],
  optional: [{}, { token: [] }],
  user: [{ token: [] }],
  token: [{ token: [] }],
  reader: [{ token: [] }],
}

function fieldsOf(schema: z.ZodMiniType): { properties: Json; required: readonly string[] } {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' })
  return { properties, required }
}

function objectOf(properties: Json, required: readonly string[], names: readonly string[]): Json {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: required.filter((name) => names.includes(name)),
  }
}

function json(schema: Json): Json {
  return { 'application/json': { schema } }
}

function success(status: number, data: Json): Json {
  return {
    type: 'object',
    properties: { code: { const: status }, message: { type: 'string' }, data },
    required: ['code', 'message', 'data'],
  }
}

const refusal: Json = {
  type: 'object',
  properties: {
    code: { type: 'integer', enum: [...new Set(Object.values(ERRORS).map(({ status }) => status))] },
    message: { type: 'string' },
    error_code: { type: 'integer', enum: [...new Set(Object.values(ERRORS).map(({ number }) => number))] },
    data: {},
  },
  required: ['code', 'message', 'error_code', 'data'],
}
