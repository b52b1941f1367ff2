/**
 * Nothing usable came back; `reason` holds no part of the question or the answer. `size`: the answer is too large;
 * `coding`: it cannot be decoded.
 */
export class OutboundError extends Error {
  readonly reason: 'address' | 'timeout' | 'size' | 'coding' | 'network'
  /** No connection was made, so the other side surely knows nothing of the question. */
  readonly isUnsent: boolean

  constructor(reason: OutboundError['reason'], options: ErrorOptions & { readonly isUnsent?: boolean } = {}) {
    super(`outbound request failed: ${reason}`, options)
    this.name = 'OutboundError'
    this.reason = reason
    this.isUnsent = options.isUnsent ?? reason === 'address'
  }
}
