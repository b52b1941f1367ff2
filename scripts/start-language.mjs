import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { ROOT } from './workspace.mjs'

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , code] = process.argv
  if (!code) throw new RangeError('Name the code of the language, such as: node scripts/start-language.mjs eo')
  startLanguage(code)
}

/**
 * Copies the English texts into a folder for a new language; types then say what English has and they lack.
 * @param {string} code
 * @param {string} [root] of the repository, or of a copy
 */
export function startLanguage(code, root = ROOT) {
  const texts = path.join(root, 'packages/texts/src')
  const folder = path.join(texts, code)
  cpSync(path.join(texts, 'en'), folder, { recursive: true, errorOnExist: true, force: false })
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
    const file = path.join(folder, name)
    writeFileSync(file, typedByEnglish(readFileSync(file, 'utf8')))
  }
}

/** @param {string} source of an area in English, which defines its keys */
function typedByEnglish(source) {
  const body = source
    .replace(/^import .*\n+/gm, '')
    .replace(/^export const (\w+) = \{/m, "export const $1: TextsOf<Areas['$1']> = {")
    .replace(/^\} as const[\s\S]*/m, '}\n')
  return `import type { Areas, TextsOf } from '../areas.ts'\n\n${body}`
}
