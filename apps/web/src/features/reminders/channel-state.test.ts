import type { ReminderOverview } from '@ephemeris/contract/reminders/reminders'
import { expect, test } from 'vitest'
import { channelsSetUp, hasTrouble, isDiscord } from '#web/features/reminders/channel-state'

type Channels = Pick<ReminderOverview, 'calendar' | 'push' | 'mail' | 'webhook'>

const NONE: Channels = {
  calendar: { state: 'absent', readAt: null },
  push: { state: 'absent', devices: [] },
  mail: { state: 'off', address: 'a***@example.org', bouncedAt: null },
  webhook: { state: 'absent', shownUrl: null, fault: null, stoppedAt: null, succeededAt: null },
}

test('REM-41 a channel can be chosen once it is set up', () => {
  expect(channelsSetUp(NONE)).toEqual([])
  expect(channelsSetUp({ ...NONE, calendar: { state: 'unread', readAt: null } })).toEqual(['calendar'])
  expect(channelsSetUp({ ...NONE, push: { state: 'ready', devices: [] } })).toEqual(['push'])
  expect(channelsSetUp({ ...NONE, push: { state: 'needs_https', devices: [] } })).toEqual([])
  for (const state of ['unavailable', 'absent', 'unconfirmed', 'off'] as const) {
    expect(channelsSetUp({ ...NONE, mail: { ...NONE.mail, state } })).toEqual([])
  }
  expect(channelsSetUp({ ...NONE, mail: { ...NONE.mail, state: 'ready' } })).toEqual(['mail'])
})

test('REM-41 a channel that has stopped can still be chosen, and says that it has a problem', () => {
  const stopped: Channels = {
    ...NONE,
    mail: { ...NONE.mail, state: 'bounced' },
    webhook: { ...NONE.webhook, state: 'stopped', fault: 'gone' },
  }
  expect(channelsSetUp(stopped)).toEqual(['mail', 'webhook'])
  expect([hasTrouble('mail', stopped), hasTrouble('webhook', stopped), hasTrouble('push', stopped)]).toEqual([
    true,
    true,
    false,
  ])
})

test.each([
  ['discord.com/api/webhooks/••••/••••', true],
  ['ptb.discord.com/api/webhooks/••••', true],
  ['discordapp.com/api', true],
  ['notdiscord.com/api', false],
  ['discord.com.example/api', false],
  ['hooks.example/••••', false],
  [null, false],
])('REM-41 whether %j is an address of Discord: %s', (shownUrl, isIt) => {
  expect(isDiscord(shownUrl)).toBe(isIt)
})
