import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const CHECKS = Array.from({ length: 120 }, (_, index) => `C${String(index + 1).padStart(3, '0')}`)
const STATES = ['covered', 'partly', 'not covered']

interface Row {
  readonly checks: readonly string[]
  readonly state: string
  /** What is named there, e.g. `votes.test.ts` with `VOTE-5`. */
  readonly files: readonly string[]
  readonly rules: readonly string[]
}

const sources = ['packages', 'apps', 'e2e', 'scripts'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => ({ name: path.basename(name), text: readFileSync(path.join(ROOT, folder, name), 'utf8') })),
)

const rows: readonly Row[] = Array.from(
  readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8').matchAll(/^\| (C\d[^|]*) \| ([^|]*) \| (.*) \|$/gm),
  ([, checks = '', state = '', where = '']) => ({
    checks: checks.split(', '),
    state,
    files: Array.from(where.matchAll(/`([\w-]+\.test\.ts)`/g), ([, file = '']) => file),
    rules: Array.from(where.matchAll(/\b[A-Z]+-\d+\b/g), ([rule]) => rule),
  }),
)

/** Of all test files of that name. */
function textOf(file: string): string {
  return sources
    .filter(({ name }) => name === file)
    .map(({ text }) => text)
    .join('\n')
}

/** The numbers that the titles of a text carry, e.g. of `(C064, C065)`. */
function checksIn(text: string): ReadonlySet<string> {
  const groups = text.match(/\((?:C\d{3})(?:, C\d{3})*\)/g) ?? []
  return new Set(groups.flatMap((group) => group.match(/C\d{3}/g) ?? []))
}

test('SEC-3 every check has one row in the table, which says how far it is covered', () => {
  expect(rows.flatMap(({ checks }) => checks).toSorted()).toEqual(CHECKS)
  expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([])
})

test('SEC-3 what a row of the table names carries the number of its check, and its rules', () => {
  const untrue = rows
    .filter(({ state }) => state !== 'not covered')
    .flatMap(({ checks, files, rules }) => {
      const numbers = files.map((file) => ({ file, named: checksIn(textOf(file)) }))
      const all = files.map(textOf).join('\n')
      return [
        ...checks.filter((check) => !numbers.some(({ named }) => named.has(check))),
        ...numbers
          .filter(({ named }) => !checks.some((check) => named.has(check)))
          .map(({ file }) => `${file} has no test of ${checks.join(', ')}`),
        ...rules
          .filter((rule) => !all.includes(`${rule} `))
          .map((rule) => `${checks.join(', ')} has no test of ${rule}`),
      ]
    })
  expect(untrue).toEqual([])
})
