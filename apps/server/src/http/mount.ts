import type { Auth, Endpoint, ReplyForm } from '@ephemeris/contract/endpoint'
import type { Language } from '@ephemeris/core/language/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SpaceCheck } from '#server/platform/files/disk-space'
import { createBodyAdmission } from './admission/body-admission.ts'
import { OverloadGuard } from './admission/overload.ts'
import { type Caller, callerOf } from './caller.ts'
import { type Gatekeeper, type UserOf, userOf } from './gatekeeper.ts'
import { type CachePolicy, cachedCall } from './replies/cached-call.ts'
import { sendLarge } from './replies/large-reply.ts'
import { readyReply, sendReady } from './replies/ready-reply.ts'
import { plainPagePolicy } from './replies/security-headers.ts'
import { type Streamed, sendStreamed } from './replies/streamed-reply.ts'
import { readInput } from './request/input.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
/** For documents that pages of any site may read. */
const ANY_ORIGIN = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
const PUBLIC = 'public, max-age=60, stale-while-revalidate=600'
const CALENDAR_TYPE = 'text/calendar; charset=utf-8'
const AS_JSON = { contentType: JSON_TYPE, cacheControl: PUBLIC } as const

/** How a public answer travels. */
const REPLY_FORMS = {
  envelope: AS_JSON,
  file: AS_JSON,
  document: { ...AS_JSON, headers: ANY_ORIGIN },
  calendar: { contentType: CALENDAR_TYPE, cacheControl: 'public, max-age=900', headers: ANY_ORIGIN },
} as const satisfies Record<ReplyForm, object>
/** How an answer to one user travels that asks for it again and again. */
const NOT_INDEXED = { headers: { 'x-robots-tag': 'noindex, nofollow' } } as const
const PRIVATE_FORMS = {
  envelope: { ...NOT_INDEXED, contentType: JSON_TYPE, cacheControl: 'private, no-cache' },
  calendar: { ...NOT_INDEXED, contentType: CALENDAR_TYPE, cacheControl: 'private, max-age=900' },
} as const

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is passed as text, unread. */
    isBodyRaw?: boolean
    /** A form is taken, too, and passed over. */
    takesForm?: boolean
    /** What is refused is refused as a page. */
    refuse?: PagePart['refuse']
  }
}

export type Call = Pick<Endpoint<unknown, unknown>, 'method' | 'path'>

/** `user` is what the endpoint's `auth` promises. */
export type Answer<Input, Reply, A extends Auth> = (
  input: Input,
  user: UserOf<A>,
  caller: Caller,
) => Reply | Promise<Reply>

/** A file offered for download. */
export interface OfferedFile extends Streamed {
  /** Of safe characters only. */
  readonly name: string
}

/** A document, and how it is refused. */
export interface PagePart {
  readonly type: 'text/html; charset=utf-8' | 'image/png'
  /** The one style of its pages. */
  readonly style: string
  answer(token: string, caller: Caller): Promise<Buffer>
  /** The page with a sentence. */
  refuse(sentence: string, language: Language): string
}

/** Sends the browser to another address instead of answering. */
export class Redirection {
  readonly address: string

  constructor(address: string) {
    this.address = address
  }
}

/** Where routes say what is offered: a call of the contract and the function that answers it. */
export interface Api {
  /** The calls mounted so far. */
  readonly mounted: readonly Call[]

  on<Input, Reply, A extends Auth>(endpoint: Endpoint<Input, Reply, A>, answer: Answer<Input, Reply, A>): void

  /** For calls to which browsers are sent by others, to be sent on. */
  onOrRedirect<Input, Reply, A extends Auth>(
    endpoint: Endpoint<Input, Reply, A>,
    answer: Answer<Input, Reply | Redirection, A>,
  ): void

  /** For calls whose form is `file`. */
  onFile<Input, Reply, A extends Auth>(endpoint: Endpoint<Input, Reply, A>, answer: Answer<Input, OfferedFile, A>): void

  /** For what one user's other programs ask again and again: kept by who asks alone, and asked again by its ETag. */
  onPrivate<Input, Reply, A extends Auth>(endpoint: Endpoint<Input, Reply, A>, answer: Answer<Input, Reply, A>): void

  /** For what is no call: a document for people and chats behind `:token`, which nothing keeps and no one indexes. */
  onPage(path: string, part: PagePart): void

  /** For public reads from memory: an answer is rendered once and sent again until `freshness()` changes. */
  onCached<Input, Reply>(
    endpoint: Endpoint<Input, Reply, 'none'>,
    answer: (input: Input) => Reply,
    policy: CachePolicy<Input>,
  ): void
}

