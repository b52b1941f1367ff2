import type { Endpoint } from '@ephemeris/contract/endpoint'
import { envelope } from '@ephemeris/contract/envelope'
import { encodeRequest } from '@ephemeris/contract/request'
import { type Ask, type HttpAnswer, refusalIn } from './ask.ts'

export interface CallOptions {
  /** Bearer token. */
  readonly as?: string
  /** The address that the call comes from; unset: one that was never used before. */
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

  function send<Input>(endpoint: Endpoint<Input, unknown>, input: Input, options: CallOptions = {}) {
    const { method, address, body, contentType } = encodeRequest(endpoint, input)
    addresses++
    const headers = {
      'x-forwarded-for': options.from ?? `198.18.${addresses >> 8}.${addresses & 255}`,
      ...(options.as !== undefined && { authorization: `Bearer ${options.as}` }),
      ...(body !== null && { 'content-type': contentType }),
      ...options.headers,
    }
    return ask(`${method} ${address}`, {
      headers,
      ...(options.bodyAfter && { bodyAfter: options.bodyAfter }),
      ...(body !== null && { body }),
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
