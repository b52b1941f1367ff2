import type { Auth, Endpoint } from '@ephemeris/contract/endpoint'
import { type Envelope, envelope } from '@ephemeris/contract/envelope'
import { ERRORS } from '@ephemeris/contract/errors'
import { encodeRequest } from '@ephemeris/contract/request'
import { deviceStorage } from '#web/lib/device/device-storage'
import { hasLostSession, withLostSession } from '#web/lib/device/device-user'
import { noteAsked } from '#web/lib/offline/register'
import { ApiError } from '#web/lib/server/api-error'
import { noteAnswer, noteSilence } from '#web/lib/server/reachability'
import { observeAnswer } from '#web/lib/server/server-clock'
import { useSessionLoss } from '#web/lib/server/session-loss'

const ENDED_TOKEN = [ERRORS.TOKEN_INVALID.number, ERRORS.TOKEN_EXPIRED.number]

const LOST_TOKEN = [...ENDED_TOKEN, ERRORS.ACCOUNT_BANNED.number, ERRORS.ACCOUNT_INACTIVE.number]

interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Of another session than this device's; `null`: no one asks. */
  readonly token?: string | null
  /** Beside those of every call. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Calls the product's API and reads the answer into the domain's value.
 *
 * @throws ApiError if the call was refused, no one answered or the answer cannot be read; whatever `signal` was aborted
 * with
 */
export async function call<Input, Reply>(
  endpoint: Endpoint<Input, Reply>,
  input: Input,
  { signal, token = deviceStorage.settings.auth_token, headers = {} }: CallOptions = {},
): Promise<Reply> {
  const answer = await ask(requestOf(endpoint, input, { ...bearer(endpoint.auth, token), ...headers }), signal)
  observeAnswer(answer.headers)
  noteAnswer(answer.headers)

  const { error_code, message, data } = await readEnvelope(answer, signal)
  if (!answer.ok) {
    const refusal = new ApiError('refused', message, {
      ...{ number: error_code, status: answer.status, data },
      retryAfterSeconds: retryAfterOf(answer.headers),
    })
    if (endpoint.auth !== 'none') dropRefusedToken(token, refusal)
    throw refusal
  }
  try {
    return endpoint.reply.read(data)
  } catch {
    throw new ApiError('unreadable', 'The answer has an unknown form.', { status: answer.status })
  }
}

/**
 * Fetches what is offered as a file, under the name that the server gives it.
 *
 * @throws ApiError as `call` does
 */
export async function fetchFile<Input, Reply>(
  endpoint: Endpoint<Input, Reply>,
  input: Input,
): Promise<{ readonly content: Blob; readonly name: string }> {
  const token = deviceStorage.settings.auth_token
  const answer = await ask(requestOf(endpoint, input, bearer(endpoint.auth, token)), undefined)
  if (!answer.ok) {
    const { error_code, message } = await readEnvelope(answer, undefined)
    const refusal = new ApiError('refused', message, { number: error_code, status: answer.status })
    dropRefusedToken(token, refusal)
    throw refusal
  }
  const [, name = 'ephemeris.json'] = answer.headers.get('content-disposition')?.match(/filename="([^"]+)"/) ?? []
  return { content: await answer.blob(), name }
}

/** Answers are always asked again (an unchanged one costs no body), so that what is shown is never stale. */
function requestOf<Input, Reply>(
  endpoint: Endpoint<Input, Reply>,
  input: Input,
  more: Readonly<Record<string, string>>,
): Request {
  // Refusals come in the language of the page, which may differ from the browser's.
  const headers = { 'accept-language': document.documentElement.lang, ...more }
  const { method, address, body, contentType } = encodeRequest(endpoint, input)
  if (body === null) return new Request(address, { method, cache: 'no-cache', headers })
  return new Request(address, { method, headers: { 'content-type': contentType, ...headers }, body })
}

/** Who is there, to calls that ask. */
function bearer(auth: Auth, token: string | null): Record<string, string> {
  return auth === 'none' || token === null ? {} : { authorization: `Bearer ${token}` }
}

/**
 * A token that the server does not know any more, or whose account it turns away, is invalid; a token that has been
 * replaced meanwhile is no longer this device's. The first call that finds this out informs the player.
 */
function dropRefusedToken(token: string | null, refusal: ApiError): void {
  if (token === null || token !== deviceStorage.settings.auth_token) return
  if (!isUnseen(refusal) && !LOST_TOKEN.some((lost) => lost === refusal.number)) return
  deviceStorage.update(withLostSession)
  // Where its user is known, a line stands on every page: only a reason that it does not give is said too. (PANEL-19)
  const isEnded = ENDED_TOKEN.some((ended) => ended === refusal.number) || isUnseen(refusal)
  if (isEnded && hasLostSession(deviceStorage.settings)) return
  useSessionLoss.setState({ error: refusal })
}

/** The server saw no token at all; the number alone also means a challenge without an answer. */
function isUnseen({ number, status }: ApiError): boolean {
  return number === ERRORS.LOGIN_REQUIRED.number && status === ERRORS.LOGIN_REQUIRED.status
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

/** Our server says it in seconds, never as a date. */
function retryAfterOf(headers: Headers): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
