import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './workspace.mjs'

const MOST_ENTRIES = 20
/** Each is one list: what a reader looks for is the name of an entry. */
const LONGER: Readonly<Record<string, string>> = {
  'packages/core/src': 'one folder for each capability',
  'packages/texts/src/<language>': 'one file for each area of the interface',
  'apps/server/src/db/migrations': 'one file for each step, in their order',
}

test('OPS-91 a folder of the packages, the server and the web app has at most twenty entries, or is one list', () => {
  const folders = ['packages', 'apps/server/src', 'apps/web/build', 'apps/web/src'].flatMap(foldersIn)
  const long = folders.filter((folder) => readdirSync(path.join(ROOT, folder)).length > MOST_ENTRIES)
  const kinds = long.map((folder) => folder.replace(/^(packages\/texts\/src)\/[^/]+$/, '$1/<language>'))
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(LONGER).sort())
})

test('OPS-91 no two modules of the server import each other', () => {
  const root = path.join(ROOT, 'apps/server/src/modules')
  const modules = readdirSync(root)
  const used = new Map(modules.map((name) => [name, importedBy(path.join(root, name), modules)]))
  const pairs = modules.flatMap((one) =>
    modules
      .filter((other) => one < other && used.get(one)?.has(other) && used.get(other)?.has(one))
      .map((other) => `${one} and ${other}`),
  )
  expect(pairs).toEqual([])
})

function importedBy(folder: string, modules: readonly string[]): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test|\.test-data)\.ts$/.test(file),
  )
  const named = files.flatMap((file) =>
    Array.from(
      readFileSync(path.join(folder, file), 'utf8').matchAll(/from '(?:#server\/modules|(?:\.\.\/)+)\/?([a-z-]+)\//g),
      ([, name = '']) => name,
    ),
  )
  return new Set(named.filter((name) => modules.includes(name) && name !== path.basename(folder)))
}

/** With itself; without what is data. */
function foldersIn(folder: string): string[] {
  const below = readdirSync(path.join(ROOT, folder), { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !['node_modules', 'data', 'samples', '.cache'].includes(entry.name),
  )
  return [folder, ...below.flatMap(({ name }) => foldersIn(`${folder}/${name}`))]
}
