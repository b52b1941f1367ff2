import { getChallenge } from '@ephemeris/contract/account/challenge'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as z from 'zod/mini'
import { call } from '#web/lib/server/api'

const task = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
  signature: z.string(),
})

/**
 * Asks for a proof of work and does the work; the browser counts beside the page, not in its way. (PANEL-8)
 *
 * @throws whatever ends it: the server's refusal, or a browser that cannot do it
 */
export async function proveWork(signal: AbortSignal): Promise<string> {
  const challenge = task.parse(await call(getChallenge, {}, { signal }))
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const solution = await solveChallenge({ challenge, deriveKey, controller })
  if (solution === null) throw new DOMException('The work was given up.', 'AbortError')
  return btoa(JSON.stringify({ challenge, solution }))
}
