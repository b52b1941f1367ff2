import { expect, test } from 'vitest'
import { zoneClock } from '../time/clock.ts'
import { formatInstant, type Instant, parseInstant } from '../time/instant.ts'
import { eventKey, type MessagePlan, planMessages, type ReminderEvent } from './plan-messages.ts'
import { type ChannelId, DEFAULT_REMINDERS, type ReminderKind } from './reminder-settings.ts'

const NOW = '2026-11-20T12:00:00Z'

function at(text: string): Instant {
  const read = parseInstant(text)
  if (read === null) throw new RangeError(text)
  return read
}

function event(kind: ReminderKind, when: string, { id = 'a', gameId = 'genshin' as const } = {}): ReminderEvent {
  return { kind, gameId, id, at: at(when) }
}

function zenless(kind: ReminderKind, when: string): ReminderEvent {
  return { kind, gameId: 'zenless', id: 'z', at: at(when) }
}

interface Changes extends Partial<Omit<MessagePlan, 'settings' | 'now' | 'channels'>> {
  readonly settings?: Partial<MessagePlan['settings']>
  readonly now?: string
  readonly channels?: readonly ChannelId[]
}

function plan({ settings, now = NOW, channels = ['push'], ...rest }: Changes = {}): MessagePlan {
  const all = { ...DEFAULT_REMINDERS, timeZone: 'Europe/Berlin', isMailOn: true, ...settings }
  return {
    settings: all,
    clock: zoneClock(all.timeZone),
    now: at(now),
    channels: new Set(channels),
    sentEvents: new Map(),
    sent: new Map(),
    ...rest,
  }
}

const dueOf = (events: ReminderEvent[], changes?: Changes) =>
  planMessages(events, plan(changes)).map(({ key, dueAt, events: all }) => [key, formatInstant(dueAt), all.length])

// Berlin is UTC+1 in November; nights are 23:00 to 08:00.
test.each([
  ['a day before its end', 'before_end', '2026-11-23T11:00:00Z', '2026-11-22T11:00:00Z'],
  ['in the morning, where the night is no loss', 'before_end', '2026-11-24T02:00:00Z', '2026-11-23T07:00:00Z'],
  ['when it starts', 'version_start', '2026-11-23T11:00:00Z', '2026-11-23T11:00:00Z'],
  ['in the morning after its start', 'version_start', '2026-11-23T03:00:00Z', '2026-11-23T07:00:00Z'],
  ['a week before a log forgets', 'log_forgets', '2026-11-29T12:00:00Z', '2026-11-22T12:00:00Z'],
  ['at once, where a day before is past', 'before_end', '2026-11-20T21:00:00Z', NOW],
] as const)('REM-4 a reminder is due %s', (_when, kind, when, due) => {
  expect(dueOf([event(kind, when)]).map(([, dueAt]) => dueAt)).toEqual([due])
})

test('REM-4 a reminder of an end before the night is over is sent half an hour before the night begins', () => {
  const rules = { ...DEFAULT_REMINDERS.rules, before_end: { leadHours: 3, channels: ['push'] } } as const
  expect(dueOf([event('before_end', '2026-11-22T02:59:00Z')], { settings: { rules } })).toEqual([
    ['genshin 2026-11-21', '2026-11-21T21:30:00Z', 1],
  ])
  const quietHours = { ...DEFAULT_REMINDERS.quietHours, isOn: false }
  expect(dueOf([event('before_end', '2026-11-22T02:59:00Z')], { settings: { rules, quietHours } })).toEqual([
    ['genshin 2026-11-21', '2026-11-21T23:59:00Z', 1],
  ])
})

test('REM-4 what is over, started long ago or ends before a night that has begun is not sent', () => {
  const gone = [
    event('before_end', '2026-11-20T11:00:00Z'),
    event('version_start', '2026-11-19T11:00:00Z'),
    event('before_end', '2026-12-20T11:00:00Z'),
  ]
  expect(dueOf(gone)).toEqual([])
  expect(dueOf([event('before_end', '2026-11-21T02:00:00Z')], { now: '2026-11-20T23:00:00Z' })).toEqual([])
})

test('REM-4 days and nights are those of the user’s clock, also when it changes', () => {
  const timeZone = 'America/New_York'
  // On 1 November the clock goes back at 06:00Z; the night ends at 08:00 there, 13:00Z.
  expect(
    dueOf([event('version_start', '2026-11-01T07:00:00Z')], { now: '2026-10-31T00:00:00Z', settings: { timeZone } }),
  ).toEqual([['genshin 2026-11-01', '2026-11-01T13:00:00Z', 1]])
})

test('REM-5 what is due in one game on one evening is one message, at the time of the first', () => {
  const events = [
    event('before_end', '2026-11-23T18:00:00Z', { id: 'late' }),
    event('before_end', '2026-11-23T11:00:00Z', { id: 'early' }),
    event('version_start', '2026-11-22T15:00:00Z', { id: 'version' }),
    zenless('before_end', '2026-11-23T12:00:00Z'),
  ]
  expect(dueOf(events)).toEqual([
    ['genshin 2026-11-22', '2026-11-22T11:00:00Z', 3],
    ['zenless 2026-11-22', '2026-11-22T12:00:00Z', 1],
  ])
})

