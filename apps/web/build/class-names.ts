import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CSSOptions } from 'vite'

/** Four signs distinguish the sheets; of the default, which adds its line, half as much again travels. */
const SIGNS = 4

/** What a class is called on the page: its name, and a few signs for its sheet. */
export const CLASS_NAMES: CSSOptions = {
  modules: {
    generateScopedName: (name, sheet) => `${name}_${signOf(sheet.replace(/\?.*/, ''))}`,
  },
}

function signOf(sheet: string): string {
  const place = path.relative(import.meta.dirname, sheet)
  return createHash('sha256').update(place.replaceAll(path.sep, '/')).digest('base64url').slice(0, SIGNS)
}
