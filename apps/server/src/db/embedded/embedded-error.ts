import { PlainError } from '#server/platform/log/plain-error'

const WAY_OUT = 'Or set DATABASE_URL to a PostgreSQL 15 or newer of your own.'

/** The embedded PostgreSQL cannot be had here. */
export class EmbeddedPostgresError extends PlainError {
  constructor(message: string, options?: ErrorOptions) {
    super(`${message}\n${WAY_OUT}`, options)
  }
}
