import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withStatus } from '../activity/status.ts'
import { SAMPLE_GAMES } from '../games/sample-game.test-data.ts'
import { type Instant, instant, SECOND_MS } from '../time/instant.ts'
import { type Action, actions, changed, devices, FRESH } from './device.test-data.ts'
import { textOf } from './entry.ts'
import { mergeCopies } from './merge.ts'
import { deviceWith } from './replacement.ts'
import { slotWith, type UploadedSettings } from './slot-upload.ts'
import {
  copyOfSettings,
  type DeviceState,
  type SyncedSettings,
  settingsOfCopy,
  settingsToUpload,
} from './synced-settings.ts'

const EMPTY: SyncedSettings = { activityStatus: {}, userGameSelections: {}, gameOrder: [] }
const START = Date.UTC(2026, 4, 20)

/** What a program sends; an older one knows no moments, and may know neither plans nor servers. */
function uploadOf(state: DeviceState, knows: { readonly moments: boolean; readonly plans: boolean }): UploadedSettings {
  const { moments, plan, servers, ...settings } = settingsToUpload(state, SAMPLE_GAMES)
  return {
    ...settings,
    ...(knows.plans && plan && { plan }),
    ...(knows.plans && servers && { servers }),
    ...(knows.moments && moments && { moments }),
  }
}

const copyIn = (settings: SyncedSettings) =>
  Object.fromEntries(
    [...copyOfSettings(settings)].flatMap(([key, { value }]) => (value === undefined ? [] : [[key, textOf(value)]])),
  )

const program = fc.record({ moments: fc.boolean(), plans: fc.boolean() })
const later = instant(START + 3600 * SECOND_MS)

test('SYNC-21 SYNC-42 an upload leaves of a slot what it does not speak of, and the moment of everything that it leaves as it is', () => {
  fc.assert(
    fc.property(devices, devices, program, (one, other, knows) => {
      const slot = slotWith(EMPTY, uploadOf(one, { moments: true, plans: true }), later)
      const upload = uploadOf(other, knows)
      const next = slotWith(slot, upload, later)
      const [before, after] = [copyIn(slot), copyIn(next)]
      for (const [key, at] of Object.entries(slot.moments ?? {})) {
        if (before[key] === after[key])
          expect([key, next.moments?.[key] ?? 0]).toEqual([key, upload.moments?.[key] || at])
      }
      const isUnspoken = (key: string) =>
        (key.startsWith('plan/') && !upload.plan) || (key.startsWith('servers/') && !upload.servers)
      for (const [key, text] of Object.entries(before))
        if (isUnspoken(key)) expect([key, after[key]]).toEqual([key, text])
      // The same once more changes nothing.
      expect(slotWith(next, upload, later)).toEqual(next)
    }),
    { numRuns: 300 },
  )
})

test('SYNC-3 SYNC-21 games that are as they are by default replace no choice', () => {
  const genshin = { enabled: false, activities: ['event' as const] }
  const chosen = changed(FRESH, (state) => ({ ...state, selections: { genshin } }), instant(START))
  const slot = slotWith(EMPTY, uploadOf(chosen, { moments: true, plans: true }), later)
  const next = slotWith(slot, uploadOf(FRESH, { moments: true, plans: true }), later)
  expect(next).toMatchObject({ userGameSelections: { genshin }, moments: { 'userGameSelections/genshin': START } })
  expect(slotWith(slot, { ...EMPTY, moments: {} }, later)).toMatchObject({ userGameSelections: { genshin } })
})

const WAYS = ['sync', 'upload', 'download'] as const

/** On the device of this number something is done, or it meets the slot: one that notes no moments cannot merge. */
const steps = fc.array(
  fc.tuple(
    fc.nat(2),
    fc.oneof({ weight: 4, arbitrary: actions }, fc.constantFrom(...WAYS), fc.constant('mark')),
    fc.nat(3),
  ),
  { maxLength: 30 },
)

test('SYNC-40 SYNC-42 (law) two and three devices, some of them without moments, end equal with every mark of every device', () => {
  fc.assert(
    fc.property(
      fc.constantFrom([1, 1], [1, 0], [1, 1, 0], [1, 0, 0], [1, 0, 1]),
      fc.boolean(),
      steps,
      (kinds, plans, all) => {
        const notes = kinds.map((kind) => kind === 1)
        const states: DeviceState[] = kinds.map(() => FRESH)
        const marked = kinds.map(() => new Set<string>())
        let slot: SyncedSettings | null = null
        let seconds = 0
        const now = (): Instant => instant(START + seconds * SECOND_MS)
        const knows = (device: number) => ({
          moments: notes[device] ?? false,
          plans: plans || (notes[device] ?? false),
        })

        const take = (device: number, settings: SyncedSettings) => {
          const { moments, plan, servers, ...older } = settings
          const known = { ...older, ...(knows(device).plans && { plan, servers }), ...(notes[device] && { moments }) }
          const next = deviceWith(known as SyncedSettings, now(), states[device] ?? FRESH)
          states[device] = notes[device] ? next : { ...next, moments: {} }
        }
        const upload = (settings: UploadedSettings) => {
          const first = { ...settings, gameOrder: settings.gameOrder ?? [] }
          slot = slot ? slotWith(slot, settings, now()) : first
        }
        const sync = (device: number) => {
          const own = settingsToUpload(states[device] ?? FRESH, SAMPLE_GAMES)
          const merged = settingsOfCopy(mergeCopies(copyOfSettings(own), copyOfSettings(slot ?? EMPTY)))
          upload(merged)
          take(device, merged)
        }
        const meet = (device: number, way: string) => {
          if (notes[device]) sync(device)
          else if (way === 'upload') upload(uploadOf(states[device] ?? FRESH, knows(device)))
          else if (slot) {
            take(device, slot)
            // What an older program replaces unasked is lost there.
            const held = states[device]?.marks ?? {}
            marked[device] = new Set([...(marked[device] ?? [])].filter((id) => Object.hasOwn(held, id)))
          }
        }
        const change = (device: number, action: Action) => {
          const next = changed(states[device] ?? FRESH, action, now())
          states[device] = notes[device] ? next : { ...next, moments: {} }
        }

        for (const [index, [number, step, after]] of all.entries()) {
          const device = number % kinds.length
          seconds += after
          if (typeof step === 'function') change(device, step)
          else if (step === 'mark') {
            const id = `mark ${index}`
            marked[device]?.add(id)
            change(device, (state) => ({ ...state, marks: withStatus(state.marks, id, 'done') }))
          } else meet(device, step)
        }

        const order = kinds.map((_, device) => device)
        const [newer, older] = [order.filter((device) => notes[device]), order.filter((device) => !notes[device])]
        seconds += 1
        for (const device of older) {
          meet(device, 'upload')
          for (const one of newer) meet(one, 'sync')
          seconds += 1
        }
        for (const device of [...newer, ...newer, ...older]) meet(device, 'download')
        const expected = marked.flatMap((ids) => [...ids])
        const held = copyIn(slot ?? EMPTY)
        for (const state of states) {
          expect(Object.keys(state.marks)).toEqual(expect.arrayContaining(expected))
          const own = copyIn(settingsToUpload(state, SAMPLE_GAMES))
          // Where none came, a device begins a plan by itself.
          const isKnown = ([key]: [string, string]) => !(plans ? /\/since$/ : /^(?:plan|servers)\//).test(key)
          const known = (copy: object) => Object.fromEntries(Object.entries(copy).filter(isKnown))
          if (slot) expect(known(own)).toEqual(known(held))
        }
      },
    ),
    { numRuns: 300 },
  )
})
