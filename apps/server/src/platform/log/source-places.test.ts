import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { withSourcePlaces } from './source-places.ts'

test('OPS-2 a stack names the places in the sources, and those in the bundle where there is no map', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ephemeris-places-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const bundle = pathToFileURL(path.join(folder, 'main.js'))
  // Line 1, column 1 of the bundle is line 3, column 5 of the source.
  const map = { version: 3, sources: ['../src/main.ts'], names: [], mappings: 'AAEI' }
  writeFileSync(path.join(folder, 'main.js.map'), JSON.stringify(map))
  const source = new URL('../src/main.ts', bundle)

  expect(withSourcePlaces(`Error: no\n    at run (${bundle}:1:1)\n    at ${bundle}x:1:1`)).toBe(
    `Error: no\n    at run (${source}:3:5)\n    at ${bundle}x:1:1`,
  )
})
