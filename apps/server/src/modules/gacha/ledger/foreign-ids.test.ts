import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { confirmFile, previewFile } from '@ephemeris/contract/gacha/gacha-file'
import { getImportTask, startImport } from '@ephemeris/contract/gacha/gacha-import'
import { listImports } from '@ephemeris/contract/gacha/gacha-ledger'
import { expect, test } from 'vitest'
import { startImportTestApp } from '#server/testing/pull-logs/import-test-app'
import { importFile, pullFile } from '#server/testing/pull-logs/pull-file'
import { linkTo } from '#server/testing/pull-logs/pull-log-simulator'
import { simulatedAccount } from '#server/testing/pull-logs/simulated-account'
import { createTestUser } from '#server/testing/test-user'

const genshin = simulatedAccount('genshin', { pulls: 60 })
const starrail = simulatedAccount('starrail', { pulls: 60 })
const app = await startImportTestApp([starrail])
const { call, ask } = app

/** Every call that takes the id of a task, a preview or an import. */
const CALLS = ENDPOINTS.filter(({ path }) => /:(task|preview|import)_id\b/.test(path)).map(
  ({ method, path }) => [method, path] as const,
)

test('LEDGER-14 (C082) there are calls that take an id of a task, a preview and an import', () => {
  expect(CALLS.map(([method, path]) => `${method} ${path.replace('/api/gachalog', '')}`).sort()).toEqual([
    'GET /import/tasks/:task_id',
    'POST /import/file/:preview_id/confirm',
    'POST /import/tasks/:task_id/cancel',
    'POST /imports/:import_id/undo',
  ])
})

test('LEDGER-14 (C082) ids of another user are as if they did not exist, on every call that takes one', async () => {
  const { token: ada } = await createTestUser(app, 'ada')
  const { token: bob } = await createTestUser(app, 'bob')
  const { importId } = await importFile(app, genshin, ada)
  app.simulator.interfere(() => 'hang')
  const { taskId } = await call(startImport, { text: linkTo(starrail), gameId: 'starrail' }, { as: ada })
  const { previewId } = await call(previewFile, { text: pullFile([genshin]), gameId: null, uid: null }, { as: ada })
  const ids: Readonly<Record<string, string>> = { task_id: taskId, preview_id: previewId, import_id: importId }

  const answerTo = async ([method, path]: readonly [string, string], idOf: (name: string) => string) => {
    const address = path.replace(/:(\w+)/, (_, name: string) => idOf(name))
    const headers = { authorization: `Bearer ${bob}`, 'content-type': 'application/json' }
    const { status, text } = await ask(`${method} ${address}`, { headers, ...(method === 'POST' && { body: '{}' }) })
    return { status, ...JSON.parse(text) }
  }
  for (const one of CALLS) {
    const foreign = await answerTo(one, (name) => ids[name] ?? '')
    expect(foreign).toMatchObject({ status: 404, error_code: 100004 })
    expect(foreign).toEqual(
      await answerTo(one, (name) => (ids[name] ?? '').replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))),
    )
  }

  const [entry] = await call(listImports, { gameId: 'genshin', uid: genshin.uid }, { as: ada })
  expect(entry?.undoneAt).toBeNull()
  expect(await call(confirmFile, { previewId }, { as: ada })).toMatchObject([{ added: 0 }])
  app.simulator.interfere(() => null)
  app.simulator.dropHanging()
  expect(await app.ended(taskId, ada)).toMatchObject({ status: 'completed' })
  expect(await call(getImportTask, { taskId }, { as: ada })).toMatchObject({ failure: null })
})