test('REM-5 an evening goes on after midnight', () => {
  const quietHours = { ...DEFAULT_REMINDERS.quietHours, isOn: false }
  const events = [
    event('before_end', '2026-11-23T22:00:00Z', { id: 'evening' }),
    event('before_end', '2026-11-24T03:00:00Z', { id: 'night' }),
    event('before_end', '2026-11-24T04:00:00Z', { id: 'morning' }),
  ]
  expect(dueOf(events, { settings: { quietHours } })).toEqual([
    ['genshin 2026-11-22', '2026-11-22T22:00:00Z', 2],
    ['genshin 2026-11-23', '2026-11-23T04:00:00Z', 1],
  ])
})

test('REM-5 what falls due after the message of the evening has left waits for the next day, or is dropped', () => {
  const sent = new Map([['push', new Set(['genshin 2026-11-22'])]] as const)
  expect(dueOf([event('before_end', '2026-11-23T18:00:00Z')], { sent })).toEqual([
    ['genshin 2026-11-23', '2026-11-23T07:00:00Z', 1],
  ])
  expect(dueOf([event('before_end', '2026-11-23T06:00:00Z')], { sent })).toEqual([])
})

test('REM-5 the same channel does not send a reminder again, unless it moves to another day', () => {
  const one = event('before_end', '2026-11-23T11:00:00Z')
  const sentEvents = new Map([['push', new Set([eventKey(one)])]] as const)
  expect(dueOf([one, event('before_end', '2026-11-23T14:00:00Z')], { sentEvents })).toEqual([])
  expect(dueOf([event('before_end', '2026-11-24T11:00:00Z')], { sentEvents })).toHaveLength(1)
  expect(dueOf([one], { sentEvents, channels: ['webhook'] })).toHaveLength(1)
})

test('REM-6 one mail of each evening lists what happens before the next one', () => {
  const events = [
    event('before_end', '2026-11-21T18:00:00Z', { id: 'tomorrow' }),
    event('before_end', '2026-11-21T22:30:00Z', { id: 'shortly after the next mail' }),
    zenless('before_end', '2026-11-21T12:00:00Z'),
    event('before_end', '2026-11-23T12:00:00Z', { id: 'in days' }),
    event('before_end', '2026-11-20T18:30:00Z', { id: 'before the mail' }),
    event('log_forgets', '2026-11-27T12:00:00Z', { id: '800000001' }),
  ]
  expect(dueOf(events, { channels: ['mail'] })).toEqual([
    ['evening 2026-11-20', '2026-11-20T19:00:00Z', 4],
    ['evening 2026-11-22', '2026-11-22T19:00:00Z', 1],
  ])
})

test('REM-6 no mail leaves twice in an evening, or long after its hour', () => {
  const events = [event('before_end', '2026-11-21T12:00:00Z')]
  const sent = new Map([['mail', new Set(['evening 2026-11-20'])]] as const)
  expect(dueOf(events, { channels: ['mail'], sent })).toEqual([])
  expect(dueOf(events, { channels: ['mail'], now: '2026-11-20T21:00:00Z' })).toHaveLength(1)
  expect(dueOf(events, { channels: ['mail'], now: '2026-11-20T22:30:00Z' })).toEqual([])
})

test('REM-3 a channel carries what is chosen for it, and one that is not ready carries nothing', () => {
  const events = [event('before_end', '2026-11-23T11:00:00Z'), event('banner_start', '2026-11-24T11:00:00Z')]
  const channels = ['push', 'webhook', 'calendar'] as const
  const carried = planMessages(events, plan({ channels })).map(({ channel, events: [first] }) => [channel, first?.kind])
  expect(carried).toEqual([
    ['calendar', 'before_end'],
    ['push', 'before_end'],
    ['webhook', 'before_end'],
    ['calendar', 'banner_start'],
    ['push', 'banner_start'],
  ])
  expect(planMessages(events, plan({ channels: [] }))).toEqual([])
})

test.each([
  ['spring', '2027-03-27T20:00:00Z', '2027-03-27', '2027-03-29T12:00:00Z', '2027-03-28T03:00:00Z'],
  ['autumn', '2026-10-24T20:00:00Z', '2026-10-24', '2026-10-26T12:00:00Z', '2026-10-25T04:00:00Z'],
])(
  'REM-5 the evening after a message begins at 05:00 also where the clocks change in %s',
  (_season, now, day, when, due) => {
    const rules = { ...DEFAULT_REMINDERS.rules, before_end: { leadHours: 48, channels: ['push'] } } as const
    const settings = { rules, quietHours: { ...DEFAULT_REMINDERS.quietHours, isOn: false } }
    const sent = new Map([['push' as const, new Set([`genshin ${day}`])]])
    expect(dueOf([event('before_end', when)], { settings, now, sent })).toEqual([
      [`genshin ${due.slice(0, 10)}`, due, 1],
    ])
  },
)
