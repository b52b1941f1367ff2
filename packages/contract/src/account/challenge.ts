import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { plain } from '../wire/wire.ts'

const proofOfWork = z.object({
  parameters: z.record(z.string(), z.unknown()),
  signature: z.string(),
})

/** A proof of work to solve, in the form of the ALTCHA library, which solves it. */
export type ProofOfWork = z.infer<typeof proofOfWork>

export const getChallenge = endpoint({
  method: 'GET',
  path: '/api/challenge',
  auth: 'none',
  summary: 'A fresh proof of work, good for 300 seconds; its solution, base64, is the cf_token of one form.',
  reply: plain(proofOfWork),
})
