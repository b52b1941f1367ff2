import type { ProofOfWork } from '@ephemeris/contract/account/challenge'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** What a form sends for the challenge that it was given. */
export async function solvedChallenge(challenge: ProofOfWork): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
