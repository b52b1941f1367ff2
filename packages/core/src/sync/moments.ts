import type { SettingsObject } from '../settings/settings-object.ts'
import { formatInstant, type Instant, instant, parseInstant, SECOND_MS } from '../time/instant.ts'
import { textOf } from './entry.ts'
import { pointerOf } from './parts.ts'
import { type Content, settingsParts } from './settings-parts.ts'

/** When parts were changed last, by their JSON Pointers; a part that is not there any more was taken away then. */
export type Moments = Readonly<Record<string, Instant>>

/** Of what was not chosen: it never wins over a choice. */
export const BY_DEFAULT = instant(0)

/** Of what was changed before devices noted it: any change with a moment wins. */
export const UNDATED = instant(1)

/** So many of the latest changes keep their moments; with them the largest slot still fits into its upload. */
export const MAX_MOMENTS = 1000

/** Several changes of one second are noted seconds apart. */
const MAX_AHEAD_MS = 60 * SECOND_MS

/** One unreadable moment never costs the others. */
export function readMoments(stored: SettingsObject): Moments {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([pointer, text]): [string, Instant][] => {
      const at = typeof text === 'string' ? parseInstant(text) : null
      return at === null ? [] : [[pointer, at]]
    }),
  )
}

/** The latest `MAX_MOMENTS`, as they are stored. */
export function writeMoments(moments: Moments): Record<string, string> {
  const latest = Object.entries(moments)
    .filter(([, at]) => at !== UNDATED)
    .toSorted(([one, at], [other, otherAt]) => otherAt - at || (one < other ? -1 : 1))
    .slice(0, MAX_MOMENTS)
  return Object.fromEntries(latest.map(([pointer, at]) => [pointer, formatInstant(at)]))
}

interface ContentChange {
  readonly before: Content
  readonly after: Content
  /** `null`: the program changed it by itself, out of what is there. */
  readonly at: Instant | null
}

/**
 * The stored moments after a change: each part that differs was changed `at`, or just after its last change if that
 * is later. A change of the program is just later than what it was made of, and what it adds is there by default.
 */
export function withChange(stored: SettingsObject, { before, after, at }: ContentChange): SettingsObject {
  const previous = textsOf(before)
  const next = textsOf(after)
  const changed = [...new Set([...previous.keys(), ...next.keys()])].filter(
    (key) => previous.get(key) !== next.get(key),
  )
  if (changed.length === 0) return stored
  const moments = changed.map((pointer): [string, string] => {
    const known = readMoments({ [pointer]: stored[pointer] })[pointer]
    const last = known ?? (previous.has(pointer) ? UNDATED : null)
    if (at === null && last === null) return [pointer, formatInstant(BY_DEFAULT)]
    const after = last === null ? BY_DEFAULT : instant(last + SECOND_MS)
    return [pointer, formatInstant(at !== null && at > after ? at : after)]
  })
  const all = { ...stored, ...Object.fromEntries(moments) }
  return Object.keys(all).length > MAX_MOMENTS ? writeMoments(readMoments(all)) : all
}

/** A device whose clock is ahead does not win over changes that come later. */
export function momentsUntil(moments: Moments, now: Instant): Moments {
  return Object.fromEntries(
    Object.entries(moments).map(([pointer, at]) => [pointer, at > now + MAX_AHEAD_MS ? now : at]),
  )
}

function textsOf(content: Content): ReadonlyMap<string, string> {
  return new Map(settingsParts(content).map(([path, value]) => [pointerOf(path), textOf(value)]))
}
