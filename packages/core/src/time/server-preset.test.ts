import { expect, test } from 'vitest'
import { zoneClock } from './clock.ts'
import { instant } from './instant.ts'
import { nearestServer } from './server-preset.ts'
import { offsetOf, SERVER_ZONES, utcOffset } from './zone.ts'

const WINTER = instant(Date.parse('2026-01-15T12:00:00Z'))
const SUMMER = instant(Date.parse('2026-07-15T12:00:00Z'))

const at = (zone: string, moment = WINTER) => nearestServer(zone, zoneClock(zone).offsetAt(moment))

test.each([
  ['America/Los_Angeles', 'UTC-5'],
  ['America/Sao_Paulo', 'UTC-5'],
  ['America/Nuuk', 'UTC-5'],
  ['Europe/Paris', 'UTC+1'],
  ['Europe/Moscow', 'UTC+1'],
  ['Africa/Johannesburg', 'UTC+1'],
  ['Arctic/Longyearbyen', 'UTC+1'],
  ['Australia/Sydney', 'UTC+8'],
])('ZONE-4 in %s the continent decides for %s', (zone, server) => {
  expect(at(zone)).toBe(server)
  expect(at(zone, SUMMER)).toBe(server)
})

test.each([
  ['Asia/Tokyo', 'UTC+8'],
  ['Asia/Kolkata', 'UTC+8'],
  ['Asia/Karachi', 'UTC+8'],
  ['Asia/Dubai', 'UTC+1'],
  ['Asia/Riyadh', 'UTC+1'],
  ['Asia/Jerusalem', 'UTC+1'],
  ['Pacific/Honolulu', 'UTC-5'],
  ['Pacific/Pago_Pago', 'UTC-5'],
  ['Pacific/Auckland', 'UTC+8'],
  ['Pacific/Kiritimati', 'UTC+8'],
  ['Indian/Maldives', 'UTC+8'],
  ['Indian/Reunion', 'UTC+1'],
  ['Atlantic/Canary', 'UTC+1'],
  ['Atlantic/Azores', 'UTC+1'],
  ['Atlantic/Bermuda', 'UTC-5'],
  ['Antarctica/McMurdo', 'UTC+8'],
  ['Etc/GMT+6', 'UTC-5'],
  ['Etc/GMT-9', 'UTC+8'],
])('ZONE-4 in %s the nearest clock decides for %s', (zone, server) => {
  expect(at(zone)).toBe(server)
  expect(at(zone, SUMMER)).toBe(server)
})

test.each([
  ['US/Eastern', -300, 'UTC-5'],
  ['GB', 0, 'UTC+1'],
  ['Japan', 540, 'UTC+8'],
  ['+02:00', 120, 'UTC+1'],
  ['constructor', 480, 'UTC+8'],
])('ZONE-4 the older name %s is placed by its offset', (zone, minutes, server) => {
  expect(nearestServer(zone, utcOffset(minutes))).toBe(server)
})

test.each(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'Etc/GMT+0', 'Etc/GMT-0', 'GMT0', 'Etc/Zulu', 'Etc/Unknown', ''])(
  'ZONE-4 the zone %j names no place',
  (zone) => {
    expect(nearestServer(zone, utcOffset(0))).toBeNull()
  },
)

test('ZONE-4 every zone of the platform has a server', () => {
  const placed = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')
  expect(placed.length).toBeGreaterThan(400)
  for (const zone of placed) expect(SERVER_ZONES, zone).toContain(at(zone))
})

test('ZONE-4 no zone of the world changes its server with the season, and in Asia the nearest clock decides for each', () => {
  const zones = Intl.supportedValuesOf('timeZone')
  expect(zones.length).toBeGreaterThan(300)
  expect(zones.filter((zone) => at(zone) !== at(zone, SUMMER))).toEqual([])
  const farther = zones.filter((zone) => {
    const offset = zoneClock(zone).offsetAt(WINTER)
    const distances = SERVER_ZONES.map((server) => Math.abs(offsetOf(server) - offset))
    const chosen = at(zone)
    return zone.startsWith('Asia/') && chosen !== null && Math.abs(offsetOf(chosen) - offset) > Math.min(...distances)
  })
  expect(farther).toEqual([])
})
