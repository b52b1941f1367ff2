import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { afterAll, inject } from 'vitest'
import type {} from './run-settings.ts'

/** What the instrumented code reads; the names are Stryker's. */
interface StrykerState {
  activeMutant?: string
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: { readonly static: Readonly<Record<string, number>> }
}

/** A loop that a mutant made endless ends with an error; no test comes near it. */
const HIT_LIMIT = 20_000_000

const { mutantId, limitMs, reachedFile } = inject('mutation')
const scope: { __stryker__?: StrykerState } = globalThis as typeof globalThis & { __stryker__?: StrykerState }

// Test files that share a process run this file once each.
if (scope.__stryker__ === undefined) {
  scope.__stryker__ = mutantId === null ? {} : { activeMutant: mutantId, hitCount: 0, hitLimit: HIT_LIMIT }
  endAfter(limitMs)
}
const state = scope.__stryker__

if (reachedFile !== null) {
  afterAll(() => writeFileSync(reachedFile, JSON.stringify(Object.keys(state.mutantCoverage?.static ?? {}))))
}

/** A thread of its own also ends a process whose event loop hangs. */
function endAfter(ms: number): void {
  new Worker(`setTimeout(() => process.kill(${process.pid}, 'SIGKILL'), ${ms})`, { eval: true }).unref()
}
