import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './workspace.mjs'

const TITLE = '## Where it is decided\n'

test('OPS-43 every file that the table of decisions names exists', () => {
  const [, table = ''] = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8').split(TITLE)
  const [rows = ''] = table.split('\n## ')
  const named = Array.from(rows.matchAll(/`((?:apps|docs|packages)\/[^`]+)`/g), ([, file = '']) => file)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
