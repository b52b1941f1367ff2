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
  return error instanceof Error ? withSourcePlaces(error.stack ?? error.message) : String(error)
}
