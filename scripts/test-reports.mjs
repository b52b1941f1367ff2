import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './workspace.mjs'

/**
 * What one step found. `failures` names the tests that failed with the first line of the reason, for the last lines of
 * the output: a log of thousands of lines is often kept by its end alone. `flaky` names those that passed only when they
 * were repeated; they count as passed.
 * @typedef {{ passed: number, failed: number, failures: readonly string[], flaky: readonly string[], skipped: readonly string[] }} Tally
 */
/** @typedef {{ status: string, annotations: { description?: string }[], results: { error?: { message?: string } }[] }} JourneyTest */
/** @typedef {{ title: string, file: string, tests: JourneyTest[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ status: string, fullName: string, failureMessages: readonly string[] }} Assertion */

/** @type {Tally} */
export const NOTHING = { passed: 0, failed: 0, failures: [], flaky: [], skipped: [] }

/**
 * @param {string} what
 * @returns {Tally} of a step that failed as a whole
 */
export function brokenDown(what) {
  return { ...NOTHING, failed: 1, failures: [what] }
}

/**
 * @param {{ numPassedTests: number, numFailedTests: number, testResults: { name: string, status: string, message: string, assertionResults: Assertion[] }[] }} report of
 * Vitest
 * @returns {Tally}
 */
export function readUnits({ numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = tests.filter(({ status }) => status === 'failed')
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  return {
    ...NOTHING,
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
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
export function readJourneys({ stats, errors, suites }) {
  const specs = specsIn(suites)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message }) => failureLine('a file of journeys', message)),
      ...linesOf(specs, 'unexpected'),
    ],
    flaky: linesOf(specs, 'flaky'),
    skipped: [...new Set(specs.flatMap(({ title, tests }) => skippedIn(tests).map((reason) => reason ?? title)))],
  }
}

/**
 * @param {readonly Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  return {
    passed: tallies.reduce((count, { passed }) => count + passed, 0),
    failed: tallies.reduce((count, { failed }) => count + failed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    flaky: tallies.flatMap(({ flaky }) => flaky),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  }
}

/**
 * The last lines of a run: what was skipped, needed a second try or failed, and the numbers.
 * @param {Tally} total
 * @returns {readonly string[]}
 */
export function lastLines({ passed, failed, failures, flaky, skipped }) {
  return [
    ...skipped.map((title) => `skipped: ${title}`),
    ...flaky.map((test) => `flaky: ${test}`),
    ...failures.map((failure) => `failed: ${failure}`),
    `${passed} passed, ${failed} failed`,
  ]
}

/**
 * @param {readonly Suite[]} suites
 * @returns {Spec[]}
 */
function specsIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsIn(inner)])
}

/**
 * @param {readonly Spec[]} specs
 * @param {string} wanted
 * @returns {string[]} a line for each with a test of that status
 */
function linesOf(specs, wanted) {
  return specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ title, file, tests }) => failureLine(`${file} ${title}`, messageOf(tests)))
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