/** Mounts calls of the contract: callers let in, input decoded, reply checked and put into the envelope. (API-1) */
export function createApi(
  fastify: FastifyInstance,
  { gatekeeper, space, isHttps }: { gatekeeper: Gatekeeper; space: SpaceCheck; isHttps: boolean },
): Api {
  const guard = new OverloadGuard()
  const renderGuard = new OverloadGuard()
  const bodies = createBodyAdmission({ gatekeeper, guard, isHttps })
  const mounted: Call[] = []

  function mount(endpoint: Endpoint<unknown, unknown>, handler: Handler): void {
    const { method, path, maxBodyBytes, rawBody, takesForm } = endpoint
    mounted.push({ method, path })
    const config = { isBodyRaw: rawBody !== null, takesForm }
    fastify.route({
      method,
      url: path,
      handler,
      config,
      bodyLimit: maxBodyBytes,
      ...(method !== 'GET' && { onRequest: (request, reply) => bodies.admit(endpoint, request, reply) }),
    })
  }

  /** @returns `null` for HEAD where asking alone would change something */
  async function answerTo<Input, Value, A extends Auth>(
    endpoint: Endpoint<Input, unknown, A>,
    answer: Answer<Input, Value, A>,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<{ value: Value } | null> {
    if (request.method === 'HEAD' && !endpoint.isSafe) return null
    return guard.run(async () => {
      const caller = callerOf(request, reply, { isHttps })
      if (!bodies.isCounted(request)) await gatekeeper.admit(caller)
      // Once more after a body, during which the session may have ended.
      const user = await userOf(endpoint.auth, request, { gatekeeper, caller })
      if (endpoint.storesMore) await space.require()
      return { value: await answer(readInput(endpoint, request), user, caller) }
    })
  }

  function mountAnswering<Input, Reply, A extends Auth>(
    endpoint: Endpoint<Input, Reply, A>,
    answer: Answer<Input, Reply | Redirection, A>,
  ): void {
    mount(endpoint, async (request, reply) => {
      const answered = await answerTo(endpoint, answer, { request, reply })
      reply.code(endpoint.status).header('content-type', JSON_TYPE).header('cache-control', 'no-store')
      if (answered?.value instanceof Redirection) return reply.redirect(answered.value.address, 302)
      if (answered === null) return reply.send('')
      return sendText(endpoint, render(endpoint, answered.value), { request, reply })
    })
  }

  return {
    mounted,

    on: mountAnswering,
    onOrRedirect: mountAnswering,

    onFile(endpoint, answer) {
      mount(endpoint, async (request, reply) => {
        const answered = await answerTo(endpoint, answer, { request, reply })
        reply.code(endpoint.status).header('content-type', JSON_TYPE).header('cache-control', 'no-store')
        if (answered === null) return reply.send('')
        reply.header('content-disposition', `attachment; filename="${answered.value.name}"`)
        return sendStreamed(request, reply, answered.value)
      })
    },

    onPrivate(endpoint, answer) {
      mount(endpoint, async (request, reply) => {
        const answered = await answerTo(endpoint, answer, { request, reply })
        if (answered === null) return reply.send('')
        const bytes = Buffer.from(render(endpoint, answered.value))
        const form = endpoint.form === 'calendar' ? 'calendar' : 'envelope'
        await sendReady(request, reply, readyReply({ bytes, ...PRIVATE_FORMS[form] }))
        return reply
      })
    },

    onPage(url, { type, style, answer, refuse }) {
      const headers = { ...NOT_INDEXED.headers, 'content-security-policy': plainPagePolicy(style) }
      const handler: Handler = async (request, reply) => {
        reply.headers(headers)
        const bytes = await guard.run(async () => {
          const caller = callerOf(request, reply, { isHttps })
          await gatekeeper.admit(caller)
          const { token } = request.params as { token: string }
          return answer(token, caller)
        })
        await sendReady(request, reply, readyReply({ bytes, contentType: type, cacheControl: 'no-store' }))
        return reply
      }
      fastify.route({ method: 'GET', url, handler, config: { refuse } })
    },

    onCached(endpoint, answer, policy) {
      const make = (input: Parameters<typeof answer>[0]) =>
        readyReply({ bytes: Buffer.from(render(endpoint, answer(input))), ...REPLY_FORMS[endpoint.form] })
      mount(endpoint, cachedCall({ endpoint, render: make }, policy, { guard, renderGuard, gatekeeper }))
    },
  }
}

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

function sendText(
  { isLarge }: Pick<Endpoint<unknown, unknown>, 'isLarge'>,
  text: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): FastifyReply | Promise<FastifyReply> {
  return isLarge ? sendLarge(request, reply, text) : reply.send(text)
}

function render<Reply>(endpoint: Endpoint<unknown, Reply>, value: Reply): string {
  const data = checked(endpoint, value)
  if (endpoint.form === 'calendar') return String(data)
  return JSON.stringify(endpoint.form === 'document' ? data : { code: endpoint.status, message: 'OK', data })
}

/** Nothing leaves that the contract does not promise: the reply passes its own schema first. */
function checked<Reply>({ reply }: Endpoint<unknown, Reply>, value: Reply): unknown {
  return reply.schema.parse(reply.write(value))
}
