/** A source gave nothing that could be used; `reason` holds no part of the answer. */
export class SourceError extends Error {
  readonly reason: string

  constructor(reason: string, options?: ErrorOptions) {
    super(`notices not read: ${reason}`, options)
    this.name = 'SourceError'
    this.reason = reason
  }
}
