import type { Endpoint } from '@ephemeris/contract/endpoint'
import { AppError } from '@ephemeris/contract/errors'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { findForbiddenText } from './text-guard.ts'

type Fields = Readonly<Record<string, unknown>>

/** What the caller sent, decoded; unknown fields and `t` are dropped. (API-3) @throws AppError */
export function readInput<Input>(endpoint: Endpoint<Input, unknown>, request: FastifyRequest): Input {
  const { input, ownText, rawBody } = endpoint
  const fields = { ...carriedBy(endpoint, request), ...fieldsOf(request.params) }

  const unclean = findForbiddenText(without(fields, rawBody === null ? ownText : [...ownText, rawBody]))
  if (unclean !== null) throw new AppError('PARAMETER_INVALID', unclean)

  try {
    return input.read(fields)
  } catch (error) {
    throw error instanceof z.core.$ZodError ? refusalOf(error, fields) : error
  }
}

function carriedBy({ method, rawBody }: Endpoint<unknown, unknown>, request: FastifyRequest): Fields {
  if (method === 'GET') return queryOf(request)
  return rawBody === null ? bodyOf(request) : { ...queryOf(request), [rawBody]: request.body ?? '' }
}

function without(fields: Fields, names: readonly string[]): Fields {
  if (names.length === 0) return fields
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
}

/** `t` only defeats caches: any value, any number of times. A field given empty is one that is not given. */
function queryOf(request: FastifyRequest): Fields {
  const { t: _cacheBuster, ...query } = fieldsOf(request.query)
  const repeated = Object.keys(query).find((name) => Array.isArray(query[name]))
  if (repeated !== undefined) throw new AppError('PARAMETER_INVALID', `${repeated}=…&${repeated}=…`)
  return Object.fromEntries(Object.entries(query).filter(([, text]) => text !== ''))
}

function bodyOf(request: FastifyRequest): Fields {
  const { body = {} } = request
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('PARAMETER_INVALID', 'body: {…}')
  }
  return fieldsOf(body)
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function refusalOf(error: z.core.$ZodError, fields: Fields): AppError {
  const path = error.issues[0]?.path ?? []
  const name = path.join('.')
  return isAbsent(fields, path) ? new AppError('PARAMETER_MISSING', name) : new AppError('PARAMETER_INVALID', name)
}

function isAbsent(fields: Fields, path: readonly PropertyKey[]): boolean {
  let value: unknown = fields
  for (const key of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return value === undefined
}
