import { instant, MINUTE_MS } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { withChangeMoments } from '#web/lib/device/change-moments'
import { DEVICE_DEFAULTS, type DeviceSettings } from '#web/lib/device/device-schema'

const NOON = instant(Date.UTC(2026, 4, 20, 12))
const AT = '2026-05-20T12:00:00Z'

function changed(patch: Partial<DeviceSettings>, held: Partial<DeviceSettings> = {}, at = NOON) {
  return withChangeMoments({ ...DEVICE_DEFAULTS, ...held }, patch, at).changedAt
}

test.each<[string, Partial<DeviceSettings>, Partial<DeviceSettings>, readonly string[]]>([
  ['a mark', {}, { activityStatus: { a: 'done' } }, ['activityStatus/a']],
  [
    'another mark',
    { activityStatus: { a: 'done', b: 'done' } },
    { activityStatus: { a: 'starred', b: 'done' } },
    ['activityStatus/a'],
  ],
  ['a mark that is taken off', { activityStatus: { a: 'done' } }, { activityStatus: {} }, ['activityStatus/a']],
  ['an order', {}, { gameOrder: ['zenless'] }, ['gameOrder']],
  ['a server', {}, { serverTimezone: 'UTC-5' }, ['servers/server']],
  ['a server of one game', {}, { gameServers: { zenless: 'UTC-5' } }, ['servers/gameServers/zenless']],
  [
    'a choice',
    { userGameSelections: { genshin: { enabled: true }, zenless: { enabled: true } } },
    { userGameSelections: { genshin: { enabled: false }, zenless: { enabled: true } } },
    ['userGameSelections/genshin'],
  ],
  ['a part of a plan', { plan: { playsUntil: '23:00' } }, { plan: { playsUntil: '01:00' } }, ['plan/playsUntil']],
])('SYNC-41 %s is changed at its moment', (_, held, patch, pointers) => {
  expect(changed(patch, held)).toEqual(Object.fromEntries(pointers.map((pointer) => [pointer, AT])))
})

test.each<[string, Partial<DeviceSettings>]>([
  ['the same mark again', { activityStatus: { a: 'done' } }],
  ['what stays on the device', { theme: 'dark' }],
  ['a change with moments of its own', { activityStatus: {}, changedAt: { 'activityStatus/b': AT } }],
])('SYNC-41 %s notes no other', (_, patch) => {
  const held = { activityStatus: { a: 'done' as const }, changedAt: { 'activityStatus/b': AT } }
  expect(changed(patch, held) ?? held.changedAt).toEqual(held.changedAt)
})

test('SYNC-41 a change is always later than the one before it, whatever the clock says', () => {
  const held = { activityStatus: { a: 'done' as const }, changedAt: { 'activityStatus/a': AT } }
  expect(changed({ activityStatus: {} }, held, instant(NOON - MINUTE_MS))).toEqual({
    'activityStatus/a': '2026-05-20T12:00:01Z',
  })
})
