import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { afterAll, inject, vi } from 'vitest'
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

const { mutantId, limitMs, testMs, reachedFile } = inject('mutation')
const scope: { __stryker__?: StrykerState } = globalThis as typeof globalThis & { __stryker__?: StrykerState }

const state: StrykerState = mutantId === null ? {} : { activeMutant: mutantId, hitCount: 0, hitLimit: HIT_LIMIT }
scope.__stryker__ = state
endAfter(limitMs)
vi.setConfig({ testTimeout: testMs, hookTimeout: testMs })
afterAll(() => writeFileSync(reachedFile, JSON.stringify(reachedIds())))

/** The active mutant counts apart from the others. */
function reachedIds(): readonly string[] {
  const others = Object.keys(state.mutantCoverage?.static ?? {})
  return mutantId !== null && (state.hitCount ?? 0) > 0 ? [...others, mutantId] : others
}

/** A thread of its own also ends a process whose event loop hangs. */
function endAfter(ms: number): void {
  new Worker(`setTimeout(() => process.kill(${process.pid}, 'SIGKILL'), ${ms})`, { eval: true }).unref()
}
