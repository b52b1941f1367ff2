import { isSettingsObject } from '../settings/settings-object.ts'
import type { Instant } from '../time/instant.ts'

/** Something with the moment of its last change; without a value it was taken away then. */
export interface Entry {
  readonly at: Instant
  readonly value: unknown
}

/** The later change; of two of one moment always the same, in whatever order they come. */
export function laterOf<E extends Entry>(one: E, other: E): E {
  if (one.at !== other.at) return one.at > other.at ? one : other
  return textOf(one.value) >= textOf(other.value) ? one : other
}

/** The same text for the same value, in any order of its entries; empty for none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, sortedKeys) ?? '')
}

/** Objects with their entries in one order; lists stay as they are. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (!isSettingsObject(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
