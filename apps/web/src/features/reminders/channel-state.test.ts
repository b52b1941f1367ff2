import { type ChannelStates, hasStopped } from '@ephemeris/contract/reminders/reminder-channels'
import { expect, test } from 'vitest'
import { channelsSetUp, isDiscord } from '#web/features/reminders/channel-state'

const NONE: ChannelStates = {
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
  const stopped: ChannelStates = {
    ...NONE,
    mail: { ...NONE.mail, state: 'bounced' },
    webhook: { ...NONE.webhook, state: 'stopped', fault: 'gone' },
  }
  expect(channelsSetUp(stopped)).toEqual(['mail', 'webhook'])
  expect([hasStopped('mail', stopped), hasStopped('webhook', stopped), hasStopped('push', stopped)]).toEqual([
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
