import { connectWebhook, removeWebhook } from '@ephemeris/contract/reminders/reminder-channels'
import { useMutation } from '@tanstack/react-query'
import { useChannelChanged } from '#web/features/reminders/use-reminders'
import { call } from '#web/lib/server/api'

/** Sends a greeting to an address and keeps it if that is taken. (REM-49) */
export function useWebhookConnection() {
  const channelChanged = useChannelChanged()
  return useMutation({ mutationFn: (url: string) => call(connectWebhook, { url }), onSuccess: channelChanged })
}

export function useWebhookRemoval() {
  const channelChanged = useChannelChanged()
  return useMutation({ mutationFn: () => call(removeWebhook, {}), onSettled: channelChanged })
}
