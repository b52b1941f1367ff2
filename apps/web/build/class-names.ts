import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CSSOptions } from 'vite'
import { WINDOWS } from '../src/lib/page/windows.ts'

/** Four signs distinguish the sheets; of the default, which adds its line, half as much again travels. */
const SIGNS = 4

/** What a class is called on the page: its name, and a few signs for its sheet. And the named windows of `@media`. */
export const CLASS_NAMES: CSSOptions = {
  modules: {
    generateScopedName: (name, sheet) => `${name}_${signOf(sheet.replace(/\?.*/, ''))}`,
  },
  postcss: {
    plugins: [
      {
        postcssPlugin: 'named-windows',
        AtRule: {
          media: (rule) => {
            rule.params = rule.params.replace(/\(--(\w+)\)/g, (_, name: string) => conditionOf(name))
          },
        },
      },
    ],
  },
}

function conditionOf(name: string): string {
  const found = Object.entries(WINDOWS).find(([known]) => known === name)
  if (!found) throw new RangeError(`no window is called --${name}`)
  return found[1]
}

function signOf(sheet: string): string {
  const place = path.relative(import.meta.dirname, sheet)
  return createHash('sha256').update(place.replaceAll(path.sep, '/')).digest('base64url').slice(0, SIGNS)
}
