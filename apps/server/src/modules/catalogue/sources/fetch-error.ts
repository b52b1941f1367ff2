/** A source gave nothing that could be used; `reason` holds no part of the answer. */
export class SourceError extends Error {
  readonly reason: string
  /** How long the source asks to be left alone; `null`: it does not say. */
  readonly retryAfterMs: number | null

  constructor(reason: string, options: ErrorOptions & { readonly retryAfterMs?: number | null } = {}) {
    super(`notices not read: ${reason}`, options)
    this.name = 'SourceError'
    this.reason = reason
    this.retryAfterMs = options.retryAfterMs ?? null
  }
}
