import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ensureToolsInstalled } from './install.mjs'
import { prepare } from './prepare.mjs'
import { ROOT, run } from './workspace.mjs'

/**
 * What a program writes, one JSON line each.
 * @typedef {{ name: string, value: number, unit: string, target: string | null, ok: boolean | null }} Figure
 */

/**
 * Runs the programs of a folder one after the other, so that none disturbs another's figures, and prints all figures as
 * one table.
 * @param {{ folder: string, wanted: readonly string[] }} what the programs are `<folder>/*.<folder>.ts`; `wanted`: words
 * of which one has to be in the name, none for all
 * @returns {Promise<{ failed: readonly string[], missed: readonly string[] }>} programs that ended with an error, and
 * figures that miss their target
 */
export async function measure({ folder, wanted }) {
  process.chdir(ROOT)
  await ensureToolsInstalled()
  await prepare()
  const programs = readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith(`.${folder}.ts`))
    .filter((name) => wanted.length === 0 || wanted.some((word) => name.includes(word)))

  /** @type {(Figure & { program: string })[]} */
  const figures = []
  const failed = []
  for (const program of programs) {
    process.stdout.write(`${program} …\n`)
    const { code, output } = await run(process.execPath, ['--import', 'tsx', `${folder}/${program}`], { quiet: true })
    figures.push(...readFigures(output).map((figure) => ({ program, ...figure })))
    if (code === 0) continue
    failed.push(program)
    process.stdout.write(`${program} failed with ${code}:\n${output}\n`)
  }

  console.table(figures.map(({ name, value, unit, target, ok }) => ({ name, value, unit, target, ok })))
  const results = path.join(ROOT, `.cache/${folder}.json`)
  mkdirSync(path.dirname(results), { recursive: true })
  const machine = { node: process.version, platform: `${process.platform}-${process.arch}` }
  writeFileSync(results, `${JSON.stringify({ measuredAt: new Date().toISOString(), machine, figures }, null, 2)}\n`)
  process.stdout.write(`Written to ${path.relative(ROOT, results)}\n`)
  return { failed, missed: figures.filter(({ ok }) => ok === false).map(({ name }) => name) }
}

/**
 * @param {string} output
 * @returns {Figure[]}
 */
function readFigures(output) {
  return (
    output
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
      // The product writes lines of JSON, too: its log.
      .filter(({ name, value }) => name !== undefined && value !== undefined)
  )
}
