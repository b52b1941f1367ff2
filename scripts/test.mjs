import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import { ensureToolsInstalled } from './install.mjs'
import { ROOT, run, runBin } from './workspace.mjs'

/**
 * What one step found. `failures` names the tests that failed with the first line of the reason, for the last lines of
 * the output: a log of thousands of lines is often kept by its end alone.
 * @typedef {{ passed: number, failed: number, failures: readonly string[], skipped: readonly string[] }} Tally
 */
/** @typedef {{ status: string, annotations: { description?: string }[], results: { error?: { message?: string } }[] }} JourneyTest */
/** @typedef {{ specs?: { title: string, file: string, tests: JourneyTest[] }[], suites?: Suite[] }} Suite */

const REPORT = path.join(ROOT, '.cache/test-report.json')
/** As `e2e/playwright.config.ts` names it. */
const JOURNEYS_REPORT = path.join(ROOT, '.cache/journeys-report.json')
/** As `e2e/engines/playwright.config.ts` names it. */
const ENGINES_REPORT = path.join(ROOT, '.cache/engines-report.json')

await ensureToolsInstalled()
/** @type {string[]} */
const durations = []
const total = sum([
  await step('check', checkAll),
  await step('build', build),
  await step('unit and integration', testUnits),
  await step('end-to-end', testJourneys),
  await step('other engines', testEngines),
])
process.stdout.write(`${durations.join(', ')}\n`)
for (const title of total.skipped) process.stdout.write(`skipped: ${title}\n`)
for (const failure of total.failures) process.stdout.write(`failed: ${failure}\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0

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
  return { ...(await check()), skipped: [] }
}

/** @returns {Promise<Tally>} */
async function build() {
  const { code } = await run(process.execPath, ['scripts/build.mjs'])
  return code === 0 ? { passed: 1, failed: 0, failures: [], skipped: [] } : brokenDown('the build')
}

/** @returns {Promise<Tally>} */
function testUnits() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  return runTests({ bin: 'vitest/vitest.mjs', args: ['run', ...reporters], report: REPORT, read: readUnits })
}

/** @returns {Promise<Tally>} */
function testJourneys() {
  return runTests({
    bin: 'playwright/cli.js',
    args: ['test', '--config', 'e2e'],
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

/**
 * @param {string} what
 * @returns {Tally} of a step that failed as a whole
 */
function brokenDown(what) {
  return { passed: 0, failed: 1, failures: [what], skipped: [] }
}

/**
 * @param {any} report of Vitest
 * @returns {Tally}
 */
function readUnits(report) {
  /** @typedef {{ status: string, fullName: string, failureMessages: readonly string[] }} Assertion */
  /** @type {{ name: string, status: string, message: string, assertionResults: Assertion[] }[]} */
  const files = report.testResults
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed')
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    failures: [
      ...brokenFiles.map(({ name, message }) => failureLine(path.relative(ROOT, name), message)),
      ...failed.map(({ fullName, failureMessages }) => failureLine(fullName, failureMessages[0])),
    ],
    skipped: skipped.map(({ fullName }) => fullName),
  }
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: { message?: string }[], suites: Suite[] }} report of
 * Playwright; `errors` are those of no single test, such as a file that cannot be read
 * @returns {Tally}
 */
function readJourneys({ stats, errors, suites }) {
  const specs = specsIn(suites)
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...errors.map(({ message }) => failureLine('a file of journeys', message)),
      ...failed.map(({ title, file, tests }) => failureLine(`${file} ${title}`, messageOf(tests))),
    ],
    skipped: [...new Set(specs.flatMap(({ title, tests }) => skippedIn(tests).map((reason) => reason ?? title)))],
  }
}

/**
 * @param {readonly Suite[]} suites
 * @returns {NonNullable<Suite['specs']>}
 */
function specsIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsIn(inner)])
}

/**
 * @param {readonly JourneyTest[]} tests
 * @returns {(string | undefined)[]} why each was skipped that was; one reason may be that of many, such as a missing browser
 */
function skippedIn(tests) {
  return tests.filter(({ status }) => status === 'skipped').map(({ annotations }) => annotations[0]?.description)
}

/**
 * @param {readonly JourneyTest[]} tests
 * @returns {string | undefined} of the first attempt that failed
 */
function messageOf(tests) {
  return tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error?.message
}

/**
 * @param {string} title
 * @param {string | undefined} reason
 * @returns {string} one line, without the colours of a terminal
 */
function failureLine(title, reason = '') {
  const [firstLine = '', ...others] = stripVTControlCharacters(reason).trim().split('\n')
  // The seed of a property, and the smallest example that breaks it.
  const proof = others.filter((line) => /^\{ seed:|^Counterexample:/.test(line))
  return [title, ...(firstLine === '' ? [] : [[firstLine, ...proof].join(' ').slice(0, 600)])].join(': ')
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
function sum(tallies) {
  return {
    passed: tallies.reduce((count, { passed }) => count + passed, 0),
    failed: tallies.reduce((count, { failed }) => count + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  }
}
