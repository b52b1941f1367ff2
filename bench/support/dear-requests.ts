import type { Endpoint } from '@ephemeris/contract/endpoint'
import { jsonBounds, LIMITS } from '../../apps/server/src/http/admission/limits.ts'
import { inputSchema } from '../../apps/server/src/testing/input/contract-fields.ts'
import { largestValue } from '../../apps/server/src/testing/input/largest-input.ts'
import { plainInput } from '../../apps/server/src/testing/input/plain-input.ts'

/** One way to make a request dear: what it adds to the ordinary one. */
export interface DearPart {
  readonly name: string
  /** Added to the query, as it is sent. */
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  /** In the place of the ordinary body. */
  readonly body?: string | Uint8Array
}

export interface PlainRequest {
  readonly method: string
  /** With the query that the call needs. */
  readonly address: string
  readonly body: string | null
}

/** What a head may have beside the address and what every request has. */
const HEAD_BYTES = LIMITS.headerBytes - 1500
const QUERY_BYTES = LIMITS.addressBytes - 600

type Call = Endpoint<unknown, unknown>

/** A call with the fields that it cannot do without. */
export function plainRequest(call: Call, fields = plainInput(inputSchema(call))): PlainRequest {
  const left = new Map(Object.entries(fields))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = left.get(name) ?? 'x'
    left.delete(name)
    return encodeURIComponent(textOf(value))
  })
  const body = bodyOf(call, left)
  if (call.method !== 'GET' && call.rawBody === null) return { method: call.method, address: path, body }
  const query = new URLSearchParams([...left].map(([name, value]): [string, string] => [name, textOf(value)]))
  return { method: call.method, address: query.size > 0 ? `${path}?${query}` : path, body }
}

function bodyOf({ method, rawBody }: Call, left: Map<string, unknown>): string | null {
  if (method === 'GET') return null
  if (rawBody === null) return JSON.stringify(Object.fromEntries(left))
  const body = textOf(left.get(rawBody) ?? '')
  left.delete(rawBody)
  return body
}

/** Addresses: every field of the call at its longest, and as much as is read of fields that no call has. */
export function dearAddresses(call: Call): readonly DearPart[] {
  const fields = Array.from({ length: LIMITS.queryFields / 2 }, (_, n) => `x${n}`)
  const perField = Math.floor(QUERY_BYTES / fields.length) - 6
  const stuffed = (value: string) => fields.map((name) => `${name}=${value.repeat(perField / value.length)}`).join('&')
  const unknown = [
    { name: 'unknown fields', query: stuffed('a') },
    { name: 'escaped unknown fields', query: stuffed('%C3%A9') },
    { name: 'one field again and again', query: fields.map(() => `lang=${'en,'.repeat(perField / 3)}`).join('&') },
  ]
  if (call.method !== 'GET') return unknown
  const { properties = {} } = inputSchema(call)
  const longest = Object.entries(properties).map(([name, schema]) => [name, textOf(largestValue(schema))] as const)
  const query = new URLSearchParams(longest.map(([name, value]): [string, string] => [name, value])).toString()
  return query.length > QUERY_BYTES ? unknown : [...unknown, { name: 'its fields at their longest', query }]
}

/** Each header that the server or a library of its reads, as long as a head may be. */
export const DEAR_HEADERS: readonly DearPart[] = Object.entries({
  accept: 'a/b;q=0.1,',
  'accept-encoding': 'br;q=0.1,',
  'accept-language': 'fr;q=0.1,',
  authorization: 'Bearer ',
  cookie: 'a=b; ',
  forwarded: 'for=1.2.3.4,',
  'if-modified-since': 'Wed, ',
  'if-none-match': 'W/"a",',
  origin: 'http://a.b/',
  range: '0-0,',
  'x-forwarded-for': '1.2.3.4, ',
}).map(([name, unit]) => ({
  name: `a long ${name}`,
  headers: { [name]: unit.repeat(HEAD_BYTES / unit.length).trim() },
}))

/** Bodies as large as the call takes them: their fields at their longest, and fillings that make a reader work. */
export function dearBodies(call: Call, plain: PlainRequest): readonly DearPart[] {
  if (plain.body === null) return []
  const { maxBodyBytes: bytes, rawBody } = call
  if (rawBody !== null) return dearFiles(bytes)
  const fields = JSON.parse(plain.body)
  const spare = bytes - plain.body.length - 20
  const { names, values, depth } = jsonBounds(bytes)
  const nest = '['.repeat(depth - 3) + ']'.repeat(depth - 3)
  const fillings = {
    'many names': `{${repeated((n) => `"${n}":0`, Math.min(names - 100, spare / 9))}}`,
    'many values': `[${repeated(() => '0', Math.min(values - 100, spare / 2))}]`,
    'deep lists': `[${repeated(() => nest, Math.min(values / depth - 100, spare / (nest.length + 1)))}]`,
    'an escaped text': `"${'\\u00e9'.repeat(spare / 6)}"`,
    'a long number': '1'.repeat(spare),
  }
  const filled = Object.entries(fillings).map(([name, filling]) => ({
    name,
    body: `${JSON.stringify({ ...fields, zz: 0 }).slice(0, -2)}${filling}}`,
  }))
  const largest = { ...fields, ...(largestValue(inputSchema(call)) as object) }
  const parameters = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  for (const name of parameters) delete largest[name]
  const body = JSON.stringify(largest)
  if (body.length > bytes) return filled
  return [
    ...filled,
    { name: 'its fields at their longest', body },
    ...Object.entries(TEXTS).map(([name, unit]) => ({
      name: `its fields as ${name}`,
      body: body.replaceAll(/x{8,}/g, (letters) => textOfBytes(unit, letters.length)),
    })),
  ]
}

/** What makes work of a text: the order of marks of alternating classes, joined letters, one letter, all scripts. */
const TEXTS = {
  'combining marks': '\u0315\u0300\u0327\u0301',
  joiners: '\u200d👩\u200d👩\u200c',
  'one letter': 'ﷺ',
  'every script': 'Aаαあア漢글ㄅאاअกཀაԱሀᏣមᐃ𐌀',
} as const

function textOfBytes(unit: string, bytes: number): string {
  return unit.repeat(bytes / Buffer.byteLength(unit))
}

function dearFiles(bytes: number): readonly DearPart[] {
  const headers = { 'content-type': 'application/octet-stream' }
  return [
    { name: 'lists in lists', headers, body: '['.repeat(bytes) },
    { name: 'many values', headers, body: `{"list":[${'0,'.repeat(bytes / 2 - 10)}0]}` },
    { name: 'many names', headers, body: `{"list":[${'{"a":1},'.repeat(bytes / 8 - 10)}{}]}` },
    { name: 'zeros', headers, body: new Uint8Array(bytes) },
    ...Object.entries(TEXTS).map(([name, unit]) => ({
      name: `${name} in a small file`,
      headers: { 'content-type': 'application/json' },
      body: fileWith(textOfBytes(unit, SMALL)),
    })),
  ]
}

/** In bytes, of each text of a row: a small file. */
const SMALL = 15_000

function fileWith(text: string): string {
  const row = { id: '1735689600000000001', gacha_type: text, time: text, name: text, rank_type: '4' }
  const info = { version: 'v4.0', export_timestamp: 1735689600, export_app: 'x', export_app_version: '1' }
  return JSON.stringify({ info, hk4e: [{ uid: '800000001', timezone: 8, list: [row] }] })
}

function repeated(unit: (n: number) => string, times: number): string {
  return Array.from({ length: Math.max(1, Math.floor(times)) }, (_, n) => unit(n)).join(',')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
