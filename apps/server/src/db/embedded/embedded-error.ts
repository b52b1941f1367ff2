const WAY_OUT = 'Or set DATABASE_URL to a PostgreSQL 15 or newer of your own.'

/** The embedded PostgreSQL cannot be had here; the message is meant for the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(`${message}\n${WAY_OUT}`, options)
    this.name = 'EmbeddedPostgresError'
  }
}
