import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** The first program of these names in the path, or at one of these places. */
export function findProgram(names: readonly string[], places: readonly string[] = []): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const inPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)))
  return [...inPath, ...places].find(isProgram) ?? null
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
