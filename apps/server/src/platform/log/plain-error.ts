import { withSourcePlaces } from './source-places.ts'

/** Its message says everything to the person at the terminal: what is wrong and what to do about it. */
export class PlainError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PlainError'
  }
}

/** What a person at the terminal should read when a program ends with `error`. */
export function explain(error: unknown): string {
  if (error instanceof PlainError) return error.message
  if (!(error instanceof Error)) return String(error)
  return isOutside(error) ? `It cannot go on: ${error.message}.` : withSourcePlaces(error.stack ?? error.message)
}

/** Codes of the system (`ENOSPC`), and of a database that is away, full or fails at its disk. */
const OUTSIDE_CODES = /^(E[A-Z\d]+|08\w{3}|53\w{3}|57P0[1-5]|58\w{3})$/

/** Whether a disk, a file or the database failed, so that the message says everything and a stack is of no use. */
function isOutside(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return OUTSIDE_CODES.test(code) || error.message.startsWith('Connection terminated')
}
