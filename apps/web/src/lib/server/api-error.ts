/** Why a call failed: the server refused it, could not be reached, or gave an answer that cannot be read. */
export type ApiErrorKind = 'refused' | 'network' | 'unreadable'

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** The refusal's `error_code`; `null` where there is none. */
  readonly number: number | null
  /** The HTTP status; `null` where nothing was answered. */
  readonly status: number | null
  /** From when on the same call may be repeated, in seconds after the answer; `null`: not given. */
  readonly retryAfterSeconds: number | null
  /** Further data of the refusal, of unknown form. */
  readonly data: unknown

  constructor(
    kind: ApiErrorKind,
    message: string,
    answer: { number?: number | undefined; status?: number; retryAfterSeconds?: number | null; data?: unknown } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.kind = kind
    this.number = answer.number ?? null
    this.status = answer.status ?? null
    this.retryAfterSeconds = answer.retryAfterSeconds ?? null
    this.data = answer.data ?? null
  }
}

/** Whether the server no longer has what was asked about, or never had it. */
export function isGoneError(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 410)
}
