import { expect, test } from 'vitest'
import { DEVICE_DEFAULTS, DEVICE_SCHEMA } from '#web/lib/device/device-schema'

test('ZONE-4 no one has chosen a server on a device where none is stored', () => {
  expect(DEVICE_DEFAULTS.serverTimezone).toBeNull()
  expect(DEVICE_DEFAULTS.isServerFromZone).toBe(false)
})

test.each([
  ['UTC-5', 'UTC-5'],
  ['UTC+1', 'UTC+1'],
  ['UTC+10', 'UTC+8'],
  ['utc-5', 'UTC+8'],
])('ZONE-2 the server stored as %s is %s', (stored, zone) => {
  expect(DEVICE_SCHEMA.serverTimezone.read(stored)).toBe(zone)
})
