/** A player's own mark on an activity, in the order of the menu and of the keys 1 to 5; `''` is no mark. (ACT-1) */
export const STATUSES = ['', 'done', 'in_progress', 'starred', 'cancelled'] as const

export type Status = (typeof STATUSES)[number]

/** Marks by activity id; an activity without a mark is absent. */
export type Marks = Readonly<Record<string, Exclude<Status, ''>>>

export function isStatus(value: unknown): value is Status {
  return STATUSES.some((status) => status === value)
}

export function statusOf(marks: Marks, activityId: string): Status {
  return Object.hasOwn(marks, activityId) ? (marks[activityId] ?? '') : ''
}

/** What can be read of stored or sent marks; an empty status is none. */
export function readMarks(stored: Readonly<Record<string, unknown>>): Marks {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, status]) => (isStatus(status) && status !== '' ? [[id, status]] : [])),
  )
}

/** The marks after `activityId` was set to `status`; `''` removes the entry. (ACT-2) */
export function withStatus(marks: Marks, activityId: string, status: Status): Marks {
  const { [activityId]: _previous, ...others } = marks
  return status === '' ? others : { ...others, [activityId]: status }
}

/** There is nothing left to do in it: it is done, or cancelled. */
export function isPutAside(marks: Marks, activityId: string): boolean {
  const status = statusOf(marks, activityId)
  return status === 'done' || status === 'cancelled'
}
