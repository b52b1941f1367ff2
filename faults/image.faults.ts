import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { atExit } from '../bench/support/at-exit.ts'
import { atLeast, atMost, report } from '../bench/support/figure.ts'
import { REPOSITORY, removeFolder, temporaryFolder } from '../bench/support/folders.ts'
import { freePort, stopProcess } from '../bench/support/product.ts'

const READY_WITHIN_MS = 240_000

/*
 * Does what `deploy/Containerfile` says, without a container: copies what `.dockerignore` leaves, runs the commands of the
 * first stage in an empty folder, takes from it what the second stage takes, and starts that. It is healthy, and a server
 * that is killed comes back and is counted.
 */
const [build = [], image = []] = readFileSync(path.join(REPOSITORY, 'deploy/Containerfile'), 'utf8')
  .split(/^FROM .*$/m)
  .slice(1)
  .map((stage) => Array.from(stage.matchAll(/^([A-Z]+) (.*)$/gm), ([, word = '', rest = '']) => [word, rest] as const))
const [context, out, dataDir] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
// The database of root runs under another account, which reads its programs.
chmodSync(out, 0o755)
const ignored = readFileSync(path.join(REPOSITORY, '.dockerignore'), 'utf8').match(/^[^#\s].*$/gm) ?? []

for (const [word, rest] of build) {
  if (word === 'COPY') cpSync(REPOSITORY, context, { recursive: true, verbatimSymlinks: true, filter: isCopied })
  if (word === 'RUN') execFileSync('sh', ['-c', rest], { cwd: context, env: cleanEnv(), stdio: 'ignore' })
}
for (const rest of valuesOf('COPY')) {
  const [target = '', ...sources] = rest.split(' ').slice(1).reverse()
  for (const source of sources) {
    const name = path.posix.relative('/app', source)
    const copy = path.join(out, target === './' ? name : target)
    cpSync(path.join(context, name), copy, { recursive: true, verbatimSymlinks: true })
  }
}

const port = await freePort()
const env = { ...cleanEnv(), ...envOf(valuesOf('ENV')), HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir }
const [program = '', ...args] = JSON.parse(valuesOf('CMD').join())
const startedAt = performance.now()
const supervisor = spawn(program, args, {
  cwd: out,
  env: { ...env, CATALOGUE_SOURCES: 'off' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
atExit(() => supervisor.kill())
const isStarted = await becomesHealthy()
report('image: healthy after its start', { value: Number(isStarted), target: atLeast(1) })
report('… seconds until then', { value: (performance.now() - startedAt) / 1000, unit: 's' })
const deathsBefore = await deaths()
for (const pid of childrenOf(supervisor.pid)) process.kill(pid, 'SIGKILL')
await pause(500)
report('… healthy after the server was killed', { value: Number(await becomesHealthy()), target: atLeast(1) })
report('… deaths counted', { value: (await deaths()) - deathsBefore, target: atLeast(1) })
await stopProcess(supervisor)
report('… exit code of a stop', { value: supervisor.exitCode ?? -1, target: atMost(0) })
for (const folder of [context, out, dataDir]) removeFolder(folder)

function valuesOf(word: string): readonly string[] {
  return image.filter(([own]) => own === word).map(([, rest]) => rest)
}

function envOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(lines.flatMap((line) => line.split(' ').map((pair) => pair.split('='))))
}

function cleanEnv(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, HOME: process.env.HOME }
}

function isCopied(file: string): boolean {
  const name = path.relative(REPOSITORY, file)
  return !ignored.some((pattern) => path.matchesGlob(name, pattern))
}

/** As the image checks it. */
async function becomesHealthy(): Promise<boolean> {
  const [, check = '[]'] = / CMD (\[.*\])$/.exec(valuesOf('HEALTHCHECK').join()) ?? []
  const [command = '', ...rest] = JSON.parse(check)
  const deadline = performance.now() + READY_WITHIN_MS
  while (performance.now() < deadline && supervisor.exitCode === null) {
    if (spawnSync(command, rest, { env }).status === 0) return true
    await pause(200)
  }
  return false
}

async function deaths(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^server_deaths_total (\d+)/m.exec(text)?.[1] ?? -1)
}

function childrenOf(pid = 0): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
}
