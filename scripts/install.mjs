import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { ROOT, run } from './workspace.mjs'

const OPTIONS = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
/** What the product is built of. The rest are tools: compiler, linter, test runners, Lighthouse; more than half of all. */
const PRODUCT = ['--workspace=apps/server', '--workspace=apps/web', '--workspace=packages']
/** npm links each workspace that it installs; this one is a tool. */
const TOOLS = path.join(ROOT, 'node_modules/@ephemeris/e2e')

/** Installs what the product needs, and the tools if they are there already, unless that is installed and up to date. */
export async function ensureInstalled() {
  if (!isInstalled(ROOT)) await install(['ci', ...(existsSync(TOOLS) ? [] : PRODUCT)])
}

/** Installs everything: the product's dependencies, and what checks, tests and measures it. */
export async function ensureToolsInstalled() {
  if (!isInstalled(ROOT)) await install(['ci'])
  // `npm ci` would begin by removing the database under a product that runs.
  else if (!existsSync(TOOLS)) await install(['install', '--no-save'])
}

/**
 * Installs a folder that has a lockfile of its own.
 * @param {string} folder
 */
export async function ensureFolderInstalled(folder) {
  if (!isInstalled(folder)) await install(['ci', '--prefix', folder])
}

/**
 * Whether dependencies are there that are not older than the lockfile.
 * @param {string} folder
 */
function isInstalled(folder) {
  // Written by npm at the end of each installation.
  const installed = path.join(folder, 'node_modules/.package-lock.json')
  const installedAt = statSync(installed, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return installedAt >= statSync(path.join(folder, 'package-lock.json')).mtimeMs
}

/** @param {readonly string[]} args */
async function install(args) {
  process.stdout.write('Installing the dependencies. The first time, this takes about a minute …\n')
  const { code } = await run(...npm(...args, ...OPTIONS))
  if (code !== 0) throw new Error(`npm ${args[0]} failed with ${code}.`)
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
