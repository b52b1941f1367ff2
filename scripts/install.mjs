import { statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ROOT, run } from './workspace.mjs'

/**
 * Installs a folder's dependencies if none are there, or if the lockfile is newer than they are.
 * @param {string} [folder]
 */
export async function ensureInstalled(folder = ROOT) {
  // Written by npm at the end of each installation.
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const installedAt = statSync(installed, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (installedAt >= statSync(path.join(folder, 'package-lock.json')).mtimeMs) return

  process.stdout.write('Installing the dependencies. The first time, this takes about a minute …\n')
  const options = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { code } = await run(...npm('ci', '--prefix', folder, ...options))
  if (code !== 0) throw new Error(`npm ci failed with ${code}.`)
}

/**
 * The npm that runs us, if one does.
 * @param {...string} args
 * @returns {[string, string[]]}
 */
function npm(...args) {
  const { npm_execpath: own } = process.env
  return own?.endsWith('.js') ? [process.execPath, [own, ...args]] : ['npm', args]
}
