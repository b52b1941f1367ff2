/**
 * Classes 08 (connection) and 53 (no disk, memory or connections left), and 57P01 to 57P05 (the server ends, starts or cuts
 * idle connections).
 */
const AWAY_STATES = /^(08\w{3}|53\w{3}|57P0[1-5])$/

/** What the driver says, without a code, of connections that it cannot get or that broke. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/

/**
 * What the coordinator of a Citus cluster says, mostly as an internal error, of a worker that it does not reach: its own
 * words, and those of its driver.
 */
const WORKER_MESSAGES =
  /^(failure on connection marked as essential|connection (to the remote node|error:|not open|pointer is NULL)|could not establish any connection|no connection to the server|server closed the connection|(could not|failed to) (receive data from|send data to|connect to|flush)|SSL (connection has been closed|SYSCALL error)|lost synchronization with server)/

/** What the system says of sockets. */
const SOCKET_CALLS = ['connect', 'read', 'write']

/** Whether the disk of the database has no room for what was to be stored. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53100'
}

/** Whether a query failed because the database cannot be reached, so that it may do if tried again. (API-19) */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('syscall' in error && SOCKET_CALLS.some((call) => call === error.syscall)) return true
  if ('code' in error && typeof error.code === 'string' && AWAY_STATES.test(error.code)) return true
  return AWAY_MESSAGES.test(error.message) || WORKER_MESSAGES.test(error.message)
}
