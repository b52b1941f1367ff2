import { existsSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { listRepeatedNames } from './exported-names.mjs'
import { ensureToolsInstalled } from './install.mjs'
import { listOutsideKit } from './kit.mjs'
import { listMissingTexts } from './missing-texts.mjs'
import { compareRules } from './spec-rules.mjs'
import { ROOT, runBin } from './workspace.mjs'

/** @typedef {{ name: string, run: () => Promise<import('./workspace.mjs').Ended> }} Task */

const AT_ONCE = Math.max(2, availableParallelism())
/** Several threads of one compiler look at the same types again, each for itself: that costs nearly twice the time. */
export const ONE_THREAD = ['--checkers', '1']

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await ensureToolsInstalled()
  const { failed } = await check()
  process.exitCode = failed > 0 ? 1 : 0
}

/**
 * Format, lint, import rules, types, unused code, and the rules of the specification; prints what fails.
 * @returns {Promise<{ passed: number, failed: number, failures: readonly string[] }>} `failures` by the name of the task
 */
export async function check() {
  const tasks = listTasks()
  const waiting = [...tasks]
  /** @type {string[]} */
  const failures = []

  async function work() {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const startedAt = performance.now()
      const { code, output } = await task.run()
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${task.name} (${seconds} s)\n`)
      if (code === 0) continue
      failures.push(task.name)
      process.stdout.write(`${output.trimEnd()}\n\n`)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { passed: tasks.length - failures.length, failed: failures.length, failures }
}

/** @returns {Task[]} */
function listTasks() {
  return [
    {
      name: 'format, lint, imports',
      run: () => runBin('@biomejs/biome/bin/biome', ['check', '--colors=off', '.'], { quiet: true }),
    },
    { name: 'unused code', run: () => runBin('knip/bin/knip.js', ['--no-progress'], { quiet: true }) },
    {
      name: 'code that only tests use',
      run: () => runBin('knip/bin/knip.js', ['--no-progress', '--production'], { quiet: true }),
    },
    ...listProjects().map((project) => ({
      name: `types of ${project}`,
      run: () =>
        runBin('typescript/bin/tsc', ['--project', project, '--pretty', 'false', ...ONE_THREAD], { quiet: true }),
    })),
    { name: 'every rule of docs/spec has a test', run: checkSpec },
    { name: 'every exported name has one meaning', run: checkNames },
    { name: 'every language has every file of texts', run: checkTexts },
    { name: 'features are written in the kit', run: checkKit },
    { name: 'a page stays whole when a browser translates it', run: checkBareTexts },
  ]
}

/**
 * Where a workspace has a `tsconfig.test.json`, that one sees its tests too; the other one sees the product alone.
 * `tsconfig.worker.json` sees what runs beside the page, where there is no document.
 */
export function listProjects() {
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`),
  )
  return [...workspaces, 'e2e', 'bench', 'faults', 'mutation', 'scripts']
    .flatMap((workspace) =>
      ['tsconfig.json', 'tsconfig.test.json', 'tsconfig.worker.json'].map((file) => `${workspace}/${file}`),
    )
    .filter((project) => existsSync(path.join(ROOT, project)))
}

async function checkNames() {
  const repeated = listRepeatedNames()
  return { code: repeated.length > 0 ? 1 : 0, output: repeated.join('\n') }
}

async function checkTexts() {
  const missing = listMissingTexts()
  return { code: missing.length > 0 ? 1 : 0, output: missing.join('\n') }
}

async function checkKit() {
  const outside = listOutsideKit()
  return { code: outside.length > 0 ? 1 : 0, output: outside.join('\n') }
}

async function checkBareTexts() {
  // It needs a package, which may just have been installed.
  const { listBareTexts } = await import('./bare-texts.mjs')
  const bare = listBareTexts().map((place) => `${place} has a text that needs an element of its own.`)
  return { code: bare.length > 0 ? 1 : 0, output: bare.join('\n') }
}

async function checkSpec() {
  const { untested, unknown, dangling } = compareRules()
  const output = [
    ...untested.map((id) => `${id} has no test.`),
    ...unknown.map((id) => `${id} is named by a test and is not in docs/spec.`),
    ...dangling.map((reference) => `${reference} is referred to and is not in docs/spec.`),
  ].join('\n')
  return { code: output === '' ? 0 : 1, output }
}
