import { spawn } from 'node:child_process'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ code: number, output: string }} Ended what a program returned and, unless it was shown, wrote */

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
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  for (const stream of [program.stdout, program.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  return new Promise((resolve) => {
    program.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    program.once('close', (code) => resolve({ code: code ?? 1, output }))
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
