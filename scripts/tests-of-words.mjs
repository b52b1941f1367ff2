import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles, read, rulesIn, titlesIn } from './spec-rules.mjs'
import { ROOT, run } from './workspace.mjs'

/**
 * What belongs to words such as `tonight` or `REC-4`, in any letter case: the tests of which the path, or a title,
 * contains one of them.
 * @param {readonly string[]} words
 * @returns {{ pattern: RegExp, unitFiles: string[], hasJourneys: boolean }} `unitFiles` are run whole; `pattern` chooses
 * single journeys
 */
export function testsOfWords(words) {
  const pattern = new RegExp(words.map((word) => word.replace(/[^\w\s]/g, '\\$&')).join('|'), 'i')
  /** @param {string} file */
  const belongs = (file) => pattern.test(file) || titlesIn(read(file)).some((title) => pattern.test(title))
  const listTests = (/** @type {string[]} */ ...folders) => listFiles(folders, /\.test\.tsx?$/)
  return {
    pattern,
    unitFiles: listTests('packages', 'apps', 'scripts').filter(belongs),
    hasJourneys: hasJourneys(pattern),
  }
}

/**
 * Where the change began: the last commit that is on `main` too.
 * @throws {RangeError} without git or without a branch of that name
 */
export async function lastCommitOnMain() {
  for (const branch of ['main', 'origin/main']) {
    const [commit] = await git('merge-base', 'HEAD', branch)
    if (commit !== undefined) return commit
  }
  throw new RangeError('--changed asks git for the last commit on `main`, and there is none.')
}

/**
 * The files that differ from a commit, with those that git does not know yet.
 * @param {string} commit
 */
export async function changedSince(commit) {
  return [...(await git('diff', '--name-only', commit)), ...(await git('ls-files', '--others', '--exclude-standard'))]
}

/**
 * The journeys that a change touches: those whose file, or a helper of it, changed, and those that prove a rule which a
 * changed source names. (OPS-114)
 * @param {readonly string[]} changed files
 * @returns {RegExp | null} of the files and titles; `null` if there is none
 */
export function journeysOfChange(changed) {
  const sources = changed.filter((file) => /\.(?:tsx?|css)$/.test(file) && existsSync(path.join(ROOT, file)))
  const files = journeyFiles().filter((file) => importedBy(file).some((each) => changed.includes(each)))
  const product = sources.filter((file) => !file.startsWith('e2e/'))
  const rules = rulesIn(product.map(read).join('\n'))
  const parts = [
    ...files.map((file) => file.replace('e2e/', '').replaceAll('.', '\\.')),
    ...rules.map((id) => `${id}\\b`),
  ]
  const pattern = new RegExp(`(?<![\\w-])(?:${parts.join('|')})`)
  return parts.length > 0 && hasJourneys(pattern) ? pattern : null
}

function journeyFiles() {
  return listFiles(['e2e'], /\.test\.ts$/).filter((file) => !file.startsWith('e2e/engines/'))
}

/** @param {RegExp} pattern */
function hasJourneys(pattern) {
  return journeyFiles().some((file) =>
    [file.replace('e2e/', ''), ...titlesIn(read(file))].some((text) => pattern.test(text)),
  )
}

/**
 * A journey and the helpers that it imports, one through the other.
 * @param {string} file
 * @param {Set<string>} [known]
 */
function importedBy(file, known = new Set()) {
  if (known.has(file) || !existsSync(path.join(ROOT, file))) return [...known]
  known.add(file)
  for (const [, place = ''] of read(file).matchAll(/ from '(\.[^']*)'/g))
    importedBy(path.posix.join(path.posix.dirname(file), place), known)
  return [...known]
}

/**
 * @param {string[]} args
 * @returns {Promise<string[]>} lines, none if git refuses
 */
async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true })
  return code === 0 ? output.split('\n').filter(Boolean) : []
}
