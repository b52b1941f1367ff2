import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { refuseNewer } from './oldest-engines.mjs'
import { precompress } from './precompress.mjs'
import { fingerprint, fingerprintOfDates, markBuilt } from './sources.mjs'
import { ROOT } from './workspace.mjs'

const SERVER = path.join(ROOT, 'apps/server')
const WEB = path.join(ROOT, 'apps/web')

const dates = fingerprintOfDates()
const sources = fingerprint()
await Promise.all([buildServer(), buildWeb()])
markBuilt(sources, dates)

async function buildServer() {
  const { build } = await importFrom(SERVER, 'rolldown')
  const { loadConfig } = await importFrom(SERVER, 'rolldown/config')
  const { output, ...input } = await loadConfig(path.join(SERVER, 'rolldown.config.ts'))
  await build({ ...input, output })
}

async function buildWeb() {
  const { build } = await importFrom(WEB, 'vite')
  await build({ root: WEB, logLevel: 'warn' })
  refuseNewer(path.join(WEB, 'dist'))
  await precompress(path.join(WEB, 'dist'))
}

/**
 * A dependency as the given workspace sees it.
 * @param {string} workspace
 * @param {string} name
 */
function importFrom(workspace, name) {
  return import(pathToFileURL(createRequire(path.join(workspace, 'package.json')).resolve(name)).href)
}
