import {
  connectWebhook,
  getPushKey,
  removeWebhook,
  subscribePush,
  unsubscribeMail,
  unsubscribePage,
  unsubscribePush,
} from '@ephemeris/contract/reminders/reminder-channels'
import { getReminders, saveReminders, testReminders } from '@ephemeris/contract/reminders/reminders'
import { type Api, Redirection } from '#server/http/mount'
import { endMails } from './channels/mail-channel.service.ts'
import { addSubscription, pushKey, removeSubscription } from './channels/push.service.ts'
import type { ReminderDeps } from './channels/reminder-channel.ts'
import { connectTo, disconnect } from './channels/webhook.service.ts'
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

  api.on(getPushKey, async () => ({ key: await pushKey(deps) }))
  api.on(subscribePush, async (subscription, user, { device }) => ({
    id: await addSubscription(deps, user, { subscription, device }),
  }))
  api.on(unsubscribePush, async ({ id }, user) => {
    await removeSubscription(deps, user, id)
    return null
  })

  api.on(connectWebhook, ({ url }, user, { language }) => connectTo(deps, user, { url, language }))
  api.on(removeWebhook, async (_input, user) => {
    await disconnect(deps, user)
    return null
  })

  api.onOrRedirect(unsubscribePage, ({ token }) => new Redirection(`/unsubscribe#${encodeURIComponent(token)}`))
  api.on(unsubscribeMail, async ({ token }) => {
    await endMails(deps, token)
    return null
  })
}
