import { getReminders, saveReminders, testReminders } from '@ephemeris/contract/reminders/reminders'
import type { Api } from '#server/http/mount'
import { CHANNELS } from './channels/channels.service.ts'
import type { ReminderDeps } from './channels/reminder-channel.ts'
import type { Candidates } from './plan/candidates.ts'
import { remindersOf, saveSettings } from './reminders.service.ts'
import { sendTests } from './test-message.service.ts'

export function reminderRoutes(api: Api, deps: ReminderDeps, candidates: Candidates): void {
  api.on(getReminders, (_input, user) => remindersOf(deps, candidates, user.id))
  api.on(saveReminders, async (settings, user) => {
    await saveSettings(deps, user, settings)
    return remindersOf(deps, candidates, user.id)
  })
  api.on(testReminders, (_input, user) => sendTests(deps, user))
  for (const { routes } of CHANNELS) routes?.(api, deps)
}
