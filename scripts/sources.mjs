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

const PRODUCTS = ['apps/server/dist/main.js', 'apps/server/dist/admin.js', 'apps/web/dist/index.html']

/** Whether what was built is there and was made of exactly these sources. */
export function isBuilt() {
  return (
    PRODUCTS.every((file) => existsSync(path.join(ROOT, file))) &&
    existsSync(STAMP) &&
    readFileSync(STAMP, 'utf8') === fingerprint()
  )
}

/**
 * Notes which sources the build was made of.
 * @param {string} sources their fingerprint before the build
 */
export function markBuilt(sources) {
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, sources)
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
