import * as z from 'zod'
import { parseForeignJson } from '#server/platform/outbound/foreign-json'
import type { Outbound } from '#server/platform/outbound/outbound-http'

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 10_000

const verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** Faults of ours or of the provider: they say nothing about the visitor. */
const NOT_THE_VISITORS = ['missing-input-secret', 'invalid-input-secret', 'bad-request', 'internal-error']

interface TurnstileQuestion {
  readonly secretKey: string
  readonly answer: string
  readonly address: string
  /** Where the widget may have been solved. */
  readonly hostnames: readonly string[]
}

/**
 * Whether the provider vouches for an answer that was given on one of our own pages; `unknown` where it cannot be
 * asked or does not know. (CHAL-11)
 */
export async function verifyTurnstile(
  outbound: Outbound,
  { secretKey, answer, address, hostnames }: TurnstileQuestion,
): Promise<'human' | 'refused' | 'unknown'> {
  const { data } = verdict.safeParse(await ask())
  if (!data) return 'unknown'
  if (data['error-codes'].some((code) => NOT_THE_VISITORS.includes(code))) return 'unknown'
  return data.success && hostnames.includes(data.hostname ?? '') ? 'human' : 'refused'

  async function ask(): Promise<unknown> {
    try {
      const { status, text } = await outbound.ask({
        url: VERIFY_URL,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ secret: secretKey, response: answer, remoteip: address }),
        timeoutMs: TIMEOUT_MS,
      })
      return status === 200 ? parseForeignJson(text) : null
    } catch {
      // Away or garbled: both mean that it does not vouch.
      return null
    }
  }
}
