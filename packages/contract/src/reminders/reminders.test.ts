import { DEFAULT_REMINDERS } from '@ephemeris/core/reminders/reminder-settings'
import { parseInstant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { pushMessage } from './push-message.ts'
import {
  connectWebhook,
  getPushKey,
  MAIL_STATES,
  removeWebhook,
  subscribePush,
  unsubscribeMail,
  unsubscribePage,
  unsubscribePush,
  WEBHOOK_FAULTS,
} from './reminder-channels.ts'
import { reminderSettings } from './reminder-settings.ts'
import {
  getReminders,
  type ReminderOverview,
  saveReminders,
  TEST_OUTCOMES,
  TEST_PAUSE_SECONDS,
  testReminders,
} from './reminders.ts'

const at = parseInstant('2026-11-22T19:00:00Z')
if (at === null) throw new Error('no instant')

const written = () => structuredClone(saveReminders.input.write(DEFAULT_REMINDERS)) as Record<string, unknown>

test.each(['24', '12'] as const)('REM-1 settings travel whole, with %s hours', (timeFormat) => {
  const changes = { isMailOn: true, timeZone: 'Europe/Berlin', language: 'fr', timeFormat } as const
  const settings = { ...DEFAULT_REMINDERS, ...changes }
  expect(reminderSettings.read(reminderSettings.write(settings))).toEqual(settings)
})

test('REM-1 until a user saves settings every kind has a lead and a channel that exist', () => {
  const { kinds } = structuredClone(written()) as { kinds: Record<string, { channels: string[] }> }
  expect(reminderSettings.read(written())).toEqual(DEFAULT_REMINDERS)
  for (const { channels } of Object.values(kinds)) expect(channels.length).toBeGreaterThan(0)
})

test('CODE-14 settings of an earlier version have the kinds of codes switched off', () => {
  const { kinds, ...rest } = written() as { kinds: Record<string, unknown> }
  const { new_code: _new, code_ends: _ends, ...earlier } = kinds
  const { rules } = reminderSettings.read({ ...rest, kinds: earlier })
  expect([rules.new_code.channels, rules.code_ends.channels]).toEqual([[], []])
  expect(rules.before_end).toEqual(DEFAULT_REMINDERS.rules.before_end)
})

test('REM-1 a calendar contains no reminder of a log that deletes pulls', () => {
  const { rules } = DEFAULT_REMINDERS
  const log_forgets = { leadHours: 24, channels: ['calendar', 'mail'] } as const
  const settings = { ...DEFAULT_REMINDERS, rules: { ...rules, log_forgets } }
  expect(reminderSettings.read(reminderSettings.write(settings)).rules.log_forgets.channels).toEqual(['mail'])
})

test.each([
  ['quiet_hours', { on: true, from: '08:00', to: '08:00' }],
  ['quiet_hours', { on: true, from: '24:00', to: '08:00' }],
  ['evening_at', '7 pm'],
  ['time_zone', 'Mars/Olympus'],
  ['time_zone', ''],
  ['server', 'UTC+9'],
  ['lang', 'xx'],
  ['time_format', '25'],
  ['kinds', {}],
  ['kinds', { before_end: { lead_hours: 5, channels: [] } }],
  ['mail_on', 'yes'],
])('REM-1 %s %j is refused', (name, value) => {
  expect(() => saveReminders.input.read({ ...written(), [name]: value })).toThrow()
})

test('REM-2 the overview travels whole, with every state of a channel', () => {
  const item = { kind: 'before_end', gameId: 'genshin', activityId: 'a', title: 'Abyss', at } as const
  const overview: ReminderOverview = {
    settings: DEFAULT_REMINDERS,
    isSaved: true,
    push: { state: 'ready', devices: [{ id: 'x'.repeat(22), device: 'Chrome on Windows', createdAt: at, seenAt: at }] },
    mail: { state: 'ready', address: 'l***@example.org', bouncedAt: null },
    webhook: { state: 'absent', shownUrl: null, fault: null, stoppedAt: null, succeededAt: null },
    calendar: { state: 'read', readAt: at },
    comingUp: [{ dueAt: at, gameId: 'genshin', items: [item], channels: ['push', 'mail'] }],
    unsent: [{ channel: 'mail', dueAt: at, text: 'Genshin Impact: Abyss ends' }],
    nextExpiring: { gameId: 'genshin', uid: '800000001', at },
  }
  const states: ReminderOverview[] = [
    overview,
    { ...overview, nextExpiring: null, calendar: { state: 'absent', readAt: null } },
    ...MAIL_STATES.map((state) => ({ ...overview, mail: { state, address: null, bouncedAt: at } })),
    ...WEBHOOK_FAULTS.map((fault) => ({
      ...overview,
      webhook: { state: 'stopped', shownUrl: 'hooks.example/••••', fault, stoppedAt: at, succeededAt: at } as const,
    })),
  ]
  for (const state of states) expect(getReminders.reply.read(getReminders.reply.write(state))).toEqual(state)
})

test('REM-2 a test names each channel that is ready, and no other', () => {
  for (const outcome of TEST_OUTCOMES) {
    expect(testReminders.reply.read(testReminders.reply.write({ push: outcome }))).toEqual({ push: outcome })
  }
  expect(TEST_PAUSE_SECONDS).toBe(30)
})

test('REM-2 a push is a declarative message of this form', () => {
  const notification = {
    title: 'Genshin Impact',
    body: 'Ends tomorrow',
    navigate: 'https://ephemeris.example/timeline',
    lang: 'en',
    dir: 'auto',
    tag: 'genshin',
    silent: false,
  }
  expect(pushMessage.safeParse({ web_push: 8030, notification }).success).toBe(true)
})

test('REM-2 keys and addresses have one form', () => {
  const keys = { endpoint: 'https://push.example/1', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  expect(subscribePush.input.read(keys)).toEqual(keys)
  expect(() => subscribePush.input.read({ ...keys, p256dh: 'short' })).toThrow()
  expect(() => unsubscribePush.input.read({ id: '../x' })).toThrow()
  expect(() => connectWebhook.input.read({ url: '' })).toThrow()
  expect(getPushKey.reply.read({ key: 'B'.repeat(87) })).toEqual({ key: 'B'.repeat(87) })
  expect([unsubscribeMail.takesForm, unsubscribePage.method, removeWebhook.method]).toEqual([true, 'GET', 'DELETE'])
  expect(unsubscribeMail.path).toBe(unsubscribePage.path)
})
