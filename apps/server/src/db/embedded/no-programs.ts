import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import * as z from 'zod'
import type { ProcessIdentity } from './identity.ts'

/** A folder from which PostgreSQL could not be run, and why. */
export interface Attempt {
  readonly folder: string
  readonly error: unknown
}

/** Why no folder will do, one line for each, and what helps. (OPS-52) */
export function explainNoPrograms(attempts: readonly Attempt[], identity: ProcessIdentity): string {
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
    wayTo(folder).find((step) => {
      if (!existsSync(step)) return false
      const found = statSync(step)
      if (!found.isDirectory()) return false
      const right = found.uid === uid ? 0o100 : found.gid === gid ? 0o010 : 0o001
      return (found.mode & right) === 0
    }) ?? null
  )
}

/** The folder after all that are above it. */
function wayTo(folder: string): string[] {
  const above = path.dirname(folder)
  return above === folder ? [folder] : [...wayTo(above), folder]
}

function hasGlibc(): boolean {
  if (process.platform !== 'linux') return true
  const { header } = z.object({ header: z.looseObject({}) }).parse(process.report.getReport())
  return 'glibcVersionRuntime' in header
}
