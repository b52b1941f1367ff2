import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { createRandom } from '../bench/support/random.ts'
import { listPlaces, type Mutant, mutate, type Place } from './support/mutants.ts'
import { ROOT, targetOf } from './support/targets.ts'
import { createTestOrder } from './support/test-order.ts'
import { type Outcome, openTestRuns } from './support/test-runs.ts'

/** `MUTATION_MINUTES=120` takes a larger sample, `MUTATION_SEED` repeats one, `MUTATION_ONLY` names files or lines. */
const MINUTES = Number(process.env.MUTATION_MINUTES ?? 35)
const SEED = Number(process.env.MUTATION_SEED ?? 1)
const ONLY = (process.env.MUTATION_ONLY ?? '').split(',')

/** A test with a mutant, and a run of tests, may take so many times as long as without, and this much longer. */
const SLOWER = 4
const LONGER_MS = 10_000
/** What a file may take without a mutant. */
const CLEAN_MS = 10 * 60_000
/** More are not drawn: each one that the code holds makes it slower. */
const MOST_A_MINUTE = 60
/** As often a run without a mutant shows that tests fail because of mutants alone. */
const CONTROL_EVERY = 10

interface Result extends Mutant {
  readonly outcome: Outcome | 'not reached'
  /** The test file that failed; `null`: none did. */
  readonly noticedBy: string | null
}

/** How a test file passes without a mutant. */
interface CleanRun {
  readonly reached: ReadonlySet<string>
  readonly ms: number
  readonly longestTestMs: number
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
/** `null`: it fails. */
const cleanRuns = new Map<string, CleanRun | null>()
/** By source: the test file that noticed a mutant of it last, which is likely to notice the next one. */
const lastNoticedBy = new Map<string, string>()

const endAt = performance.now() + MINUTES * 60_000
const results: Result[] = []
let controls = 0
let failedControls = 0
let disturbed = 0
for (const mutant of mutated.mutants) {
  const startedAt = performance.now()
  const result = await judge(mutant)
  if (result === null) break
  results.push(result)
  if (result.noticedBy !== null) lastNoticedBy.set(path.join(ROOT, mutant.file), path.join(ROOT, result.noticedBy))
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const by = result.noticedBy === null ? '' : ` by ${result.noticedBy}`
  process.stdout.write(`${results.length} ${mutant.file}:${mutant.line} ${result.outcome}${by} after ${seconds} s\n`)
  if (results.length % CONTROL_EVERY !== 0 || result.noticedBy === null) continue
  controls++
  if ((await runClean(path.join(ROOT, result.noticedBy))) === null) failedControls++
}
await runs.close()
print()

/**
 * Runs the tests that load the code until one fails; one that passes it by is left out.
 * @returns `null` if the time was over before
 */
async function judge(mutant: Mutant): Promise<Result | null> {
  let isReached = false
  for (const file of orderFor(path.join(ROOT, mutant.file))) {
    const clean = await cleanRunOf(file)
    if (!clean?.reached.has(mutant.id)) continue
    isReached = true
    const limitMs = allowed(clean.ms)
    const leftMs = endAt - performance.now()
    if (leftMs <= 0) return null
    const limits = { limitMs: Math.min(limitMs, leftMs), testMs: allowed(clean.longestTestMs) }
    const { outcome, reached } = await runs.run(file, { mutantId: mutant.id, ...limits })
    if (outcome === 'timeout' && leftMs < limitMs) return null
    // The machine failed it, not the mutant.
    if (outcome !== 'passed' && reached !== null && !reached.has(mutant.id)) disturbed++
    else if (outcome !== 'passed') return { ...mutant, outcome, noticedBy: path.relative(ROOT, file) }
  }
  return { ...mutant, outcome: isReached ? 'passed' : 'not reached', noticedBy: null }
}

function orderFor(source: string): readonly string[] {
  const likely = lastNoticedBy.get(source)
  const files = testsOf(source)
  return likely === undefined ? files : [likely, ...files.filter((file) => file !== likely)]
}

function allowed(cleanMs: number): number {
  return LONGER_MS + SLOWER * cleanMs
}

/**
 * Each file runs without a mutant before it runs with one: what it reaches and how long it takes is known then.
 * @returns `null` if it fails, a second time too
 */
async function cleanRunOf(file: string): Promise<CleanRun | null> {
  const known = cleanRuns.get(file)
  if (known !== undefined) return known
  const clean = (await runClean(file)) ?? (await runClean(file))
  if (clean === null) process.stdout.write(`left out: ${path.relative(ROOT, file)} fails without a mutant\n`)
  cleanRuns.set(file, clean)
  return clean
}

async function runClean(file: string): Promise<CleanRun | null> {
  const startedAt = performance.now()
  const { outcome, reached, longestTestMs } = await runs.run(file, {
    mutantId: null,
    limitMs: CLEAN_MS,
    testMs: CLEAN_MS,
  })
  if (outcome !== 'passed' || reached === null) return null
  return { reached, ms: performance.now() - startedAt, longestTestMs }
}

function isWanted({ file, location }: Place): boolean {
  return ONLY.some((wanted) => {
    const [wantedFile = '', wantedLine] = wanted.split(':')
    if (!path.relative(ROOT, file).startsWith(wantedFile)) return false
    return wantedLine === undefined || location.start.line + 1 === Number(wantedLine)
  })
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
    failedControls,
    disturbed,
    score: Math.round((1000 * noticed(results)) / results.length) / 10,
  }
  const report = path.join(ROOT, `.cache/mutation-${name}-${SEED}.json`)
  mkdirSync(path.dirname(report), { recursive: true })
  writeFileSync(report, `${JSON.stringify({ ...figures, results }, null, 2)}\n`)
  process.stdout.write(`${JSON.stringify(figures)}\nWritten to ${path.relative(ROOT, report)}\n`)
}
