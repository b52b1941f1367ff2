import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './workspace.mjs'

const RULE = /^- \*\*([A-Z]+-\d+)\*\* /gm
const TEST_TITLE = /\b(?:test|it)(?:\.each(?:<.*>)?\([\s\S]*?\)|\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g
const RULE_ID = /\b[A-Z]+-\d+\b/g
const LEADING_ID = /^[A-Z]+-\d+/

/**
 * Compares the numbered rules with the titles of the tests.
 * @returns {{ untested: string[], unknown: string[] }} rules that no title names, and ids that titles begin with and are no rule
 */
export function compareRulesWithTests() {
  const rules = new Set(Array.from(read('docs/spec.md').matchAll(RULE), ([, id = '']) => id))
  const titles = listTests().flatMap((file) => Array.from(read(file).matchAll(TEST_TITLE), ([, , title = '']) => title))
  const named = new Set(titles.flatMap((title) => title.match(RULE_ID) ?? []))
  const leading = new Set(titles.flatMap((title) => title.match(LEADING_ID) ?? []))
  return {
    untested: [...rules].filter((id) => !named.has(id)),
    unknown: [...leading].filter((id) => !rules.has(id)),
  }
}

function listTests() {
  return ['packages', 'apps', 'e2e', 'scripts'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name)),
  )
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(ROOT, file), 'utf8')
}
