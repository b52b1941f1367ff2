import { type Entry, laterOf, textOf } from './entry.ts'
import { BY_DEFAULT, type Moments, UNDATED } from './moments.ts'
import { pathOf, pointerOf } from './parts.ts'
import { type Content, contentOfParts, settingsParts } from './settings-parts.ts'

/** What a device or a slot holds, by the JSON Pointers of its parts. */
export type Copy = ReadonlyMap<string, Entry>

export function copyOf(content: Content, moments: Moments): Copy {
  const momentOf = (pointer: string) => (Object.hasOwn(moments, pointer) ? moments[pointer] : undefined)
  const held = settingsParts(content).map(([path, value]): [string, Entry] => {
    const pointer = pointerOf(path)
    return [pointer, { at: momentOf(pointer) ?? UNDATED, value }]
  })
  const gone = Object.entries(moments).map(([pointer, at]): [string, Entry] => [pointer, { at, value: undefined }])
  return new Map([...gone, ...held])
}

/** Its content, in the order of the changes, and when each part was changed. */
export function contentOf(copy: Copy): {
  readonly content: ReturnType<typeof contentOfParts>
  readonly moments: Moments
} {
  const entries = [...copy].toSorted(([one, { at }], [other, later]) => at - later.at || (one < other ? -1 : 1))
  return {
    content: contentOfParts(entries.map(([pointer, { value }]) => [pathOf(pointer), value] as const).filter(isHeld)),
    moments: Object.fromEntries(entries.flatMap(([pointer, { at }]) => (at === UNDATED ? [] : [[pointer, at]]))),
  }
}

/** Each part as it was changed last, in whatever order, and however often, copies meet. (SYNC-40) */
export function mergeCopies(one: Copy, other: Copy): Copy {
  const merged = new Map(one)
  for (const [pointer, entry] of other) {
    const known = merged.get(pointer)
    merged.set(pointer, known ? laterOf(known, entry) : entry)
  }
  return merged
}

/** Whether both hold the same, changed at the same moments. */
export function areSameCopies(one: Copy, other: Copy): boolean {
  return (
    one.size === other.size &&
    [...one].every(([pointer, { at, value }]) => {
      const entry = other.get(pointer)
      return entry?.at === at && textOf(entry.value) === textOf(value)
    })
  )
}

/** Where parts of a device and of a slot differ: a merge keeps `here` of the device, and `there` of the slot. */
export interface Difference {
  readonly here: readonly string[]
  readonly there: readonly string[]
  /** What the device holds and a download would replace, unless both know that the slot's is later. */
  readonly atRisk: readonly string[]
}

/** By contents: the moments alone make no difference. (SYNC-2) */
export function differenceOf(device: Copy, slot: Copy): Difference {
  const differing = [...new Set([...device.keys(), ...slot.keys()])].flatMap((pointer) => {
    const [here, there] = [device.get(pointer), slot.get(pointer)]
    const isHere = isChosen(here)
    const isThere = isChosen(there)
    if (textOf(here?.value) === textOf(there?.value) || !(isHere || isThere)) return []
    const isNewer = isHere && (!isThere || laterOf(here, there) === here)
    const isKnownOlder = isHere && isThere && UNDATED < here.at && here.at < there.at
    return [{ pointer, isNewer, isAtRisk: isHere && !isKnownOlder }]
  })
  const pointersOf = (some: typeof differing) => some.map(({ pointer }) => pointer)
  return {
    here: pointersOf(differing.filter(({ isNewer }) => isNewer)),
    there: pointersOf(differing.filter(({ isNewer }) => !isNewer)),
    atRisk: pointersOf(differing.filter(({ isAtRisk }) => isAtRisk)),
  }
}

/** Not what is merely as it is by default, or was never there. */
function isChosen(entry: Entry | undefined): entry is Entry {
  return entry !== undefined && entry.at !== BY_DEFAULT && (entry.value !== undefined || entry.at > UNDATED)
}

function isHeld([, value]: readonly [unknown, unknown]): boolean {
  return value !== undefined
}
