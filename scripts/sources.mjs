import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './workspace.mjs'

const STAMP = path.join(ROOT, '.cache/build-stamp')

/** All that a build is made of. */
const SOURCES = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/precompress.mjs',
  'packages',
  'apps/server/package.json',
  'apps/server/rolldown.config.ts',
  'apps/server/src',
  'apps/web/build',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/public',
  'apps/web/src',
  'apps/web/vite.config.ts',
  'docs/screenshots',
]

const PRODUCTS = [
  'apps/server/dist/supervise.js',
  'apps/server/dist/main.js',
  'apps/server/dist/stop-database.js',
  'apps/server/dist/admin.js',
  'apps/web/dist/index.html',
]

/** Whether what was built is there and was made of exactly these sources. */
export function isBuilt() {
  if (!PRODUCTS.every((file) => existsSync(path.join(ROOT, file))) || !existsSync(STAMP)) return false
  const [sources = '', dates] = readFileSync(STAMP, 'utf8').split('\n')
  const datesNow = fingerprintOfDates()
  // Nothing was written since: to read all files takes longer than the rest of a start needs.
  if (dates === datesNow) return true
  if (sources !== fingerprint()) return false
  markBuilt(sources, datesNow)
  return true
}

/**
 * Notes which sources the build was made of.
 * @param {string} sources their fingerprint before the build
 * @param {string} dates of the same moment
 */
export function markBuilt(sources, dates) {
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, `${sources}\n${dates}`)
}

/** Which files there are, how long each is and when it was changed, whatever its own date says. */
export function fingerprintOfDates() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(listFiles)) {
    const { size, mtimeMs, ctimeMs, ino } = statSync(path.join(ROOT, file))
    hash.update(`${file}\0${size} ${mtimeMs} ${ctimeMs} ${ino}\0`)
  }
  return hash.digest('hex')
}

/** Of the contents: a clone, a branch back and forth or a copied folder changes only dates. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(listFiles)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} place a file or folder, relative to the root
 * @returns {string[]}
 */
function listFiles(place) {
  if (!statSync(path.join(ROOT, place)).isDirectory()) return [place]
  return readdirSync(path.join(ROOT, place), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !/\.test\.tsx?$/.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name }) => listFiles(path.posix.join(place, name)))
}
