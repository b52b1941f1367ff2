import {
  type Download,
  downloadSettings,
  listSlotVersions,
  restoreSlotVersion,
  type Upload,
  uploadSettings,
} from '@ephemeris/contract/sync/sync'
import { type Instant, instant, MINUTE_MS, SECOND_MS } from '@ephemeris/core/time/instant'
import { expect, test } from 'vitest'
import { refusalIn } from '#server/testing/calls/ask'
import { startTestApp } from '#server/testing/test-app'
import { createTestUser } from '#server/testing/test-user'

const app = await startTestApp()
const { ask, call, clock } = app
const START = instant(Date.UTC(2026, 4, 20, 4))

const EMPTY = { activityStatus: {}, userGameSelections: {}, gameOrder: [] } as const
type Settings = Upload['settings']

/** Uploads, each a minute after the one before; without moments as a program does that notes none. */
async function signUp(name: string) {
  const { token: as } = await createTestUser(app, name)
  let at = START
  const next = () => {
    at = instant(at + MINUTE_MS)
    clock.set(new Date(at).toISOString())
  }
  return {
    as: { as },
    upload: async (settings: Partial<Settings>): Promise<Instant> => {
      next()
      return call(uploadSettings, { slot: 1, settings: { ...EMPTY, ...settings }, base: null }, { as })
    },
    restore: async (versionId: string): Promise<Instant> => {
      next()
      return call(restoreSlotVersion, { slot: 1, versionId }, { as })
    },
    held: async (): Promise<Download['settings']> => (await call(downloadSettings, { slot: 1 }, { as })).settings,
    versions: () => call(listSlotVersions, { slot: 1 }, { as }),
  }
}

const mark = (id: string) => `activityStatus/${id}`

test('SYNC-42 moments come back as they were uploaded, and make no version by themselves', async () => {
  const { upload, held, versions } = await signUp('moments')
  const activityStatus = { a: 'done' } as const
  await upload({ activityStatus, moments: { [mark('a')]: START, [mark('gone')]: START } })
  const moments = { [mark('a')]: instant(START + SECOND_MS), [mark('gone')]: START }
  await upload({ activityStatus, moments })
  expect(await held()).toMatchObject({ activityStatus, moments })
  expect(await versions()).toEqual([])
})

test('SYNC-42 a program that notes no moments changes those of what it changes, and takes nothing off', async () => {
  const { upload, held } = await signUp('older')
  const moments = { [mark('same')]: START, [mark('other')]: START, [mark('missing')]: START, [mark('off')]: START }
  await upload({ activityStatus: { same: 'done', other: 'done', missing: 'done' }, moments })
  const at = await upload({ activityStatus: { same: 'done', other: 'starred', new: 'done' } })
  expect((await held()).moments).toEqual({
    [mark('same')]: START,
    [mark('other')]: at,
    [mark('new')]: at,
    [mark('off')]: START,
  })
  // The same once more changes nothing.
  await upload({ activityStatus: { same: 'done', other: 'starred', new: 'done' } })
  expect((await held()).moments).toMatchObject({ [mark('other')]: at, [mark('new')]: at })
})

test('SYNC-42 what a program without moments uploads first has none', async () => {
  const { upload, held } = await signUp('first')
  await upload({ activityStatus: { a: 'done' } })
  expect(await held()).not.toHaveProperty('moments')
})

test('SYNC-42 what a restored version changes was changed by that, also what it takes off', async () => {
  const { upload, restore, held, versions } = await signUp('restored')
  await upload({ activityStatus: { a: 'done', b: 'done' }, moments: { [mark('a')]: START, [mark('b')]: START } })
  const changed = instant(START + SECOND_MS)
  await upload({
    activityStatus: { b: 'done', c: 'done' },
    moments: { [mark('a')]: changed, [mark('b')]: START, [mark('c')]: changed },
  })
  const at = await restore((await versions())[0]?.id ?? '')
  expect(await held()).toMatchObject({
    activityStatus: { a: 'done', b: 'done' },
    moments: { [mark('a')]: at, [mark('b')]: START, [mark('c')]: at },
  })
})

test.each<[string, object]>([
  ['a moment that does not exist', { [mark('a')]: '2026-02-30T00:00:00Z' }],
  ['a part without end', { [mark('x'.repeat(300))]: '2026-05-20T00:00:00Z' }],
  [
    'more moments than are kept',
    Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [mark(`${n}`), '2026-05-20T00:00:00Z'])),
  ],
  ['a list', ['2026-05-20T00:00:00Z']],
])('SYNC-11 %s is refused', async (_, changedAt) => {
  const { token } = await createTestUser(app, 'refused')
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ activityStatus: {}, userGameSelections: {}, changedAt })
  expect(refusalIn(await ask('POST /api/user/upload_settings', { headers, body }))).toEqual([400, 100002])
})
