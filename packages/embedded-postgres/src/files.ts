import { existsSync, mkdirSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

/**
 * Creates the folder and those above it where they are missing. One by one: asked for a whole path, Node 20 tries for
 * ever where a folder refuses, as below `/proc`.
 *
 * @returns the folders that this call created; the process's umask has taken its part of `mode`
 */
export function createFolders(folder: string, mode: number): string[] {
  if (existsSync(folder)) return []
  const above = createFolders(path.dirname(folder), mode)
  try {
    mkdirSync(folder, { mode })
    return [...above, folder]
  } catch (error) {
    // Another starter made it in between.
    if (!existsSync(folder)) throw error
    return above
  }
}

/** Time since the file was last written or touched; `null` if there is none. */
export function ageMs(file: string): number | null {
  const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return touchedAt === undefined ? null : Date.now() - touchedAt
}

export function touch(file: string): void {
  const now = new Date()
  utimesSync(file, now, now)
}
