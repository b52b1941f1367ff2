import type { Page } from '@playwright/test'
import { listAccessTokens } from '../../packages/contract/src/account/access-tokens.ts'
import { getAccount, getProfile, listSessions } from '../../packages/contract/src/account/account.ts'
import { getPrivateFeed } from '../../packages/contract/src/catalogue/calendar-feed.ts'
import { getReminders } from '../../packages/contract/src/reminders/reminders.ts'
import { syncNotes } from '../../packages/contract/src/sync/notes.ts'
import { downloadSettings, listSlotVersions } from '../../packages/contract/src/sync/sync.ts'
import { instant } from '../../packages/core/src/time/instant.ts'
import { EVERYTHING_SET_UP } from './reminder-answers.ts'
import { RETURNING } from './returning.ts'
import { serverAnswer } from './server-answer.ts'

const at = (day: number) => instant(Date.UTC(2026, 4, day, 4))

/** Answers for the server about someone with full slots, two devices and an account at QQ; both other services are offered. */
export async function answerForAccount(page: Page): Promise<void> {
  const answers: Readonly<Record<string, unknown>> = {
    [getProfile.path]: getProfile.reply.write({
      ...{ userId: 'user-of-journeys', username: 'a_rather_long_name_of_32_letters', nickname: 'Ada', avatar: null },
      slotTimes: [at(19), at(12), null],
    }),
    [getAccount.path]: getAccount.reply.write({
      ...{ email: 'a***@example.org', isEmailVerified: true, hasPassword: true, identities: ['qq'] },
      createdAt: at(1),
    }),
    [listSessions.path]: listSessions.reply.write(
      ([true, false] as const).map((isCurrent) => ({
        ...{ id: String(isCurrent), device: 'Chrome on Windows', address: '2001:db8:85a3:8d3:1319:8a2e:370:7348' },
        ...{ createdAt: at(1), lastUsedAt: at(19), isCurrent, via: 'microsoft' },
      })),
    ),
    [listAccessTokens.path]: listAccessTokens.reply.write([
      { id: 't', name: 'On the screen in the hall', createdAt: at(1), usedAt: at(19), page: null },
      {
        ...{ id: 'p', name: '', createdAt: at(1), usedAt: null },
        page: { gameId: 'genshin', uid: '800000001', url: 'https://ephemeris.example/show/eph_0123456789' },
      },
    ]),
    [getPrivateFeed.path]: getPrivateFeed.reply.write({
      url: 'https://ephemeris.example/api/calendar/feed/eph_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG.ics',
      ...{ language: 'en', server: 'UTC+8', gameServers: {}, alarmHours: [24], createdAt: at(1), readAt: at(19) },
    }),
    [getReminders.path]: getReminders.reply.write(EVERYTHING_SET_UP),
    [syncNotes.path]: syncNotes.reply.write({}),
    [downloadSettings.path]: downloadSettings.reply.write({
      settings: {
        ...{ activityStatus: { event: 'done' }, userGameSelections: {}, gameOrder: [] },
        servers: { server: RETURNING.serverTimezone, gameServers: {} },
      },
      updatedAt: at(19),
    }),
    [listSlotVersions.path]: listSlotVersions.reply.write([
      { id: 'v', updatedAt: at(11), replacedAt: at(19), cause: 'upload', marks: 1234 },
    ]),
  }
  for (const [path, data] of Object.entries(answers)) {
    await page.route(`**${path}*`, (route) => route.fulfill({ json: { code: 200, message: 'OK', data } }))
  }
  await page.route('**/api/config*', async (route) => {
    const response = await serverAnswer(route)
    const reply = await response.json()
    const { site } = reply.data
    const data = {
      ...reply.data,
      sign_in: { qq: true, microsoft: true },
      site: { ...site, mainland_host: '127.0.0.1' },
    }
    await route.fulfill({ response, json: { ...reply, data } })
  })
}

/** The device of who is signed in there. */
export const ACCOUNT_HOLDER = { auth_token: 'a-token-of-journeys', user_id: 'user-of-journeys' } as const
