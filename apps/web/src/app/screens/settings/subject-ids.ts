/** In the order of the page, and how an address names each: `/settings#reminders`. (SET-41) */
export const SUBJECT_IDS = ['games', 'reminders', 'account', 'time', 'look', 'device'] as const

export type SubjectId = (typeof SUBJECT_IDS)[number]

/** What `?highlight=` calls them. */
export const SUBJECT_OF: ReadonlyMap<string, SubjectId> = new Map([
  ['games', 'games'],
  ['reminders', 'reminders'],
  ['login', 'account'],
  ['timezone', 'time'],
  ['appearance', 'look'],
  ['keyboard', 'device'],
  ['language', 'device'],
])
