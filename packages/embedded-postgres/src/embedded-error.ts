const WAY_OUT = 'Or set DATABASE_URL to a PostgreSQL 15 or newer of your own.'

/** Its message says everything to the person at the terminal: what is wrong and what to do about it. */
export class EmbeddedPostgresError extends Error {
  constructor(message: string, { cause, wayOut = WAY_OUT }: { cause?: unknown; wayOut?: string | null } = {}) {
    super(wayOut === null ? message : `${message}\n${wayOut}`, { cause })
    this.name = 'EmbeddedPostgresError'
  }
}
