import { type ChannelStates, isReady } from '@ephemeris/contract/reminders/reminder-channels'
import { type ChannelId, SENDING_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'

const WAYS: readonly ChannelId[] = [...SENDING_CHANNELS, 'calendar']

/** The ways by which something would arrive now. */
export function readyWays(states: ChannelStates): readonly ChannelId[] {
  return WAYS.filter((way) => isReady(way, states))
}
