import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { GAME_IDS } from '../packages/core/src/games/game.ts'
import { LANGUAGES } from '../packages/core/src/language/language.ts'
import { listFiles, read } from './spec-rules.mjs'
import { ROOT } from './workspace.mjs'

const FOLDERS = ['apps', 'bench', 'deploy', 'docs', 'e2e', 'faults', 'mutation', 'packages', 'scripts']

const CAPABILITIES = '## Where each capability is\n'
/** A file or folder by its path from the root. */
const PLACE = /`((?:apps|bench|deploy|docs|e2e|packages|scripts)\/[^`]*|package\.json)`/g
/** What a game has only where it is drawn. */
const DRAWN = 'apps/web/src/ui/games/'
const MODULES = 'apps/server/src/modules'
const FEATURES = 'apps/web/src/features'

/** A file by its path, or by the end of it; an address of the server begins with a slash, a file of the operator with `DATA_DIR`. */
const FILE = /`((?:\.{1,2}\/)?[\w.-]+(?:\/[\w.-]+)*\.(?:tsx?|mjs|css|json|sql|ya?ml|sh|md))`/g

test('OPS-43 every file that the docs name exists', () => {
  const files = [...listFiles(FOLDERS, /\./), ...readdirSync(ROOT)]
  const docs = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md')
  const named = docs.flatMap((doc) =>
    Array.from(read(doc).matchAll(FILE), ([, name = '']) => ({ doc, name: name.replace(/^\.+\//, '') })),
  )
  expect(named.length).toBeGreaterThan(500)
  const isThere = (name: string) =>
    name.startsWith('DATA_DIR/') || files.some((file) => `/${file}`.endsWith(`/${name}`))
  expect(named.filter(({ name }) => !isThere(name))).toEqual([])
})

test('OPS-43 every file that the tables of decisions name exists', () => {
  const tables = readFileSync(path.join(ROOT, 'docs/where.md'), 'utf8').split('\n## ').slice(1)
  const named = tables.map((table) => Array.from(table.matchAll(PLACE), ([, place = '']) => place))
  expect(named.filter((places) => places.length === 0)).toEqual([])
  expect(named.flat().length).toBeGreaterThan(50)
  const isDrawn = (game: string) => existsSync(path.join(ROOT, DRAWN, game))
  const ofGames = named.flat().flatMap((place) => {
    const games = place.startsWith(DRAWN) ? GAME_IDS.filter(isDrawn) : GAME_IDS
    return games.map((game) => place.replace('<game>', game))
  })
  const files = ofGames.flatMap((place) => LANGUAGES.map((language) => place.replace('<language>', language)))
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

test('OPS-91 the table of capabilities names every module and every feature, and nothing that does not exist', () => {
  const rows = section(CAPABILITIES)
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').slice(2, 5))
  const columns = ['packages/core/src', MODULES, FEATURES].map((root, at) =>
    rows.flatMap((row) => Array.from((row[at] ?? '').matchAll(/`([^`]+)`/g), ([, name = '']) => path.join(root, name))),
  )
  expect(columns.flat().filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  expect([...foldersIn(MODULES), ...foldersIn(FEATURES)].filter((folder) => !columns.flat().includes(folder))).toEqual(
    [],
  )
})

test('TIME-8 dates and times are written in one place', () => {
  const sources = listFiles(['apps', 'packages'], /(?<!\.test)\.tsx?$/)
  const writers = sources.filter((file) => /new Intl\.DateTimeFormat\((?!'en)|toLocale(?:Date|Time)/.test(read(file)))
  expect(writers).toEqual(['packages/core/src/language/dates.ts'])
})

function section(title: string): string {
  const [, rest = ''] = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8').split(title)
  return rest.split('\n## ')[0] ?? ''
}

function foldersIn(root: string): readonly string[] {
  return readdirSync(path.join(ROOT, root)).map((name) => path.join(root, name))
}
