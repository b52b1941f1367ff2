import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ code: number, output: string }} Ended what a program returned and, unless it was shown, wrote */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** @type {readonly NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** npm hands on what the terminal has sent to us already. */
const ECHO_MS = 300
const GRACE_MS = 15_000
/** @type {{ signal: NodeJS.Signals, at: number } | null} */
let interruption = null

/** A program ends with all that it has started, since it has a process group of its own; a second signal insists. (OPS-112) @param {NodeJS.Signals} signal */
function interrupt(signal) {
  if (interruption !== null && performance.now() - interruption.at < ECHO_MS) return
  if (interruption !== null) return signalAll('SIGKILL')
  interruption = { signal, at: performance.now() }
  signalAll('SIGINT')
  setTimeout(() => signalAll('SIGKILL'), GRACE_MS).unref()
}

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal)
    } catch {
      // It has just ended.
    }
  }
}

/** @param {import('node:child_process').ChildProcess} program */
function begin(program) {
  if (running.size === 0) for (const signal of SIGNALS) process.on(signal, interrupt)
  running.add(program)
}

/** @param {import('node:child_process').ChildProcess} program */
function end(program) {
  running.delete(program)
  if (running.size > 0) return
  for (const signal of SIGNALS) process.off(signal, interrupt)
  if (interruption !== null) process.kill(process.pid, interruption.signal)
}

/**
 * Runs a program in the repository's root and waits for its end. `quiet` keeps its output for the caller.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Readonly<Record<string, string>> }} [options]
 * @returns {Promise<Ended>}
 */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const program = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  begin(program)
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return new Promise((resolve) => {
    program.once('error', (error) => {
      end(program)
      resolve({ code: 127, output: `${output}${error.message}\n` })
    })
    program.once('close', (code) => {
      end(program)
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs a JavaScript program of a dependency: fast, and the same with every package manager.
 * @param {string} bin path below `node_modules`
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runBin(bin, args, options) {
  return run(process.execPath, [path.join(ROOT, 'node_modules', bin), ...args], options)
}
