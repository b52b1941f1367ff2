import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createRandom } from '../bench/support/random.ts'
import { listPlaces, type Mutant, mutate, type Place } from './support/mutants.ts'
import { ROOT, targetOf } from './support/targets.ts'
import { type Outcome, openTestRuns } from './support/test-runs.ts'

/** `MUTATION_MINUTES=120` takes a larger sample, `MUTATION_SEED` repeats one, `MUTATION_ONLY` names a file or a line. */
const MINUTES = Number(process.env.MUTATION_MINUTES ?? 35)
const SEED = Number(process.env.MUTATION_SEED ?? 1)
const ONLY = process.env.MUTATION_ONLY ?? ''

/** A test run with a mutant may take so many times as long as without, and this much longer. */
const SLOWER = 4
const LONGER_MS = 30_000
const MOST_A_MINUTE = 100
/** As often a run without a mutant shows that tests fail because of mutants alone. */
const CONTROL_EVERY = 25

interface Result extends Mutant {
  readonly outcome: Outcome | 'not reached'
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

const endAt = performance.now() + MINUTES * 60_000
const { testsOf, durations } = await measureReach()
const results: Result[] = []
let controls = 0
for (const mutant of mutated.mutants) {
  if (performance.now() >= endAt) break
  const files = testsOf.get(mutant.id) ?? []
  const limitMs = LONGER_MS + SLOWER * files.reduce((sum, file) => sum + (durations.get(file) ?? 0), 0)
  const outcome = files.length === 0 ? 'not reached' : await runs.run(files, { mutantId: mutant.id, limitMs })
  results.push({ ...mutant, outcome })
  if (results.length % CONTROL_EVERY !== 0) continue
  if (files.length > 0 && (await runs.run(files, { mutantId: null, limitMs })) !== 'passed') {
    throw new Error(`without a mutant, tests fail: ${files.map((file) => path.relative(ROOT, file)).join(', ')}`)
  }
  controls++
  process.stdout.write(`${results.length} mutants, ${noticed(results)} noticed\n`)
}
await runs.close()
print()

function isWanted({ file, location }: Place): boolean {
  const [wantedFile = '', wantedLine] = ONLY.split(':')
  if (!path.relative(ROOT, file).startsWith(wantedFile)) return false
  return wantedLine === undefined || location.start.line + 1 === Number(wantedLine)
}

/** Which test files reach a mutant, the quickest first. */
async function measureReach() {
  const durations = new Map<string, number>()
  const reachedBy = new Map<string, readonly string[]>()
  for (const file of target.tests) {
    const startedAt = performance.now()
    const { outcome, reached } = await runs.reach(file, 10 * 60_000)
    if (outcome !== 'passed') throw new Error(`without a mutant, ${path.relative(ROOT, file)} fails`)
    durations.set(file, performance.now() - startedAt)
    process.stdout.write(`${path.relative(ROOT, file)}: ${Math.round(performance.now() - startedAt)} ms\n`)
    reachedBy.set(file, reached)
  }
  const testsOf = new Map<string, string[]>()
  const quickestFirst = [...durations].sort(([, a], [, b]) => a - b).map(([file]) => file)
  for (const file of quickestFirst) {
    for (const id of reachedBy.get(file) ?? []) testsOf.set(id, [...(testsOf.get(id) ?? []), file])
  }
  return { testsOf, durations }
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
    score: Math.round((1000 * noticed(results)) / results.length) / 10,
  }
  const report = path.join(ROOT, `.cache/mutation-${name}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  writeFileSync(report, `${JSON.stringify({ ...figures, results }, null, 2)}\n`)
  process.stdout.write(`${JSON.stringify(figures)}\nWritten to ${path.relative(ROOT, report)}\n`)
}
