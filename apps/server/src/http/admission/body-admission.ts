import type { Endpoint } from '@ephemeris/contract/endpoint'
import { AppError } from '@ephemeris/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { callerOf } from '../caller.ts'
import { type Gatekeeper, userOf } from '../gatekeeper.ts'
import { BodyBudget } from './body-budget.ts'
import type { OverloadGuard } from './overload.ts'

interface BodyAdmission {
  /**
   * Decides about a call before the first byte of its body is read. (API-32)
   * @throws AppError what the call itself would be refused with: UNAVAILABLE, RATE_LIMITED, those of a bad token; and
   * BODY_COMPRESSED, UPLOADS_TOO_MANY, UPLOADS_BUSY
   */
  admit(endpoint: BodyRules, request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Whether the call has been counted already. */
  isCounted(request: FastifyRequest): boolean
}

type BodyRules = Pick<Endpoint<unknown, unknown>, 'auth' | 'maxBodyBytes'>

/** Nothing of a body is in memory before its caller is counted, known and has budget for it. */
export function createBodyAdmission({
  gatekeeper,
  guard,
  isHttps,
}: {
  gatekeeper: Gatekeeper
  guard: OverloadGuard
  isHttps: boolean
}): BodyAdmission {
  const counted = new WeakSet<FastifyRequest>()
  const budget = new BodyBudget()

  return {
    isCounted: (request) => counted.has(request),

    admit: async ({ auth, maxBodyBytes }, request, reply) => {
      const bytes = declaredBytes(request, maxBodyBytes)
      if (bytes === 0) return
      await guard.run(async () => {
        const caller = callerOf(request, reply, { isHttps })
        await gatekeeper.admit(caller)
        counted.add(request)
        const user = await userOf(auth, request, { gatekeeper, caller })
        if (isCompressed(request)) throw new AppError('BODY_COMPRESSED')
        // A body that is too long by its own word is refused for that, unread; a caller who has gone sends none.
        if (bytes > maxBodyBytes || reply.raw.destroyed) return
        const { network, site } = caller
        reply.raw.once('close', budget.take(bytes, { network, site, userId: user?.id ?? null }))
      })
    },
  }
}

/** Only a body as it is has the size by which it is let in; browsers never compress one. (API-44) */
function isCompressed({ headers }: FastifyRequest): boolean {
  const coding = headers['content-encoding'] ?? ''
  return coding !== '' && coding.toLowerCase() !== 'identity'
}

/** How long the body is to be: as many bytes as it may have where that is not said. */
function declaredBytes({ headers }: FastifyRequest, limit: number): number {
  if (headers['transfer-encoding'] !== undefined) return limit
  return Number(headers['content-length'] ?? 0)
}
