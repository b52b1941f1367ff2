import { type Instant, SECOND_MS } from '@ephemeris/core/time/instant'
import { useNow } from '#web/lib/time/page-clock'

/** What the server keeps for a while. */
interface Expiring {
  readonly expiresInSeconds: number
  readonly expiresAt: Instant
}

/** How long it is still kept; 1 while it is not there. Never longer than the server has said, whatever the clocks. */
export function useSecondsLeft(kept: Expiring | undefined): number {
  const at = useNow()
  if (kept === undefined) return 1
  return Math.min(kept.expiresInSeconds, Math.max(0, Math.ceil((kept.expiresAt - at) / SECOND_MS)))
}
