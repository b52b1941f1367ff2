import { expect, test } from 'vitest'
import { canCarry, cellAfter } from '#web/features/reminders/rules/table-keys'

const TABLE = {
  kinds: ['before_end', 'version_start', 'log_forgets'],
  channels: ['calendar', 'push', 'webhook'],
} as const

test.each([
  ['ArrowRight', 'version_start', 'webhook'],
  ['ArrowLeft', 'version_start', 'calendar'],
  ['ArrowUp', 'before_end', 'push'],
  ['ArrowDown', 'log_forgets', 'push'],
  ['Home', 'version_start', 'calendar'],
  ['End', 'version_start', 'webhook'],
])('REM-41 from the middle of the table %s leads to %s, %s', (key, kind, channel) => {
  expect(cellAfter({ kind: 'version_start', channel: 'push' }, key, TABLE)).toEqual({ kind, channel })
})

test.each([
  ['ArrowLeft', 'before_end', 'calendar'],
  ['ArrowUp', 'before_end', 'calendar'],
  ['ArrowRight', 'log_forgets', 'webhook'],
  ['ArrowDown', 'log_forgets', 'webhook'],
  ['Enter', 'before_end', 'push'],
  ['Tab', 'before_end', 'push'],
] as const)('REM-41 %s leads nowhere from %s, %s', (key, kind, channel) => {
  expect(cellAfter({ kind, channel }, key, TABLE)).toBeNull()
})

test('REM-41 a calendar does not carry what a log forgets, and no key leads there', () => {
  expect(canCarry({ kind: 'log_forgets', channel: 'calendar' })).toBe(false)
  expect(canCarry({ kind: 'log_forgets', channel: 'push' })).toBe(true)
  expect(cellAfter({ kind: 'log_forgets', channel: 'push' }, 'ArrowLeft', TABLE)).toBeNull()
})
