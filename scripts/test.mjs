import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureInstalled } from './install.mjs'
import { ROOT, run, runBin } from './workspace.mjs'

/** @typedef {{ passed: number, failed: number, skipped: readonly string[] }} Tally */

const REPORT = path.join(ROOT, '.cache/test-report.json')

await ensureInstalled()
const total = sum([
  await checkAll(),
  await build(),
  await test('unit and integration'),
  await test('end-to-end', '--root', 'e2e'),
])
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

/**
 * One run of the test runner, counted from its report; a run that breaks down counts as a failure by itself.
 * @param {string} name
 * @param {...string} args
 * @returns {Promise<Tally>}
 */
async function test(name, ...args) {
  headline(name)
  rmSync(REPORT, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { code } = await runBin('vitest/vitest.mjs', ['run', ...args, ...reporters])
  const tally = readReport()
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

/** @returns {Tally} */
function readReport() {
  let report
  try {
    report = JSON.parse(readFileSync(REPORT, 'utf8'))
  } catch {
    // The runner ended before it could write one.
    return { passed: 0, failed: 1, skipped: [] }
  }
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
