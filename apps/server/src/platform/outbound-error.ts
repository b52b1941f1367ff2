/** Nothing usable came back; `reason` holds no part of the question or the answer. */
export class OutboundError extends Error {
  readonly reason: 'address' | 'timeout' | 'size' | 'network'

  constructor(reason: OutboundError['reason'], options?: ErrorOptions) {
    super(`outbound request failed: ${reason}`, options)
    this.name = 'OutboundError'
    this.reason = reason
  }
}
