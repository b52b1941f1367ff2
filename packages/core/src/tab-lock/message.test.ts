import { expect, test } from 'vitest'
import { instant } from '../time/instant.ts'
import { parseTabLockMessage, TAB_LOCK_CHANNEL, type TabLockMessage } from './message.ts'

const AT = instant(1_779_249_600_000)

const MESSAGES: readonly TabLockMessage[] = [
  { type: 'lock_acquired', data: { tabId: 'a', timestamp: AT } },
  { type: 'lock_released', data: { tabId: 'a', timestamp: AT } },
  { type: 'lock_heartbeat', data: { tabId: 'a', timestamp: AT } },
  { type: 'lock_force_transfer', data: { fromTabId: 'a', toTabId: 'b', timestamp: AT } },
  { type: 'lock_force_transfer', data: { fromTabId: null, toTabId: 'b', timestamp: AT } },
]

test('LOCK-1 the channel has the name by which other versions of the app know it', () => {
  expect(TAB_LOCK_CHANNEL).toBe('tab-lock-channel')
})

test.each(MESSAGES)('LOCK-1 a $type is read as it was sent', (message) => {
  expect(parseTabLockMessage(structuredClone(message))).toEqual(message)
})

test.each([
  null,
  'lock_acquired',
  { type: 'lock_acquired' },
  { type: 'lock_stolen', data: { tabId: 'a', timestamp: AT } },
  { type: 'lock_acquired', data: { tabId: 7, timestamp: AT } },
  { type: 'lock_heartbeat', data: { tabId: 'a' } },
  { type: 'lock_heartbeat', data: { tabId: 'a', timestamp: Number.NaN } },
  { type: 'lock_force_transfer', data: { fromTabId: 'a', timestamp: AT } },
])('LOCK-1 (C110) %j is no message of the lock', (value) => {
  expect(parseTabLockMessage(value)).toBeNull()
})
