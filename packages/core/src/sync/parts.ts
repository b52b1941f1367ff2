import { isSettingsObject, type SettingsObject } from '../settings/settings-object.ts'

/** A part of something stored that is changed by itself, and where it stands. */
export type StoredPart = readonly [path: readonly string[], value: unknown]

/** The entries of an object, as parts below `path`; anything else is one part. */
export function partsBelow(path: readonly string[], value: unknown): StoredPart[] {
  if (!isSettingsObject(value)) return [[path, value]]
  return Object.entries(value).map(([key, one]) => [[...path, key], one])
}

/** The object in which each part stands in its place, in the order of the parts. */
export function objectOfParts(parts: readonly StoredPart[]): SettingsObject {
  const groups = new Map<string, StoredPart[]>()
  for (const [[key = '', ...rest], value] of parts) {
    const group = groups.get(key)
    if (group) group.push([rest, value])
    else groups.set(key, [[rest, value]])
  }
  return Object.fromEntries(
    [...groups].map(([key, group]) => {
      const whole = group.find(([path]) => path.length === 0)
      return [key, whole ? whole[1] : objectOfParts(group)]
    }),
  )
}

/** A path as one text, a JSON Pointer without its first slash (RFC 6901). */
export function pointerOf(path: readonly string[]): string {
  return path.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
}

export function pathOf(pointer: string): string[] {
  return pointer.split('/').map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
