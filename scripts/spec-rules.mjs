import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './workspace.mjs'

const RULE = /^- \*\*([A-Z]+-\d+)\*\* /gm
const TEST_TITLE =
  /\b(?:test|it)(?:\.(?:each|for|runIf)(?:<.*>)?\([\s\S]*?\)|\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
/** `(TL-26)` or `(CAT-13, CAT-12)`, as comments refer to rules. */
const REFERENCE = /\((?:[A-Z]+-\d+)(?:, [A-Z]+-\d+)*\)/g
const RULE_ID = /\b[A-Z]+-\d+\b/g
const LEADING_ID = /^[A-Z]+-\d+/

/**
 * Compares the numbered rules with the titles of the tests and with the comments that refer to them.
 * @returns {{ untested: string[], unknown: string[], dangling: string[] }} rules that no title names, ids that titles
 * begin with and are no rule, and ids in comments that are no rule, with their file
 */
export function compareRules() {
  const known = rules()
  const titles = listFiles(['packages', 'apps', 'e2e', 'scripts'], /\.test\.tsx?$/).flatMap((file) =>
    titlesIn(read(file)),
  )
  const named = new Set(titles.flatMap((title) => title.match(RULE_ID) ?? []))
  const leading = new Set(titles.flatMap((title) => title.match(LEADING_ID) ?? []))
  return {
    untested: [...known].filter((id) => !named.has(id)),
    unknown: [...leading].filter((id) => !known.has(id)),
    dangling: listFiles(['packages', 'apps'], /\.tsx?$/).flatMap((file) =>
      referencesIn(file)
        .filter((id) => !known.has(id))
        .map((id) => `${file}: ${id}`),
    ),
  }
}

function rules() {
  const books = listFiles(['docs/spec'], /\.md$/)
  return new Set(books.flatMap((file) => Array.from(read(file).matchAll(RULE), ([, id = '']) => id)))
}

/**
 * The titles of the tests in a source text.
 * @param {string} source
 */
export function titlesIn(source) {
  return Array.from(source.matchAll(TEST_TITLE), ([, , title = '']) => title)
}

/**
 * The rules that a source text names.
 * @param {string} source
 */
export function rulesIn(source) {
  const known = rules()
  return [...new Set(source.match(RULE_ID))].filter((id) => known.has(id))
}

/** @param {string} file */
function referencesIn(file) {
  const references = read(file).match(REFERENCE) ?? []
  return references.flatMap((reference) => reference.match(RULE_ID) ?? [])
}

/**
 * @param {string[]} folders
 * @param {RegExp} pattern
 * @returns {string[]} paths from the root
 */
export function listFiles(folders, pattern) {
  return folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => pattern.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name)),
  )
}

/** @param {string} file a path from the root */
export function read(file) {
  return readFileSync(path.join(ROOT, file), 'utf8')
}
