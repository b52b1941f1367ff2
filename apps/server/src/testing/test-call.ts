import type { Endpoint } from '@ephemeris/contract/endpoint'
import { envelope } from '@ephemeris/contract/envelope'
import { type Ask, type HttpAnswer, refusalIn } from './ask.ts'

export interface CallOptions {
  /** Bearer token. */
  readonly as?: string
  /** The address that the call comes from; unset: one that nobody has used before. */
  readonly from?: string
  readonly headers?: Readonly<Record<string, string>>
  /** The body follows then; the head goes at once. */
  readonly bodyAfter?: Promise<void>
}

/** Speaks the contract to a server that trusts one proxy. */
export interface TestCaller {
  /** @throws if the call was refused */
  call<Input, Reply>(endpoint: Endpoint<Input, Reply>, input: Input, options?: CallOptions): Promise<Reply>
  /** `[status, error_code]` of a call that has to be refused. */
  refusal<Input>(
    endpoint: Endpoint<Input, unknown>,
    input: Input,
    options?: CallOptions,
  ): Promise<readonly [number, number | undefined]>
  send<Input>(endpoint: Endpoint<Input, unknown>, input: Input, options?: CallOptions): Promise<HttpAnswer>
}

export function testCallerOf(ask: Ask): TestCaller {
  let addresses = 0

  function send<Input>(
    { method, path, rawBody, input: wire }: Endpoint<Input, unknown>,
    input: Input,
    options: CallOptions = {},
  ) {
    const fields = new Map<string, unknown>(Object.entries(Object(wire.write(input))))
    const address = path.replace(/:(\w+)/g, (_, name: string) => {
      const value = String(fields.get(name))
      fields.delete(name)
      return encodeURIComponent(value)
    })
    const body = rawBody === null ? null : String(fields.get(rawBody))
    if (rawBody !== null) fields.delete(rawBody)
    const query = new URLSearchParams(Array.from(fields, ([name, value]): [string, string] => [name, String(value)]))
    const isGet = method === 'GET'
    addresses++
    const headers = {
      'x-forwarded-for': options.from ?? `198.18.${addresses >> 8}.${addresses & 255}`,
      ...(options.as !== undefined && { authorization: `Bearer ${options.as}` }),
      ...(!isGet && { 'content-type': 'application/json' }),
      ...options.headers,
    }
    return ask(`${method} ${(isGet || body !== null) && query.size > 0 ? `${address}?${query}` : address}`, {
      headers,
      ...(options.bodyAfter && { bodyAfter: options.bodyAfter }),
      ...(!isGet && { body: body ?? JSON.stringify(Object.fromEntries(fields)) }),
    })
  }

  return {
    send,
    call: async (endpoint, input, options) => {
      const { status, text } = await send(endpoint, input, options)
      const { data, message } = envelope.parse(JSON.parse(text))
      if (status !== endpoint.status) throw new Error(`${endpoint.path} was refused with ${status}: ${message}`)
      endpoint.reply.schema.parse(data)
      return endpoint.reply.read(data)
    },
    refusal: async (endpoint, input, options) => refusalIn(await send(endpoint, input, options)),
  }
}
