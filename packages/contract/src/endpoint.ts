import * as z from 'zod/mini'
import { plain, type Wire } from './wire/wire.ts'

export type ReplyForm = 'envelope' | 'file' | 'document' | 'calendar'

export type Cache = 'public' | 'private' | 'none'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * `none`: no login is checked; `optional`: anonymous or a valid token; `user`: a logged-in user; `token`: anyone with a
 * user's token, also without the cookie that was set with it; `reader`: a read-only token, which no other call takes.
 */
export type Auth = 'none' | 'optional' | 'user' | 'token' | 'reader'

/**
 * One call of the API, both directions. The server mounts it, the web app calls it, `/openapi.json` describes it.
 * `input` is the path's `:parameters`, the query (GET) or the JSON body (others) in one object.
 */
export interface Endpoint<Input, Reply, A extends Auth = Auth> {
  readonly method: Method
  /** With `:name` for parameters, e.g. `/api/tags/:activity_uuid`. */
  readonly path: string
  readonly auth: A
  /** One sentence for the API's documentation. */
  readonly summary: string
  readonly input: Wire<Input>
  readonly reply: Wire<Reply>
  readonly status: 200 | 201
  /**
   * `public`: may be kept by shared caches, and longer while it is revalidated; `private`: by the caller alone; `none`:
   * never stored.
   */
  readonly cache: Cache
  /**
   * `envelope`; `file`: the reply alone, offered for download; `document`: the reply alone, which pages of any origin
   * may read; `calendar`: the reply alone, a text that calendars subscribe to.
   */
  readonly form: ReplyForm
  /** Fields whose own wire says which characters they may hold; elsewhere control characters are refused. (API-5) */
  readonly ownText: readonly string[]
  /** Of the body. (API-4, API-32) */
  readonly maxBodyBytes: number
  /**
   * The field that contains the body as it was sent; the other fields are then in the query. `null`: the body is an
   * object of fields.
   */
  readonly rawBody: string | null
  /** A form is taken in the place of JSON, and its content is ignored: all that the call needs is in its path. */
  readonly takesForm: boolean
  /** The answer may have megabytes: it travels compressed, with an ETag. (API-31) */
  readonly isLarge: boolean
  /** Whether asking changes nothing, so that HEAD may ask too; only a GET that acts is not. (API-6) */
  readonly isSafe: boolean
  /** The call makes the database larger: it is refused first where the disk is nearly full. (OPS-98) */
  readonly storesMore: boolean
}

interface EndpointOptions<Input, Reply, A extends Auth> {
  method: Method
  path: string
  auth: A
  summary: string
  input?: Wire<Input>
  reply: Wire<Reply>
  status?: 200 | 201
  cache?: Cache
  form?: ReplyForm
  ownText?: readonly string[]
  /** Unset: `MAX_BODY_BYTES`. */
  maxBodyBytes?: number
  rawBody?: string | null
  takesForm?: boolean
  isLarge?: boolean
  isSafe?: boolean
  storesMore?: boolean
}

/** Of calls that name no other bound: a longest answer to a challenge, and a form of some fields. (API-4) */
export const MAX_BODY_BYTES = 16 * 1024

/** The input of a call that takes nothing: unknown fields are ignored. */
const nothing = plain(z.object({})) as Wire<unknown>

export function endpoint<Input = unknown, Reply = null, A extends Auth = Auth>(
  options: EndpointOptions<Input, Reply, A>,
): Endpoint<Input, Reply, A> {
  return {
    status: 200,
    cache: 'none',
    form: 'envelope',
    ownText: [],
    maxBodyBytes: MAX_BODY_BYTES,
    rawBody: null,
    takesForm: false,
    isLarge: false,
    isSafe: true,
    storesMore: false,
    ...options,
    input: options.input ?? (nothing as Wire<Input>),
  }
}
