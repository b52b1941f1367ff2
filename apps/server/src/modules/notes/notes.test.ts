import { deleteAccount, exportAccount } from '@ephemeris/contract/account/account'
import { syncNotes } from '@ephemeris/contract/sync/notes'
import { bellKey } from '@ephemeris/core/notes/bell'
import type { Notes } from '@ephemeris/core/notes/notes'
import { type Instant, instant } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser, PASSWORD } from '#server/testing/test-user'
import { sampleId } from '../catalogue/sample-activity.test-data.ts'

const app = await startTestApp()
const { call, refusal, send, clock, deps } = app
clock.set('2026-05-20T12:00:00Z')

const BELL = { edge: 'end', leadHours: 24, isPaused: false }
const KEY = bellKey(sampleId('raid'))

function at(second: number): Instant {
  return instant(Date.parse('2026-05-20T11:00:00Z') + second * 1000)
}

test('NOTE-4 of each note the newer change wins, whichever device comes last, and all devices get it', async () => {
  const { token: as } = await createTestUser(app, 'ada')
  const stamina = { amount: 40, typedAt: '2026-05-20T11:00:01Z', bellAt: 200 }
  const phone: Notes = { [KEY]: { at: at(5), value: BELL }, 'stamina/genshin': { at: at(1), value: stamina } }
  expect(await call(syncNotes, phone, { as })).toEqual(phone)
  const older = { [KEY]: { at: at(3), value: null } }
  expect(await call(syncNotes, older, { as })).toEqual(phone)
  const off = { ...phone, [KEY]: { at: at(9), value: null } }
  expect(await call(syncNotes, { [KEY]: { at: at(9), value: null } }, { as })).toEqual(off)
  expect(await call(syncNotes, {}, { as })).toEqual(off)
})

test('NOTE-4 devices that come at once lose none of their changes', async () => {
  const { token: as } = await createTestUser(app, 'bea')
  const keys = Array.from({ length: 8 }, (_, n) => bellKey(sampleId(`raid ${n}`)))
  await Promise.all(keys.map((key) => call(syncNotes, { [key]: { at: at(1), value: BELL } }, { as })))
  expect(Object.keys(await call(syncNotes, {}, { as })).toSorted()).toEqual(keys.toSorted())
})

test('NOTE-4 only known kinds are stored, and at most 200 notes', async () => {
  const { token: as } = await createTestUser(app, 'cleo')
  const refused = (notes: Notes) => refusal(syncNotes, notes, { as })
  const value = BELL
  expect(await refused({ 'diary/today': { at: at(1), value } })).toMatchObject([400, expect.any(Number)])
  expect(await refused({ [KEY]: { at: at(1), value: { ...value, leadHours: 5 } } })).toMatchObject([
    400,
    expect.any(Number),
  ])
  const many = Object.fromEntries(
    Array.from({ length: 201 }, (_, n) => [bellKey(sampleId(`${n}`)), { at: at(n), value }]),
  )
  expect(await refused(many)).toMatchObject([400, expect.any(Number)])
  expect(await call(syncNotes, {}, { as })).toEqual({})
})

test('NOTE-5 notes are exported, and deleted with the account', async () => {
  const { token: as, id } = await createTestUser(app, 'dora')
  await call(syncNotes, { [KEY]: { at: at(1), value: BELL } }, { as })
  expect((await send(exportAccount, {}, { as })).text).toContain(KEY)
  await call(deleteAccount, { confirm: 'dora', currentPassword: PASSWORD }, { as })
  expect(await deps.db.selectFrom('player_notes').selectAll().where('user_id', '=', id).execute()).toEqual([])
})
