import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { prepare } from './prepare.mjs'
import { ROOT, run } from './workspace.mjs'

/**
 * What a bench writes, one JSON line each.
 * @typedef {{ name: string, value: number, unit: string, target: string | null, ok: boolean | null }} Figure
 */

const RESULTS = path.join(ROOT, '.cache/bench.json')

process.chdir(ROOT)
await prepare()
const wanted = process.argv.slice(2)
const benches = readdirSync(path.join(ROOT, 'bench'))
  .filter((name) => name.endsWith('.bench.ts'))
  .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))

/** @type {(Figure & { bench: string })[]} */
const figures = []
for (const bench of benches) {
  process.stdout.write(`${bench} …\n`)
  // One after the other: they would disturb each other's figures.
  const { code, output } = await run(process.execPath, ['--import', 'tsx', `bench/${bench}`], { quiet: true })
  figures.push(...readFigures(output).map((figure) => ({ bench, ...figure })))
  if (code === 0) continue
  process.exitCode = 1
  process.stdout.write(`${bench} failed with ${code}:\n${output}\n`)
}

console.table(figures.map(({ name, value, unit, target, ok }) => ({ name, value, unit, target, ok })))
mkdirSync(path.dirname(RESULTS), { recursive: true })
const machine = { node: process.version, platform: `${process.platform}-${process.arch}` }
writeFileSync(RESULTS, `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, figures }, null, 2)}\n`)
process.stdout.write(`Written to ${path.relative(ROOT, RESULTS)}\n`)

/**
 * @param {string} output
 * @returns {Figure[]}
 */
function readFigures(output) {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))
}
