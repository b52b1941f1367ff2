import { expect, test } from 'vitest'
import { DEVICE_OWNER } from '#web/lib/device/device-user'
import { ownPlannedUids, type PlanOwners, planAccountOf } from '#web/state/plan/plan-account'

const NO_UIDS = { selected: {}, downloaded: {}, removed: {} }
const uids = (...some: readonly string[]) => ({
  selected: { genshin: some[0] ?? '' },
  downloaded: { genshin: some },
  removed: {},
})

function owners(keys: readonly string[], change: Partial<PlanOwners> = {}): PlanOwners {
  const accounts = Object.fromEntries(keys.map((key) => [key, { goals: [] }]))
  return { gachaUids: NO_UIDS, gachaUidsOf: {}, user_id: 'ada', plan: { accounts }, ...change }
}

const uidOf = (given: PlanOwners) => planAccountOf('genshin', given).uid

test('PLAN-38 after a login without accounts, the plan of the account that was chosen signed out is shown', () => {
  const gachaUidsOf = { [DEVICE_OWNER]: uids('800000001', '800000002') }
  expect(uidOf(owners(['genshin-800000001', 'genshin-800000002'], { gachaUidsOf }))).toBe('800000001')
  expect(uidOf(owners([], { gachaUidsOf }))).toBeNull()
})

test('PLAN-38 the only plan of a game is shown where no account is chosen, as after a download on a new device', () => {
  expect(uidOf(owners(['genshin-800000001', 'starrail-100000001']))).toBe('800000001')
  expect(uidOf(owners(['genshin-800000001', 'genshin-800000002']))).toBeNull()
})

test('PLAN-38 an account that is chosen has its own plan, and so has a game without one', () => {
  const keys = ['genshin-800000001']
  expect(uidOf(owners(keys, { gachaUids: uids('800000009') }))).toBe('800000009')
  expect(uidOf(owners([...keys, 'genshin']))).toBeNull()
})

test("PLAN-38 another user's accounts are neither shown nor listed", () => {
  const keys = ['genshin-800000001', 'genshin-800000002']
  const gachaUidsOf = { bob: uids('800000001'), ada: uids('800000002') }
  expect(uidOf(owners(keys, { gachaUidsOf }))).toBe('800000002')
  expect(ownPlannedUids('genshin', owners(keys, { gachaUidsOf }))).toEqual(['800000002'])
  // Both play it.
  const shared = { bob: uids('800000001'), [DEVICE_OWNER]: uids('800000001') }
  expect(uidOf(owners(['genshin-800000001'], { gachaUidsOf: shared }))).toBe('800000001')
})
