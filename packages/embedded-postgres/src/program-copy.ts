import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import process from 'node:process'
import * as z from 'zod'
import { createFolders } from './files.ts'

const LINKS = z.array(z.object({ source: z.string(), target: z.string() }))

const SEARCH = 0o011

/**
 * A copy of PostgreSQL's programs below `place` that every account may run, whatever the umask of this process or of
 * the installation. What an earlier start left there is repaired, or replaced if files are missing. (OPS-51)
 *
 * @returns the folder that holds `bin`, `lib` and `share`
 */
export async function copyPrograms(delivered: string, place: string): Promise<string> {
  allowTraversal(path.dirname(place))
  const copy = path.join(place, 'native')
  if (!canBeRepaired(place, delivered)) await replaceCopy(delivered, place)
  return restoreLibraryLinks(copy)
}

/** Others may pass the folder and not list it. */
function allowTraversal(folder: string): void {
  for (const created of createFolders(folder, 0o755)) chmodSync(created, 0o755)
  const { mode } = statSync(folder)
  if ((mode & SEARCH) !== SEARCH) chmodSync(folder, (mode & 0o7777) | SEARCH)
}

function canBeRepaired(place: string, delivered: string): boolean {
  try {
    openToReaders(place)
    return isWhole(path.join(place, 'native'), delivered)
  } catch {
    // Nothing is there, or something that is not ours.
    return false
  }
}

function isWhole(copy: string, delivered: string): boolean {
  return listFiles(delivered).every((file) => {
    const found = statSync(path.join(copy, file), { throwIfNoEntry: false })
    return found?.isFile() && found.size === statSync(path.join(delivered, file)).size
  })
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
}

/** The new copy appears complete or not at all; a server that runs from the old one has its files open. */
async function replaceCopy(delivered: string, place: string): Promise<void> {
  const unfinished = `${place}.${process.pid}`
  const spoiled = `${unfinished}.old`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished)
  try {
    // Not all at once: the lock that is held meanwhile has to be renewed.
    await cp(realpathSync(delivered), path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
    openToReaders(unfinished)
    if (existsSync(place)) renameSync(place, spoiled)
    renameSync(unfinished, place)
  } catch (error) {
    // Another starter may have made the same copy in between.
    if (!canBeRepaired(place, delivered)) throw error
  } finally {
    for (const folder of [unfinished, spoiled]) rmSync(folder, { recursive: true, force: true })
  }
}

function openToReaders(folder: string): void {
  setMode(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) openToReaders(file)
    else if (entry.isFile()) setMode(file, path.basename(folder) === 'bin' ? 0o755 : 0o644)
  }
}

function setMode(file: string, mode: number): void {
  if ((statSync(file).mode & 0o777) !== mode) chmodSync(file, mode)
}

/** Package archives carry no symbolic links; the package lists them, and its install script may have been ignored. */
export function restoreLibraryLinks(folder: string): string {
  const links = LINKS.parse(JSON.parse(readFileSync(path.join(folder, 'pg-symlinks.json'), 'utf8')))
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
