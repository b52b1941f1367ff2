import { expect, test } from 'vitest'
import { listFiles, read } from './spec-rules.mjs'

test('OPS-103 the page of numbers names what each rests on and a test that exists', () => {
  const [, , ...rows] = read('docs/numbers.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const named = rows.map((row) => /^\| [^|]+ \| [^|]+ \| `([^`|]+\.test\.ts)` \|$/.exec(row)?.[1] ?? row)
  expect(named.length).toBeGreaterThan(40)
  // By the end of its path, which one file alone has.
  const tests = listFiles(['packages', 'apps', 'e2e'], /\.test\.ts$/)
  const found = named.map((name) => tests.filter((file) => `/${file}`.endsWith(`/${name}`)))
  expect(named.filter((_, row) => found[row]?.length !== 1)).toEqual([])
})
