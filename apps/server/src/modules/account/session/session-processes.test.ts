import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getProfile } from '@ephemeris/contract/account/account'
import { logout } from '@ephemeris/contract/account/sign-in'
import { ENDPOINTS } from '@ephemeris/contract/endpoints'
import { build } from 'rolldown'
import { afterAll, expect, test } from 'vitest'
import { createDeps } from '#server/create-deps'
import { readEnv } from '#server/env/env'
import { createLog } from '#server/platform/log/log'
import { asker, refusalIn } from '#server/testing/calls/ask'
import { testCallerOf } from '#server/testing/calls/test-call'
import { createSharedTestDatabase } from '#server/testing/database/test-database'
import { createTestUser } from '#server/testing/test-user'

const SERVER = path.resolve(import.meta.dirname, '../../../..')
/** Where the packages of the server are found. */
const MEMBER = path.resolve(SERVER, '.cache/server-member.js')
const { db, address } = await createSharedTestDatabase()
const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-processes-'))
const deps = createDeps({
  env: readEnv({ EPHEMERIS_ENV: 'test', DATA_DIR: dataDir }),
  db,
  log: createLog('error', () => {}),
})
const members: ChildProcess[] = []

afterAll(async () => {
  for (const member of members.filter(({ exitCode }) => exitCode === null)) {
    const exited = once(member, 'exit')
    member.kill('SIGKILL')
    await exited
  }
  rmSync(dataDir, { recursive: true, force: true })
})

/** @returns a process of its own that serves the database */
async function startMember() {
  const member = spawn(process.execPath, [MEMBER, JSON.stringify(address), dataDir], {
    cwd: SERVER,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  members.push(member)
  const ended = once(member, 'exit').then(() => Promise.reject(new Error('the process has ended')))
  const [line] = await Promise.race([once(member.stdout, 'data'), ended])
  const ask = asker(String(line).trim())
  return { ask, ...testCallerOf(ask) }
}

test('ACC-14 (C011) a session that was ended in one process is none in any, whatever is called', async () => {
  await build({
    cwd: SERVER,
    input: 'src/testing/members/server-member.ts',
    platform: 'node',
    external: /^(?!\.|#|@ephemeris\/)[^/]/,
    output: { file: MEMBER, format: 'esm', codeSplitting: false },
    logLevel: 'warn',
  })
  const [one, other] = [await startMember(), await startMember()]
  const { token: as } = await createTestUser({ deps, call: one.call }, 'ada')
  for (const { call } of [one, other]) expect((await call(getProfile, {}, { as })).username).toBe('ada')
  await one.call(logout, {}, { as })

  const headers = { authorization: `Bearer ${as}` }
  for (const { ask } of [one, other]) {
    for (const { method, path: called } of ENDPOINTS.filter(({ auth }) => auth !== 'none')) {
      const line = `${method} ${called.replace(/:\w+/g, 'x')}`
      expect([line, ...refusalIn(await ask(line, { headers }))]).toEqual([line, 401, 200003])
    }
  }
})
