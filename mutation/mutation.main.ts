import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createRandom } from '../bench/support/random.ts'
import { listPlaces, type Mutant, mutate, type Place } from './support/mutants.ts'
import { ROOT, targetOf } from './support/targets.ts'
import { createTestOrder } from './support/test-order.ts'
import { type Outcome, openTestRuns } from './support/test-runs.ts'

/** `MUTATION_MINUTES=120` takes a larger sample, `MUTATION_SEED` repeats one, `MUTATION_ONLY` names a file or a line. */
const MINUTES = Number(process.env.MUTATION_MINUTES ?? 35)
const SEED = Number(process.env.MUTATION_SEED ?? 1)
const ONLY = process.env.MUTATION_ONLY ?? ''

/** A test run with a mutant may take so many times as long as without, and this much longer. */
const SLOWER = 4
const LONGER_MS = 30_000
/** What a file may take that has not passed yet. */
const UNKNOWN_MS = 10 * 60_000
/** More are not drawn: each one that the code holds makes it slower. */
const MOST_A_MINUTE = 60
/** As often a run without a mutant shows that tests fail because of mutants alone. */
const CONTROL_EVERY = 10

interface Result extends Mutant {
  readonly outcome: Outcome | 'not reached'
  /** The test file that failed; `null`: none did. */
  readonly noticedBy: string | null
}

/*
 * Changes the code in one place at a time, in an order drawn from the seed, until the time is over, and counts how many
 * changes a test notices. A change that no test reaches counts as not noticed. (C119)
 */
const [name = ''] = process.argv.slice(2)
const target = targetOf(name)
const places = await listPlaces(target.sources)
const random = createRandom(SEED)
const drawn = places
  .filter(isWanted)
  .map((place) => ({ place, key: random.share() }))
  .sort((a, b) => a.key - b.key)
  .slice(0, MINUTES * MOST_A_MINUTE)
  .map(({ place }) => place)
const mutated = await mutate(drawn)
const runs = await openTestRuns(target, mutated)

const testsOf = createTestOrder(target.tests)
const timed = new Map<string, { readonly reached: ReadonlySet<string>; readonly ms: number }>()

const endAt = performance.now() + MINUTES * 60_000
const results: Result[] = []
let controls = 0
let disturbed = 0
for (const mutant of mutated.mutants) {
  const result = await judge(mutant)
  if (result === null) break
  results.push(result)
  process.stdout.write(`${results.length} ${result.outcome}: ${mutant.file}:${mutant.line} ${result.noticedBy ?? ''}\n`)
  if (results.length % CONTROL_EVERY === 0 && result.noticedBy !== null) await control(result.noticedBy)
}
await runs.close()
print()

/**
 * Runs the tests that load the code until one fails; one that is known to pass it by is left out.
 * @returns `null` if the time was over before
 */
async function judge(mutant: Mutant): Promise<Result | null> {
  let isReached = false
  for (const file of testsOf(path.join(ROOT, mutant.file))) {
    const known = timed.get(file)
    if (known && !known.reached.has(mutant.id)) continue
    const limitMs = known ? LONGER_MS + SLOWER * known.ms : UNKNOWN_MS
    const startedAt = performance.now()
    const leftMs = endAt - startedAt
    if (leftMs <= 0) return null
    const { outcome, reached } = await runs.run(file, { mutantId: mutant.id, limitMs: Math.min(limitMs, leftMs) })
    if (outcome === 'timeout' && leftMs < limitMs) return null
    const isPast = reached !== null && !reached.has(mutant.id)
    if (outcome !== 'passed' && isPast) {
      // The machine failed it, not the mutant.
      disturbed++
      continue
    }
    if (outcome !== 'passed') return { ...mutant, outcome, noticedBy: path.relative(ROOT, file) }
    isReached ||= !isPast
    if (!known && reached) timed.set(file, { reached, ms: performance.now() - startedAt })
  }
  return { ...mutant, outcome: isReached ? 'passed' : 'not reached', noticedBy: null }
}

/** @throws if a test that has noticed a mutant also fails without one */
async function control(file: string): Promise<void> {
  const { outcome } = await runs.run(path.join(ROOT, file), { mutantId: null, limitMs: UNKNOWN_MS })
  if (outcome !== 'passed') throw new Error(`${file} fails without a mutant`)
  controls++
}

function isWanted({ file, location }: Place): boolean {
  const [wantedFile = '', wantedLine] = ONLY.split(':')
  if (!path.relative(ROOT, file).startsWith(wantedFile)) return false
  return wantedLine === undefined || location.start.line + 1 === Number(wantedLine)
}

function noticed(all: readonly Result[]): number {
  return count(all, 'failed') + count(all, 'timeout')
}

function count(all: readonly Result[], outcome: Result['outcome']): number {
  return all.filter((one) => one.outcome === outcome).length
}

function print(): void {
  const survivors = results
    .filter(({ outcome }) => outcome === 'passed' || outcome === 'not reached')
    .sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column)
  for (const { file, line, column, kind, original, replacement, outcome } of survivors) {
    const unreached = outcome === 'not reached' ? ' (no test reaches it)' : ''
    process.stdout.write(`survived: ${file}:${line}:${column} ${kind}: ${original} → ${replacement}${unreached}\n`)
  }
  const figures = {
    target: name,
    seed: SEED,
    mutants: places.length,
    tested: results.length,
    failed: count(results, 'failed'),
    timeouts: count(results, 'timeout'),
    survived: count(results, 'passed'),
    notReached: count(results, 'not reached'),
    controls,
    disturbed,
    score: Math.round((1000 * noticed(results)) / results.length) / 10,
  }
  const report = path.join(ROOT, `.cache/mutation-${name}-${SEED}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  writeFileSync(report, `${JSON.stringify({ ...figures, results }, null, 2)}\n`)
  process.stdout.write(`${JSON.stringify(figures)}\nWritten to ${path.relative(ROOT, report)}\n`)
}
