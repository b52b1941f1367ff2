import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')

test('OPS-103 the page of numbers names what each rests on and a test that exists', () => {
  const [, , ...rows] = readFileSync(path.join(ROOT, 'docs/numbers.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const tests = rows.map((row) => /^\| [^|]+ \| [^|]+ \| `([^`|]+\.test\.ts)` \|$/.exec(row)?.[1] ?? row)
  expect(tests.length).toBeGreaterThan(40)
  expect(tests.filter((test) => !existsSync(path.join(ROOT, test)))).toEqual([])
})
