import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './targets.ts'

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

/**
 * For each source, the tests that load it: first the one of its name, then those of its folder, then the others by how
 * much of the path they share.
 */
export function createTestOrder(tests: readonly string[]): (source: string) => readonly string[] {
  const importsOf = new Map<string, readonly string[]>()
  const loadedBy = new Map(tests.map((test) => [test, loaded(test, importsOf)]))
  return (source) =>
    tests
      .filter((test) => loadedBy.get(test)?.has(source))
      .map((test) => ({ test, nearness: nearnessOf(source, test) }))
      .sort((a, b) => b.nearness - a.nearness)
      .map(({ test }) => test)
}

function nearnessOf(source: string, test: string): number {
  if (test === source.replace(/\.ts$/, '.test.ts')) return Number.POSITIVE_INFINITY
  const [one, other] = [source.split(path.sep), test.split(path.sep)]
  const parted = one.findIndex((part, index) => part !== other[index])
  return parted
}

/** What a file imports, with what that imports. */
function loaded(file: string, importsOf: Map<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set<string>()
  const waiting = [file]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const known = importsOf.get(next) ?? importsIn(next)
    importsOf.set(next, known)
    waiting.push(...known)
  }
  return seen
}

function importsIn(file: string): readonly string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, name = '']) => fileOf(name, file))
    .filter((found) => found.endsWith('.ts') && existsSync(found))
}

/** As the repository's packages name each other. */
function fileOf(name: string, importer: string): string {
  if (name.startsWith('.')) return path.resolve(path.dirname(importer), name)
  const [, scope = '', rest = ''] = name.match(/^(#server|@ephemeris\/[\w-]+)\/(.+)$/) ?? []
  const folder = scope === '#server' ? 'apps/server' : scope.replace('@ephemeris', 'packages')
  return path.join(ROOT, folder, 'src', `${rest}.ts`)
}
