import { getReminders, type ReminderOverview, saveReminders } from '@ephemeris/contract/reminders/reminders'
import type { ReminderKind, ReminderSettings } from '@ephemeris/core/reminders/reminder-settings'
import { HOUR_MS } from '@ephemeris/core/time/instant'
import { skipToken, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { create } from 'zustand'
import { useReasonText } from '#web/i18n/use-error-text'
import { call } from '#web/lib/server/api'
import { readAgain } from '#web/lib/server/query-client'
import { deviceZone } from '#web/lib/time/device-zone'
import { runAfter } from '#web/lib/time/run-after'
import { useIsSignedIn, useUserKey } from '#web/state/account/session'
import { usePreferences } from '#web/state/preferences'
import { usePlayedServers } from '#web/state/server-zone'
import { showToast } from '#web/ui/message/toasts'

/** The part of the card in which something was changed: there it says that it is saved. */
export type ReminderPart = ReminderKind | 'quiet' | 'mail'

interface SettingsChange {
  readonly part: ReminderPart
  /** What the change makes of the settings of that moment: it may wait for another. */
  readonly apply: (settings: ReminderSettings) => ReminderSettings
}

const SAVED_MS = 1_500

/** The part that was saved last, for as long as that is shown. */
export const useSavedPart = create<{ readonly part: ReminderPart | null; readonly turn: number }>()(() => ({
  part: null,
  turn: 0,
}))

function useRemindersKey() {
  return [...useUserKey(), 'reminders'] as const
}

/** Settings, channels and next messages of the user; the settings with the changes that are on their way. (REM-40) */
export function useReminders() {
  const queryKey = useRemindersKey()
  const isSignedIn = useIsSignedIn()
  const query = useQuery({
    queryKey,
    queryFn: isSignedIn ? ({ signal }) => call(getReminders, {}, { signal }) : skipToken,
    refetchInterval: HOUR_MS,
  })
  const changes = useMutationState({
    filters: { mutationKey: queryKey, status: 'pending' },
    select: ({ state }) => state.variables as SettingsChange,
  })
  const overview = query.data && {
    ...query.data,
    settings: changes.reduce((settings, { apply }) => apply(settings), query.data.settings),
  }
  // While it is asked again, a failure stays in view.
  const hasFailed = query.errorUpdateCount > 0
  return { overview, hasFailed, error: query.error, refetch: query.refetch }
}

/**
 * Saves a change of the settings, one after the other: what is shown returns by itself when it fails. The device's
 * clock, language and server go along, since the messages follow them. (REM-40)
 */
export function useSettingsChange() {
  const t = useTranslations('reminders')
  const reasonText = useReasonText()
  const queries = useQueryClient()
  const queryKey = useRemindersKey()
  const language = useLocale()
  const { timeFormat } = usePreferences()
  const servers = usePlayedServers()

  return useMutation({
    mutationKey: queryKey,
    scope: { id: 'reminders' },
    mutationFn: ({ apply }: SettingsChange) => {
      const { settings } = queries.getQueryData<ReminderOverview>(queryKey) ?? {}
      if (!settings) throw new RangeError('nothing to change is shown')
      return call(saveReminders, { ...apply(settings), timeZone: deviceZone(), language, timeFormat, ...servers })
    },
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (overview, { part }) => {
      queries.setQueryData(queryKey, overview)
      noteSaved(part)
    },
    onError: (error) => showToast({ tone: 'error', text: t('notSaved', { reason: reasonText(error) }) }),
  })
}

/**
 * Reloads the overview after a channel was changed, and saves the defaults that are shown if nothing was ever saved:
 * the server sends nothing before. (REM-40)
 */
export function useChannelChanged(): () => Promise<void> {
  const queries = useQueryClient()
  const queryKey = useRemindersKey()
  const { mutate } = useSettingsChange()

  return async () => {
    await readAgain({ queryKey })
    const overview = queries.getQueryData<ReminderOverview>(queryKey)
    if (overview?.isSaved === false) mutate({ part: 'quiet', apply: (settings) => settings })
  }
}

function noteSaved(part: ReminderPart): void {
  const turn = useSavedPart.getState().turn + 1
  useSavedPart.setState({ part, turn })
  runAfter(SAVED_MS, () => {
    if (useSavedPart.getState().turn === turn) useSavedPart.setState({ part: null })
  })
}
