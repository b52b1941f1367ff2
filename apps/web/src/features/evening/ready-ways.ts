import { type ChannelStates, isReady } from '@ephemeris/contract/reminders/reminder-channels'
import { type ChannelId, isSending, SENDING_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'

const WAYS: readonly ChannelId[] = [...SENDING_CHANNELS, 'calendar']

/** The ways by which something would arrive now. */
export function readyWays(states: ChannelStates): readonly ChannelId[] {
  return WAYS.filter((way) => isReady(way, states))
}

/**
 * What keeps every reminder from its player: no login; no way that is ready; or this browser took push messages, has lost
 * the permission since, and there is no other way.
 */
export type MissingWay = 'account' | 'way' | 'permission'

/** `null`: something would arrive. @param isSent whether calendars are no way, since they get nothing of it */
export function missingWay(
  states: ChannelStates,
  { isSent, hasLostPush }: { isSent: boolean; hasLostPush: boolean },
): MissingWay | null {
  if (readyWays(states).some((way) => !isSent || isSending(way))) return null
  return hasLostPush ? 'permission' : 'way'
}
