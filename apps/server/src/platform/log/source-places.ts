import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'

const PLACE = /(file:\/\/[^\s()]+?):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | null>()

/**
 * A stack with the places in the sources in place of those in the bundle. The maps are read when the first error needs
 * them: a program that reads them at the start starts a fifth later.
 */
export function withSourcePlaces(stack: string): string {
  return stack.replace(PLACE, (place: string, file: string, line: string, column: string) => {
    const entry = mapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return place
    const { originalSource, originalLine, originalColumn } = entry
    return `${new URL(originalSource, file)}:${originalLine + 1}:${originalColumn + 1}`
  })
}

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file)
  if (known !== undefined) return known
  const map = readMap(file)
  maps.set(file, map)
  return map
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')))
  } catch {
    // It is no bundle, or its map is not there: the place in the file itself is what there is to say.
    return null
  }
}
