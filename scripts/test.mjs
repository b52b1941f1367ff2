import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureToolsInstalled } from './install.mjs'
import { brokenDown, lastLines, NOTHING, readJourneys, readUnits, sum } from './test-reports.mjs'
import { ROOT, run, runBin } from './workspace.mjs'

/** @typedef {import('./test-reports.mjs').Tally} Tally */

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
for (const line of lastLines(total)) process.stdout.write(`${line}\n`)
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
  return { ...NOTHING, ...(await check()) }
}

/** @returns {Promise<Tally>} */
async function build() {
  const { code } = await run(process.execPath, ['scripts/build.mjs'])
  return code === 0 ? { ...NOTHING, passed: 1 } : brokenDown('the build')
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
