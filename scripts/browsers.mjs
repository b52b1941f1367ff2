import process from 'node:process'
import { ensureToolsInstalled } from './install.mjs'
import { isBuilt } from './sources.mjs'
import { run, runBin } from './workspace.mjs'

/** Journeys in each engine; here an engine that cannot be had is a failure. (OPS-106) */
const { short, rest } = readArguments(process.argv.slice(2))
await ensureToolsInstalled()
if (!isBuilt()) {
  const { code } = await run(process.execPath, ['scripts/build.mjs'])
  if (code !== 0) process.exit(code)
}
const { code } = await runBin(
  'playwright/cli.js',
  ['test', '--config', 'e2e/engines', ...(short ? ['--grep', '@short'] : []), ...rest],
  { env: { ENGINES_REQUIRED: '1' } },
)
process.exitCode = code

/**
 * @param {readonly string[]} words
 * @returns {{ short: boolean, rest: string[] }} `rest` is for the runner, such as `--project webkit`
 */
function readArguments(words) {
  return { short: words.includes('--short'), rest: words.filter((word) => word !== '--short') }
}
