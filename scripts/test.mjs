import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureToolsInstalled } from './install.mjs'
import { isBuilt } from './sources.mjs'
import { brokenDown, lastLines, NOTHING, readJourneys, readUnits, sum } from './test-reports.mjs'
import { changedSince, journeysOfChange, lastCommitOnMain, testsOfWords } from './tests-of-words.mjs'
import { ROOT, run, runBin } from './workspace.mjs'

/** @typedef {import('./test-reports.mjs').Tally} Tally */

const REPORT = path.join(ROOT, '.cache/test-report.json')
/** As `e2e/playwright.config.ts` names it. */
const JOURNEYS_REPORT = path.join(ROOT, '.cache/journeys-report.json')
/** As `e2e/engines/playwright.config.ts` names it. */
const ENGINES_REPORT = path.join(ROOT, '.cache/engines-report.json')

/** One line for each run: when, of what, how long each step took, and the numbers. */
const RUNS = path.join(ROOT, '.cache/test-runs.txt')
const KEPT_RUNS = 100

const words = process.argv.slice(2)
await ensureToolsInstalled()
/** @type {string[]} */
const durations = []
const startedAt = new Date().toISOString()
/** What was not run, a line each. @type {string[]} */
const leftOut = []
const total = sum(await runAsked())
const lines = [durations.join(', '), ...leftOut.map((what) => `left out: ${what}`), ...lastLines(total)]
process.stdout.write(`\n${lines.join('\n')}\n`)
keepRun([startedAt, words.join(' ') || 'everything', durations.join(', '), lines.at(-1)].join(' | '))
process.exitCode = total.failed > 0 ? 1 : 0

function runAsked() {
  if (words.length === 0) return runEverything()
  return words[0] === '--changed' ? runChanged() : runWords()
}

/** @returns {Promise<Tally[]>} */
async function runEverything() {
  return [
    await step('check', checkAll),
    await step('build', build),
    await step('unit and integration', () => testUnits()),
    await step('end-to-end', () => testJourneys()),
    await step('other engines', testEngines),
  ]
}

/**
 * Only the tests that belong to the words. (OPS-108)
 * @returns {Promise<Tally[]>}
 */
async function runWords() {
  const { pattern, unitFiles, hasJourneys } = testsOfWords(words)
  if (unitFiles.length === 0 && !hasJourneys) return [brokenDown(`no test belongs to ${words.join(' ')}`)]
  return [
    unitFiles.length > 0 ? await step('unit and integration', () => testUnits(unitFiles)) : NOTHING,
    hasJourneys && !isBuilt() ? await step('build', build) : NOTHING,
    hasJourneys ? await step('end-to-end', () => testJourneys(['--grep', String(pattern)])) : NOTHING,
  ]
}

/**
 * Only what the change since the last commit on `main` touches. (OPS-114)
 * @returns {Promise<Tally[]>}
 */
async function runChanged() {
  const since = await lastCommitOnMain()
  const pattern = journeysOfChange(await changedSince(since))
  leftOut.push(
    'unit and integration tests that import nothing that changed; some of them read files as text',
    'journeys that import nothing that changed, and prove no rule that a changed source names',
    'other engines',
  )
  return [
    await step('check', checkAll),
    await step('unit and integration', () => testUnits(['--changed', since])),
    pattern !== null && !isBuilt() ? await step('build', build) : NOTHING,
    pattern !== null ? await step('end-to-end', () => testJourneys(['--grep', pattern.source])) : NOTHING,
  ]
}

/** @param {string} line */
function keepRun(line) {
  const earlier = existsSync(RUNS) ? readFileSync(RUNS, 'utf8').trimEnd().split('\n') : []
  mkdirSync(path.dirname(RUNS), { recursive: true })
  writeFileSync(RUNS, `${[...earlier, line].slice(-KEPT_RUNS).join('\n')}\n`)
}

/**
 * @param {string} name
 * @param {() => Promise<Tally>} run
 */
async function step(name, run) {
  process.stdout.write(`\n── ${name} ──\n`)
  const startedAt = performance.now()
  const tally = await run()
  durations.push(`${name} ${Math.round((performance.now() - startedAt) / 1000)} s`)
  return tally
}

/** @returns {Promise<Tally>} */
async function checkAll() {
  const { check } = await import('./check.mjs')
  return { ...NOTHING, ...(await check()) }
}

/** @returns {Promise<Tally>} */
async function build() {
  const { code } = await run(process.execPath, ['scripts/build.mjs'])
  return code === 0 ? { ...NOTHING, passed: 1 } : brokenDown('the build')
}

/**
 * @param {readonly string[]} [files] all unless named
 * @returns {Promise<Tally>}
 */
function testUnits(files = []) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  return runTests({ bin: 'vitest/vitest.mjs', args: ['run', ...reporters, ...files], report: REPORT, read: readUnits })
}

/**
 * @param {readonly string[]} [choice] for the runner
 * @returns {Promise<Tally>}
 */
function testJourneys(choice = []) {
  return runTests({
    bin: 'playwright/cli.js',
    args: ['test', '--config', 'e2e', ...choice],
    report: JOURNEYS_REPORT,
    read: readJourneys,
  })
}

/** @returns {Promise<Tally>} */
function testEngines() {
  return runTests({
    bin: 'playwright/cli.js',
    args: ['test', '--config', 'e2e/engines', '--grep', '@short'],
    report: ENGINES_REPORT,
    read: readJourneys,
  })
}

/**
 * One run of a test runner, counted from its report; a run that breaks down counts as a failure by itself.
 * @param {{ bin: string, args: readonly string[], report: string, read: (report: any) => Tally }} runner
 * @returns {Promise<Tally>}
 */
async function runTests({ bin, args, report, read }) {
  rmSync(report, { force: true })
  const { code } = await runBin(bin, args)
  const tally = readReport(report, read)
  return code !== 0 && tally.failed === 0 ? sum([tally, brokenDown(`${bin} ended with ${code}`)]) : tally
}

/**
 * @param {string} file
 * @param {(report: any) => Tally} read
 * @returns {Tally}
 */
function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The runner ended before it could write one.
    return brokenDown(`no report in ${path.relative(ROOT, file)}`)
  }
}
