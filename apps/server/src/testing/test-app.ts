import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { LedgerLimits } from '@ephemeris/contract/gacha/ledger-limits'
import { afterAll } from 'vitest'
import { type AppServer, createApp } from '#server/app'
import { createDeps } from '#server/create-deps'
import type { Deps } from '#server/deps'
import { readEnv } from '#server/env/env'
import type { SpaceCheck } from '#server/platform/files/disk-space'
import { createLog } from '#server/platform/log/log'
import { createWorkQueue } from '#server/platform/processes/work-queue'
import { createPasswordHasher, type PasswordHasher } from '#server/platform/secrets/password-hash'
import type { Wait } from '#server/platform/timers'
import { type Ask, asker } from './calls/ask.ts'
import { type TestCaller, testCallerOf } from './calls/test-call.ts'
import { createTestDatabase } from './database/test-database.ts'
import { type TestClock, testClock } from './test-clock.ts'

/** A listening server of the calling test file, on a database of its own; gone when the file is through. */
export interface TestApp extends TestCaller {
  readonly app: AppServer
  readonly deps: Deps
  readonly ask: Ask
  readonly port: number
  readonly clock: TestClock
  /** What was logged, in order. */
  readonly lines: readonly string[]
}

export interface TestAppOptions {
  /** Runs before the server starts, e.g. to fill the catalogue. */
  readonly prepare?: (deps: Deps) => Promise<void>
  readonly env?: Readonly<Record<string, string>>
  /** In the place of real time, for jobs that wait. */
  readonly wait?: Wait
  readonly planEveryMs?: number
  readonly ledgerLimits?: LedgerLimits
  /** In the place of the disk of `DATA_DIR`. */
  readonly space?: SpaceCheck
  /** In the place of the built app. */
  readonly webRoot?: string
  /** Unset: passwords wait for their turn as long as it takes, which on a busy machine may be longer than is allowed. */
  readonly passwords?: PasswordHasher
}

/** The clock shows 2026-05-20T04:00:00Z; one proxy is trusted, and there is no challenge. */
export async function startTestApp({
  prepare,
  env = {},
  webRoot,
  passwords = createPasswordHasher(createWorkQueue(2)),
  ...given
}: TestAppOptions = {}): Promise<TestApp> {
  const lines: string[] = []
  const clock = testClock('2026-05-20T04:00:00Z')
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ephemeris-app-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  const deps = createDeps({
    env: readEnv({
      EPHEMERIS_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      CHALLENGE: 'off',
      CATALOGUE_SOURCES: 'off',
      ...env,
    }),
    db: await createTestDatabase(),
    clock,
    log: createLog('info', (line) => lines.push(line)),
    passwords,
    ...given,
  })
  await prepare?.(deps)

  const app = await createApp(deps, webRoot)
  afterAll(() => app.close())
  const origin = await app.listen()
  const ask = asker(origin)
  return { app, deps, clock, lines, ask, port: Number(new URL(origin).port), ...testCallerOf(ask) }
}
