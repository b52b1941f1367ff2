import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MAX_BODY_BYTES } from '../packages/contract/src/endpoint.ts'
import { ENDPOINTS } from '../packages/contract/src/endpoints.ts'

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

interface InputRow {
  readonly what: string
  readonly limit: string
  /** What is named as an attack: files and rules. */
  readonly attack: string
  /** As an expression. */
  readonly paths: readonly RegExp[]
}

const inputs: readonly InputRow[] = Array.from(
  readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
    .split('## Limits for all input')[1]
    ?.matchAll(/^\| ([^|]*\S) \| [^|]*\S \| ([^|]*\S) \| [^|]*\S \| ([^|]*\S) \|$/gm) ?? [],
  ([, what = '', limit = '', attack = '']) => ({
    what,
    limit,
    attack,
    paths: Array.from(
      what.matchAll(/`(\/api\/[^`]*)`/g),
      ([, pattern = '']) =>
        new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.+').replace(':service', '[^/]+')}$`),
    ),
  }),
).slice(1)

test('SEC-3 every call belongs to one row of the list of inputs, which names the size of its body', () => {
  const wrong = ENDPOINTS.flatMap(({ method, path: address, maxBodyBytes }) => {
    const own = inputs.filter(({ paths }) => paths.some((pattern) => pattern.test(address)))
    const size = maxBodyBytes < 2 ** 20 ? `${maxBodyBytes / 1024} KiB` : `${maxBodyBytes / 2 ** 20} MiB`
    const isNamed = maxBodyBytes === MAX_BODY_BYTES || own[0]?.limit.includes(size)
    return own.length === 1 && isNamed ? [] : [`${method} ${address}: ${own.length} rows, ${size}`]
  })
  expect(wrong).toEqual([])
})

test('SEC-3 every row of the list of inputs names an attack that exists', () => {
  const wrong = inputs.flatMap(({ what, attack }) => {
    const files = Array.from(attack.matchAll(/`([\w-]+\.test\.ts)`/g), ([, file = '']) => file)
    const text = files.map(textOf).join('\n')
    const rules = Array.from(attack.matchAll(/\b[A-Z]+-\d+\b/g), ([rule]) => rule)
    const missing = [
      ...files.filter((file) => textOf(file) === ''),
      ...rules.filter((rule) => !new RegExp(`${rule}\\b`).test(text)),
    ]
    return files.length > 0 && missing.length === 0 ? [] : [`${what}: ${missing.join(', ') || 'no attack'}`]
  })
  expect(wrong).toEqual([])
})
