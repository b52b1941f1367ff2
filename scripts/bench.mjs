import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { prepare } from './prepare.mjs'
import { ROOT, run } from './workspace.mjs'

/**
 * `npm run bench` measures every figure, `npm run bench -- scrolling start` those whose file has such a name.
 * A missed target is shown and does not fail: on a busy machine it may mean nothing. What cannot be measured fails.
 */
const RESULTS = path.join(ROOT, '.cache/bench.json')

/** @typedef {{ name: string, value: number, unit: string, target: string | null, ok: boolean | null }} Figure */

process.chdir(ROOT)
await prepare()

const wanted = process.argv.slice(2)
const benches = readdirSync('bench').filter(
  (file) => file.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((name) => file.includes(name))),
)

/** @type {Figure[]} */
const figures = []
for (const bench of benches) {
  process.stdout.write(`\n${bench.replace('.bench.ts', '')}\n`)
  const { code, output } = await run(process.execPath, ['--import', 'tsx', `bench/${bench}`], { quiet: true })
  const measured = readFigures(output)
  for (const figure of measured) process.stdout.write(row(figure))
  figures.push(...measured)
  if (code === 0) continue
  process.stdout.write(`${output}\n`)
  process.exitCode = 1
}

const missed = figures.filter(({ ok }) => ok === false)
process.stdout.write(
  `\n${figures.length} figures, ${missed.length} targets missed; written to ${path.relative(ROOT, RESULTS)}\n`,
)
mkdirSync(path.dirname(RESULTS), { recursive: true })
const machine = {
  node: process.version,
  platform: `${process.platform} ${process.arch}`,
  cores: availableParallelism(),
}
writeFileSync(RESULTS, `${JSON.stringify({ at: new Date().toISOString(), machine, figures }, null, 2)}\n`)

/**
 * A bench writes each figure as a line of JSON.
 * @param {string} output
 * @returns {Figure[]}
 */
function readFigures(output) {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{"name"'))
    .map((line) => JSON.parse(line))
}

/** @param {Figure} figure */
function row({ name, value, unit, target, ok }) {
  const verdict = ok === null ? '' : ok ? 'met' : 'MISSED'
  const measured = `${value} ${unit}`.trimEnd()
  const columns = [`  ${name.padEnd(58)}`, measured.padStart(14), (target ?? '').padEnd(8), verdict]
  return `${columns.join('  ').trimEnd()}\n`
}
