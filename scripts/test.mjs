import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstalled } from './install.mjs'
import { ROOT, run, runBin } from './workspace.mjs'

/** @typedef {{ passed: number, failed: number, skipped: readonly string[] }} Tally */
/** @typedef {{ specs?: { title: string, tests: { status: string }[] }[], suites?: Suite[] }} Suite */

const REPORT = path.join(ROOT, '.cache/test-report.json')
/** As `e2e/playwright.config.ts` names it. */
const JOURNEYS_REPORT = path.join(ROOT, '.cache/journeys-report.json')

await ensureInstalled()
const total = sum([await checkAll(), await build(), await testUnits(), await testJourneys()])
for (const title of total.skipped) process.stdout.write(`skipped: ${title}\n`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0

/** @returns {Promise<Tally>} */
async function checkAll() {
  headline('check')
  const { check } = await import('./check.mjs')
  return { ...(await check()), skipped: [] }
}

/** @returns {Promise<Tally>} */
async function build() {
  headline('build')
  const { code } = await run(process.execPath, ['scripts/build.mjs'])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: [] }
}

/** @returns {Promise<Tally>} */
function testUnits() {
  headline('unit and integration')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  return runTests({ bin: 'vitest/vitest.mjs', args: ['run', ...reporters], report: REPORT, read: readUnits })
}

/** @returns {Promise<Tally>} */
function testJourneys() {
  headline('end-to-end')
  return runTests({
    bin: 'playwright/cli.js',
    args: ['test', '--config', 'e2e'],
    report: JOURNEYS_REPORT,
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
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
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
    return { passed: 0, failed: 1, skipped: [] }
  }
}

/**
 * @param {any} report of Vitest
 * @returns {Tally}
 */
function readUnits(report) {
  /** @type {{ status: string, assertionResults: { status: string, fullName: string }[] }[]} */
  const files = report.testResults
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const skipped = files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status !== 'passed' && status !== 'failed')
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: skipped.map(({ fullName }) => fullName),
  }
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[], suites: Suite[] }} report of
 * Playwright; `errors` are those of no single test, such as a file that cannot be read
 * @returns {Tally}
 */
function readJourneys({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: skippedIn(suites),
  }
}

/**
 * @param {readonly Suite[]} suites
 * @returns {string[]}
 */
function skippedIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped')).map(({ title }) => title),
    ...skippedIn(inner),
  ])
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
function sum(tallies) {
  return {
    passed: tallies.reduce((count, { passed }) => count + passed, 0),
    failed: tallies.reduce((count, { failed }) => count + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  }
}

/** @param {string} name */
function headline(name) {
  process.stdout.write(`\n── ${name} ──\n`)
}
