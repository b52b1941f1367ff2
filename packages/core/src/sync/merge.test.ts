import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SAMPLE_GAMES } from '../games/sample-game.test-data.ts'
import { type Instant, instant, SECOND_MS } from '../time/instant.ts'
import { type Action, actions, changed, devices, FRESH } from './device.test-data.ts'
import { textOf } from './entry.ts'
import { areSameCopies, type Copy, differenceOf, mergeCopies } from './merge.ts'
import { deviceWith, replacementOf } from './replacement.ts'
import {
  copyOfDevice,
  copyOfSettings,
  type DeviceState,
  differenceToSlot,
  type SyncedSettings,
  settingsOfCopy,
  settingsToUpload,
} from './synced-settings.ts'

const EMPTY: SyncedSettings = { activityStatus: {}, userGameSelections: {}, gameOrder: [] }
const START = Date.UTC(2026, 4, 20)

const uploadOf = (state: DeviceState) => settingsToUpload(state, SAMPLE_GAMES)
const copyOfUpload = (state: DeviceState) => copyOfSettings(uploadOf(state))
const merged = (one: SyncedSettings, other: SyncedSettings) =>
  settingsOfCopy(mergeCopies(copyOfSettings(one), copyOfSettings(other)))

function expectSame(one: Copy, other: Copy): void {
  if (!areSameCopies(one, other)) expect(Object.fromEntries(one)).toEqual(Object.fromEntries(other))
}

test('SYNC-40 it does not matter in which order, in which groups and how often copies meet', () => {
  fc.assert(
    fc.property(devices, devices, devices, (one, two, three) => {
      const [a, b, c] = [uploadOf(one), uploadOf(two), uploadOf(three)]
      expectSame(copyOfSettings(merged(a, b)), copyOfSettings(merged(b, a)))
      expectSame(copyOfSettings(merged(merged(a, b), c)), copyOfSettings(merged(a, merged(b, c))))
      expectSame(copyOfSettings(merged(a, a)), copyOfSettings(a))
      expectSame(copyOfSettings(merged(merged(a, b), b)), copyOfSettings(merged(a, b)))
    }),
    { numRuns: 300 },
  )
})

/** What happens on the device of this number: something is done there, or it meets the slot (`null`). */
type Step = readonly [device: number, action: Action | null, seconds: number]

const steps = fc.array(fc.tuple(fc.nat(2), fc.option(actions, { freq: 4 }), fc.nat(3)), { maxLength: 30 })
/** In s: how far the clock of each device is off. */
const skews = fc.tuple(fc.constant(0), fc.integer({ min: -60, max: 60 }), fc.integer({ min: -7, max: 7 }))

test('SYNC-40 two and three devices that were offline for a while end equal, with the later change of every part, and what it replaced can be had back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 3 }), steps, skews, fc.boolean(), (count, all, skew, isReversed) => {
      const states: DeviceState[] = Array.from({ length: count }, () => FRESH)
      let slot = EMPTY
      // Of each part the latest that was ever on any device.
      let latest = copyOfUpload(FRESH)
      const at = (seconds: number, device: number): Instant =>
        instant(START + (seconds + (skew[device] ?? 0)) * SECOND_MS)

      // What stood anywhere, and where it can be had back.
      const stood = new Set<string>()
      const kept = new Set<string>()
      const note = (copy: Copy, into: Set<string>) => {
        for (const [pointer, { value }] of copy) if (value !== undefined) into.add(`${pointer} ${textOf(value)}`)
      }

      const meet = (device: number) => {
        const state = states[device] ?? FRESH
        note(copyOfDevice(state), stood)
        note(copyOfSettings(slot), kept)
        slot = merged(uploadOf(state), slot)
        const next = deviceWith(slot, at(0, 0), state)
        const replaced = replacementOf(state, next, { slot: 1, at: at(0, 0) })
        for (const [pointer, { before }] of Object.entries(replaced?.parts ?? {})) {
          if (before !== undefined) kept.add(`${pointer} ${textOf(before)}`)
        }
        states[device] = next
        expectSame(copyOfUpload(states[device] ?? FRESH), copyOfSettings(slot))
      }

      let seconds = 0
      for (const [number, action, later] of all satisfies readonly Step[]) {
        const device = number % count
        seconds += later
        if (action === null) meet(device)
        else {
          const state = changed(states[device] ?? FRESH, action, at(seconds, device))
          states[device] = state
          latest = mergeCopies(latest, copyOfUpload(state))
        }
      }

      const order = states.map((_, device) => device)
      for (const device of isReversed ? order.toReversed() : order) meet(device)
      for (const device of order) meet(device)
      note(copyOfSettings(slot), kept)
      expect([...stood].filter((one) => !kept.has(one))).toEqual([])
      for (const state of states) {
        expectSame(copyOfUpload(state), copyOfSettings(settingsOfCopy(latest)))
        expect(differenceOf(copyOfUpload(state), copyOfSettings(slot))).toEqual({ here: [], there: [], atRisk: [] })
      }
    }),
    { numRuns: 300 },
  )
})

test('SYNC-2 a slot of a program that knew no servers differs in nothing else than without them', () => {
  const withoutServers = ({ servers: _, ...settings }: SyncedSettings): SyncedSettings => settings
  fc.assert(
    fc.property(devices, devices, (one, other) => {
      const [own, slot] = [uploadOf(one), withoutServers(uploadOf(other))]
      expect(differenceToSlot(own, slot)).toEqual(differenceToSlot(withoutServers(own), slot))
      expect(differenceToSlot(own, withoutServers(own))).toEqual({ here: [], there: [], atRisk: [] })
      expect(differenceToSlot(own, uploadOf(other)).there).toEqual(
        differenceOf(copyOfSettings(own), copyOfSettings(uploadOf(other))).there,
      )
    }),
    { numRuns: 300 },
  )
})
