import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { DEMO_CLOCK } from './demo-clock.ts'

/** The repository. */
export const ROOT = path.resolve(import.meta.dirname, '../..')
/** On a busy machine a new database alone takes a minute. */
const START_LIMIT_MS = 240_000

export interface Ephemeris {
  readonly url: string
  /** Of the process that `stop` and `signal` mean. */
  readonly pid: number
  /** All that the server has said until it was ready. */
  readonly startOutput: string
  /** All that it has said until now, also after its end. */
  output(): string
  /** Ends the server as an operator would, waits for it, and returns the exit code. */
  stop(): Promise<number | null>
  /** Sends a signal to the server's own process and does not wait. */
  signal(name: NodeJS.Signals): void
  /** The exit code; `null` if a signal ended it. */
  readonly exited: Promise<number | null>
}

/** The server did not come up; `output` is all that it said. */
export class StartFailure extends Error {
  readonly exitCode: number | null
  readonly output: string

  constructor(exitCode: number | null, output: string) {
    super(`the server ended with ${exitCode} before it was ready:\n${output}`)
    this.exitCode = exitCode
    this.output = output
  }
}

/** An empty data directory of its own. */
export function temporaryDataDir(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'ephemeris-e2e-'))
}

/** A data directory of its own in which a server was started once: most of a first start is the new database. */
export async function usedDataDir(): Promise<string> {
  const folder = await temporaryDataDir()
  const { JOURNEYS_DATA_DIR: used } = process.env
  // It keeps the owners: a database belongs to the account that runs it.
  if (used !== undefined) await promisify(execFile)('cp', ['-a', `${used}/.`, folder])
  return folder
}

export function removeDataDir(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 3 })
}

/**
 * Starts the built server on a free port and waits until it is ready. Without `env` it stands on the demonstration's
 * clock and works in a used data directory that disappears with it. `root` is where the product is installed.
 *
 * @throws StartFailure
 */
export function startEphemeris(env: Readonly<Record<string, string>> = {}, root = ROOT): Promise<Ephemeris> {
  return startProgram('apps/server/dist/main.js', env, root)
}

/** The same, supervised: what `npm start` runs. */
export function startSupervised(env: Readonly<Record<string, string>>): Promise<Ephemeris> {
  return startProgram('scripts/start.mjs', env, ROOT)
}

async function startProgram(program: string, env: Readonly<Record<string, string>>, root: string): Promise<Ephemeris> {
  const ownDataDir = env.DATA_DIR === undefined ? await usedDataDir() : null
  const child = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      EPHEMERIS_ENV: 'test',
      EPHEMERIS_CLOCK: DEMO_CLOCK,
      CATALOGUE_SOURCES: 'off',
      PORT: '0',
      LOG_LEVEL: 'warn',
      ...(ownDataDir !== null && { DATA_DIR: ownDataDir }),
      ...env,
    },
  })
  const exited = exitOf(child).then(async (code) => {
    if (ownDataDir !== null) await removeDataDir(ownDataDir)
    return code
  })
  const { url, startOutput, output } = await waitForAddress(child)

  return {
    url,
    pid: child.pid ?? 0,
    startOutput,
    output,
    exited,
    signal: (name) => child.kill(name),
    stop: () => {
      child.kill('SIGTERM')
      return exited
    },
  }
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  await once(child, 'close')
  return child.exitCode
}

/** What the server prints until it is ready, and the address in it. */
function waitForAddress(child: ChildProcess): Promise<Pick<Ephemeris, 'url' | 'startOutput' | 'output'>> {
  let output = ''

  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new StartFailure(null, output))
    }, START_LIMIT_MS)

    function read(chunk: Buffer): void {
      output += chunk.toString()
      const address = output.match(/http:\/\/127\.0\.0\.1:[1-9]\d*/)?.[0]
      if (!address) return
      clearTimeout(limit)
      resolve({ url: address, startOutput: output, output: () => output })
    }

    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('close', (code) => {
      clearTimeout(limit)
      reject(new StartFailure(code, output))
    })
  })
}
