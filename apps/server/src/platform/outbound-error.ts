/** Nothing usable came back; `reason` holds no part of the question or the answer. */
export class OutboundError extends Error {
  readonly reason: 'address' | 'timeout' | 'size' | 'network'

  constructor(reason: OutboundError['reason'], options?: ErrorOptions) {
    super(`outbound request failed: ${reason}`, options)
    this.name = 'OutboundError'
    this.reason = reason
  }

  /** No connection was made, so the other side surely knows nothing of the question. */
  get isUnsent(): boolean {
    return this.reason === 'address' || UNSENT.has(codeOf(this.cause))
  }
}

const UNSENT: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
