import type { Endpoint } from '@ephemeris/contract/endpoint'
import type { TestApp } from '../test-app.ts'
import type { HttpAnswer } from './ask.ts'

interface RawOptions {
  /** Bearer token. */
  readonly as?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Sends any fields to a call of the contract, whether it takes them or not; fields of the path without a value become
 * `x`. Each call comes from another network.
 */
export function rawSender({ ask }: Pick<TestApp, 'ask'>) {
  let sent = 0

  return (
    { method, path, rawBody }: Pick<Endpoint<unknown, unknown>, 'method' | 'path' | 'rawBody'>,
    fields: Readonly<Record<string, unknown>>,
    { as = null, headers = {} }: RawOptions = {},
  ): Promise<HttpAnswer> => {
    sent += 1
    const left = new Map(Object.entries(fields))
    const address = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = left.get(name) ?? 'x'
      left.delete(name)
      return encodeURIComponent(wellFormed(textOf(value))) || 'x'
    })
    const body = rawBody === null ? null : textOf(left.get(rawBody) ?? '')
    if (rawBody !== null) left.delete(rawBody)
    const query = new URLSearchParams([...left].map(([name, value]): [string, string] => [name, textOf(value)]))
    const inQuery = method === 'GET' || rawBody !== null
    return ask(`${method} ${inQuery && query.size > 0 ? `${address}?${query}` : address}`, {
      headers: {
        'x-forwarded-for': `198.${18 + (sent >> 16)}.${(sent >> 8) & 255}.${sent & 255}`,
        ...(as !== null && { authorization: `Bearer ${as}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(method !== 'GET' && { body: body ?? JSON.stringify(Object.fromEntries(left)) }),
    })
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

/** What cannot be written as UTF-8 is sent as the replacement character, as browsers do. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
