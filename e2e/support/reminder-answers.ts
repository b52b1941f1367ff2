import type { Page } from '@playwright/test'
import { getReminders, type ReminderOverview, saveReminders } from '../../packages/contract/src/reminders/reminders.ts'
import { DEFAULT_REMINDERS } from '../../packages/core/src/reminders/reminder-settings.ts'
import { instant } from '../../packages/core/src/time/instant.ts'

const at = (day: number, hour = 4) => instant(Date.UTC(2026, 4, day, hour))

/** Someone whose channels are all set up, with something due by each of them. */
export const EVERYTHING_SET_UP: ReminderOverview = {
  settings: { ...DEFAULT_REMINDERS, timeZone: 'Asia/Shanghai', isMailOn: true },
  isSaved: true,
  push: {
    state: 'ready',
    devices: [{ id: 'a'.repeat(22), device: 'Safari on iPhone', createdAt: at(1), seenAt: at(17) }],
  },
  mail: { state: 'ready', address: 'a***@example.org', bouncedAt: null },
  webhook: {
    state: 'ready',
    shownUrl: 'discord.com/api/webhooks/••••/••••',
    ...{ fault: null, stoppedAt: null, succeededAt: at(19) },
  },
  calendar: { state: 'read', readAt: at(19) },
  comingUp: [
    {
      ...{ dueAt: at(20, 12), gameId: 'genshin', channels: ['push', 'mail'] },
      items: [
        ...(['Abyssal Moon Spire', 'Stygian Onslaught'] as const).map((title, index) => ({
          ...{
            kind: 'before_end' as const,
            gameId: 'genshin' as const,
            activityId: `a${index}`,
            title,
            at: at(21, 12),
          },
        })),
      ],
    },
    {
      ...{ dueAt: at(22, 3), gameId: 'starrail', channels: ['calendar', 'push'] },
      items: [{ kind: 'version_start', gameId: 'starrail', activityId: 'b', title: 'Version 4.7', at: at(22, 3) }],
    },
    {
      ...{ dueAt: at(23, 0), gameId: 'genshin', channels: ['push', 'mail'] },
      items: [{ kind: 'log_forgets', gameId: 'genshin', activityId: null, title: '800000001', at: at(30, 0) }],
    },
  ],
  unsent: [{ channel: 'push', dueAt: at(18, 12), text: 'Genshin Impact: Abyssal Moon Spire ends Tue, May 19, 20:00' }],
  nextExpiring: { gameId: 'genshin', uid: '800000001', at: at(30, 0) },
}

/** Nothing but the settings that hold until something is saved. */
export const NOTHING_SET_UP: ReminderOverview = {
  settings: DEFAULT_REMINDERS,
  isSaved: false,
  push: { state: 'absent', devices: [] },
  mail: { state: 'off', address: 'a***@example.org', bouncedAt: null },
  webhook: { state: 'absent', shownUrl: null, fault: null, stoppedAt: null, succeededAt: null },
  calendar: { state: 'absent', readAt: null },
  comingUp: [],
  unsent: [],
  nextExpiring: null,
}

/** A server that keeps what is saved, until it is set to refuse. */
export interface ReminderServer {
  overview: ReminderOverview
  isDown: boolean
}

/** Answers for the server about reminders and keeps what is saved. */
export async function answerForReminders(page: Page, overview: ReminderOverview): Promise<ReminderServer> {
  const server: ReminderServer = { overview, isDown: false }
  await page.route(`**${getReminders.path}`, (route) => {
    if (server.isDown) return route.abort()
    const body = route.request().postDataJSON()
    if (body) server.overview = { ...server.overview, isSaved: true, settings: saveReminders.input.read(body) }
    const data = getReminders.reply.write(server.overview)
    return route.fulfill({ json: { code: 200, message: 'OK', data } })
  })
  return server
}
