import type { Endpoint } from '@ephemeris/contract/endpoint'
import { AppError } from '@ephemeris/contract/errors'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'

/** Control characters (PostgreSQL refuses U+0000, terminals obey others) and lone surrogates. */
const FORBIDDEN = /[\p{Cc}\p{Cs}]/u

const REPLACEMENT = '\uFFFD'

/** A name that some code would take for the prototype of what it stands in. */
const PROTOTYPE = '__proto__'

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

/**
 * The name, fit to be shown, of the first field that holds a control character or a lone surrogate, in a value or in a key
 * at any depth, or a key `__proto__`; `null` if all is well. (API-5)
 *
 * Walks without recursion: a deeply nested body must not exhaust the stack.
 */
function findForbiddenText(fields: Readonly<Record<string, unknown>>): string | null {
  for (const [name, value] of Object.entries(fields)) {
    if (!isKey(name)) return name.replace(new RegExp(FORBIDDEN, 'gu'), REPLACEMENT)
    if (holdsForbiddenText(value)) return name
  }
  return null
}

function holdsForbiddenText(root: unknown): boolean {
  const left = [root]
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value === 'string' && !isClean(value)) return true
    if (typeof value === 'object' && value !== null) {
      if (!Array.isArray(value) && !Object.keys(value).every(isKey)) return true
      for (const part of Object.values(value)) left.push(part)
    }
  }
  return false
}

function isKey(name: string): boolean {
  return isClean(name) && name !== PROTOTYPE
}

function isClean(text: string): boolean {
  return !FORBIDDEN.test(text)
}
