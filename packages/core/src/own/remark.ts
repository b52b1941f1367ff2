import { isSettingsObject } from '../settings/settings-object.ts'

/** How long something takes, as its player finds. */
export const EFFORTS = ['short', 'long'] as const

export type Effort = (typeof EFFORTS)[number]

/** A note has at most so many characters. */
export const LONGEST_NOTE = 500

/** What a player says of an activity that publishers announce. (OWN-10) */
export interface Remark {
  /** May be empty. */
  readonly note: string
  /** `null`: not said. */
  readonly effort: Effort | null
}

/** `null`: not known. */
export function readEffort(stored: unknown): Effort | null {
  return EFFORTS.find((effort) => effort === stored) ?? null
}

/** `null`: it says nothing, or something of it is not as it has to be. */
export function readRemark(stored: unknown): Remark | null {
  if (!isSettingsObject(stored)) return null
  const { note = '' } = stored
  const effort = readEffort(stored.effort)
  if (typeof note !== 'string' || note.length > LONGEST_NOTE || (note.trim() === '' && effort === null)) return null
  return { note: note.trim(), effort }
}
