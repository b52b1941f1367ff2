import type { Endpoint } from '@ephemeris/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readInput } from './input.ts'
import { KeptReplies } from './kept-replies.ts'
import { OverloadGuard } from './overload.ts'
import { type ReadyReply, readyReply, sendReady } from './ready-reply.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const PUBLIC = 'public, max-age=60, stale-while-revalidate=600'

export type Call = Pick<Endpoint<unknown, unknown>, 'method' | 'path'>

/** Where routes say what is offered: a call of the contract and the function that answers it. */
export interface Api {
  /** The calls mounted so far. */
  readonly mounted: readonly Call[]

  on<Input, Reply>(endpoint: Endpoint<Input, Reply, 'none'>, answer: (input: Input) => Reply | Promise<Reply>): void

  /** For public reads from memory: an answer is rendered once and sent again until `freshness()` changes. */
  onKept<Input, Reply>(
    endpoint: Endpoint<Input, Reply, 'none'>,
    answer: (input: Input) => Reply,
    freshness: () => string,
  ): void
}

/** Mounts calls of the contract: input decoded, reply checked and put into the envelope. (API-1) */
export function createApi(fastify: FastifyInstance): Api {
  const guard = new OverloadGuard()
  const mounted: Call[] = []

  function mount(call: Call, handler: Handler): void {
    mounted.push(call)
    fastify.route({ method: call.method, url: call.path, handler })
  }

  return {
    mounted,

    on(endpoint, answer) {
      mount(endpoint, async (request, reply) => {
        const value = await guard.run(() => answer(readInput(endpoint, request)))
        reply.code(endpoint.status).header('content-type', JSON_TYPE).header('cache-control', 'no-store')
        return reply.send(render(endpoint, value))
      })
    },

    onKept(endpoint, answer, freshness) {
      const kept = new KeptReplies(freshness)
      mount(endpoint, (request, reply) => {
        guard.admit()
        const url = request.raw.url ?? ''
        const ready = kept.atUrl(url) ?? renderKept(url, readInput(endpoint, request))
        sendReady(request, reply, ready)
      })

      function renderKept(url: string, input: Parameters<typeof answer>[0]): ReadyReply {
        const question = JSON.stringify(endpoint.input.write(input))
        return kept.keep(url, question, () => {
          const bytes = Buffer.from(render(endpoint, answer(input)))
          return readyReply({ bytes, contentType: JSON_TYPE, cacheControl: PUBLIC })
        })
      }
    },
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** Nothing leaves that the contract does not promise: the reply passes its own schema first. */
function render<Reply>({ status, reply }: Endpoint<unknown, Reply>, value: Reply): string {
  return JSON.stringify({ code: status, message: 'OK', data: reply.schema.parse(reply.write(value)) })
}
