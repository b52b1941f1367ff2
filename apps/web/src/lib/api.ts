import type { Endpoint } from '@ephemeris/contract/endpoint'
import { type Envelope, envelope } from '@ephemeris/contract/envelope'
import { ApiError } from '#web/lib/api-error'
import { noteAsked } from '#web/lib/offline/register'
import { noteAnswer, noteSilence } from '#web/lib/reachability'
import { observeAnswer } from '#web/lib/server-clock'

interface CallOptions {
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls the product's API and reads the answer into the domain's value.
 *
 * @throws ApiError if the call was refused, nobody answered or the answer cannot be read; whatever `signal` was aborted with
 */
export async function call<Input, Reply>(
  endpoint: Endpoint<Input, Reply>,
  input: Input,
  { signal }: CallOptions = {},
): Promise<Reply> {
  const answer = await ask(requestOf(endpoint, input), signal)
  observeAnswer(answer.headers)
  noteAnswer(answer.headers)

  const { error_code, message, data } = await readEnvelope(answer, signal)
  if (!answer.ok) throw new ApiError('refused', message, { number: error_code, status: answer.status })
  try {
    return endpoint.reply.read(data)
  } catch {
    throw new ApiError('unreadable', 'The answer has an unknown form.', { status: answer.status })
  }
}

/** Answers are always asked again (an unchanged one costs no body), so that what is shown is never stale. */
function requestOf<Input, Reply>({ method, path, input: wire }: Endpoint<Input, Reply>, input: Input): Request {
  const fields = new Map(Object.entries({ ...asRecord(wire.write(input)) }))
  const address = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields.get(name))
    fields.delete(name)
    return encodeURIComponent(value)
  })
  if (method === 'GET') {
    const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
    return new Request(query.size > 0 ? `${address}?${query}` : address, { cache: 'no-cache' })
  }
  return new Request(address, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(fields)),
  })
}

async function ask(request: Request, signal: AbortSignal | undefined): Promise<Response> {
  noteAsked(request.url)
  try {
    return await fetch(request, { signal: signal ?? null })
  } catch (error) {
    if (signal?.aborted) throw error
    noteSilence()
    throw new ApiError('network', 'The server did not answer.')
  }
}

async function readEnvelope(answer: Response, signal: AbortSignal | undefined): Promise<Envelope> {
  try {
    return envelope.parse(await answer.json())
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ApiError('unreadable', 'The answer has an unknown form.', { status: answer.status })
  }
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
