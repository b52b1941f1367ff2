import type { Endpoint } from '@ephemeris/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '#server/platform/client-network'
import type { OverloadGuard } from '../admission/overload.ts'
import type { Gatekeeper } from '../gatekeeper.ts'
import { pickEncoding } from '../request/accept-encoding.ts'
import { readInput } from '../request/input.ts'
import { type ReadyReply, sendReady } from './ready-reply.ts'
import { ReplyCache } from './reply-cache.ts'

/** How the answers of a call are kept in memory. */
export interface CachePolicy<Input> {
  /** Answers are kept until this changes. */
  freshness(): string
  /**
   * For a call that can be asked many questions: equal for questions with the same answer. Each question whose answer
   * is not in memory is counted against the caller's network. Absent: there is one question.
   * @throws AppError for an impossible question
   */
  question?(input: Input): string
  /** That the answers take at most; unset: 64 MiB. (CAT-30) */
  readonly replyBytes?: number
}

/**
 * Answers from memory. What is not there is counted, rendered and compressed. Callers who wait for that have a guard of
 * their own, so that they never use up the places of other calls. (CAT-9, CAT-28)
 */
export function cachedCall<Input>(
  { endpoint, render }: { endpoint: Endpoint<Input, unknown>; render(input: Input): ReadyReply },
  { freshness, question: questionOf, replyBytes }: CachePolicy<Input>,
  { guard, renderGuard, gatekeeper }: { guard: OverloadGuard; renderGuard: OverloadGuard; gatekeeper: Gatekeeper },
) {
  const cache = new ReplyCache(freshness, replyBytes)

  async function find(url: string, request: FastifyRequest): Promise<ReadyReply> {
    await gatekeeper.admitUnread(originOf(request.ip))
    const input = readInput(endpoint, request)
    const question = questionOf?.(input) ?? ''
    const known = cache.atQuestion(question, url)
    if (known) return known
    if (questionOf) await gatekeeper.admitUnkept(originOf(request.ip))
    const encoding = pickEncoding(request.headers['accept-encoding'])
    return cache.make(question, { encoding, render: () => render(input) })
  }

  function answer(request: FastifyRequest, reply: FastifyReply): void | Promise<void> {
    const url = request.raw.url ?? ''
    const known = cache.atUrl(url)
    if (!known) return renderGuard.run(async () => sendReady(request, reply, await find(url, request)))
    return sendReady(request, reply, known)
  }

  return (request: FastifyRequest, reply: FastifyReply): void | Promise<void> => {
    const waiting = guard.admit()
    return waiting ? waiting.then(() => answer(request, reply)) : answer(request, reply)
  }
}
