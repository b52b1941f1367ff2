import { statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ROOT, run } from './workspace.mjs'

/** Written by npm at the end of each installation. */
const INSTALLED = path.join(ROOT, 'node_modules/.package-lock.json')
const WANTED = path.join(ROOT, 'package-lock.json')

/** Installs the dependencies if none are there, or if the lockfile is newer than they are. */
export async function ensureInstalled() {
  const installedAt = statSync(INSTALLED, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (installedAt >= statSync(WANTED).mtimeMs) return

  process.stdout.write('Installing the dependencies. The first time, this takes about a minute …\n')
  const { code } = await run(
    ...npm('ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'),
  )
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
