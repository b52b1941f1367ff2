import { type ChannelStates, hasStopped, isReady } from '@ephemeris/contract/reminders/reminder-channels'
import { type ChannelId, REMINDER_CHANNELS } from '@ephemeris/core/reminders/reminder-settings'

/** Whether a channel is set up, so that it can be chosen; one that has stopped since stays. (REM-41) */
function isSetUp(channel: ChannelId, states: ChannelStates): boolean {
  return isReady(channel, states) || hasStopped(channel, states)
}

/** Those that are set up, in their order. */
export function channelsSetUp(states: ChannelStates): ChannelId[] {
  return REMINDER_CHANNELS.filter((channel) => isSetUp(channel, states))
}

/** Whether a webhook's masked address is one of Discord's. */
export function isDiscord(shownUrl: string | null): boolean {
  return /^(?:[\w-]+\.)?discord(?:app)?\.com(?:\/|$)/.test(shownUrl ?? '')
}
