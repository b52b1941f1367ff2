import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './workspace.mjs'

const FOLDERS = ['packages', 'apps']
const SOURCE = /\/src\/.*(?<!\.test|\.test-data)\.tsx?$/
const EXPORTED = /^export (?:async )?(?:abstract )?(?:function|const|class|interface|type|enum) (\w+)/gm

/** Folders of files that declare the same names by design: one for each language, game or step. */
const FAMILIES = [/\/texts\/src\/[\w-]+\//, /\/db\/migrations\//, /\/games\/\w+\//]

/**
 * Finds the exported names that more than one file declares, so that a name means one thing everywhere.
 * @returns {string[]} one line per name, with its files
 */
export function listRepeatedNames() {
  /** @type {Map<string, string[]>} */
  const filesByName = new Map()
  for (const file of listSources()) {
    for (const name of namesIn(readFileSync(path.join(ROOT, file), 'utf8'))) {
      filesByName.set(name, [...(filesByName.get(name) ?? []), file])
    }
  }
  return [...filesByName]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.join(', ')}`)
    .sort()
}

/**
 * The names that a source exports; the overloads of a function are one name.
 * @param {string} source
 */
export function namesIn(source) {
  return new Set(Array.from(source.matchAll(EXPORTED), ([, name = '']) => name))
}

function listSources() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  ).filter(
    (file) => SOURCE.test(file) && !file.includes('node_modules') && !FAMILIES.some((family) => family.test(file)),
  )
}
