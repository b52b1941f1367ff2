import { statSync, utimesSync } from 'node:fs'

/** Time since the file was last written or touched; `null` if there is none. */
export function ageMs(file: string): number | null {
  const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs
  return touchedAt === undefined ? null : Date.now() - touchedAt
}

export function touch(file: string): void {
  const now = new Date()
  utimesSync(file, now, now)
}
