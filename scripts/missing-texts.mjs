import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './workspace.mjs'

const TEXTS = 'packages/texts/src'
const ROWS = 'packages/core/src/language/language.ts'
const CODES = /^export const LANGUAGES = \[(.*)\] as const$/m

/**
 * Finds the files of texts that a language lacks, as English has them; what lacks within a file, its type says.
 * @param {string} [root] of the repository, or of a copy
 * @returns {string[]} one line per file
 */
export function listMissingTexts(root = ROOT) {
  const english = filesIn(path.join(root, TEXTS, 'en'))
  return languagesIn(root).flatMap((language) =>
    english
      .map((file) => `${TEXTS}/${language}/${file}`)
      .filter((file) => !existsSync(path.join(root, file)))
      .map((file) => `${file} is missing.`),
  )
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()
}

/** @param {string} root */
function languagesIn(root) {
  const [, codes = ''] = CODES.exec(readFileSync(path.join(root, ROWS), 'utf8')) ?? []
  const languages = Array.from(codes.matchAll(/'([\w-]+)'/g), ([, code = '']) => code)
  if (languages.length === 0) throw new RangeError(`${ROWS} lists no languages`)
  return languages
}
